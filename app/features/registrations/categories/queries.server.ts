import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { integer, orNull } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { entryCategories, races } from "#db/schema.ts";
import { distanceNames } from "#features/races/editing/distances/distances.server.ts";
import { type Editor, isEditable } from "#features/races/rights.server.ts";
import type { Services } from "#services/services.ts";
import type { Day } from "#values/day.ts";
import { readId } from "#values/id.ts";
import type { Demand } from "../rules/entry-rules.ts";
import { findEntryForm } from "../rules/queries.server.ts";
import type { EntryCategory } from "./category.ts";
import { categoryOf } from "./category-of.server.ts";

const categoryColumns = {
  id: entryCategories.id,
  name: entryCategories.name,
  distanceId: entryCategories.distanceId,
  gender: entryCategories.gender,
  minAge: entryCategories.minAge,
  maxAge: entryCategories.maxAge,
};

/** The categories of a race in the order in which they are tried. */
export async function categoriesOf(db: Database, raceId: string): Promise<EntryCategory[]> {
  return db
    .select(categoryColumns)
    .from(entryCategories)
    .where(eq(entryCategories.raceId, raceId))
    .orderBy(asc(entryCategories.sortOrder), asc(entryCategories.id));
}

/** Whether a race has categories, for a statement that reads `races`. */
export const hasCategories = sql`exists (
  select from entry_categories c where c.race_id = ${races}.id)`;

/** The categories of a race that the editor may edit, with their entries; `null` for another race. */
export async function findCategories(
  { db }: Pick<Services, "db">,
  editor: Editor,
  id: string,
): Promise<CategoryList | null> {
  const raceId = readId(id);
  if (raceId === null) return null;
  const [race] = await db
    .select({
      id: races.id,
      name: races.raceName,
      startDate: races.startDate,
      minimumAge: races.minimumAge,
    })
    .from(races)
    .where(isEditable(editor, raceId));
  if (!race) return null;
  const { rules } = await findEntryForm({ db }, raceId);
  return {
    ...race,
    gender: rules.gender,
    distances: await distanceNames(db, raceId),
    ...(await countedCategories({ db }, raceId)),
  };
}

/** The categories of a race with their entries; the caller has asked whether they may be seen. */
export async function countedCategories(
  { db }: Pick<Services, "db">,
  raceId: string,
): Promise<Pick<CategoryList, "categories" | "without">> {
  const categories = await categoriesOf(db, raceId);
  const counts = await countEntries(db, raceId);
  const countOf = (category: string | null) =>
    counts.find(({ id }) => id === category) ?? { entries: 0, corrected: 0 };
  return {
    categories: categories.map((category) => {
      const { entries, corrected } = countOf(category.id);
      return { ...category, entries, corrected };
    }),
    without: countOf(null).entries,
  };
}

const categoryCount = {
  id: orNull(entryCategories.id),
  entries: integer,
  corrected: integer,
};

/** How many entries are in each category of a race, and without one; cancelled ones are not counted. */
async function countEntries(db: Database, raceId: string): Promise<CategoryCount[]> {
  return readRows(
    db,
    categoryCount,
    sql`
    select k.id, count(*)::int as entries, count(g.category_id)::int as corrected
    from race_registrations g left join lateral (${categoryOf(sql`g`)}) k on true
    where g.race_id = ${raceId}::uuid and g.status <> 'cancelled' and g.bib is not null
    group by k.id`,
  );
}

/** A category of a race. */
export function isOfRace({ raceId, categoryId }: { raceId: string; categoryId: string }) {
  return and(eq(entryCategories.id, categoryId), eq(entryCategories.raceId, raceId));
}

/** How many entries are in a category; `null` for those without one. */
type CategoryCount = {
  id: string | null;
  entries: number;
  /** Those of them that an organizer has put there. */
  corrected: number;
};

/** A category with its entries. */
export type CountedCategory = EntryCategory & Omit<CategoryCount, "id">;

/** The categories of a race as its organizers see them. */
export type CategoryList = {
  id: string;
  name: string;
  startDate: Day;
  minimumAge: number;
  /** Whether the race asks for the gender. */
  gender: Demand;
  distances: { id: string; distance: string }[];
  categories: CountedCategory[];
  /** Entries in no category. */
  without: number;
};
