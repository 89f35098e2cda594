import { bigint, boolean, integer, pgTable, pgView, text, uuid } from "drizzle-orm/pg-core";
import { changedAt, createdAt, id, moment } from "./columns.ts";
import { users } from "./identity.ts";

export const stripeCustomers = pgTable("stripe_customers", {
  id: id(),
  userId: uuid("user_id")
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: "cascade" }),
  customerId: text("customer_id").notNull().unique(),
  createdAt: createdAt(),
});

export const stripeSubscriptions = pgTable("stripe_subscriptions", {
  id: id(),
  customerId: customerId(),
  subscriptionId: text("subscription_id").notNull().unique(),
  subscriptionStatus: text("subscription_status").notNull(),
  priceId: text("price_id"),
  interval: text("interval", { enum: ["month", "year"] }),
  currentPeriodEnd: bigint("current_period_end", { mode: "number" }),
  cancelAtPeriodEnd: boolean("cancel_at_period_end").notNull().default(false),
  paymentMethodBrand: text("payment_method_brand"),
  paymentMethodLast4: text("payment_method_last4"),
  entitledPriceId: text("entitled_price_id"),
  entitledUntil: bigint("entitled_until", { mode: "number" }),
  createdAt: createdAt(),
  updatedAt: changedAt(),
});

/** The latest subscription of each person. */
export const stripeUserSubscriptions = pgView("stripe_user_subscriptions", {
  userId: uuid("user_id").notNull(),
  subscriptionStatus: text("subscription_status").notNull(),
  priceId: text("price_id"),
  currentPeriodEnd: bigint("current_period_end", { mode: "number" }),
  cancelAtPeriodEnd: boolean("cancel_at_period_end").notNull(),
  paymentMethodBrand: text("payment_method_brand"),
  paymentMethodLast4: text("payment_method_last4"),
}).existing();

export const invoices = pgTable("invoices", {
  id: text("id").primaryKey(),
  customerId: customerId(),
  created: bigint("created", { mode: "number" }).notNull(),
  number: text("number"),
  amountPaid: integer("amount_paid").notNull(),
  currency: text("currency").notNull(),
  status: text("status"),
  hostedInvoiceUrl: text("hosted_invoice_url"),
  invoicePdf: text("invoice_pdf"),
});

export const webhookEvents = pgTable("webhook_events", {
  eventId: text("event_id").primaryKey(),
  type: text("type").notNull(),
  receivedAt: moment("received_at").notNull().defaultNow(),
  processedAt: moment("processed_at"),
});

function customerId() {
  return text("customer_id")
    .notNull()
    .references(() => stripeCustomers.customerId, { onDelete: "cascade" });
}
