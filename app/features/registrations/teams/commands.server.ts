import { randomBytes } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { violatedConstraint } from "#db/failures/problem.ts";
import { withRetry } from "#db/failures/retry.ts";
import { integer } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import {
  entryTeams,
  raceDistances,
  raceRegistrations,
  races,
  raceTeamRules,
  teamMembers,
} from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { difference } from "#features/audit/change.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { isOfRace, lockRace } from "#features/races/editing/distances/distances.server.ts";
import { type Editor, mayEdit } from "#features/races/rights.server.ts";
import { todayAt } from "#features/races/standing.ts";
import { notedOrigin } from "#services/context.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import { inEntryTurn } from "../entry-turn.server.ts";
import { mailTo } from "../letters.server.ts";
import { handTeamOn, makeCaptain, membersOf } from "../team-captain.server.ts";
import { letterOfMember, letterOfRemoval } from "./emails.tsx";
import type { TeamProblem } from "./messages.ts";
import { selectTeam, type TeamRow, teamRow, teamRulesFor } from "./queries.server.ts";
import { mayTeamsChange, missingIn, mostTeams, type TeamRules } from "./team.ts";

type Needs = Pick<Services, "db" | "now" | "mail">;
type Runner = Pick<Viewer, "userId">;
type Done = { problem: TeamProblem | null };

/** Sets the team rules of a distance, or with `null` switches its teams off. Existing teams stay. */
export async function changeTeamRules(
  services: Pick<Services, "db" | "now">,
  editor: Editor,
  raceId: string,
  { distanceId, rules }: { distanceId: string; rules: TeamRules | null },
): Promise<{ problem: "no-race" | "has-teams" | null }> {
  const [race, distance] = [readId(raceId), readId(distanceId)];
  if (race === null || distance === null) return { problem: "no-race" };
  return withRetry(services.db, async (tx) => {
    const [found] = await lockRace(tx, editor, race);
    const [known] = await tx
      .select({ name: raceDistances.distance })
      .from(raceDistances)
      .where(isOfRace({ raceId: race, distanceId: distance }));
    if (!found || !known) return { problem: "no-race" };
    const before = await teamRulesFor({ db: tx }, distance);
    const change = difference(audited(before), audited(rules));
    if (!change) return { problem: null };
    const isPriceChanged = (before?.hasOnePrice ?? false) !== (rules?.hasOnePrice ?? false);
    const hasTeams = (await tx.$count(entryTeams, eq(entryTeams.distanceId, distance))) > 0;
    if (isPriceChanged && hasTeams) return { problem: "has-teams" };
    await tx.delete(raceTeamRules).where(eq(raceTeamRules.distanceId, distance));
    if (rules) {
      const { text: words, ...columns } = rules;
      await tx.insert(raceTeamRules).values({
        raceId: race,
        distanceId: distance,
        ...columns,
        textEn: words.en,
        textEs: words.es,
      });
    }
    await recordChange({ ...services, db: tx }, editor, {
      action: "changed",
      subjectType: "team rules",
      subjectId: race,
      subjectName: `${known.name}, ${found.name}`,
      ...change,
    });
    return { problem: null };
  });
}

function audited(rules: TeamRules | null) {
  const { kind = "off", fewest = null, most = null, lastDay = null } = rules ?? {};
  const { en = null, es = null } = rules?.text ?? {};
  const hasOnePrice = rules?.hasOnePrice ?? false;
  return { kind, fewest, most, lastDay, textEn: en, textEs: es, hasOnePrice };
}

/** A random code that nobody guesses: 120 bits, in 20 characters. */
function newInviteCode(): string {
  return randomBytes(15).toString("base64url");
}

/** Forms a team for an entry of the viewer, who leads it. */
export async function formTeam(
  services: Needs,
  viewer: Runner,
  { registrationId, name, origin }: { registrationId: string; name: string; origin: string },
): Promise<{ problem: null; id: string } | { problem: TeamProblem }> {
  const known = readId(registrationId);
  if (known === null) return { problem: "gone" };
  try {
    return await withRetry(services.db, async (tx) => {
      const [entry] = await tx
        .select({ raceId: raceRegistrations.raceId, distanceId: raceRegistrations.distanceId })
        .from(raceRegistrations)
        .where(and(eq(raceRegistrations.id, known), eq(raceRegistrations.userId, viewer.userId)));
      if (!entry?.distanceId) return { problem: "gone" };
      const { raceId, distanceId } = entry;
      const own = and(eq(entryTeams.raceId, raceId), eq(entryTeams.captainId, viewer.userId));
      if ((await tx.$count(entryTeams, own)) >= mostTeams) return { problem: "too-many" };
      const [team] = await tx
        .insert(entryTeams)
        .values({
          raceId,
          distanceId,
          name,
          captainId: viewer.userId,
          inviteCode: newInviteCode(),
          origin,
          createdAt: services.now(),
          updatedAt: services.now(),
        })
        .returning({ id: entryTeams.id });
      if (!team) throw new Error("The team was not inserted.");
      const inside = { ...services, db: tx };
      const problem = await addMember(inside, viewer, {
        teamId: team.id,
        registrationId: known,
        isFirst: true,
      });
      if (problem) throw new NotChanged(problem);
      return { problem: null, id: team.id };
    });
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

/** Rolls back the transaction. */
class NotChanged extends Error {
  readonly problem: TeamProblem;

  constructor(problem: TeamProblem) {
    super(`The team was not changed: ${problem}`);
    this.problem = problem;
  }
}

/** @throws the error itself where it is not about a team */
function problemOf(error: unknown): TeamProblem {
  if (error instanceof NotChanged) return error.problem;
  if (violatedConstraint(error) === "entry_teams_name") return "name-taken";
  throw error;
}

/** A team that nobody else changes until the transaction ends. */
async function lockTeam(tx: Database, { userId }: Runner, teamId: string): Promise<TeamRow | null> {
  await tx
    .select({ id: entryTeams.id })
    .from(entryTeams)
    .where(eq(entryTeams.id, teamId))
    .for("no key update");
  return readRow(tx, teamRow, sql`${selectTeam(userId)} where t.id = ${teamId}::uuid`);
}

/** The rules of a team that still changes. */
async function openRules(
  { db, now }: Pick<Services, "db" | "now">,
  team: TeamRow,
): Promise<TeamRules | null> {
  const rules = await teamRulesFor({ db }, team.distanceId);
  return rules && mayTeamsChange(rules, team, todayAt(team, now())) ? rules : null;
}

const placeInTeam = { number: integer };

/**
 * Adds an entry of the viewer to a team, at its first free number, in a transaction. The captain gets a letter about
 * entries of other people.
 * @returns why it was not added; `null` where it was
 */
export async function addMember(
  services: Needs,
  viewer: Runner,
  {
    teamId,
    registrationId,
    isFirst = false,
  }: { teamId: string; registrationId: string; isFirst?: boolean },
): Promise<TeamProblem | null> {
  const { db } = services;
  const { firstName, lastName, distanceId, sharesPlace, bib } = raceRegistrations;
  // Locked, so that it is not cancelled, passed on or moved to another distance before it is in the team.
  const [entry] = await db
    .select({ firstName, lastName, distanceId, sharesPlace, bib })
    .from(raceRegistrations)
    .where(
      and(
        eq(raceRegistrations.id, registrationId),
        eq(raceRegistrations.userId, viewer.userId),
        sql`${raceRegistrations.status} in ('pending', 'registered', 'confirmed')`,
      ),
    )
    .for("share");
  const team = await lockTeam(db, viewer, teamId);
  if (!team) return "gone";
  const rules = await openRules(services, team);
  if (!rules) return "closed";
  if (entry?.distanceId !== team.distanceId) return "entry";
  const objection = rules.hasOnePrice ? objectionToPrice(entry, { isFirst }) : null;
  if (objection) return objection;
  await db.execute(sql`
    delete from team_members m using race_registrations g
    where g.id = m.registration_id and m.team_id = ${teamId}::uuid and g.status = 'cancelled'`);
  const free = await readRow(
    db,
    placeInTeam,
    sql`
    select n as number from generate_series(1, ${rules.most}::int) n
    where not exists (
      select from team_members m where m.team_id = ${teamId}::uuid and m.number = n
    ) order by n limit 1`,
  );
  if (!free) return "full";
  const made = await db
    .insert(teamMembers)
    .values({ registrationId, teamId, number: free.number, createdAt: services.now() })
    .onConflictDoNothing({ target: teamMembers.registrationId })
    .returning({ number: teamMembers.number });
  if (made.length === 0) return "in-a-team";
  if (team.captainId === null || team.captainId === viewer.userId) return null;
  const count = await db.$count(teamMembers, eq(teamMembers.teamId, teamId));
  const letter = letterOfMember(team, {
    runner: `${entry.firstName} ${entry.lastName}`,
    count,
    missing: missingIn(rules, count),
    origin: notedOrigin(team.origin),
  });
  await mailTo(services, { userId: team.captainId }, letter);
  return null;
}

/** Why an entry is not the one that a team is paid with, or not one that is paid for with it. */
function objectionToPrice(
  { sharesPlace, bib }: { sharesPlace: boolean; bib: number | null },
  { isFirst }: { isFirst: boolean },
): TeamProblem | null {
  if (!isFirst) return sharesPlace ? null : "own-price";
  if (sharesPlace) return "shares-price";
  return bib === null ? "unpaid" : null;
}

/**
 * Adds an entry of the viewer to a team by the code of its link.
 * @returns the id of the team
 */
export async function joinByCode(...join: Parameters<typeof joinNow>): ReturnType<typeof joinNow> {
  const [, , { code }] = join;
  return (await inEntryTurn(code, () => joinNow(...join))) ?? { problem: "busy" };
}

async function joinNow(
  services: Needs,
  viewer: Runner,
  { code, registrationId }: { code: string; registrationId: string },
): Promise<{ problem: null; id: string } | { problem: TeamProblem }> {
  const known = readId(registrationId);
  if (known === null) return { problem: "entry" };
  return withRetry(services.db, async (tx) => {
    const [team] = await tx
      .select({ id: entryTeams.id })
      .from(entryTeams)
      .where(eq(entryTeams.inviteCode, code));
    if (!team) return { problem: "gone" };
    const problem = await addMember({ ...services, db: tx }, viewer, {
      teamId: team.id,
      registrationId: known,
    });
    return problem ? { problem } : { problem: null, id: team.id };
  });
}

/** Adds another entry of an account that leads a team. */
export async function addOwnEntry(
  services: Needs,
  viewer: Runner,
  teamId: string,
  registrationId: string,
): Promise<Done> {
  const known = readId(registrationId);
  if (known === null) return { problem: "entry" };
  return changeLed(services, viewer, teamId, async (inside, team) =>
    addMember(inside, viewer, { teamId: team.id, registrationId: known }),
  );
}

/** Changes a team that the viewer leads. */
async function changeLed(
  services: Needs,
  viewer: Runner,
  teamId: string,
  change: (inside: Needs, team: TeamRow) => Promise<TeamProblem | null>,
): Promise<Done> {
  const known = readId(teamId);
  if (known === null) return { problem: "gone" };
  try {
    return await withRetry(services.db, async (tx) => {
      const team = await lockTeam(tx, viewer, known);
      if (!team?.isLed) return { problem: "gone" };
      return { problem: await change({ ...services, db: tx }, team) };
    });
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

/** Gives a team another name. */
export async function renameTeam(
  services: Needs,
  viewer: Runner,
  teamId: string,
  name: string,
): Promise<Done> {
  return changeLed(services, viewer, teamId, async (inside, team) => {
    if (!(await openRules(inside, team))) return "closed";
    await inside.db.update(entryTeams).set({ name }).where(eq(entryTeams.id, team.id));
    return null;
  });
}

/** Makes another member the captain of a team, whose present one stays in it. */
export async function handLeadOn(
  services: Needs,
  viewer: Runner,
  teamId: string,
  registrationId: string,
): Promise<Done> {
  const known = readId(registrationId);
  if (known === null) return { problem: "entry" };
  return changeLed(services, viewer, teamId, async (inside, team) => {
    if (!(await openRules(inside, team))) return "closed";
    if (team.captainId !== viewer.userId) return "gone";
    const next = (await membersOf(inside.db, team.id)).find(({ id }) => id === known);
    const isAnother = next?.isLive && next.userId !== null && next.userId !== viewer.userId;
    if (!isAnother) return "no-member";
    await makeCaptain(inside, team, next);
    return null;
  });
}

/** Makes another link, or none; the earlier one no longer works. */
export async function changeLink(
  services: Needs,
  viewer: Runner,
  teamId: string,
  { isOpen }: { isOpen: boolean },
): Promise<Done> {
  return changeLed(services, viewer, teamId, async ({ db }, team) => {
    const inviteCode = isOpen ? newInviteCode() : null;
    await db.update(entryTeams).set({ inviteCode }).where(eq(entryTeams.id, team.id));
    return null;
  });
}

/** Moves a member to another leg; a member who has that leg gets the one that becomes free. */
export async function changeNumber(
  services: Needs,
  viewer: Runner,
  teamId: string,
  { registrationId, number }: { registrationId: string; number: number },
): Promise<Done> {
  const known = readId(registrationId);
  if (known === null) return { problem: "entry" };
  return changeLed(services, viewer, teamId, async (inside, team) => {
    const { db } = inside;
    const rules = await openRules(inside, team);
    if (!rules) return "closed";
    if (!(number >= 1 && number <= rules.most)) return "full";
    const inTeam = eq(teamMembers.teamId, team.id);
    const [moved] = await db
      .delete(teamMembers)
      .where(and(inTeam, eq(teamMembers.registrationId, known)))
      .returning();
    if (!moved) return "entry";
    await db
      .update(teamMembers)
      .set({ number: moved.number })
      .where(and(inTeam, eq(teamMembers.number, number)));
    await db.insert(teamMembers).values({ ...moved, number });
    return null;
  });
}

/**
 * Removes an entry from its team, for its own runner or for a leader of the team; from a leader, its runner gets a
 * letter. A team without members is deleted.
 * @param leaving.captain - the entry of the member who leads the team after its captain
 * @returns `hasTeam`: whether the team still exists
 */
export async function removeMember(
  services: Needs,
  viewer: Runner,
  teamId: string,
  { registrationId, captain = null }: { registrationId: string; captain?: string | null },
): Promise<Done & { hasTeam: boolean }> {
  const [known, entry] = [readId(teamId), readId(registrationId)];
  if (known === null || entry === null) return { problem: "gone", hasTeam: false };
  return withRetry(services.db, async (tx) => {
    const team = await lockTeam(tx, viewer, known);
    if (!team) return { problem: "gone", hasTeam: false };
    const [member] = await tx
      .select({
        userId: raceRegistrations.userId,
        firstName: raceRegistrations.firstName,
        lastName: raceRegistrations.lastName,
        sharesPlace: raceRegistrations.sharesPlace,
      })
      .from(teamMembers)
      .innerJoin(raceRegistrations, eq(raceRegistrations.id, teamMembers.registrationId))
      .where(and(eq(teamMembers.teamId, team.id), eq(teamMembers.registrationId, entry)));
    const isOwn = member?.userId === viewer.userId;
    if (!member || !(isOwn || team.isLed)) return { problem: "gone", hasTeam: true };
    const rules = await openRules({ ...services, db: tx }, team);
    if (!rules) return { problem: "closed", hasTeam: true };
    // Its price stays with the team, and the runner in its place pays nothing.
    const isEnded = rules.hasOnePrice;
    if (isEnded && (isOwn || !member.sharesPlace)) {
      return { problem: "cancel-instead", hasTeam: true };
    }
    if (isEnded) {
      // Triggers: places taken, event, answers; see app/db/functions/registrations.sql, entry-questions.sql
      await tx
        .update(raceRegistrations)
        .set({ status: "cancelled", updatedAt: services.now() })
        .where(eq(raceRegistrations.id, entry));
    }
    await tx.delete(teamMembers).where(eq(teamMembers.registrationId, entry));
    if (!isOwn && member.userId !== null) {
      const letter = letterOfRemoval(team, {
        runner: `${member.firstName} ${member.lastName}`,
        registrationId: entry,
        origin: notedOrigin(team.origin),
        isEnded,
      });
      await mailTo({ ...services, db: tx }, { userId: member.userId }, letter);
    }
    const [other] = await tx
      .select({ id: teamMembers.registrationId })
      .from(teamMembers)
      .where(eq(teamMembers.teamId, team.id))
      .limit(1);
    const choice = { to: readId(captain), by: viewer.userId };
    if (other) await handTeamOn({ ...services, db: tx }, other.id, choice);
    else await tx.delete(entryTeams).where(eq(entryTeams.id, team.id));
    return {
      problem: null,
      hasTeam: (await tx.$count(entryTeams, eq(entryTeams.id, team.id))) > 0,
    };
  });
}

type OfTeam = { raceId: string; teamId: string };

/** Renames a team of a race that the editor may edit, or deletes it with `null`. Its entries stay. */
export async function changeTeam(
  services: Pick<Services, "db" | "now">,
  editor: Editor,
  { raceId, teamId }: OfTeam,
  name: string | null,
): Promise<Done> {
  const [race, known] = [readId(raceId), readId(teamId)];
  if (race === null || known === null) return { problem: "gone" };
  try {
    return await withRetry(services.db, async (tx) => {
      const isTheirs = and(
        eq(entryTeams.id, known),
        eq(entryTeams.raceId, race),
        mayEdit(editor, entryTeams.raceId),
      );
      const [before] = await tx
        .select({ name: entryTeams.name, raceName: races.raceName })
        .from(entryTeams)
        .innerJoin(races, eq(races.id, entryTeams.raceId))
        .where(isTheirs)
        .for("no key update", { of: entryTeams });
      if (!before) return { problem: "gone" };
      if (name === before.name) return { problem: null };
      if (name === null) await tx.delete(entryTeams).where(isTheirs);
      else await tx.update(entryTeams).set({ name }).where(isTheirs);
      await recordChange({ ...services, db: tx }, editor, {
        action: name === null ? "deleted" : "changed",
        subjectType: "team",
        subjectId: known,
        subjectName: `${before.name}, ${before.raceName}`,
        before: { name: before.name },
        after: { name },
      });
      return { problem: null };
    });
  } catch (error) {
    return { problem: problemOf(error) };
  }
}
