import { and, eq, type SQL, sql } from "drizzle-orm";
import { text } from "#db/kinds.ts";
import { experts, races } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import type { Subject } from "./review.ts";

/** The row of the reviewed subject, locked against deletion until the review is written. */
export function lockedSubject({ kind, id }: Subject): SQL {
  return kind === "race"
    ? sql`select id from races where id = ${id}::uuid for key share`
    : sql`select id from experts where id = ${id}::uuid and is_active for key share`;
}

/** The name of the race or expert; `null` when the subject does not exist. */
export async function subjectName(
  { db }: Pick<Services, "db">,
  { kind, id }: Subject,
): Promise<string | null> {
  const [found] =
    kind === "race"
      ? await db.select({ name: races.raceName }).from(races).where(eq(races.id, id))
      : await db
          .select({ name: expertName })
          .from(experts)
          .where(and(eq(experts.id, id), eq(experts.isActive, true)));
  return found?.name ?? null;
}

/** `null` parts are left out. */
const expertName = sql`concat_ws(' ', ${experts.firstName}, ${experts.lastName})`.mapWith(text);
