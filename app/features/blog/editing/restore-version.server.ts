import { withRetry } from "#db/failures/retry.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { difference, recorded } from "#features/audit/change.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { pickedRaces } from "#features/races/picking/queries.server.ts";
import type { Services } from "#services/services.ts";
import { subjectType } from "../reading/post.ts";
import { storePost } from "./commands.server.ts";
import { type EditedPost, postColumnsOf } from "./details.ts";
import type { PostRefusal } from "./messages.ts";
import { findEditedPost } from "./queries.server.ts";
import { findVersion } from "./versions.server.ts";

/**
 * Gives a post the texts, picture, tags and races of an earlier version, as a new version. Whether it
 * is published, and since when, stays.
 */
export async function restoreVersion(
  { db, now, log }: Pick<Services, "db" | "now" | "log">,
  admin: Admin,
  { postId, revision }: { postId: string; revision: number },
): Promise<{ problem: null } | PostRefusal> {
  try {
    return await withRetry(db, async (tx) => {
      const before = await findEditedPost({ db: tx }, postId, { isLocked: true });
      if (!before) return { problem: "no-post" };
      const version = await findVersion({ db: tx }, postId, revision);
      if (!version) return { problem: "no-version" };
      const { raceIds, revision: _revision, ...texts } = version;
      const isSamePicture = texts.featured_image === before.details.featured_image;
      const after: EditedPost = {
        ...before,
        details: {
          ...before.details,
          ...texts,
          image_source: isSamePicture ? before.details.image_source : null,
        },
        races: await pickedRaces({ db: tx }, raceIds),
        revision: before.revision + 1,
      };
      const change = difference(postColumnsOf(before), postColumnsOf(after));
      if (!change) return { problem: null };
      await storePost({ db: tx, now }, admin, { before, after, names: Object.keys(after.details) });
      await recordChange({ db: tx, now }, admin, {
        action: "took back",
        subjectType,
        subjectId: postId,
        subjectName: after.details.title,
        before: recorded(change.before ?? {}),
        after: recorded({ ...change.after, version: revision }),
      });
      return { problem: null };
    });
  } catch (error) {
    log.error({ error, id: postId }, "version of a post not taken back");
    return { problem: "not-updated" };
  }
}
