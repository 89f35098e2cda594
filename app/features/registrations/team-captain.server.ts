import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { boolean, orNull, text } from "#db/kinds.ts";
import { type RowOf, readRow, readRows } from "#db/rows.ts";
import { entryTeams, orderLines, raceRegistrations, races, teamMembers } from "#db/schema.ts";
import { notedOrigin } from "#services/context.ts";
import type { Services } from "#services/services.ts";
import { letterOfCaptain } from "./emails.tsx";
import { mailTo } from "./letters.server.ts";
import { logOrder } from "./order-log.server.ts";

const ledTeam = {
  id: entryTeams.id,
  name: entryTeams.name,
  raceName: races.raceName,
  captainId: orNull(text),
  origin: entryTeams.origin,
  hasOnePrice: boolean,
};

const memberRow = {
  id: raceRegistrations.id,
  userId: orNull(text),
  firstName: raceRegistrations.firstName,
  lastName: raceRegistrations.lastName,
  isLive: boolean,
  sharesPlace: boolean,
  voucherId: orNull(text),
};

type MemberRow = RowOf<typeof memberRow>;

/** A team that has another captain now. */
export type HandedTeam = { team: string; captain: string };

/**
 * Hands a team on after one of its entries was cancelled or left, in that transaction: its captain without an entry in it is
 * followed by the chosen member, else by the one who joined first. The new captain gets a letter. In a team with one
 * price, what was paid and the place go to the entry of that member. A team without members is deleted.
 * @param registrationId - of the entry, which may be cancelled
 * @param choice.to - the entry of the member who follows
 * @param choice.by - who caused it; `null` for a job
 */
export async function handTeamOn(
  services: Pick<Services, "db" | "now"> & Partial<Pick<Services, "mail">>,
  registrationId: string,
  { to = null, by = null }: { to?: string | null; by?: string | null } = {},
): Promise<HandedTeam | null> {
  const { db } = services;
  const team = await lockTeamOf(db, registrationId);
  if (!team) return null;
  const members = await membersOf(db, team.id);
  const live = members.filter(({ isLive, userId }) => isLive && userId !== null);
  if (live.length === 0) {
    await db.delete(entryTeams).where(eq(entryTeams.id, team.id));
    return null;
  }
  const next = live.find(({ id }) => id === to) ?? live[0];
  if (!next?.userId) return null;
  if (team.hasOnePrice) await passPriceOn(services, members, next, by);
  if (team.captainId === null || live.some(({ userId }) => userId === team.captainId)) return null;
  return { team: team.name, captain: await makeCaptain(services, team, next) };
}

/**
 * Makes a member the captain of a team, and tells them.
 * @returns the name of the member
 */
export async function makeCaptain(
  { db, mail }: Pick<Services, "db"> & Partial<Pick<Services, "mail">>,
  team: Pick<RowOf<typeof ledTeam>, "id" | "name" | "raceName" | "origin">,
  { userId, firstName, lastName }: Pick<MemberRow, "userId" | "firstName" | "lastName">,
): Promise<string> {
  await db.update(entryTeams).set({ captainId: userId }).where(eq(entryTeams.id, team.id));
  const captain = `${firstName} ${lastName}`;
  if (mail && userId !== null) {
    const letter = letterOfCaptain(team, { runner: captain, origin: notedOrigin(team.origin) });
    await mailTo({ db, mail }, { userId }, letter);
  }
  return captain;
}

async function lockTeamOf(
  db: Database,
  registrationId: string,
): Promise<RowOf<typeof ledTeam> | null> {
  const ofEntry = db
    .select({ id: teamMembers.teamId })
    .from(teamMembers)
    .where(eq(teamMembers.registrationId, registrationId));
  const [locked] = await db
    .select({ id: entryTeams.id })
    .from(entryTeams)
    .where(sql`${entryTeams.id} in ${ofEntry}`)
    .for("no key update");
  if (!locked) return null;
  return readRow(
    db,
    ledTeam,
    sql`
    select t.id, t.name, r.race_name as "raceName", t.captain_id::text as "captainId", t.origin,
      coalesce(u.has_one_price, false) as "hasOnePrice"
    from entry_teams t join races r on r.id = t.race_id
    left join race_team_rules u on u.distance_id = t.distance_id
    where t.id = ${locked.id}::uuid`,
  );
}

/** All entries of a team, the one that joined first at the beginning. */
export async function membersOf(db: Database, teamId: string): Promise<MemberRow[]> {
  return readRows(
    db,
    memberRow,
    sql`
    select g.id, g.user_id::text as "userId", g.first_name as "firstName", g.last_name as "lastName",
      g.status <> 'cancelled' as "isLive", g.shares_place as "sharesPlace",
      g.voucher_id::text as "voucherId"
    from team_members m join race_registrations g on g.id = m.registration_id
    where m.team_id = ${teamId}::uuid order by m.created_at, m.number`,
  );
}

/** Gives the price and the place of a team to a member, where the entry that had them is cancelled. */
async function passPriceOn(
  { db, now }: Pick<Services, "db" | "now">,
  members: readonly MemberRow[],
  next: MemberRow,
  by: string | null,
): Promise<void> {
  if (members.some(({ isLive, sharesPlace }) => isLive && !sharesPlace)) return;
  const from = members.find(({ isLive, sharesPlace }) => !isLive && !sharesPlace);
  // Triggers: places taken; see app/db/functions/registrations.sql
  await db
    .update(raceRegistrations)
    .set({ sharesPlace: false, voucherId: from?.voucherId ?? null })
    .where(eq(raceRegistrations.id, next.id));
  if (!from) return;
  await db
    .update(raceRegistrations)
    .set({ sharesPlace: true, voucherId: null })
    .where(eq(raceRegistrations.id, from.id));
  await moveLines({ db, now }, from.id, next.id, by);
}

/** Puts an entry in the place of another one in each of its orders, where its own line, if it has one, costs nothing. */
async function moveLines(
  { db, now }: Pick<Services, "db" | "now">,
  fromId: string,
  toId: string,
  by: string | null,
): Promise<void> {
  const lines = await db
    .delete(orderLines)
    .where(eq(orderLines.registrationId, fromId))
    .returning();
  for (const line of lines) {
    const own = and(eq(orderLines.registrationId, toId), eq(orderLines.orderId, line.orderId));
    await db.delete(orderLines).where(own);
    // Trigger: entries sold, uses of the code; see app/db/functions/entry-orders.sql
    await db.insert(orderLines).values({ ...line, registrationId: toId });
    await logOrder({ db, now }, line.orderId, { by, reason: "team handed on" });
  }
}
