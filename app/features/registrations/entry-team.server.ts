import { and, eq, notExists, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { orNull } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import { entryTeams, raceTeamRules, teamMembers } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import type { EntrysTeam } from "./entry-team.ts";

const entrysTeam = {
  id: entryTeams.id,
  name: entryTeams.name,
  number: teamMembers.number,
  kind: orNull(raceTeamRules.kind),
};

/** `null` for an entry without a team. */
export async function teamOfEntry(
  { db }: { db: Database },
  registrationId: string,
): Promise<EntrysTeam | null> {
  return readRow(
    db,
    entrysTeam,
    sql`
    select t.id, t.name, m.number, u.kind from team_members m
    join entry_teams t on t.id = m.team_id
    left join race_team_rules u on u.distance_id = t.distance_id
    where m.registration_id = ${registrationId}::uuid`,
  );
}

/** Joins the team of entry `g` as `et`, with its rules as `eu`; `em` is its membership. */
export const joinTeam = sql`
  left join team_members em on em.registration_id = g.id
  left join entry_teams et on et.id = em.team_id
  left join race_team_rules eu on eu.distance_id = et.distance_id`;

/** The columns that `joinTeam` adds, by the names of `joinedTeam`. */
export const teamColumns = sql`et.name as team, em.number as "teamNumber", eu.kind as "teamKind"`;

export const joinedTeam = {
  team: orNull(entryTeams.name),
  teamNumber: orNull(teamMembers.number),
  teamKind: orNull(raceTeamRules.kind),
};

/** The entry that replaces another one takes its place in the team, unless it is already in one. */
export async function passOnMembership(
  { db }: Pick<Services, "db">,
  from: string,
  registrationId: string,
): Promise<void> {
  const inTeam = db
    .select({ id: teamMembers.registrationId })
    .from(teamMembers)
    .where(eq(teamMembers.registrationId, registrationId));
  await db
    .update(teamMembers)
    .set({ registrationId })
    .where(and(eq(teamMembers.registrationId, from), notExists(inTeam)));
}
