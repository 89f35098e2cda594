import { and, eq, isNull, or, sql } from "drizzle-orm";
import { href } from "react-router";
import { raceNewsRefusals, races, users } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import { editionsOf } from "./audience.server.ts";

const purpose = "news of a race";

type NewsReader = { userId: string; raceId: string };

/** Where a reader ends news of a race. The link does not expire: mails are kept for years. */
export function newsEndingUrl(
  { tokens }: Pick<Services, "tokens">,
  { userId, raceId, origin }: NewsReader & { origin: string },
): string {
  const token = tokens.sign(purpose, `${userId} ${raceId}`);
  return origin + href("/race-messages/:token", { token });
}

/** Who a link belongs to; `null` for a forged one, and when the account or the race is deleted. */
export async function newsReaderOf(
  { db, tokens }: Pick<Services, "db" | "tokens">,
  token: string,
): Promise<(NewsReader & { raceName: string }) | null> {
  const [user = "", race = ""] = (tokens.read(purpose, token) ?? "").split(" ");
  const [userId, raceId] = [readId(user), readId(race)];
  if (userId === null || raceId === null) return null;
  const [found] = await db
    .select({ raceName: races.raceName })
    .from(races)
    .innerJoin(users, eq(users.id, userId))
    .where(eq(races.id, raceId));
  return found ? { userId, raceId, raceName: found.raceName } : null;
}

/** What a reader gets: news of every race, of all but this one, or none. */
export const newsChoices = ["all", "not-this", "none"] as const;
export type NewsChoice = (typeof newsChoices)[number];

export async function newsChoiceOf(
  { db }: Pick<Services, "db">,
  { userId, raceId }: NewsReader,
): Promise<NewsChoice> {
  const rows = await db
    .select({ raceId: raceNewsRefusals.raceId })
    .from(raceNewsRefusals)
    .where(and(eq(raceNewsRefusals.userId, userId), isAbout(raceId)));
  if (rows.length === 0) return "all";
  return rows.some((row) => row.raceId === null) ? "none" : "not-this";
}

/** A refusal holds for the other editions of its race too. */
function isAbout(raceId: string) {
  return or(
    isNull(raceNewsRefusals.raceId),
    sql`${raceNewsRefusals.raceId} in (${editionsOf(sql`${raceId}::uuid`)})`,
  );
}

export async function chooseNews(
  { db, now }: Pick<Services, "db" | "now">,
  { userId, raceId }: NewsReader,
  choice: NewsChoice,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .delete(raceNewsRefusals)
      .where(and(eq(raceNewsRefusals.userId, userId), isAbout(raceId)));
    if (choice === "all") return;
    const refused = choice === "none" ? null : raceId;
    await tx
      .insert(raceNewsRefusals)
      .values({ userId, raceId: refused, createdAt: now() })
      .onConflictDoNothing();
  });
}
