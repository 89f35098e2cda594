import { sql } from "drizzle-orm";
import type { Admin } from "#features/accounts/viewer.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Services } from "#services/services.ts";

/** Notes that two races which look alike are two races. Noting it again changes nothing. */
export async function keepBoth(
  { db, now }: Pick<Services, "db" | "now">,
  admin: Admin,
  races: { first: string; second: string },
): Promise<{ isKnown: boolean }> {
  const [first = "", second = ""] = [races.first, races.second].sort();
  return db.transaction(async (tx) => {
    const named = await tx.execute<{ id: string; name: string }>(sql`
      select id, race_name as name from races
      where id in (${first}::uuid, ${second}::uuid) order by id for key share`);
    if (named.length !== 2) return { isKnown: false };
    const noted = await tx.execute(sql`
      insert into race_non_twins (first_id, second_id, decided_by, created_at)
      values (${first}::uuid, ${second}::uuid, ${admin.userId}::uuid, ${now().toISOString()})
      on conflict do nothing returning first_id`);
    if (noted.length > 0) {
      await recordChange({ db: tx, now }, admin, {
        action: "kept as not a duplicate",
        subjectType: "race",
        subjectId: first,
        subjectName: named.map(({ name }) => name).join(" and "),
        after: { other: second },
      });
    }
    return { isKnown: true };
  });
}
