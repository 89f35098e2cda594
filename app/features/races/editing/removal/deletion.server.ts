import { eq } from "drizzle-orm";
import { withRetry } from "#db/failures/retry.ts";
import { raceDistances, raceRegistrations, races } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Services } from "#services/services.ts";
import { removePictures } from "../pictures.server.ts";
import { findDetails, lossesOf, picturesOf } from "../queries.server.ts";
import type { EditingRefusal } from "../refusal.ts";
import type { Told } from "../telling/runners.server.ts";
import { courseFilesOf, removeCourseFiles } from "./course-files.server.ts";
import { tellOfDeletion, tellOrganizers } from "./deletion-letters.server.ts";

/**
 * Deletes a race with everything that belongs to it. Registrations go with it only when that is
 * said; nobody enters or leaves the race in between.
 * @param telling - whether the runners who stand in the registrations get a mail
 */
export async function deleteRace(
  services: Pick<Services, "db" | "now" | "files" | "log" | "jobs" | "mail">,
  admin: Admin,
  id: string,
  { withRegistrations, telling }: { withRegistrations: boolean; telling: boolean },
): Promise<{ problem: null; name: string; told: Told | null } | EditingRefusal> {
  const { db, now, log } = services;
  try {
    await services.jobs.started();
    const deleted = await withRetry(db, async (tx) => {
      // Waits for registrations in progress, which lock the race too; they are counted below.
      await tx.select({ id: races.id }).from(races).where(eq(races.id, id)).for("update");
      const stored = await findDetails(tx, eq(races.id, id));
      const losses = await lossesOf({ db: tx }, id);
      if (!stored || !losses) return { problem: "no-race" as const };
      const { name, isCancelled: _, runners: __, ...counts } = losses;
      if (counts.registrations > 0 && !withRegistrations)
        return { problem: "has-registrations" as const };
      const pictures = await picturesOf(tx, id);
      const courses = await courseFilesOf(tx, eq(raceDistances.raceId, id));
      const told = telling ? await tellOfDeletion({ ...services, db: tx }, id) : null;
      await tellOrganizers({ ...services, db: tx }, id);
      await tx.delete(raceRegistrations).where(eq(raceRegistrations.raceId, id));
      // Triggers: reviews of the race, office counts; see app/db/functions/races.sql
      await tx.delete(races).where(eq(races.id, id));
      await recordChange({ db: tx, now }, admin, {
        action: "deleted",
        subjectType: "race",
        subjectId: id,
        subjectName: name,
        before: { ...counts, city: stored.details.city, country: stored.details.country },
      });
      return { problem: null, name, pictures, courses, told };
    });
    if (deleted.problem !== null) return deleted;
    await removePictures(services, deleted.pictures);
    await removeCourseFiles(services, deleted.courses);
    return { problem: null, name: deleted.name, told: deleted.told };
  } catch (error) {
    log.error({ error, id }, "race not deleted");
    return { problem: "not-deleted" };
  }
}
