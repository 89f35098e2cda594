import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { changedAt, createdAt, id, moment } from "./columns.ts";
import { users } from "./identity.ts";

const tiers = ["pacer", "sprinter", "elite"] as const;

export const stripeCustomers = pgTable("stripe_customers", {
  id: id(),
  userId: uuid("user_id")
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: "cascade" }),
  customerId: text("customer_id").notNull().unique(),
  createdAt: createdAt(),
  version: integer("version").notNull().default(0),
  syncedAt: moment("synced_at"),
  checkoutAttempt: uuid("checkout_attempt"),
  checkoutPrice: text("checkout_price"),
  checkoutId: text("checkout_id"),
  checkoutBegan: moment("checkout_began"),
  origin: text("origin"),
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
  entitledUntil: bigint("entitled_until", { mode: "number" }),
  createdAt: createdAt(),
  updatedAt: changedAt(),
  tier: text("tier", { enum: tiers }),
  entitledTier: text("entitled_tier", { enum: tiers }),
  currentPeriodStart: bigint("current_period_start", { mode: "number" }),
  created: bigint("created", { mode: "number" }),
  waitingTier: text("waiting_tier", { enum: tiers }),
  waitingUntil: bigint("waiting_until", { mode: "number" }),
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
  customerId: text("customer_id").notNull(),
  subscriptionId: text("subscription_id").notNull(),
  tier: text("tier", { enum: tiers }),
  interval: text("interval", { enum: ["month", "year"] }),
  entitledTier: text("entitled_tier", { enum: tiers }),
  entitledUntil: bigint("entitled_until", { mode: "number" }),
  waitingTier: text("waiting_tier", { enum: tiers }),
  waitingUntil: bigint("waiting_until", { mode: "number" }),
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
  amountDue: integer("amount_due").notNull().default(0),
});

export const webhookEvents = pgTable("webhook_events", {
  eventId: text("event_id").primaryKey(),
  type: text("type").notNull(),
  receivedAt: moment("received_at").notNull().defaultNow(),
  processedAt: moment("processed_at"),
});

export const usageCounts = pgTable(
  "usage_counts",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    counted: text("counted", { enum: ["chatMessagesPerDay", "gpxAnalysesPerMonth"] }).notNull(),
    period: date("period").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.counted, table.period] })],
);

export const sandboxPaymentObjects = pgTable("sandbox_payment_objects", {
  id: text("id").primaryKey(),
  accountId: text("account_id").notNull().default(""),
  kind: text("kind").notNull(),
  customerId: text("customer_id"),
  due: bigint("due", { mode: "number" }),
  body: jsonb("body").notNull(),
  position: bigint("position", { mode: "number" }).generatedAlwaysAsIdentity(),
});

export const sandboxPaymentEvents = pgTable("sandbox_payment_events", {
  id: text("id").primaryKey(),
  accountId: text("account_id").notNull().default(""),
  type: text("type").notNull(),
  payload: text("payload").notNull(),
  attempts: integer("attempts").notNull().default(0),
  deliveredAt: moment("delivered_at"),
  position: bigint("position", { mode: "number" }).generatedAlwaysAsIdentity(),
});

export const sandboxPaymentAnswers = pgTable(
  "sandbox_payment_answers",
  {
    accountId: text("account_id").notNull().default(""),
    key: text("key").notNull(),
    request: text("request").notNull(),
    status: integer("status").notNull(),
    body: jsonb("body").notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.key] })],
);

function customerId() {
  return text("customer_id")
    .notNull()
    .references(() => stripeCustomers.customerId, { onDelete: "cascade" });
}

export const partnerOffers = pgTable("partner_offers", {
  id: id(),
  partner: text("partner").notNull(),
  title: text("title").notNull(),
  benefit: text("benefit").notNull(),
  voucher: text("voucher"),
  link: text("link"),
  fromTier: text("from_tier", { enum: ["sprinter", "elite"] }).notNull(),
  validFrom: date("valid_from"),
  validUntil: date("valid_until"),
  isActive: boolean("is_active").notNull().default(true),
  position: bigint("position", { mode: "number" })
    .notNull()
    .unique()
    .generatedByDefaultAsIdentity(),
  createdAt: createdAt(),
  updatedAt: changedAt(),
});
