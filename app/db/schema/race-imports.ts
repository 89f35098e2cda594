import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "./columns.ts";
import { users } from "./identity.ts";

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
  firstRaces: jsonb("first_races").notNull(),
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
  message: text("message").notNull(),
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

function importId() {
  return uuid("import_id")
    .notNull()
    .references(() => raceImports.id, { onDelete: "cascade" });
}
