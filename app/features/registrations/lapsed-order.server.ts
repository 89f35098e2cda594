import { and, inArray, lte, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { entryOrders } from "#db/schema.ts";
import { lapsingStates } from "./order.ts";

/** Of `entry_orders`, also under another name. */
type OrderColumns = { state: AnyPgColumn; expiresAt: AnyPgColumn };

/** Whether an order is in a state that ends by itself. */
export function mayLapse({ state }: Pick<OrderColumns, "state"> = entryOrders): SQL {
  return inArray(state, [...lapsingStates]);
}

/** Whether the time of an open order is over: it holds nothing, also before the job has ended it. */
export function isLapsed(now: Date, order: OrderColumns = entryOrders): SQL | undefined {
  return and(mayLapse(order), lte(order.expiresAt, now));
}
