import { timestamp, uuid } from "drizzle-orm/pg-core";

export function id() {
  return uuid("id").primaryKey().defaultRandom();
}

/** A moment, always with its zone. */
export function moment<Name extends string>(name: Name) {
  return timestamp(name, { withTimezone: true });
}

export function createdAt() {
  return moment("created_at").notNull().defaultNow();
}

/** The database moves it along with every change that does not set it. */
export function changedAt() {
  return moment("updated_at").notNull().defaultNow();
}
