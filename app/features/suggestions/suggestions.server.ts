import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { raceSuggestions, races, users } from "#db/schema.ts";
import type { PersonalData } from "#features/accounts/personal-data.server.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { withoutEmpty } from "#features/audit/change.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { raceUrl } from "#features/races/race.ts";
import { type Mail, sendIfPossible } from "#services/mail/mail.ts";
import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import { type Page, pageWindow } from "#values/form/paging.ts";
import { readId } from "#values/id.ts";
import type { Lang } from "#values/say.ts";
import { letterOfAccepted, letterOfDeclined } from "./emails.tsx";
import type { Correction, NewRaceSuggestion } from "./schema.ts";
import type {
  DeclineReason,
  SuggestionProblem,
  SuggestionRecord,
  SuggestionStatus,
} from "./suggestion.ts";

type Deciding = Pick<Services, "db" | "now" | "mail" | "log"> & { mail: Mail };

type Decision =
  | { status: "accepted"; madeRaceId: string | null }
  | { status: "declined"; reason: DeclineReason };

const suggestionsPerPage = 25;

const columns = {
  id: raceSuggestions.id,
  raceId: raceSuggestions.raceId,
  name: raceSuggestions.name,
  startDate: raceSuggestions.startDate,
  city: raceSuggestions.city,
  country: raceSuggestions.country,
  link: raceSuggestions.link,
  distances: raceSuggestions.distances,
  note: raceSuggestions.note,
  email: raceSuggestions.email,
  status: raceSuggestions.status,
  reason: raceSuggestions.reason,
  madeRaceId: raceSuggestions.madeRaceId,
  createdAt: raceSuggestions.createdAt,
  decidedAt: raceSuggestions.decidedAt,
  decidedBy: users.email,
};

/** One page of the suggestions, the latest first. */
export async function listSuggestions(
  { db }: Pick<Services, "db">,
  status: SuggestionStatus | null,
  page: number,
): Promise<Page<SuggestionRecord>> {
  const isAsked = status ? eq(raceSuggestions.status, status) : undefined;
  const total = await db.$count(raceSuggestions, isAsked);
  const { offset, limit, ...where } = pageWindow(page, suggestionsPerPage, total);
  const rows = await db
    .select(columns)
    .from(raceSuggestions)
    .leftJoin(users, eq(users.id, raceSuggestions.decidedBy))
    .where(isAsked)
    .orderBy(desc(raceSuggestions.createdAt), raceSuggestions.id)
    .limit(limit)
    .offset(offset);
  return { ...where, rows };
}

/** How many suggestions wait for somebody. */
export function countWaiting({ db }: Pick<Services, "db">): Promise<number> {
  return db.$count(raceSuggestions, eq(raceSuggestions.status, "waiting"));
}

export async function findSuggestion(
  { db }: Pick<Services, "db">,
  id: string,
): Promise<SuggestionRecord | null> {
  const known = readId(id);
  if (known === null) return null;
  const [found] = await db
    .select(columns)
    .from(raceSuggestions)
    .leftJoin(users, eq(users.id, raceSuggestions.decidedBy))
    .where(eq(raceSuggestions.id, known));
  return found ?? null;
}

/** The distances in the suggestion that a race was made of; empty for other races. */
export async function suggestedDistances(
  { db }: Pick<Services, "db">,
  raceId: string,
): Promise<string> {
  const [found] = await db
    .select({ distances: raceSuggestions.distances })
    .from(raceSuggestions)
    .where(eq(raceSuggestions.madeRaceId, raceId))
    .limit(1);
  return found?.distances ?? "";
}

/** The race that a correction is about; `null` for an unknown one. */
export async function findRaceToCorrect(
  { db }: Pick<Services, "db">,
  id: string,
): Promise<{ id: string; name: string } | null> {
  const known = readId(id);
  if (known === null) return null;
  const [race] = await db
    .select({ id: races.id, name: races.raceName })
    .from(races)
    .where(eq(races.id, known));
  return race ?? null;
}

/** Keeps what a visitor suggests: a race that the site lacks. */
export async function suggestRace(
  { db, now }: Pick<Services, "db" | "now">,
  { name, start_date, city, country, link, distances, note, email }: NewRaceSuggestion,
  lang: Lang,
): Promise<void> {
  const startDate = start_date;
  // Trigger: office counts; see app/db/functions/race-suggestions.sql
  await db.insert(raceSuggestions).values({
    name,
    startDate,
    city,
    country,
    link,
    distances,
    note,
    email,
    lang,
    createdAt: now(),
  });
}

/** Keeps what a visitor says is wrong about a race, unless the race has been deleted. */
export async function suggestCorrection(
  { db, now }: Pick<Services, "db" | "now">,
  raceId: string,
  { link, note, email }: Correction,
  lang: Lang,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [race] = await tx
      .select({
        name: races.raceName,
        startDate: races.startDate,
        city: races.city,
        country: races.country,
      })
      .from(races)
      .where(eq(races.id, raceId))
      .for("key share");
    if (!race) return;
    await tx.insert(raceSuggestions).values({
      raceId,
      name: race.name.slice(0, 200),
      startDate: race.startDate,
      city: race.city.slice(0, 100),
      country: race.country.slice(0, 100),
      link,
      note,
      email,
      lang,
      createdAt: now(),
    });
  });
}

/**
 * Accepts a suggestion, and thanks its sender, whose address is forgotten.
 * @param made - the race that was made of it; a correction is accepted without one
 */
export async function acceptSuggestion(
  services: Deciding,
  admin: Admin,
  { id, made }: { id: string; made: string | null },
  origin: string,
): Promise<{ problem: SuggestionProblem | null }> {
  return services.db.transaction(async (tx) => {
    const locked = await lockWaiting(tx, id);
    if ("problem" in locked) return locked;
    const raceId = made ?? locked.raceId;
    if (raceId === null) return { problem: "no-race" };
    const [race] = await tx
      .select({ name: races.raceName })
      .from(races)
      .where(eq(races.id, raceId))
      .for("key share");
    if (!race) return { problem: "no-race" };
    await decide(
      { ...services, db: tx },
      admin,
      { id, ...locked, race: made && race.name },
      { status: "accepted", madeRaceId: made },
    );
    if (locked.email) {
      const { email: address, lang, createdAt } = locked;
      const shown = { name: race.name, url: raceUrl({ id: raceId }, origin) };
      const letter = letterOfAccepted(toDay(createdAt), shown);
      await sendIfPossible(services, tx, { address, lang, letter });
    }
    return { problem: null };
  });
}

/** Declines a suggestion, and tells its sender why. */
export async function declineSuggestion(
  services: Deciding,
  admin: Admin,
  { id, reason }: { id: string; reason: DeclineReason },
  suggestUrl: string,
): Promise<{ problem: SuggestionProblem | null }> {
  return services.db.transaction(async (tx) => {
    const locked = await lockWaiting(tx, id);
    if ("problem" in locked) return locked;
    await decide({ ...services, db: tx }, admin, { id, ...locked }, { status: "declined", reason });
    if (locked.email) {
      const { email: address, lang, createdAt } = locked;
      const letter = letterOfDeclined(toDay(createdAt), reason, suggestUrl);
      await sendIfPossible(services, tx, { address, lang, letter });
    }
    return { problem: null };
  });
}

async function lockWaiting(tx: Database, id: string) {
  const [found] = await tx
    .select({
      raceId: raceSuggestions.raceId,
      name: raceSuggestions.name,
      email: raceSuggestions.email,
      lang: raceSuggestions.lang,
      status: raceSuggestions.status,
      createdAt: raceSuggestions.createdAt,
    })
    .from(raceSuggestions)
    .where(eq(raceSuggestions.id, id))
    .for("update");
  if (!found) return { problem: "gone" as const };
  if (found.status !== "waiting") return { problem: "decided" as const };
  return found;
}

async function decide(
  { db: tx, now }: Pick<Services, "db" | "now">,
  admin: Admin,
  { id, name, race = null }: { id: string; name: string; race?: string | null },
  decision: Decision,
): Promise<void> {
  await tx
    .update(raceSuggestions)
    .set({ ...decision, email: null, decidedAt: now(), decidedBy: admin.userId })
    .where(and(eq(raceSuggestions.id, id), eq(raceSuggestions.status, "waiting")));
  await recordChange({ db: tx, now }, admin, {
    action: decision.status,
    subjectType: "suggestion",
    subjectId: id,
    subjectName: name,
    after:
      decision.status === "accepted" ? withoutEmpty({ status: decision.status, race }) : decision,
  });
}

/** What visitors suggest about races. The address is kept until somebody has decided about it. */
export const suggestionData: PersonalData = {
  lists: {
    suggestions: {
      tables: ["race_suggestions"],
      rows: ({ email }) => sql`
        select race_id, name, start_date, city, country, link, distances, note, email, lang, created_at
        from race_suggestions where lower(email) = lower(${email}) order by created_at`,
    },
  },
  auditSubjects: ({ email }) => sql`
      select id from race_suggestions where lower(email) = lower(${email})`,
  async erase(tx, { email }) {
    await tx.delete(raceSuggestions).where(sql`lower(${raceSuggestions.email}) = lower(${email})`);
    return [];
  },
};
