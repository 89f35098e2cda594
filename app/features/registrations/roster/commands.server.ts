import { sql } from "drizzle-orm";
import { violatedConstraint } from "#db/failures/problem.ts";
import { withRetry } from "#db/failures/retry.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Services } from "#services/services.ts";
import { formatDay, toDay } from "#values/day.ts";
import type { RegistrationStatus } from "../registration.ts";
import { letterOfChange } from "./emails.tsx";
import { reasons } from "./messages.ts";
import { findEntry } from "./queries.server.ts";
import { runnerName } from "./roster.ts";
import { type GivenStatus, mayGive } from "./standing.ts";

type Needed = Pick<Services, "db" | "now" | "mail" | "log">;

export type Refused = {
  runner: string | null;
  reason: string;
  /** The entry, where it can be completed all the same although its race lies ahead. */
  aheadId?: string;
};
type StatusChange = { registration: readonly string[]; status: GivenStatus; ahead?: boolean };
export type Changed = { changed: number; refused: Refused[] };

/** The rules that the database keeps, whoever comes at the same moment. */
const refusals: Record<string, string> = {
  race_distances_capacity: reasons.full,
  race_registrations_once: reasons.registeredAgain,
};

/**
 * Gives each of the entries another state, each in a transaction of its own: one that is refused does
 * not hold up the others. Those who are affected hear of it by mail.
 * @param ahead - completes also entries of races that have not been run yet
 */
export async function changeStatuses(
  services: Needed,
  admin: Admin,
  { registration, status, ahead = false }: StatusChange,
  at: { origin: string },
): Promise<Changed> {
  const refused: Refused[] = [];
  for (const id of registration) {
    const refusal = await changeStatus(services, admin, { id, status, ahead }, at);
    if (refusal) refused.push(refusal);
  }
  return { changed: registration.length - refused.length, refused };
}

/** @returns why it was refused; `null` when it is done */
async function changeStatus(
  services: Needed,
  admin: Admin,
  { id, status, ahead }: { id: string; status: GivenStatus; ahead: boolean },
  at: { origin: string },
): Promise<Refused | null> {
  // Who is meant is known even where the change itself fails.
  let runner: string | null = null;
  try {
    return await withRetry(services.db, async (tx) => {
      const inside = { ...services, db: tx };
      const before = await lockedStatus(inside, id);
      const entry = before && (await findEntry(inside, id));
      if (!entry) return { runner, reason: reasons.gone };
      runner = runnerName(entry);
      if (!mayGive(before, status)) return { runner, reason: reasons.notOffered(before) };
      const { startDate } = entry.race;
      if (status === "completed" && !ahead && startDate > toDay(services.now())) {
        return { runner, reason: reasons.ahead(formatDay(startDate)), aheadId: id };
      }
      await tx.execute(sql`
        update race_registrations
        set status = ${status}, updated_at = ${services.now().toISOString()}::timestamptz
        where id = ${id}::uuid`);
      await recordChange(inside, admin, {
        action: status,
        subjectType: "registration",
        subjectId: id,
        subjectName: entry.race.name,
        before: { status: before },
        after: { status },
      });
      if (entry.email && services.mail.mode !== "unavailable") {
        const to = { address: entry.email, name: runner };
        await services.mail.send(to, letterOfChange(entry, status, at), { within: tx });
      }
      return null;
    });
  } catch (error) {
    const reason = refusals[violatedConstraint(error) ?? ""];
    if (!reason) services.log.error({ error, id }, "a registration could not be changed");
    return { runner, reason: reason ?? reasons.failed };
  }
}

/** The state of an entry, which stays until the transaction is over. */
async function lockedStatus(
  { db }: Pick<Services, "db">,
  id: string,
): Promise<RegistrationStatus | null> {
  const [row] = await db.execute<{ status: RegistrationStatus }>(
    sql`select status from race_registrations where id = ${id}::uuid for no key update`,
  );
  return row?.status ?? null;
}
