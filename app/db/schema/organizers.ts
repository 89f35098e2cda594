import { boolean, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "./columns.ts";
import { users } from "./identity.ts";
import { payments } from "./orders.ts";
import { raceClaims, races } from "./races.ts";

/** The people who may edit a race without being administrators. */
export const raceOrganizers = pgTable(
  "race_organizers",
  {
    raceId: uuid("race_id")
      .notNull()
      .references(() => races.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The claim from which the link was made; `null` where it was made by hand. */
    claimId: uuid("claim_id").references(() => raceClaims.id, { onDelete: "set null" }),
    /** `null` when the administrator's account is gone. */
    linkedBy: uuid("linked_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.raceId, table.userId] })],
);

export const paymentAccounts = pgTable("payment_accounts", {
  id: id(),
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  accountId: text("account_id").notNull().unique(),
  country: text("country").notNull(),
  takesCharges: boolean("takes_charges").notNull().default(false),
  takesOxxo: boolean("takes_oxxo").notNull().default(false),
  paysOut: boolean("pays_out").notNull().default(false),
  isSubmitted: boolean("is_submitted").notNull().default(false),
  due: text("due").array().notNull().default([]),
  disabledReason: text("disabled_reason"),
  version: integer("version").notNull().default(0),
  readAt: moment("read_at"),
  disconnectedAt: moment("disconnected_at"),
  createdAt: createdAt(),
});

/** The account that the entries of a race are paid to by card. */
export const racePayees = pgTable("race_payees", {
  raceId: uuid("race_id")
    .primaryKey()
    .references(() => races.id, { onDelete: "cascade" }),
  paymentAccountId: uuid("payment_account_id")
    .notNull()
    .references(() => paymentAccounts.id, { onDelete: "cascade" }),
  createdAt: createdAt(),
});

/** What the payment provider says of a payment on an organizer's account, besides its state. */
export const cardPayments = pgTable("card_payments", {
  paymentId: uuid("payment_id")
    .primaryKey()
    .references(() => payments.id, { onDelete: "cascade" }),
  slipNumber: text("slip_number"),
  slipUrl: text("slip_url"),
  slipUntil: moment("slip_until"),
  isDisputed: boolean("is_disputed").notNull().default(false),
  feeMinor: integer("fee_minor").notNull().default(0),
  isOver: boolean("is_over").notNull().default(false),
  readAt: moment("read_at"),
});

/** The disputes about a payment, each with what was read of it last. */
export const cardDisputes = pgTable("card_disputes", {
  id: text("id").primaryKey(),
  paymentId: uuid("payment_id")
    .notNull()
    .references(() => cardPayments.paymentId, { onDelete: "cascade" }),
  state: text("state", { enum: ["open", "won", "lost", "closed"] }).notNull(),
  amountMinor: integer("amount_minor").notNull(),
  answerUntil: moment("answer_until"),
  createdAt: createdAt(),
});
