import { sql } from "drizzle-orm";
import { selectList } from "#db/column-lists.ts";
import type { Database } from "#db/database.ts";
import { readRows } from "#db/rows.ts";
import { expertWords } from "#db/schema.ts";
import { remembered } from "#db/search/remembered.ts";
import { spelledAs } from "#db/search/spelling.ts";
import type { Services } from "#services/services.ts";
import { pageWindow } from "#values/form/paging.ts";
import { fold } from "#values/text/fold.ts";
import { shorten } from "#values/text/shorten.ts";
import { expertCardRow, storedCardColumns, toExpertCard } from "../card/cards.server.ts";
import type { ExpertCard } from "../expert.ts";
import { activeExperts, conditionsOf, type ExpertConditions } from "./conditions.server.ts";
import {
  type CountedExperts,
  countExperts,
  countFacets,
  type ExpertFacets,
  type ExpertTotals,
} from "./facets.server.ts";
import { type ExpertFilterName, expertFiltersInUse, type ServiceFilters } from "./filters.ts";

export const expertsPerPage = 24;

/** Counts that took less time are counted again. */
const quickMs = 5;

/** Two lines of a card hold less. */
const bioLetters = 220;

/** A filter without which `total` experts would be found. */
export type ExpertRelaxation = {
  name: ExpertFilterName;
  label: string;
  without: ServiceFilters;
  total: number;
};

export type FoundExperts = {
  experts: ExpertCard[];
  total: number;
  /** The page that is shown, from 1. A request for a later page shows the last one. */
  page: number;
  pages: number;
  facets: ExpertFacets;
  /** The words that were searched for instead, if no expert has the typed ones. */
  corrected: string | null;
  /** The filters to leave out when nothing was found, the most helpful first. */
  relaxations: ExpertRelaxation[];
};

/**
 * One page of the active experts that the filters leave, with the counts beside the filters. The best
 * reviewed come first, by the mean that the projection keeps (`standing`): five more reviews of 3.5
 * stars each are counted in, so that a single good review does not outdo forty. Among equals, which
 * those without reviews are, the more experienced comes first.
 */
export async function searchExperts(
  { db }: Pick<Services, "db">,
  filters: ServiceFilters,
): Promise<FoundExperts> {
  const conditions = await conditionsOf(db, filters);
  const typed = await readFound(db, filters, conditions);
  const { found, corrected } = (await asSpelled(db, filters, typed)) ?? {
    found: typed,
    corrected: null,
  };
  const { totals, ...shown } = found;
  return { ...shown, corrected, relaxations: await relaxationsOf(db, filters, found) };
}

type Found = Pick<FoundExperts, "experts" | "total" | "page" | "pages" | "facets"> & {
  totals: ExpertTotals;
  conditions: ExpertConditions;
};

async function readFound(
  db: Database,
  filters: ServiceFilters,
  conditions: ExpertConditions,
): Promise<Found> {
  const [{ totals, facets }, experts] = await Promise.all([
    countRemembered(db, filters, conditions),
    expertsOnPage(db, conditions, filters.page),
  ]);
  const { total, page, pages } = pageWindow(filters.page, expertsPerPage, totals.all);
  return {
    total,
    page,
    pages,
    facets,
    totals,
    conditions,
    experts: page === filters.page ? experts : await expertsOnPage(db, conditions, page),
  };
}

/** Counts of frequent words take longest and are asked for most: they are kept for some seconds. */
function countRemembered(
  db: Database,
  { q, specialty, city }: ServiceFilters,
  conditions: ExpertConditions,
): Promise<CountedExperts> {
  const question = `experts ${JSON.stringify([q, specialty, city])}`;
  return remembered(db, question, () => countFacets(db, conditions), { quickMs });
}

/**
 * What is found with the words as the experts spell them, if no expert has the typed words. The other
 * filters do not count here, so that the words keep their meaning while a visitor changes filters.
 */
async function asSpelled(
  db: Database,
  filters: ServiceFilters,
  typed: Found,
): Promise<{ found: Found; corrected: string } | null> {
  if (!typed.conditions.words || typed.totals.words > 0) return null;
  const words = fold(filters.q).split(/\s+/).filter(Boolean);
  const corrected = (await spelledAs(db, expertWords, words)).join(" ");
  if (corrected === words.join(" ")) return null;
  const spelled = { ...filters, q: corrected };
  const found = await readFound(db, spelled, await conditionsOf(db, spelled));
  return found.totals.words === 0 ? null : { found, corrected };
}

async function relaxationsOf(
  db: Database,
  filters: ServiceFilters,
  { total, totals, conditions }: Found,
): Promise<ExpertRelaxation[]> {
  if (total > 0) return [];
  const withoutWords = conditions.words
    ? (await countExperts(db, { ...conditions, words: undefined })).all
    : 0;
  const left = { q: withoutWords, specialty: totals.anySpecialty, city: totals.anyCity };
  return expertFiltersInUse(filters)
    .map((filter) => ({ ...filter, total: left[filter.name] }))
    .filter((relaxation) => relaxation.total > 0)
    .sort((a, b) => b.total - a.total);
}

const { bio, ...wholeColumns } = storedCardColumns;
const wholeList = selectList("e", wholeColumns);

async function expertsOnPage(
  db: Database,
  { words, specialty, city }: ExpertConditions,
  page: number,
): Promise<ExpertCard[]> {
  const order = sql.raw("standing desc, years_experience desc, expert_id");
  const rows = await readRows(
    db,
    expertCardRow,
    sql`
    with picked as materialized (
      select s.expert_id, s.standing, s.years_experience, s.rating10, s.review_count
      from ${activeExperts(words, specialty, city)}
      order by ${order} limit ${expertsPerPage} offset ${(page - 1) * expertsPerPage}
    )
    select ${wholeList}, left(e.bio, ${bioLetters * 2}) as bio,
      picked.rating10, picked.review_count as reviews
    from picked join experts e on e.id = picked.expert_id
    order by picked.standing desc, picked.years_experience desc, picked.expert_id`,
  );
  return rows.map((row) => toExpertCard({ ...row, bio: row.bio && shorten(row.bio, bioLetters) }));
}
