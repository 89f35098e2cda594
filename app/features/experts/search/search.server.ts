import { asc, eq, type SQL, sql } from "drizzle-orm";
import { selectList } from "#db/columns.ts";
import type { Database } from "#db/database.ts";
import { integer, listOf, object, orNull, text } from "#db/kinds.ts";
import { type RowOf, readRow, readRows } from "#db/rows.ts";
import { experts } from "#db/schema.ts";
import { spelledAs } from "#db/search/spelling.ts";
import { wordsAmong } from "#db/search/words.ts";
import type { Services } from "#services/services.ts";
import { pageWindow } from "#values/form/paging.ts";
import type { Lang } from "#values/say.ts";
import { fold } from "#values/text/fold.ts";
import { shorten } from "#values/text/shorten.ts";
import {
  expertCardColumns,
  expertRatings,
  neutralMean,
  toExpertCard,
} from "../card/cards.server.ts";
import { type ExpertCard, serviceIn } from "../expert.ts";
import { type ExpertFilterName, expertFiltersInUse, type ServiceFilters } from "./filters.ts";

export const expertsPerPage = 24;

/** The maximum number of choices of a filter: those with the most experts. */
const choicesLimit = 300;

/** Two lines of a card hold less. */
const bioLetters = 220;

/** How many experts one choice of a filter would leave. */
export type ExpertChoice = { value: string; count: number };

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
  /** The counts beside the filters. Each filter's counts ignore what is chosen in that filter. */
  facets: { specialties: ExpertChoice[]; cities: ExpertChoice[] };
  /** The words that were searched for instead, if no expert has the typed ones. */
  corrected: string | null;
  /** The filters to leave out when nothing was found, the most helpful first. */
  relaxations: ExpertRelaxation[];
};

/** One page of the active experts that match the filters, with the counts beside the filters. */
export async function searchExperts(
  { db }: Pick<Services, "db">,
  filters: ServiceFilters,
  lang: Lang,
): Promise<FoundExperts> {
  let counts = await countExperts(db, filters);
  let corrected: string | null = null;
  // The other filters do not count here: words keep their meaning while a visitor changes filters.
  if (hasWords(filters) && counts.words === 0) {
    const spelled = await spelledAsExperts(db, filters.q);
    const respelled = spelled && (await countExperts(db, { ...filters, q: spelled }));
    if (respelled && respelled.words > 0) [counts, corrected] = [respelled, spelled];
  }
  const { total, page, pages } = pageWindow(filters.page, expertsPerPage, counts.all);
  const searched = { ...filters, q: corrected ?? filters.q, page };
  return {
    total,
    page,
    pages,
    facets: {
      specialties: byName(counts.specialties, (service) => serviceIn(service, lang)),
      cities: byName(counts.cities),
    },
    corrected,
    experts: total > 0 ? await expertsOnPage(db, searched) : [],
    relaxations: total > 0 ? [] : relaxationsOf(filters, counts, lang),
  };
}

/** The cities of active experts, from A to Z. */
export async function citiesOfExperts({ db }: Pick<Services, "db">): Promise<string[]> {
  const cities = sql`
    select city as value, count(*)::int as count from experts where is_active group by city`;
  return byName(await readRows(db, choice, largest(cities))).map(({ value }) => value);
}

const choice = { value: text, count: integer };

const countsRow = {
  all: integer,
  anyWords: integer,
  anySpecialty: integer,
  anyCity: integer,
  words: integer,
  specialties: listOf(object(choice)),
  cities: listOf(object(choice)),
};

type Counts = RowOf<typeof countsRow>;

/**
 * How many experts match all filters, all but one (`any…`) and the words alone, and how many each
 * choice of a filter would leave. A specialty also counts the services that contain its name: an
 * expert of `Trail Running` counts for `Running`, if some active expert offers that.
 */
async function countExperts(db: Database, { q, specialty, city }: ServiceFilters): Promise<Counts> {
  const row = await readRow(
    db,
    countsRow,
    sql`
    with expert as materialized (
      select e.id, e.city, e.services, e.services_text, e.created_at,
        ${hasAllWords(q)} as has_words, ${offers(specialty)} as offers, ${livesIn(city)} as lives
      from experts e where e.is_active
    ),
    city as (
      select city as value, count(*)::int as count
      from expert where has_words and offers group by city
    ),
    offer as materialized (
      select expert.id, has_words and lives as counts, btrim(name) as name, folded, created_at, place
      from expert cross join unnest(services, string_to_array(services_text, ${"\n"}))
        with ordinality as service (name, folded, place)
      where folded <> ''
    ),
    service as materialized (
      select folded, (array_agg(name order by created_at, name collate "C"))[1] as first_spelling,
        array_agg(id) filter (where counts) as experts
      from offer group by folded
    ),
    specialty as (
      select service.first_spelling as value, counted.count
      from service cross join lateral (
        select count(distinct id)::int as count
        from service containing cross join unnest(containing.experts) as id
        where strpos(containing.folded, service.folded) > 0
      ) counted
      where counted.count > 0
    )
    select
      count(*) filter (where has_words and offers and lives)::int as "all",
      count(*) filter (where offers and lives)::int as "anyWords",
      count(*) filter (where has_words and lives)::int as "anySpecialty",
      count(*) filter (where has_words and offers)::int as "anyCity",
      count(*) filter (where has_words)::int as words,
      (select coalesce(json_agg(c), '[]') from (${largest(sql`select * from specialty`)}) c)
        as specialties,
      (select coalesce(json_agg(c), '[]') from (${largest(sql`select * from city`)}) c) as cities
    from expert`,
  );
  if (!row) throw new Error("A count has no row.");
  return row;
}

function largest(choices: SQL): SQL {
  return sql`select * from (${choices}) choice order by count desc, value limit ${choicesLimit}`;
}

const names = new Intl.Collator("en-US");

/** @param shown - how a reader sees the value of a choice */
function byName(choices: ExpertChoice[], shown = (value: string) => value): ExpertChoice[] {
  return choices.sort((a, b) => names.compare(shown(a.value), shown(b.value)));
}

function hasWords({ q }: ServiceFilters): boolean {
  return fold(q).trim() !== "";
}

function hasAllWords(q: string): SQL {
  const conditions = wordsAmong(q, sql`e.search_text`);
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`;
}

function offers(specialty: string): SQL {
  return specialty ? sql`(strpos(e.services_text, ${fold(specialty)}) > 0)` : sql`true`;
}

function livesIn(city: string): SQL {
  return city ? sql`(e.city = ${city})` : sql`true`;
}

/** The words as the experts spell them; `null` when nothing changes. */
async function spelledAsExperts(db: Database, q: string): Promise<string | null> {
  const words = fold(q).split(/\s+/).filter(Boolean);
  const spelled = (await spelledAs(db, wordsOfExperts, words)).join(" ");
  return spelled === words.join(" ") ? null : spelled;
}

const wordsOfExperts = sql`
  select word, ndoc as n
  from ts_stat('
    select to_tsvector(''simple'', plain_words(search_text)) from experts where is_active
  ')
  where length(word) between 2 and 40 and word !~ '^[0-9]{5,}$'`;

const { bio, ...wholeColumns } = expertCardColumns;
const wholeList = selectList("e", wholeColumns);

const foundRow = { ...expertCardColumns, rating10: orNull(integer), reviews: integer };

/** The best reviewed come first; among equals, the more experienced. */
async function expertsOnPage(
  db: Database,
  { q, specialty, city, page }: ServiceFilters,
): Promise<ExpertCard[]> {
  const rows = await readRows(
    db,
    foundRow,
    sql`
    select ${wholeList}, left(e.bio, ${bioLetters * 2}) as bio,
      rating.rating10, coalesce(rating.reviews, 0) as reviews
    from experts e left join (${expertRatings}) rating on rating.id = e.id
    where e.is_active and ${hasAllWords(q)} and ${offers(specialty)} and ${livesIn(city)}
    order by coalesce(rating.adjusted_mean, ${neutralMean}) desc, e.years_experience desc, e.id
    limit ${expertsPerPage} offset ${(page - 1) * expertsPerPage}`,
  );
  return rows.map(({ rating10, reviews, ...row }) =>
    toExpertCard({ ...row, bio: row.bio && shorten(row.bio, bioLetters) }, { rating10, reviews }),
  );
}

function relaxationsOf(filters: ServiceFilters, counts: Counts, lang: Lang): ExpertRelaxation[] {
  const without = {
    q: hasWords(filters) ? counts.anyWords : 0,
    specialty: counts.anySpecialty,
    city: counts.anyCity,
  };
  return expertFiltersInUse(filters, lang)
    .map((filter) => ({ ...filter, total: without[filter.name] }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
}

/** The most addresses in one sitemap; the protocol allows 50,000. */
const addressesPerSitemap = 10_000;

/** How many sitemaps the active experts fill. */
export async function countExpertSitemaps({ db }: Pick<Services, "db">): Promise<number> {
  const count = await db.$count(experts, eq(experts.isActive, true));
  return Math.ceil(count / addressesPerSitemap);
}

/** The active experts of one sitemap; pages count from 1. */
export async function expertAddressesPage(
  { db }: Pick<Services, "db">,
  page: number,
): Promise<{ id: string; updatedAt: Date }[]> {
  return db
    .select({ id: experts.id, updatedAt: experts.updatedAt })
    .from(experts)
    .where(eq(experts.isActive, true))
    .orderBy(asc(experts.id))
    .limit(addressesPerSitemap)
    .offset((page - 1) * addressesPerSitemap);
}
