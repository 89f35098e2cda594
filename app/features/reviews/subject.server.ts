import { type SQL, sql } from "drizzle-orm";
import type { Services } from "#services/services.ts";
import type { Subject } from "./review.ts";

/** The row of what is reviewed, kept from being deleted until the review is written. */
export function lockedSubject({ kind, id }: Subject): SQL {
  return kind === "race"
    ? sql`select id from races where id = ${id}::uuid for key share`
    : sql`select id from experts where id = ${id}::uuid and is_active for key share`;
}

/** What the reviewed race or expert is called; `null` when there is none to review. */
export async function subjectName(
  { db }: Pick<Services, "db">,
  { kind, id }: Subject,
): Promise<string | null> {
  const [row] = await db.execute<{ name: string }>(
    kind === "race"
      ? sql`select race_name as name from races where id = ${id}::uuid`
      : sql`select concat_ws(' ', first_name, last_name) as name
          from experts where id = ${id}::uuid and is_active`,
  );
  return row?.name ?? null;
}
