import { desc, eq } from "drizzle-orm";
import { raceSuggestions, races, users } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { type Page, pageWindow } from "#values/form/paging.ts";
import { readId } from "#values/id.ts";
import type { SuggestionRecord, SuggestionStatus } from "./suggestion.ts";

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
