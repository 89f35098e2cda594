import { and, eq, sql } from "drizzle-orm";
import { violatedConstraint } from "#db/failures/problem.ts";
import { withRetry } from "#db/failures/retry.ts";
import { text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { auditEntries, raceRegistrations } from "#db/schema.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { type Editor, mayEdit } from "#features/races/rights.server.ts";
import { todayAt } from "#features/races/standing.ts";
import { letterLanguage } from "#services/identity/identity.ts";
import type { Services } from "#services/services.ts";
import { isMade, madeColumns } from "../made-entry.server.ts";
import { lineageOf } from "../orders/changes/queries.server.ts";
import { type RegistrationStatus, registrationStatuses } from "../registration.ts";
import { handTeamOn } from "../team-captain.server.ts";
import { letterOfChange } from "./emails.tsx";
import { type GivenStatus, givenStatuses, mayGive } from "./given-status.ts";
import { findEntry } from "./queries.server.ts";
import type { RefusedChange, StatusRefusal } from "./roster.ts";

type StatusChange = { registration: readonly string[]; status: GivenStatus; ahead?: boolean };

/** The rules that the database enforces, also for requests at the same moment. */
const constraints: Record<string, StatusRefusal> = {
  race_distances_capacity: { problem: "full" },
  entry_choices_stock: { problem: "sold-out" },
  race_extras_stock: { problem: "sold-out" },
  race_registrations_once: { problem: "registered-again" },
  vouchers_uses: { problem: "code-used" },
};

type Own = Pick<Services, "db" | "now" | "mail" | "log">;

/**
 * Gives each of the registrations another status, each in a separate transaction: a refused one does not
 * hold up the others. The runners are told by mail.
 * @param change.ahead - completes also registrations for races that have not been run yet
 * @returns also the timestamp by which `undoStatuses` finds the changes
 */
export async function changeStatuses(
  services: Own,
  editor: Editor,
  { registration, status, ahead = false }: StatusChange,
  at: { origin: string },
) {
  const changes = registration.map((id) => ({ id, status, ahead }));
  const moment = services.now();
  return { ...(await changeEach({ ...services, now: () => moment }, editor, changes, at)), moment };
}

/** How long the changes of one click can be undone. */
const undoMinutes = 60;

/**
 * The registrations that the editor changed with one click and whose status can be given back.
 * @param moment - the timestamp that `changeStatuses` has returned
 */
export async function undoableChanges(
  { db, now }: Pick<Services, "db" | "now">,
  { userId }: Editor,
  moment: Date,
): Promise<{ id: string; before: string; after: string }[]> {
  if (moment.getTime() < now().getTime() - undoMinutes * 60_000) return [];
  return readRows(
    db,
    { id: raceRegistrations.id, before: text, after: text },
    sql`
      select g.id, a.before->>'status' as before, a.after->>'status' as after
      from ${auditEntries} a join ${raceRegistrations} g on g.id = a.subject_id
      where a.admin_id = ${userId}::uuid and a.created_at = ${moment.toISOString()}::timestamptz
        and a.subject_type = 'registration' and a.action in ${givenStatuses}
        and g.status = a.after->>'status'
      order by a.id`,
  );
}

/** Gives the registrations of one click their former status again; the runners are told by mail. */
export async function undoStatuses(
  services: Own,
  editor: Editor,
  moment: Date,
  at: { origin: string },
) {
  const made = await undoableChanges(services, editor, moment);
  const changes = made.flatMap(({ id, before, after }) => {
    const status = registrationStatuses.find((each) => each === before);
    return status ? [{ id, status, ahead: true, undoes: after }] : [];
  });
  return changeEach(services, editor, changes, at);
}

type Change = {
  id: string;
  status: RegistrationStatus;
  ahead: boolean;
  /** The status that is taken back: any other one has been given since, and stays. */
  undoes?: string;
};

async function changeEach(
  services: Own,
  editor: Editor,
  changes: readonly Change[],
  at: { origin: string },
): Promise<{ changed: number; refused: RefusedChange[] }> {
  const refused: RefusedChange[] = [];
  for (const change of changes) {
    const refusal = await changeStatus(services, editor, change, at);
    if (refusal) refused.push({ id: change.id, ...refusal });
  }
  return { changed: changes.length - refused.length, refused };
}

/** @returns why it was refused; `null` when it is done */
async function changeStatus(
  services: Own,
  editor: Editor,
  { id, status, ahead, undoes }: Change,
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
      if (undoes ? before !== undoes : !mayGive(before, status))
        return refuse({ problem: "not-offered", status: before });
      // Under the lock of the registration, which changes of it and the job that returns credits take too.
      const kept = before === "cancelled" ? await whyItStaysCancelled(inside, id) : null;
      if (kept) return refuse(kept);
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

/** Why a cancelled registration cannot count again: what was paid for it counts for another one, or must be settled. */
async function whyItStaysCancelled(
  { db }: Pick<Services, "db">,
  id: string,
): Promise<StatusRefusal | null> {
  const given = (await lineageOf({ db }, id)).find(({ isSource }) => isSource);
  if (given) return { problem: "given-up", kind: given.kind };
  const lost = await db.execute(sql`select where public.entry_lost_credit(${id}::uuid)`);
  return lost.length > 0 ? { problem: "credit-returned" } : null;
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
