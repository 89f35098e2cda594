import { eq } from "drizzle-orm";
import { withRetry } from "#db/failures/retry.ts";
import { blogPosts } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { recorded, withoutEmpty } from "#features/audit/columns.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Services } from "#services/services.ts";
import { subjectType } from "../post.ts";
import { postColumnsOf } from "./details.ts";
import { findEditedPost } from "./queries.server.ts";
import type { PostRefusal } from "./refusal.ts";

/** Deletes a post with its versions and the work on it. @returns its title */
export async function deletePost(
  { db, now, log }: Pick<Services, "db" | "now" | "log">,
  admin: Admin,
  id: string,
): Promise<{ problem: null; title: string } | PostRefusal> {
  try {
    return await withRetry(db, async (tx) => {
      const post = await findEditedPost({ db: tx }, id, { isLocked: true });
      if (!post) return { problem: "no-post" };
      await tx.delete(blogPosts).where(eq(blogPosts.id, id));
      const { title } = post.details;
      await recordChange({ db: tx, now }, admin, {
        action: "deleted",
        subjectType,
        subjectId: id,
        subjectName: title,
        before: recorded(withoutEmpty(postColumnsOf(post))),
      });
      return { problem: null, title };
    });
  } catch (error) {
    log.error({ error, id }, "post not deleted");
    return { problem: "not-deleted" };
  }
}
