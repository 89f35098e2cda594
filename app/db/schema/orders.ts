import {
  bigint,
  boolean,
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { changedAt, createdAt, id, moment } from "./columns.ts";
import { users } from "./identity.ts";
import { raceDistances, raceRegistrations, races, vouchers } from "./races.ts";

const currency = () => text("currency", { enum: ["USD", "MXN", "PEN", "CAD"] }).notNull();

/** How a race sells its entries. A race without a row sells none. */
export const raceSales = pgTable("race_sales", {
  raceId: uuid("race_id")
    .primaryKey()
    .references(() => races.id, { onDelete: "cascade" }),
  currency: currency(),
  /** What a member of this site pays less, in percent. */
  memberPercent: integer("member_percent").notNull().default(0),
  /** Of an order with this many entries, the cheapest is free; `null`: none. */
  freeEvery: integer("free_every"),
  /** Hours that a runner has to pay, and an organizer to look at a proof. */
  uploadHours: integer("upload_hours").notNull().default(48),
  reviewHours: integer("review_hours").notNull().default(72),
  /** What an entry of a race without distances costs now. */
  soldMinor: integer("sold_minor"),
  updatedAt: changedAt(),
});

/** The steps of a distance's price, in their order; without a distance, of a race that has none. */
export const priceTiers = pgTable("price_tiers", {
  id: id(),
  raceId: uuid("race_id")
    .notNull()
    .references(() => races.id, { onDelete: "cascade" }),
  distanceId: uuid("distance_id").references(() => raceDistances.id, { onDelete: "cascade" }),
  priceMinor: integer("price_minor").notNull(),
  lastDay: date("last_day"),
  places: integer("places"),
  /** Entries that hold or have this price. */
  sold: integer("sold").notNull().default(0),
  sortOrder: integer("sort_order").notNull().default(0),
});

/** How runners pay the organizer without this site. */
export const paymentMethods = pgTable(
  "payment_methods",
  {
    raceId: uuid("race_id")
      .notNull()
      .references(() => races.id, { onDelete: "cascade" }),
    kind: text("kind", {
      enum: ["yape", "plin", "bank_deposit", "spei", "transfer", "cash"],
    }).notNull(),
    textEn: text("text_en"),
    textEs: text("text_es"),
  },
  (table) => [primaryKey({ columns: [table.raceId, table.kind] })],
);

/** What the organizer of a race lets its runners do with their entries. Without a row, nothing. */
export const raceChangeRules = pgTable(
  "race_change_rules",
  {
    raceId: uuid("race_id")
      .notNull()
      .references(() => races.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["transfer", "distance", "deferral"] }).notNull(),
    /** At the place of the race; `null`: until the day before it. */
    lastDay: date("last_day"),
    /** In the currency in which the race sells its entries. */
    feeMinor: integer("fee_minor").notNull().default(0),
    /** For another distance: what is left of the price goes back to the runner. */
    paysBack: boolean("pays_back").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.raceId, table.kind] })],
);

/** An entry that its runner passes on, exchanges for another distance, or keeps for the next edition. */
export const entryChanges = pgTable("entry_changes", {
  id: id(),
  raceId: uuid("race_id")
    .notNull()
    .references(() => races.id, { onDelete: "cascade" }),
  kind: text("kind", { enum: ["transfer", "distance", "deferral"] }).notNull(),
  /** `unpaid`: its fee is not paid yet. An open deferral is a credit. */
  state: text("state", {
    enum: ["unpaid", "open", "done", "withdrawn", "declined", "lapsed"],
  }).notNull(),
  registrationId: uuid("registration_id")
    .notNull()
    .references(() => raceRegistrations.id, { onDelete: "cascade" }),
  /** The entry in its place. */
  newRegistrationId: uuid("new_registration_id").references(() => raceRegistrations.id, {
    onDelete: "set null",
  }),
  /** Of another distance. */
  distanceId: uuid("distance_id").references(() => raceDistances.id, { onDelete: "cascade" }),
  /** Of a transfer: who is invited, until it ends. */
  toEmail: text("to_email"),
  tokenHash: text("token_hash").unique(),
  /** Who has followed the link. */
  toUser: uuid("to_user").references(() => users.id, { onDelete: "set null" }),
  feeMinor: integer("fee_minor").notNull().default(0),
  /** Of a deferral: what counts for the next edition. */
  creditMinor: integer("credit_minor").notNull().default(0),
  /** When it lapses; `null` for a credit. */
  endsAt: moment("ends_at"),
  /** When the runners of a transfer were reminded that it is about to lapse. */
  remindedAt: moment("reminded_at"),
  /** Where letters about it lead. */
  origin: text("origin").notNull(),
  createdAt: createdAt(),
  updatedAt: changedAt(),
});

export const entryOrders = pgTable("entry_orders", {
  id: id(),
  /** What a runner writes into the concept of a transfer. */
  code: text("code").notNull().unique(),
  raceId: uuid("race_id")
    .notNull()
    .references(() => races.id, { onDelete: "cascade" }),
  userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
  currency: currency(),
  /** Frozen when the place is held. */
  totalMinor: integer("total_minor").notNull(),
  state: text("state", {
    enum: ["held", "awaiting_payment", "in_review", "paid", "expired", "cancelled"],
  }).notNull(),
  /** When the state ends. A proof that waits for the organizer keeps the place after it. */
  expiresAt: moment("expires_at"),
  /** The runner has had more time once, after a proof was refused. */
  isExtended: boolean("is_extended").notNull().default(false),
  /** Where letters about it lead. */
  origin: text("origin").notNull(),
  /** The change of an entry that it pays for. */
  changeId: uuid("change_id").references(() => entryChanges.id, { onDelete: "set null" }),
  /** Extras for an entry that is made: it holds no place. */
  isExtras: boolean("is_extras").notNull().default(false),
  createdAt: createdAt(),
  updatedAt: changedAt(),
});

/** What a race sells beside its entries. */
export const raceExtras = pgTable("race_extras", {
  id: id(),
  raceId: uuid("race_id")
    .notNull()
    .references(() => races.id, { onDelete: "cascade" }),
  /** `null`: with an entry of any distance. */
  distanceId: uuid("distance_id").references(() => raceDistances.id, { onDelete: "set null" }),
  nameEn: text("name_en"),
  nameEs: text("name_es"),
  noteEn: text("note_en"),
  noteEs: text("note_es"),
  /** Of each one; `null`: the runner chooses an amount within the limits. */
  priceMinor: integer("price_minor"),
  leastMinor: integer("least_minor"),
  mostMinor: integer("most_minor"),
  stock: integer("stock"),
  taken: integer("taken").notNull().default(0),
  /** For one entry. */
  mostEach: integer("most_each").notNull().default(1),
  /** At the place of the race; `null`: until the race. */
  lastDay: date("last_day"),
  /** Whether what it has cost goes back to the runner when the entry is cancelled. */
  paysBack: boolean("pays_back").notNull().default(true),
  isSold: boolean("is_sold").notNull().default(true),
  sortOrder: integer("sort_order").notNull().default(0),
});

/** The extras of an order, each for one of its entries. */
export const entryExtras = pgTable(
  "entry_extras",
  {
    id: id(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => entryOrders.id, { onDelete: "cascade" }),
    registrationId: uuid("registration_id")
      .notNull()
      .references(() => raceRegistrations.id, { onDelete: "cascade" }),
    extraId: uuid("extra_id")
      .notNull()
      .references(() => raceExtras.id),
    quantity: integer("quantity").notNull(),
    unitMinor: integer("unit_minor").notNull(),
    paysBack: boolean("pays_back").notNull(),
    /** The organizer has taken it back: the runner gets the money, and not the thing. */
    isReturned: boolean("is_returned").notNull().default(false),
    /** Whether it counts as taken: not once its order has ended or its entry is cancelled. */
    isCounted: boolean("is_counted").notNull().default(true),
  },
  (table) => [unique().on(table.orderId, table.registrationId, table.extraId)],
);

/**
 * One line for each entry of an order. Whether its place is held is the status of the entry. An entry that was changed
 * has what was paid for the first one and for the change.
 */
export const orderLines = pgTable(
  "order_lines",
  {
    registrationId: uuid("registration_id")
      .notNull()
      .references(() => raceRegistrations.id, { onDelete: "cascade" }),
    orderId: uuid("order_id")
      .notNull()
      .references(() => entryOrders.id, { onDelete: "cascade" }),
    tierId: uuid("tier_id").references(() => priceTiers.id, { onDelete: "set null" }),
    voucherId: uuid("voucher_id").references(() => vouchers.id, { onDelete: "set null" }),
    priceMinor: integer("price_minor").notNull(),
    discountMinor: integer("discount_minor").notNull().default(0),
    /** The part of the discount that credits pay. */
    creditMinor: integer("credit_minor").notNull().default(0),
    /**
     * The entry was cancelled, or its race was: the credits no longer pay for it (then `creditMinor` is 0), or what they
     * paid was settled by hand, before the program did that.
     */
    isCreditSettled: boolean("is_credit_settled").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.registrationId, table.orderId] })],
);

/** The credits that an order spends, each on what its entries cost. One credit is held by one order. */
export const orderCredits = pgTable(
  "order_credits",
  {
    orderId: uuid("order_id")
      .notNull()
      .references(() => entryOrders.id, { onDelete: "cascade" }),
    /** The deferral. */
    changeId: uuid("change_id")
      .notNull()
      .references(() => entryChanges.id, { onDelete: "cascade" }),
    /** All of the credit, or what the entries still cost; less once one of them costs less. */
    usedMinor: integer("used_minor").notNull(),
    /** No longer once the order has ended unpaid: another order may spend the credit then. */
    isHeld: boolean("is_held").notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.changeId] })],
);

export const payments = pgTable(
  "payments",
  {
    id: id(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => entryOrders.id, { onDelete: "cascade" }),
    raceId: uuid("race_id")
      .notNull()
      .references(() => races.id),
    attempt: integer("attempt").notNull(),
    method: text("method", {
      enum: [
        "stripe_card",
        "stripe_oxxo",
        "yape",
        "plin",
        "bank_deposit",
        "spei",
        "transfer",
        "cash",
      ],
    }).notNull(),
    state: text("state", {
      enum: ["started", "pending", "in_review", "received", "failed", "void"],
    }).notNull(),
    /** Money that came when its order could not take it is a surplus, which the organizer settles. */
    kind: text("kind", { enum: ["due", "surplus"] })
      .notNull()
      .default("due"),
    currency: currency(),
    amountMinor: integer("amount_minor").notNull(),
    receivedMinor: integer("received_minor").notNull().default(0),
    refundedMinor: integer("refunded_minor").notNull().default(0),
    /** What the organizer keeps of an entry that is gone, and said so. */
    keptMinor: integer("kept_minor").notNull().default(0),
    /** What a bank gave back to the owner of a card for good. */
    lostMinor: integer("lost_minor").notNull().default(0),
    accountId: text("account_id"),
    sessionId: text("session_id").unique(),
    intentId: text("intent_id").unique(),
    chargeId: text("charge_id").unique(),
    /** The number of the operation as the runner typed it. */
    reference: text("reference"),
    /** The same without what people write differently. */
    referenceKey: text("reference_key"),
    proofFile: text("proof_file"),
    proofType: text("proof_type"),
    proofHash: text("proof_hash"),
    /** Why it was not accepted, for its runner. */
    refusal: text("refusal"),
    reviewedBy: uuid("reviewed_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    updatedAt: changedAt(),
  },
  (table) => [unique().on(table.orderId, table.attempt)],
);

export const refunds = pgTable("refunds", {
  id: id(),
  paymentId: uuid("payment_id")
    .notNull()
    .references(() => payments.id, { onDelete: "cascade" }),
  amountMinor: integer("amount_minor").notNull(),
  way: text("way", { enum: ["stripe", "by_hand"] }).notNull(),
  state: text("state", {
    enum: ["requested", "pending", "succeeded", "failed", "canceled"],
  }).notNull(),
  stripeId: text("stripe_id").unique(),
  reason: text("reason"),
  requestedBy: uuid("requested_by").references(() => users.id, { onDelete: "set null" }),
  createdAt: createdAt(),
  updatedAt: changedAt(),
});

/** Every change of an order's state, and why. Rows are only added. */
export const orderLog = pgTable("order_log", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: uuid("order_id")
    .notNull()
    .references(() => entryOrders.id, { onDelete: "cascade" }),
  fromState: text("from_state"),
  toState: text("to_state").notNull(),
  /** Who did it; `null` for the time and for the payment provider. */
  byUser: uuid("by_user").references(() => users.id, { onDelete: "set null" }),
  reason: text("reason"),
  createdAt: createdAt(),
});
