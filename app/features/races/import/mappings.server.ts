import { desc, sql } from "drizzle-orm";
import { raceImportMappings } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { type Heading, headingSet, type Mapping, type RememberedMapping } from "./file/mapping.ts";
import { mappingKind } from "./stored-import.server.ts";

/** Of very many the latest ones are remembered. */
const mostRemembered = 200;

/** What an index can hold. */
const longestSet = 2000;

/** The chosen columns of earlier files. */
export async function rememberedMappings({
  db,
}: Pick<Services, "db">): Promise<RememberedMapping[]> {
  return db
    .select({
      headings: raceImportMappings.headings,
      mapping: sql`${raceImportMappings.mapping}`.mapWith(mappingKind),
    })
    .from(raceImportMappings)
    .orderBy(desc(raceImportMappings.usedAt))
    .limit(mostRemembered);
}

/** Remembers what was said about a file for the next one with the same headings. */
export async function rememberMapping(
  { db, now }: Pick<Services, "db" | "now">,
  headings: readonly Heading[],
  mapping: Mapping,
): Promise<void> {
  const set = headingSet(headings.map(({ name }) => name));
  if (set.length > longestSet) return;
  const said = { mapping, usedAt: now() };
  await db
    .insert(raceImportMappings)
    .values({ headings: set, ...said })
    .onConflictDoUpdate({ target: raceImportMappings.headings, set: said });
}
