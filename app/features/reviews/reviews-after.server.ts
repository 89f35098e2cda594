import { sql } from "drizzle-orm";
import { integer } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import type { Services } from "#services/services.ts";
import { reviewColumns, reviewLine, toReview } from "./queries.server.ts";
import type { Review, ReviewSubject } from "./review.ts";

/** A review in a list that is read in parts, with its moment in microseconds. */
export type ListedReview = Omit<Review, "answer"> & { micros: number };

/** The visible reviews of a subject that follow one of them, newest first. */
export async function reviewsAfter(
  { db }: Pick<Services, "db">,
  subject: ReviewSubject,
  id: string,
  { after, limit }: { after: { micros: number; id: string } | null; limit: number },
): Promise<ListedReview[]> {
  const at = sql`timestamptz 'epoch' + ${after?.micros ?? 0}::bigint * interval '1 microsecond'`;
  const follows = after
    ? sql`and (r.created_at < ${at} or (r.created_at = ${at} and r.id > ${after.id}::uuid))`
    : sql``;
  const rows = await readRows(
    db,
    { ...reviewLine, micros: integer },
    sql`
      select ${reviewColumns}, (extract(epoch from r.created_at) * 1000000)::bigint as micros
      from reviews r left join user_profiles p on p.user_id = r.user_id
      where r.entity_type = ${subject} and r.entity_id = ${id}::uuid and not r.is_hidden ${follows}
      order by r.created_at desc, r.id limit ${limit}`,
  );
  return rows.map(({ micros, ...line }) => ({ ...toReview(line), micros }));
}
