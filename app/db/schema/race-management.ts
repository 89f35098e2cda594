import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "./columns.ts";
import { users } from "./identity.ts";
import { raceRegistrations, races } from "./races.ts";

/** Kept by triggers: read it, never write it. */
export const raceDirectory = pgTable("race_directory", {
  raceId: uuid("race_id")
    .primaryKey()
    .references(() => races.id, { onDelete: "cascade" }),
  startDate: date("start_date").notNull(),
  /** When the day of the race ends at its place. */
  endsAt: moment("ends_at").notNull(),
  raceStatus: text("race_status").notNull(),
  raceTypeCategory: text("race_type_category").notNull(),
  isPremium: boolean("is_premium").notNull(),
  createdAt: moment("created_at").notNull(),
  nameNorm: text("name_norm").notNull(),
  cityNorm: text("city_norm").notNull(),
  words: text("words").notNull(),
});

/** Pairs of races that an administrator has declared to be no duplicates. The smaller id first. */
export const raceNonTwins = pgTable(
  "race_non_twins",
  {
    firstId: uuid("first_id")
      .notNull()
      .references(() => races.id, { onDelete: "cascade" }),
    secondId: uuid("second_id")
      .notNull()
      .references(() => races.id, { onDelete: "cascade" }),
    decidedBy: uuid("decided_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.firstId, table.secondId] })],
);

/** How a race came to its place, or why it has none. A race without a row waits to be looked up. */
export const racePlaces = pgTable("race_places", {
  raceId: uuid("race_id")
    .primaryKey()
    .references(() => races.id, { onDelete: "cascade" }),
  decision: text("decision", {
    enum: ["rule", "name", "accepted", "hand", "left", "open"],
  }).notNull(),
  /** Why an open one is not sure. */
  problem: text("problem", {
    enum: ["unknown", "ambiguous", "other-state", "no-state", "no-country"],
  }),
  decidedBy: uuid("decided_by").references(() => users.id, { onDelete: "set null" }),
  decidedAt: moment("decided_at").notNull().defaultNow(),
});

export const raceImports = pgTable("race_imports", {
  id: id(),
  fileName: text("file_name").notNull(),
  state: text("state", {
    enum: ["uploaded", "importing", "complete", "failed", "cancelled", "undoing", "undone"],
  })
    .notNull()
    .default("uploaded"),
  encoding: text("encoding").notNull(),
  separator: text("separator").notNull(),
  rowCount: integer("row_count").notNull(),
  raceCount: integer("race_count").notNull(),
  distanceCount: integer("distance_count").notNull(),
  problemCount: integer("problem_count").notNull(),
  noticeCount: integer("notice_count").notNull(),
  forecast: jsonb("forecast").notNull(),
  headings: jsonb("headings").notNull().default([]),
  mapping: jsonb("mapping")
    .notNull()
    .default({ columns: {}, dates: null, decimals: null, since: null }),
  question: text("question", { enum: ["columns", "dates", "numbers"] }),
  tellOrigin: text("tell_origin"),
  hasOrder: boolean("has_order").notNull().default(false),
  numbers: text("numbers"),
  moves: jsonb("moves").notNull().default([]),
  onlyExisting: boolean("only_existing").notNull().default(false),
  done: integer("done").notNull().default(0),
  tally: jsonb("tally").notNull(),
  runs: integer("runs").notNull().default(0),
  createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
  createdAt: createdAt(),
  startedAt: moment("started_at"),
  heartbeatAt: moment("heartbeat_at"),
  finishedAt: moment("finished_at"),
});

export const raceImportProblems = pgTable("race_import_problems", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  importId: importId(),
  kind: text("kind", { enum: ["row", "notice", "import"] }).notNull(),
  line: integer("line"),
  code: text("code").notNull(),
  details: jsonb("details").notNull().default({}),
});

export const raceImportChanges = pgTable(
  "race_import_changes",
  {
    importId: importId(),
    subjectId: uuid("subject_id").notNull(),
    raceId: uuid("race_id").notNull(),
    before: jsonb("before").$type<Record<string, unknown>>(),
    mark: text("mark").notNull(),
    outcome: text("outcome", {
      enum: ["undone", "registrations", "reviews", "claims", "changed", "gone"],
    }),
  },
  (table) => [primaryKey({ columns: [table.importId, table.subjectId] })],
);

export const raceImportForecasts = pgTable(
  "race_import_forecasts",
  {
    importId: importId(),
    line: integer("line").notNull(),
    change: text("change", { enum: ["create", "update", "unchanged"] }).notNull(),
    title: text("title").notNull(),
    startDate: date("start_date").notNull(),
    place: text("place").notNull(),
    distances: jsonb("distances").notNull(),
    changes: jsonb("changes").notNull(),
    runners: integer("runners").notNull(),
    movedFrom: jsonb("moved_from"),
  },
  (table) => [primaryKey({ columns: [table.importId, table.line] })],
);

export const raceImportMappings = pgTable("race_import_mappings", {
  headings: text("headings").primaryKey(),
  mapping: jsonb("mapping").notNull(),
  usedAt: moment("used_at").notNull(),
});

function importId() {
  return uuid("import_id")
    .notNull()
    .references(() => raceImports.id, { onDelete: "cascade" });
}

/** What organizers write to the runners of a race, and the thanks after it. */
export const raceMessages = pgTable("race_messages", {
  id: id(),
  raceId: uuid("race_id")
    .notNull()
    .references(() => races.id, { onDelete: "cascade" }),
  /** `needed`: what a runner must know. `news` can be ended. `thanks`: the one letter to finishers. */
  kind: text("kind", { enum: ["needed", "news", "thanks"] }).notNull(),
  /** `sent`: every letter is in the outbox. Thanks that are switched off are `cancelled`. */
  state: text("state", { enum: ["draft", "scheduled", "sending", "sent", "cancelled"] })
    .notNull()
    .default("draft"),
  subjectEn: text("subject_en"),
  textEn: text("text_en"),
  subjectEs: text("subject_es"),
  textEs: text("text_es"),
  audience: jsonb("audience").notNull().default({}),
  /** Answers go to its author. */
  takesAnswers: boolean("takes_answers").notNull().default(false),
  /** Also as a text message; only what runners must know. */
  alsoSms: boolean("also_sms").notNull().default(false),
  /** Also by WhatsApp, to those who have agreed to it; only what runners must know. */
  alsoWhatsApp: boolean("also_whatsapp").notNull().default(false),
  /** Where its links lead. */
  origin: text("origin").notNull(),
  createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
  createdAt: moment("created_at").notNull(),
  /** When somebody decided to send it. */
  orderedAt: moment("ordered_at"),
  sendAt: moment("send_at"),
  finishedAt: moment("finished_at"),
  retries: integer("retries").notNull().default(0),
});

/** One row for each letter of a message, with the entry that it is about. */
export const raceMessageRecipients = pgTable(
  "race_message_recipients",
  {
    messageId: uuid("message_id")
      .notNull()
      .references(() => raceMessages.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    registrationId: uuid("registration_id")
      .notNull()
      .references(() => raceRegistrations.id, { onDelete: "cascade" }),
    state: text("state", { enum: ["waiting", "sent", "failed", "skipped"] })
      .notNull()
      .default("waiting"),
    /** `null` while the letter is not in the outbox. */
    outboxId: uuid("outbox_id").unique(),
    error: text("error"),
    sentAt: moment("sent_at"),
    smsOutboxId: uuid("sms_outbox_id").unique(),
    /** `null`: no text message was wanted, or none has been tried. */
    smsState: text("sms_state", { enum: ["waiting", "sent", "failed"] }),
    whatsAppOutboxId: uuid("whatsapp_outbox_id").unique(),
    /** `null`: not wanted, or the runner has not agreed to it. */
    whatsAppState: text("whatsapp_state", {
      enum: ["waiting", "sent", "delivered", "read", "failed"],
    }),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.registrationId] })],
);

/** Who wants messages about races by WhatsApp, at which number that a code has confirmed, and since when. */
export const whatsAppConsents = pgTable("whatsapp_consents", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  number: text("number").notNull(),
  createdAt: moment("created_at").notNull(),
});

/** The last word of a number: whether its owner takes messages by WhatsApp, for every account that names it. */
export const whatsAppAnswers = pgTable("whatsapp_answers", {
  number: text("number").primaryKey(),
  takesMessages: boolean("takes_messages").notNull(),
  saidAt: moment("said_at").notNull(),
});

/** Who wants no news of a race and its other editions; of no race at all without `raceId`. */
export const raceNewsRefusals = pgTable(
  "race_news_refusals",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    raceId: uuid("race_id").references(() => races.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [unique("race_news_refusals_once").on(table.userId, table.raceId).nullsNotDistinct()],
);
