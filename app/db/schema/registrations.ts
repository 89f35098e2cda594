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
import { changedAt, createdAt, id, moment } from "./columns.ts";
import { users } from "./identity.ts";
import { raceDistances, raceRegistrations, races, userFavorites } from "./races.ts";

export const registrationDrafts = pgTable(
  "registration_drafts",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    raceId: uuid("race_id")
      .notNull()
      .references(() => races.id, { onDelete: "cascade" }),
    distanceId: uuid("distance_id").references(() => raceDistances.id, { onDelete: "cascade" }),
    /** Whom the form is about; `null`: its runner. */
    companionId: uuid("companion_id"),
    /** Drafts with the same one are sent together. */
    groupId: uuid("group_id"),
    answers: jsonb("answers").$type<Record<string, string>>().notNull().default({}),
    registrationId: uuid("registration_id").references(() => raceRegistrations.id, {
      onDelete: "cascade",
    }),
    createdAt: createdAt(),
    updatedAt: changedAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** People whom an account has saved, to enter them again. */
export const companions = pgTable(
  "companions",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    /** As the form keeps them: the number of a document is encrypted. */
    answers: jsonb("answers").$type<Record<string, string>>().notNull().default({}),
    createdAt: createdAt(),
    updatedAt: changedAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

const demand = <Name extends string>(name: Name) =>
  text(name, { enum: ["required", "optional", "hidden"] }).notNull();

/** What a race asks of its runners beyond the usual form. */
export const raceEntryRules = pgTable("race_entry_rules", {
  raceId: uuid("race_id")
    .primaryKey()
    .references(() => races.id, { onDelete: "cascade" }),
  insurance: demand("insurance").default("required"),
  gender: demand("gender").default("hidden"),
  document: demand("document").default("hidden"),
  club: demand("club").default("hidden"),
  /** How many people one order may have. */
  peoplePerOrder: integer("people_per_order").notNull().default(1),
  updatedAt: changedAt(),
});

/** The versions of a race's own waiver. */
export const raceWaivers = pgTable(
  "race_waivers",
  {
    raceId: uuid("race_id")
      .notNull()
      .references(() => races.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    textEn: text("text_en"),
    textEs: text("text_es"),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.raceId, table.version] })],
);

/** What a race asks of its runners in its own words. */
export const entryQuestions = pgTable("entry_questions", {
  id: id(),
  raceId: uuid("race_id")
    .notNull()
    .references(() => races.id, { onDelete: "cascade" }),
  /** `null`: of every distance, unless its distance was deleted. */
  distanceId: uuid("distance_id").references(() => raceDistances.id, { onDelete: "set null" }),
  isDistanceDeleted: boolean("is_distance_deleted").notNull().default(false),
  kind: text("kind", {
    enum: ["text", "choice", "choices", "number", "date", "agreement", "file"],
  }).notNull(),
  textEn: text("text_en"),
  textEs: text("text_es"),
  hintEn: text("hint_en"),
  hintEs: text("hint_es"),
  isRequired: boolean("is_required").notNull().default(false),
  /** A question that has answers is never deleted; it is no longer asked. */
  isAsked: boolean("is_asked").notNull().default(true),
  sortOrder: integer("sort_order").notNull().default(0),
});

export const entryChoices = pgTable("entry_choices", {
  id: id(),
  questionId: uuid("question_id")
    .notNull()
    .references(() => entryQuestions.id, { onDelete: "cascade" }),
  labelEn: text("label_en"),
  labelEs: text("label_es"),
  /** `null`: without a limit. */
  stock: integer("stock"),
  taken: integer("taken").notNull().default(0),
  sortOrder: integer("sort_order").notNull().default(0),
});

export const entryAnswers = pgTable(
  "entry_answers",
  {
    id: id(),
    registrationId: uuid("registration_id")
      .notNull()
      .references(() => raceRegistrations.id, { onDelete: "cascade" }),
    questionId: uuid("question_id")
      .notNull()
      .references(() => entryQuestions.id, { onDelete: "cascade" }),
    choiceId: uuid("choice_id").references(() => entryChoices.id, { onDelete: "cascade" }),
    answer: text("answer"),
    /** Whether the choice counts as taken: not while the entry is cancelled. */
    isCounted: boolean("is_counted").notNull().default(true),
  },
  (table) => [
    unique().on(table.registrationId, table.questionId, table.choiceId).nullsNotDistinct(),
  ],
);

/** The file that answers a question of an entry. Another one replaces it, with another id. */
export const entryFiles = pgTable(
  "entry_files",
  {
    id: id(),
    registrationId: uuid("registration_id")
      .notNull()
      .references(() => raceRegistrations.id, { onDelete: "cascade" }),
    questionId: uuid("question_id")
      .notNull()
      .references(() => entryQuestions.id, { onDelete: "cascade" }),
    /** `null`: the account is deleted, and the file is about to be. */
    sentBy: uuid("sent_by").references(() => users.id, { onDelete: "set null" }),
    /** Its name among the stored files. */
    file: text("file").notNull().unique(),
    /** Why the organizer did not accept it. */
    refusal: text("refusal"),
    /** When the organizer decided; `null`: not yet. */
    reviewedAt: moment("reviewed_at"),
    createdAt: createdAt(),
  },
  (table) => [unique().on(table.registrationId, table.questionId)],
);

/** The waiting list of a race. A race without a row has none. */
export const raceWaitingLists = pgTable("race_waiting_lists", {
  raceId: uuid("race_id")
    .primaryKey()
    .references(() => races.id, { onDelete: "cascade" }),
  /** Whether runners may join. Those who wait keep their place in line while they may not. */
  isOpen: boolean("is_open").notNull(),
  /** Hours that an offer lasts. */
  offerHours: integer("offer_hours").notNull().default(24),
  updatedAt: changedAt(),
});

/** Who waits for a place of a distance, or has the offer of one. */
export const waitingRunners = pgTable(
  "waiting_runners",
  {
    id: id(),
    raceId: uuid("race_id")
      .notNull()
      .references(() => races.id, { onDelete: "cascade" }),
    distanceId: uuid("distance_id")
      .notNull()
      .references(() => raceDistances.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The order of joining. */
    number: bigint("number", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    /** When an organizer put the runner at the head of the line. */
    movedUpAt: moment("moved_up_at"),
    /** The end of an open offer, which holds a place; `null` while the runner waits. */
    offeredUntil: moment("offered_until"),
    /** Where letters about it lead. */
    origin: text("origin").notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique("waiting_runners_once").on(table.distanceId, table.userId)],
);

/** The team rules of a distance. Without a row, its runners form no teams. */
export const raceTeamRules = pgTable("race_team_rules", {
  distanceId: uuid("distance_id")
    .primaryKey()
    .references(() => raceDistances.id, { onDelete: "cascade" }),
  raceId: uuid("race_id")
    .notNull()
    .references(() => races.id, { onDelete: "cascade" }),
  kind: text("kind", { enum: ["team", "relay"] }).notNull(),
  /** Members of a complete team; of a relay, both numbers are the number of legs. */
  fewest: integer("fewest").notNull(),
  most: integer("most").notNull(),
  /** At the place of the race; `null`: until the day before it. */
  lastDay: date("last_day"),
  textEn: text("text_en"),
  textEs: text("text_es"),
  /** Whether one entry has the price and the place of the whole team. */
  hasOnePrice: boolean("has_one_price").notNull().default(false),
});

export const entryTeams = pgTable("entry_teams", {
  id: id(),
  raceId: uuid("race_id")
    .notNull()
    .references(() => races.id, { onDelete: "cascade" }),
  distanceId: uuid("distance_id")
    .notNull()
    .references(() => raceDistances.id, { onDelete: "cascade" }),
  name: text("name").notNull(),
  /** Who leads the team; `null`: its members. */
  captainId: uuid("captain_id").references(() => users.id, { onDelete: "set null" }),
  /** The secret of the link that lets runners join; `null`: no link. */
  inviteCode: text("invite_code").unique(),
  /** Where letters about it lead. */
  origin: text("origin").notNull(),
  createdAt: createdAt(),
  updatedAt: changedAt(),
});

/** The entries of a team; the row of a cancelled one no longer counts. */
export const teamMembers = pgTable(
  "team_members",
  {
    registrationId: uuid("registration_id")
      .primaryKey()
      .references(() => raceRegistrations.id, { onDelete: "cascade" }),
    teamId: uuid("team_id")
      .notNull()
      .references(() => entryTeams.id, { onDelete: "cascade" }),
    /** The leg of a relay; else the order of joining. */
    number: integer("number").notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique("team_members_team_id_number_key").on(table.teamId, table.number)],
);

/** What runners note for the way to a race. Nobody else reads it. */
export const travelNotes = pgTable("travel_notes", {
  registrationId: uuid("registration_id")
    .primaryKey()
    .references(() => raceRegistrations.id, { onDelete: "cascade" }),
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  note: text("note").notNull(),
  updatedAt: changedAt(),
});

/** What a kept race was like when its runner kept it or last looked at it. */
export const favoriteLooks = pgTable("favorite_looks", {
  favoriteId: uuid("favorite_id")
    .primaryKey()
    .references(() => userFavorites.id, { onDelete: "cascade" }),
  startDate: date("start_date").notNull(),
  isCancelled: boolean("is_cancelled").notNull(),
  priceMinor: integer("price_minor"),
  priceCurrency: text("price_currency"),
  distances: text("distances").array().notNull(),
});
