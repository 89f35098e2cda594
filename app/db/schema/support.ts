import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { changedAt, createdAt, id, moment } from "./columns.ts";
import { users } from "./identity.ts";
import { races } from "./races.ts";

export const outboxMessages = pgTable("outbox_messages", {
  id: id(),
  channel: text("channel", { enum: ["email", "sms", "whatsapp"] }).notNull(),
  recipient: text("recipient").notNull(),
  recipientName: text("recipient_name"),
  subject: text("subject"),
  body: text("body").notNull(),
  html: text("html"),
  replyTo: text("reply_to"),
  unsubscribeUrl: text("unsubscribe_url"),
  attachments:
    jsonb("attachments").$type<{ filename: string; contentType: string; content: string }[]>(),
  attempts: integer("attempts").notNull().default(0),
  status: text("status", { enum: ["queued", "sent", "failed"] })
    .notNull()
    .default("queued"),
  error: text("error"),
  createdAt: createdAt(),
  sentAt: moment("sent_at"),
  /** What the places of an approved template are filled with. */
  parameters: jsonb("parameters").$type<string[]>(),
  lang: text("lang", { enum: ["en", "es"] }),
  /** What the provider says after it has taken the message. */
  delivery: text("delivery", { enum: ["delivered", "read"] }),
});

export const contactMessages = pgTable("contact_messages", {
  id: id(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  subject: text("subject"),
  message: text("message").notNull(),
  handledAt: moment("handled_at"),
  handledBy: uuid("handled_by").references(() => users.id, { onDelete: "set null" }),
  searchText: text("search_text").notNull().default(""),
  createdAt: createdAt(),
});

export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text("key").notNull(),
    windowStart: moment("window_start").notNull(),
    count: integer("count").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
);

export const appSecrets = pgTable("app_secrets", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
  createdAt: createdAt(),
});

export const replicaBeats = pgTable("replica_beats", {
  onlyRow: boolean("only_row").primaryKey().default(true),
  beat: bigint("beat", { mode: "number" }).notNull(),
});

export const sandboxSettings = pgTable("sandbox_settings", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
});

/** Only the seeding writes it: a database with this row was filled with demo data. */
export const demoMark = pgTable("demo_mark", {
  isDemo: boolean("is_demo").primaryKey().default(true),
  createdAt: createdAt(),
});

/** Whether a member gets mail about races; without a row, yes. */
export const raceNewsSettings = pgTable("race_news_settings", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  isOn: boolean("is_on").notNull().default(true),
  updatedAt: changedAt(),
});

/** What a watched race was like when its member's races were last looked through. */
export const raceNewsLooks = pgTable(
  "race_news_looks",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    raceId: uuid("race_id")
      .notNull()
      .references(() => races.id, { onDelete: "cascade" }),
    takesEntries: boolean("takes_entries").notNull(),
    priceMinor: integer("price_minor"),
    priceCurrency: text("price_currency"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.raceId] }),
    index("race_news_looks_race").on(table.raceId),
  ],
);
