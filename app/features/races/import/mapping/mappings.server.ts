import { sql } from "drizzle-orm";
import type { Services } from "#services/services.ts";
import { type Heading, headingSet, type Mapping, type RememberedMapping } from "./mapping.ts";

/** Of very many the latest ones are remembered. */
const mostRemembered = 200;

/** What an index can hold. */
const longestSet = 2000;

/** What was said about the columns of earlier files. */
export async function rememberedMappings({
  db,
}: Pick<Services, "db">): Promise<RememberedMapping[]> {
  const rows = await db.execute<RememberedMapping>(sql`
    select headings, mapping from race_import_mappings
    order by used_at desc limit ${mostRemembered}`);
  return [...rows];
}

/** Remembers what was said about a file for the next one with the same headings. */
export async function rememberMapping(
  { db, now }: Pick<Services, "db" | "now">,
  headings: readonly Heading[],
  mapping: Mapping,
): Promise<void> {
  const set = headingSet(headings.map(({ name }) => name));
  if (set.length > longestSet) return;
  const moment = now().toISOString();
  await db.execute(sql`
    insert into race_import_mappings (headings, mapping, used_at)
    values (${set}, ${JSON.stringify(mapping)}::text::jsonb, ${moment}::timestamptz)
    on conflict (headings) do update set
      mapping = excluded.mapping, used_at = excluded.used_at`);
}
