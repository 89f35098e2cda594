import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { boolean, integer, orNull, text } from "#db/kinds.ts";
import { type RowOf, readRow, readRows } from "#db/rows.ts";
import {
  entryTeams,
  raceDistances,
  raceRegistrations,
  races,
  raceTeamRules,
  teamMembers,
  users,
} from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { todayAt } from "#features/races/standing.ts";
import type { Services } from "#services/services.ts";
import type { Day } from "#values/day.ts";
import { readId } from "#values/id.ts";
import type { RegistrationRecord } from "../registration.ts";
import { type Heir, heirsOf, mayTeamsChange, type TeamRules } from "./team.ts";

const ruleColumns = {
  distanceId: raceTeamRules.distanceId,
  kind: raceTeamRules.kind,
  fewest: raceTeamRules.fewest,
  most: raceTeamRules.most,
  lastDay: raceTeamRules.lastDay,
  text: { en: raceTeamRules.textEn, es: raceTeamRules.textEs },
  hasOnePrice: raceTeamRules.hasOnePrice,
};

/** The team rules of a race, by distance; a distance without teams is not among them. */
export async function teamRulesOf(
  { db }: Pick<Services, "db">,
  raceId: string,
): Promise<Map<string, TeamRules>> {
  const rows = await db
    .select(ruleColumns)
    .from(raceTeamRules)
    .where(eq(raceTeamRules.raceId, raceId));
  return new Map(rows.map(({ distanceId, ...rules }) => [distanceId, rules]));
}

/** `null` for a distance without teams. */
export async function teamRulesFor(
  { db }: { db: Database },
  distanceId: string,
): Promise<TeamRules | null> {
  const [row] = await db
    .select(ruleColumns)
    .from(raceTeamRules)
    .where(eq(raceTeamRules.distanceId, distanceId));
  if (!row) return null;
  const { distanceId: _, ...rules } = row;
  return rules;
}

/** A team as one account sees it. */
export const teamRow = {
  id: entryTeams.id,
  name: entryTeams.name,
  raceId: entryTeams.raceId,
  raceName: races.raceName,
  startDate: races.startDate,
  timeZone: races.timeZone,
  status: races.raceStatus,
  distanceId: entryTeams.distanceId,
  distance: raceDistances.distance,
  captain: orNull(users.name),
  captainId: orNull(text),
  inviteCode: entryTeams.inviteCode,
  origin: entryTeams.origin,
  isLed: boolean,
};

export type TeamRow = RowOf<typeof teamRow>;

/** Selects from team `t` what `teamRow` holds, for an account or for a visitor (`null`). */
export const selectTeam = (userId: string | null) => sql`
  select t.id, t.name, t.race_id as "raceId", r.race_name as "raceName",
    r.start_date as "startDate", r.time_zone as "timeZone", r.race_status as status,
    t.distance_id as "distanceId", d.distance, u.name as captain,
    t.captain_id::text as "captainId", t.invite_code as "inviteCode", t.origin,
    ${userId === null ? sql`false` : leads(userId)} as "isLed"
  from entry_teams t join races r on r.id = t.race_id
  join race_distances d on d.id = t.distance_id
  left join users u on u.id = t.captain_id`;

/** An entry of this account is in team `t`. */
const isMemberOf = (userId: string) => sql`exists (
  select from team_members m join race_registrations g on g.id = m.registration_id
  where m.team_id = t.id and g.user_id = ${userId}::uuid and g.status <> 'cancelled')`;

/** Whether an account leads team `t`: as its captain, or as a member of a team without one. */
export const leads = (userId: string) => sql`(
  t.captain_id = ${userId}::uuid or (t.captain_id is null and ${isMemberOf(userId)}))`;

const member = {
  registrationId: teamMembers.registrationId,
  number: teamMembers.number,
  firstName: raceRegistrations.firstName,
  lastName: raceRegistrations.lastName,
  /** Whether the entry is paid for, or costs nothing. */
  isMade: boolean,
  isOwn: boolean,
  /** Whether its runner is the captain. */
  isCaptain: boolean,
  /** Whether it is paid for with the team. */
  sharesPlace: boolean,
};

export type TeamMember = RowOf<typeof member>;

/** A team as its members see it. */
export type Team = TeamRow & {
  /** `null` where the organizer has switched teams off. */
  rules: TeamRules | null;
  /** Whether it can still be changed. */
  isOpen: boolean;
  members: TeamMember[];
  /** Of whom the viewer, as its captain, may choose the next one. */
  heirs: Heir[];
  /** Whether the viewer has one entry in it: a captain who takes it out hands the team on. */
  hasOneOwn: boolean;
  /** Entries of the viewer that could join: of this distance, and in no team. */
  free: { id: string; name: string }[];
};

/** A team with its members, for an account that leads it or has an entry in it; `null` for all others. */
export async function findTeam(
  services: Pick<Services, "db" | "now">,
  { userId }: Pick<Viewer, "userId">,
  id: string,
): Promise<Team | null> {
  const known = readId(id);
  if (known === null) return null;
  const { db } = services;
  const row = await readRow(
    db,
    teamRow,
    sql`${selectTeam(userId)} where t.id = ${known}::uuid and (${leads(userId)} or ${isMemberOf(userId)})`,
  );
  if (!row) return null;
  const members = await membersOf(db, { userId }, row.id);
  return {
    ...(await withRules(services, row)),
    members,
    heirs: heirsOf(row, members, { userId }),
    hasOneOwn: members.filter(({ isOwn }) => isOwn).length === 1,
    free: await freeEntries(db, { userId }, row.distanceId),
  };
}

async function withRules(
  { db, now }: Pick<Services, "db" | "now">,
  row: TeamRow,
): Promise<TeamRow & Pick<Team, "rules" | "isOpen">> {
  const rules = await teamRulesFor({ db }, row.distanceId);
  const isOpen = rules !== null && mayTeamsChange(rules, row, todayAt(row, now()));
  return { ...row, rules, isOpen };
}

async function membersOf(
  db: Database,
  { userId }: Pick<Viewer, "userId">,
  teamId: string,
): Promise<TeamMember[]> {
  return readRows(
    db,
    member,
    sql`
    select m.registration_id as "registrationId", m.number, g.first_name as "firstName",
      g.last_name as "lastName", g.bib is not null as "isMade",
      coalesce(g.user_id = ${userId}::uuid, false) as "isOwn",
      coalesce(g.user_id = t.captain_id and g.companion_id is null, false) as "isCaptain",
      g.shares_place as "sharesPlace"
    from team_members m join race_registrations g on g.id = m.registration_id
    join entry_teams t on t.id = m.team_id
    where m.team_id = ${teamId}::uuid and g.status <> 'cancelled' order by m.number`,
  );
}

const freeEntry = { id: raceRegistrations.id, name: text };

async function freeEntries(
  db: Database,
  { userId }: Pick<Viewer, "userId">,
  distanceId: string,
): Promise<{ id: string; name: string }[]> {
  return readRows(
    db,
    freeEntry,
    sql`
    select g.id, g.first_name || ' ' || g.last_name as name from race_registrations g
    where g.user_id = ${userId}::uuid and g.distance_id = ${distanceId}::uuid
      and g.status in ('pending', 'registered', 'confirmed')
      and not exists (select from team_members m where m.registration_id = g.id)
      and (g.shares_place or not exists (
        select from race_team_rules u where u.distance_id = g.distance_id and u.has_one_price))
    order by g.created_at, g.id limit 50`,
  );
}

/** A team as the link of its captain shows it: without the names of its members. */
export type InvitingTeam = Omit<Team, "members" | "heirs" | "hasOneOwn"> & {
  count: number;
  isMember: boolean;
};

/** The team whose link has this code, for a visitor (`null`) or a runner. */
export async function findInvitingTeam(
  services: Pick<Services, "db" | "now">,
  viewer: Pick<Viewer, "userId"> | null,
  code: string,
): Promise<InvitingTeam | null> {
  const { db } = services;
  const row = await readRow(
    db,
    teamRow,
    sql`${selectTeam(viewer?.userId ?? null)} where t.invite_code = ${code}`,
  );
  if (!row) return null;
  const nobody = { userId: row.id };
  const members = await membersOf(db, viewer ?? nobody, row.id);
  return {
    ...(await withRules(services, row)),
    count: members.length,
    isMember: members.some(({ isOwn }) => isOwn),
    free: viewer ? await freeEntries(db, viewer, row.distanceId) : [],
  };
}

const invited = {
  id: entryTeams.id,
  name: entryTeams.name,
  distanceId: entryTeams.distanceId,
  hasOnePrice: boolean,
};

/** A team that a form joins. */
export type JoinedTeam = RowOf<typeof invited>;

/** Whether an entry is paid for with the team that it joins. */
export function sharesPlace(team: JoinedTeam | null, distanceId: string | null): boolean {
  return team?.hasOnePrice === true && team.distanceId === distanceId;
}

/**
 * The team that a form joins.
 * @param asked - the code of its link, or its id where the viewer leads it
 */
export async function teamToJoin(
  { db }: { db: Database },
  { userId }: Pick<Viewer, "userId">,
  asked: string,
): Promise<JoinedTeam | null> {
  return readRow(
    db,
    invited,
    sql`
    select t.id, t.name, t.distance_id as "distanceId", coalesce(u.has_one_price, false) as "hasOnePrice"
    from entry_teams t left join race_team_rules u on u.distance_id = t.distance_id
    where t.invite_code = ${asked} or (t.id = ${readId(asked)}::uuid and ${leads(userId)})`,
  );
}

/** The team rules for an entry whose runner may form a team today; `null` for all others. */
export async function teamForEntry(
  { db }: { db: Database },
  entry: Pick<RegistrationRecord, "id" | "status"> & {
    race: Pick<RegistrationRecord["race"], "status" | "startDate">;
  },
  today: Day,
): Promise<TeamRules | null> {
  if (entry.status !== "registered" && entry.status !== "confirmed") return null;
  const [row] = await db
    .select(ruleColumns)
    .from(raceTeamRules)
    .innerJoin(raceRegistrations, eq(raceRegistrations.distanceId, raceTeamRules.distanceId))
    .where(
      and(
        eq(raceRegistrations.id, entry.id),
        // An entry that is paid for with a team pays for no other one.
        sql`not (${raceTeamRules.hasOnePrice} and ${raceRegistrations.sharesPlace})`,
      ),
    );
  if (!row || !mayTeamsChange(row, entry.race, today)) return null;
  const { distanceId: _, ...rules } = row;
  return rules;
}

const listedTeam = {
  id: entryTeams.id,
  name: entryTeams.name,
  distance: raceDistances.distance,
  captain: orNull(users.name),
  captainEmail: orNull(users.email),
  members: text,
  count: integer,
  unpaid: integer,
  kind: orNull(raceTeamRules.kind),
  fewest: orNull(raceTeamRules.fewest),
};

/** A team as its organizer sees it. */
export type ListedTeam = RowOf<typeof listedTeam>;

/** The teams of a race, by distance and name. */
export async function teamsOf(
  { db }: Pick<Services, "db">,
  raceId: string,
  limit: number,
): Promise<ListedTeam[]> {
  return readRows(
    db,
    listedTeam,
    sql`
    select t.id, t.name, d.distance, c.name as captain, c.email as "captainEmail",
      coalesce(m.names, '') as members, m.count, m.unpaid, u.kind, u.fewest
    from entry_teams t join race_distances d on d.id = t.distance_id
    left join users c on c.id = t.captain_id
    left join race_team_rules u on u.distance_id = t.distance_id
    cross join lateral (
      select string_agg(g.first_name || ' ' || g.last_name, ', ' order by m.number) as names,
        count(*) as count, count(*) filter (where g.bib is null) as unpaid
      from team_members m join race_registrations g on g.id = m.registration_id
      where m.team_id = t.id and g.status <> 'cancelled'
    ) m
    where t.race_id = ${raceId}::uuid
    order by d.sort_order, d.id, lower(t.name) limit ${limit}`,
  );
}
