import { text, timestamp, uuid } from "drizzle-orm/pg-core";
import { langs } from "#values/say.ts";

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

/** The language of a text, or that letters to a person are written in. */
export function language() {
  return text("lang", { enum: langs }).notNull().default("en");
}
