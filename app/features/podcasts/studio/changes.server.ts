import { eq } from "drizzle-orm";
import { withRetry } from "#db/failures/retry.ts";
import { podcasts } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { difference } from "#features/audit/change.ts";
import { recorded } from "#features/audit/columns.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Services } from "#services/services.ts";
import { subjectType } from "./saving.server.ts";
import type { EpisodeForm } from "./schema.ts";
import type { EpisodeStatus } from "./studio.ts";

type Needs = Pick<Services, "db" | "now" | "log">;

const columns = {
  title: podcasts.title,
  description: podcasts.description,
  ai_disclosure: podcasts.aiDisclosure,
  status: podcasts.status,
};

/** Changes the texts of an episode, or whether visitors see it. */
export async function changeEpisode(
  { db, now, log }: Needs,
  admin: Admin,
  id: string,
  changed: EpisodeForm | { status: EpisodeStatus },
): Promise<{ problem: "no-podcast" | "not-changed" | null }> {
  try {
    return await withRetry(db, async (tx) => {
      const [before] = await tx
        .select(columns)
        .from(podcasts)
        .where(eq(podcasts.id, id))
        .for("update");
      if (!before) return { problem: "no-podcast" };
      const after = { ...before, ...changed };
      const change = difference(before, after);
      if (!change) return { problem: null };
      await tx
        .update(podcasts)
        .set({
          title: after.title,
          description: after.description || null,
          aiDisclosure: after.ai_disclosure,
          status: after.status,
          updatedAt: now(),
        })
        .where(eq(podcasts.id, id));
      await recordChange({ db: tx, now }, admin, {
        action: actionOf(before.status, after.status),
        subjectType,
        subjectId: id,
        subjectName: after.title,
        before: recorded(change.before ?? {}),
        after: recorded(change.after ?? {}),
      });
      return { problem: null };
    });
  } catch (error) {
    log.error({ error, id }, "podcast not changed");
    return { problem: "not-changed" };
  }
}

function actionOf(before: EpisodeStatus, after: EpisodeStatus): string {
  if (before === after) return "changed";
  return after === "published" ? "published" : "unpublished";
}

/** Deletes an episode. Its recording is forgotten some days later. @returns its title */
export async function deleteEpisode(
  { db, now, log }: Needs,
  admin: Admin,
  id: string,
): Promise<{ problem: null; title: string } | { problem: "no-podcast" | "not-deleted" }> {
  try {
    return await withRetry(db, async (tx) => {
      const [gone] = await tx
        .delete(podcasts)
        .where(eq(podcasts.id, id))
        .returning({ ...columns, script: podcasts.script });
      if (!gone) return { problem: "no-podcast" };
      await recordChange({ db: tx, now }, admin, {
        action: "deleted",
        subjectType,
        subjectId: id,
        subjectName: gone.title,
        before: recorded(gone),
      });
      return { problem: null, title: gone.title };
    });
  } catch (error) {
    log.error({ error, id }, "podcast not deleted");
    return { problem: "not-deleted" };
  }
}
