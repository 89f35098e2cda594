import { eq } from "drizzle-orm";
import { withRetry } from "#db/failures/retry.ts";
import { experts } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { recorded, withoutEmpty } from "#features/audit/change.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Services } from "#services/services.ts";
import { expertColumnsOf, expertName } from "./details.ts";
import type { ExpertRefusal } from "./messages.ts";
import { removePhoto } from "./photo.server.ts";
import { findEditedExpert } from "./queries.server.ts";

/** Deletes an expert with their reviews and inquiries. @returns their name */
export async function deleteExpert(
  services: Pick<Services, "db" | "now" | "files" | "log">,
  admin: Admin,
  id: string,
): Promise<{ problem: null; name: string } | ExpertRefusal> {
  const { db, now, log } = services;
  try {
    const gone = await withRetry(db, async (tx) => {
      const expert = await findEditedExpert({ db: tx }, id, { isLocked: true });
      if (!expert) return { problem: "no-expert" as const };
      // Triggers: reviews of the expert, office counts; see app/db/functions/experts.sql
      await tx.delete(experts).where(eq(experts.id, id));
      const name = expertName(expert.details);
      await recordChange({ db: tx, now }, admin, {
        action: "deleted",
        subjectType: "expert",
        subjectId: id,
        subjectName: name,
        before: recorded(withoutEmpty(expertColumnsOf(expert))),
      });
      return { problem: null, name, photo: expert.photo };
    });
    if (gone.problem !== null) return gone;
    await removePhoto(services, gone.photo);
    return { problem: null, name: gone.name };
  } catch (error) {
    log.error({ error, id }, "expert not deleted");
    return { problem: "not-deleted" };
  }
}
