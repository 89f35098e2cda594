import { and, eq } from "drizzle-orm";
import { violatedConstraint } from "#db/failures/problem.ts";
import { withRetry } from "#db/failures/retry.ts";
import { raceRegistrations } from "#db/schema.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { type Editor, mayEdit } from "#features/races/rights.server.ts";
import { todayAt } from "#features/races/standing.ts";
import { letterLanguage } from "#services/identity/identity.ts";
import type { Services } from "#services/services.ts";
import { isMade, madeColumns } from "../made-entry.server.ts";
import type { RegistrationStatus } from "../registration.ts";
import { handTeamOn } from "../team-captain.server.ts";
import { letterOfChange } from "./emails.tsx";
import { type GivenStatus, mayGive } from "./given-status.ts";
import { findEntry } from "./queries.server.ts";
import type { RefusedChange, StatusRefusal } from "./roster.ts";

type StatusChange = { registration: readonly string[]; status: GivenStatus; ahead?: boolean };

/** The rules that the database enforces, also for requests at the same moment. */
const constraints: Record<string, StatusRefusal> = {
  race_distances_capacity: { problem: "full" },
  entry_choices_stock: { problem: "sold-out" },
  race_registrations_once: { problem: "registered-again" },
  vouchers_uses: { problem: "code-used" },
};

/**
 * Gives each of the registrations another status, each in a separate transaction: a refused one does not
 * hold up the others. The runners are told by mail.
 * @param change.ahead - completes also registrations for races that have not been run yet
 */
export async function changeStatuses(
  services: Pick<Services, "db" | "now" | "mail" | "log">,
  editor: Editor,
  { registration, status, ahead = false }: StatusChange,
  at: { origin: string },
): Promise<{ changed: number; refused: RefusedChange[] }> {
  const refused: RefusedChange[] = [];
  for (const id of registration) {
    const refusal = await changeStatus(services, editor, { id, status, ahead }, at);
    if (refusal) refused.push({ id, ...refusal });
  }
  return { changed: registration.length - refused.length, refused };
}

/** @returns why it was refused; `null` when it is done */
async function changeStatus(
  services: Pick<Services, "db" | "now" | "mail" | "log">,
  editor: Editor,
  { id, status, ahead }: { id: string; status: GivenStatus; ahead: boolean },
  at: { origin: string },
): Promise<Omit<RefusedChange, "id"> | null> {
  // The runner is named also where the change itself fails.
  let runner: RefusedChange["runner"] = null;
  const refuse = (refusal: StatusRefusal) => ({ runner, refusal });
  try {
    return await withRetry(services.db, async (tx) => {
      const inside = { ...services, db: tx };
      const before = await lockedStatus(inside, editor, id);
      const entry = before && (await findEntry(inside, editor, id));
      if (!entry) return refuse({ problem: "gone" });
      const { firstName, lastName } = entry;
      runner = { firstName, lastName };
      if (!mayGive(before, status)) return refuse({ problem: "not-offered", status: before });
      const { startDate } = entry.race;
      if (status === "completed" && !ahead && startDate > todayAt(entry.race, services.now())) {
        return refuse({ problem: "ahead", startDate });
      }
      // Triggers: places taken, event, answers; see app/db/functions/registrations.sql, entry-questions.sql
      await tx
        .update(raceRegistrations)
        .set({ status, updatedAt: services.now() })
        .where(eq(raceRegistrations.id, id));
      if (status === "cancelled") await handTeamOn(inside, id, { by: editor.userId });
      await recordChange(inside, editor, {
        action: status,
        subjectType: "registration",
        subjectId: id,
        subjectName: entry.race.name,
        before: { status: before },
        after: { status },
      });
      if (entry.email && services.mail.mode !== "unavailable") {
        const lang = entry.userId ? await letterLanguage(tx, entry.userId) : "en";
        const to = { address: entry.email, name: `${firstName} ${lastName}`.trim(), lang };
        await services.mail.send(to, letterOfChange(entry, status, at), { within: tx });
      }
      return null;
    });
  } catch (error) {
    const refusal = constraints[violatedConstraint(error) ?? ""];
    if (!refusal) services.log.error({ error, id }, "a registration could not be changed");
    return refuse(refusal ?? { problem: "failed" });
  }
}

/** The status of a registration for a race that the editor may edit, locked until the transaction ends. */
async function lockedStatus(
  { db }: Pick<Services, "db">,
  editor: Editor,
  id: string,
): Promise<RegistrationStatus | null> {
  const [row] = await db
    .select({ status: madeColumns.status })
    .from(raceRegistrations)
    .where(and(eq(raceRegistrations.id, id), isMade, mayEdit(editor, raceRegistrations.raceId)))
    .for("no key update");
  return row?.status ?? null;
}
