import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { withRetry } from "#db/failures/retry.ts";
import { readRow } from "#db/rows.ts";
import { blogPosts } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Services } from "#services/services.ts";
import { isId } from "#values/id.ts";
import { subjectType } from "../reading/post.ts";
import { currentFacts, findOutdatedFacts } from "./queries.server.ts";

/** `changed-again`: a race is other than the administrator has seen it. */
export type FactsProblem = "no-post" | "changed-again";

/**
 * Remembers the facts of races that a post refers to and that it was not compared with yet. Called
 * with the transaction that stores the references.
 */
export async function rememberFacts(db: Database, postId: string): Promise<void> {
  await db.execute(sql`update blog_race_references f set facts = ${currentFacts}
    from races r where r.id = f.race_id and f.blog_id = ${postId}::uuid and f.facts is null`);
}

/**
 * An administrator has looked at what changed: from now on, the post is compared with the races as
 * they are.
 * @param seen - names the changes that the administrator was shown
 */
export async function markFactsChecked(
  { db, now }: Pick<Services, "db" | "now">,
  admin: Admin,
  { postId, seen }: { postId: string; seen: string },
): Promise<{ problem: FactsProblem | null }> {
  if (!isId(postId)) return { problem: "no-post" };
  return withRetry(db, async (tx) => {
    const post = await readRow(
      tx,
      { title: blogPosts.title },
      sql`select title from blog_posts where id = ${postId}::uuid for no key update`,
    );
    if (!post) return { problem: "no-post" as const };
    // A race that is being edited waits until the comparison is stored.
    await tx.execute(sql`select from races where id in
      (select race_id from blog_race_references where blog_id = ${postId}::uuid)
      order by id for share`);
    const outdated = await findOutdatedFacts({ db: tx }, postId);
    if (outdated.seen !== seen) return { problem: "changed-again" as const };
    await tx.execute(sql`update blog_race_references f set facts = ${currentFacts}
      from races r where r.id = f.race_id and f.blog_id = ${postId}::uuid`);
    if (outdated.changes.length > 0) {
      await recordChange({ db: tx, now }, admin, {
        action: "checked",
        subjectType,
        subjectId: postId,
        subjectName: post.title,
        before: named(
          outdated.changes.map(({ before, ...change }) => ({ ...change, value: before })),
        ),
        after: named(outdated.changes.map(({ now: value, ...change }) => ({ ...change, value }))),
      });
    }
    return { problem: null };
  });
}

/** `{ "Lima 42K: date": "May 16, 2027" }` */
function named(
  changes: readonly { raceName: string; field: string; value: string }[],
): Record<string, string> {
  return Object.fromEntries(
    changes.map(({ raceName, field, value }) => [`${raceName}: ${field}`, value]),
  );
}
