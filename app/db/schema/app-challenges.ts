import { index, integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { authAppSessions } from "./app-sign-in.ts";
import { moment } from "./columns.ts";
import { authTwoFactors } from "./identity.ts";

export const authChallenges = pgTable(
  "auth_challenges",
  {
    sessionId: uuid("session_id")
      .primaryKey()
      .references(() => authAppSessions.sessionId, { onDelete: "cascade" }),
    id: uuid("id").notNull().unique(),
    factorId: uuid("factor_id")
      .notNull()
      .references(() => authTwoFactors.id, { onDelete: "cascade" }),
    attempts: integer("attempts").notNull().default(0),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("auth_challenges_factor").on(table.factorId)],
);
