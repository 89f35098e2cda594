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
import { hasWords, isFound } from "./conditions.server.ts";
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
  const typed = await countRemembered(db, filters);
  const spelled = await asSpelled(db, filters, typed);
  const { counted, corrected } = spelled ?? { counted: typed, corrected: null };
  const asked = { ...filters, q: corrected ?? filters.q };
  const { total, page, pages } = pageWindow(filters.page, expertsPerPage, counted.totals.all);
  return {
    total,
    page,
    pages,
    facets: counted.facets,
    corrected,
    experts: total > 0 ? await expertsOnPage(db, asked, counted.places, page) : [],
    relaxations: total > 0 ? [] : await relaxationsOf(db, filters, asked, counted.totals),
  };
}

/** Counts of frequent words take longest and are asked for most: they are kept for some seconds. */
function countRemembered(
  db: Database,
  { q, specialty, city }: ServiceFilters,
): Promise<CountedExperts> {
  const question = `experts ${JSON.stringify([q, specialty, city])}`;
  return remembered(db, question, () => countFacets(db, { q, specialty, city }), { quickMs });
}

/**
 * What is found with the words as the experts spell them, if no expert has the typed words. The other
 * filters do not count here, so that the words keep their meaning while a visitor changes filters.
 */
async function asSpelled(
  db: Database,
  filters: ServiceFilters,
  { totals }: CountedExperts,
): Promise<{ counted: CountedExperts; corrected: string } | null> {
  if (!hasWords(filters) || totals.words > 0) return null;
  const words = fold(filters.q).split(/\s+/).filter(Boolean);
  const corrected = (await spelledAs(db, expertWords, words)).join(" ");
  if (corrected === words.join(" ")) return null;
  const counted = await countRemembered(db, { ...filters, q: corrected });
  return counted.totals.words === 0 ? null : { counted, corrected };
}

/** @param asked - the filters with the words as they are spelled */
async function relaxationsOf(
  db: Database,
  filters: ServiceFilters,
  asked: ServiceFilters,
  totals: ExpertTotals,
): Promise<ExpertRelaxation[]> {
  const withoutWords = hasWords(asked) ? await countExperts(db, { ...asked, q: "" }) : 0;
  const left = { q: withoutWords, specialty: totals.anySpecialty, city: totals.anyCity };
  return expertFiltersInUse(filters)
    .map((filter) => ({ ...filter, total: left[filter.name] }))
    .filter((relaxation) => relaxation.total > 0)
    .sort((a, b) => b.total - a.total);
}

const { bio, ...wholeColumns } = storedCardColumns;
const wholeList = selectList("e", wholeColumns);

/** @param places - of all who are found, if they are few */
async function expertsOnPage(
  db: Database,
  filters: ServiceFilters,
  places: number[] | null,
  page: number,
): Promise<ExpertCard[]> {
  const order = sql.raw("standing desc, years_experience desc, expert_id");
  // The database takes a `case` to be true for half of the rows, and reads them in the list's order
  // until it has a page. From the conditions it would expect a handful, and read and sort all rows.
  const isListed = places
    ? sql`s.is_active and s.place = any (${sql.param(places)}::int[])`
    : sql`s.is_active and case when ${isFound(filters)} then true else false end`;
  const rows = await readRows(
    db,
    expertCardRow,
    sql`
    with picked as materialized (
      select s.expert_id, s.standing, s.years_experience, s.rating10, s.review_count
      from expert_search s where ${isListed}
      order by ${order} limit ${expertsPerPage} offset ${(page - 1) * expertsPerPage}
    )
    select ${wholeList}, left(e.bio, ${bioLetters * 2}) as bio,
      picked.rating10, picked.review_count as reviews
    from picked join experts e on e.id = picked.expert_id
    order by picked.standing desc, picked.years_experience desc, picked.expert_id`,
  );
  return rows.map((row) => toExpertCard({ ...row, bio: row.bio && shorten(row.bio, bioLetters) }));
}
