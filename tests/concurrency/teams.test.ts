/** @module-tag both-databases */
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { readCount } from "#db/rows.ts";
import {
  entryTeams,
  raceDistances,
  raceRegistrations,
  raceTeamRules,
  teamMembers,
} from "#db/schema.ts";
import { cancelRegistration } from "#features/registrations/commands.server.ts";
import { register } from "#features/registrations/entering/commands.server.ts";
import {
  changeNumber,
  formTeam,
  joinByCode,
  removeMember,
} from "#features/registrations/teams/commands.server.ts";
import { findTeam } from "#features/registrations/teams/queries.server.ts";
import { openTestDatabase, serverUrl } from "../support/database.ts";
import { origin } from "../support/orders.ts";
import { outboxOf } from "../support/outbox.ts";
import { newPeople } from "../support/people.ts";
import { aRace, now } from "../support/races/races.ts";
import { aDraft, identity, storedEntry, typedAnswers } from "../support/registrations.ts";

/** The embedded database has one connection and no real concurrency: fewer runs are enough. */
const crowd = serverUrl ? 200 : 24;
const legs = 8;
const { db } = await openTestDatabase();
const services = { db, now, mail: outboxOf(db).mail, identity };

/** A relay of eight legs over a distance with room for everybody, and who leads a team of it. */
async function aRelay() {
  const raceId = await aRace(db, {
    raceTypeCategory: "internal",
    startDate: "2026-12-20",
    distances: [{ distance: "Relay" }],
  });
  const [distance] = await db.select().from(raceDistances).where(eq(raceDistances.raceId, raceId));
  const place = { raceId, distanceId: distance?.id ?? "" };
  await db.insert(raceTeamRules).values({ ...place, kind: "relay", fewest: legs, most: legs });
  const [captain = { userId: "" }, ...runners] = await newPeople(db, crowd);
  const enter = async (viewer: { userId: string }, team = "") => {
    const draft = await aDraft(db, viewer, { ...place, answers: { ...typedAnswers, team } });
    return register(services, viewer, draft, { origin });
  };
  const own = (await enter(captain)).registrationId ?? "";
  const formed = await formTeam(services, captain, { registrationId: own, name: "Andes", origin });
  if (formed.problem !== null) throw new Error(`The team was not formed: ${formed.problem}`);
  const [{ inviteCode } = { inviteCode: null }] = await db
    .select()
    .from(entryTeams)
    .where(eq(entryTeams.id, formed.id));
  return { place, captain, own, runners, enter, teamId: formed.id, code: inviteCode ?? "" };
}

const numbersOf = async (teamId: string) =>
  (await db.select().from(teamMembers).where(eq(teamMembers.teamId, teamId)))
    .map(({ number }) => number)
    .sort((one, other) => one - other);

const all = Array.from({ length: legs }, (_, at) => at + 1);

test("when many join a relay at once, by the form or with an entry, each leg gets exactly one runner", async () => {
  const { place, runners, enter, teamId, code } = await aRelay();
  const half = runners.length / 2;
  const [byForm, entered] = [runners.slice(0, half), runners.slice(half)];
  const entries = await db
    .insert(raceRegistrations)
    .values(entered.map(({ userId }) => ({ ...storedEntry, ...place, userId })))
    .returning({ id: raceRegistrations.id, userId: raceRegistrations.userId });
  const made = await Promise.all([
    ...byForm.map(async (runner) => (await enter(runner, code)).problem),
    ...entries.map(async ({ id, userId }) => {
      const joining = { code, registrationId: id };
      return (await joinByCode(services, { userId: userId ?? "" }, joining)).problem;
    }),
  ]);
  expect(made.filter((problem) => problem === null)).toHaveLength(legs - 1);
  const refused = made.filter((problem) => problem !== null);
  expect(refused.every((problem) => problem === "no-team" || problem === "full")).toBe(true);
  expect(await numbersOf(teamId)).toEqual(all);
});

test("while members cancel, leave and change legs, no leg has two runners and none is lost", async () => {
  const { captain, own, runners, enter, teamId, code } = await aRelay();
  const members = runners.slice(0, legs - 1);
  const entered = await Promise.all(
    members.map(async (runner) => ({
      runner,
      id: (await enter(runner, code)).registrationId ?? "",
    })),
  );
  const others = runners.slice(legs - 1, 3 * legs);
  const moves = [
    ...entered.map(({ runner, id }, at) =>
      at % 2 === 0
        ? cancelRegistration(services, runner, id, { origin })
        : removeMember(services, runner, teamId, { registrationId: id }),
    ),
    ...all.map((number) =>
      changeNumber(services, captain, teamId, { registrationId: own, number }),
    ),
    ...others.map((runner) => enter(runner, code)),
  ];
  await Promise.all(moves);
  const team = await findTeam(services, captain, teamId);
  const numbers = team?.members.map(({ number }) => number) ?? [];
  expect(new Set(numbers).size, "each leg once").toBe(numbers.length);
  expect(numbers.every((number) => all.includes(number))).toBe(true);
  expect(team?.members.some(({ registrationId }) => registrationId === own)).toBe(true);
  const [late] = await newPeople(db, 1);
  if (!late) throw new Error("There is nobody else.");
  const { problem } = await enter(late, code);
  expect(problem, "it is full, or has a free leg").toBe(numbers.length < legs ? null : "no-team");
});

test("an entry that changes its distance while it joins is in no team of the other distance", async () => {
  const { place, runners, enter, teamId, code } = await aRelay();
  const [runner] = runners;
  if (!runner) throw new Error("There is nobody else.");
  const entry = (await enter(runner)).registrationId ?? "";
  const [half] = await db
    .insert(raceDistances)
    .values({ raceId: place.raceId, distance: "21K", title: "Half", sortOrder: 1 })
    .returning({ id: raceDistances.id });
  const joining: ReturnType<typeof joinByCode>[] = [];
  await db.transaction(async (tx) => {
    await tx
      .update(raceRegistrations)
      .set({ distanceId: half?.id ?? "" })
      .where(eq(raceRegistrations.id, entry));
    let isDone = false;
    const joined = joinByCode(services, runner, { code, registrationId: entry });
    joining.push(joined.finally(() => void (isDone = true)));
    const waiting = sql`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    // The embedded database has one session: there the entry joins when this ends.
    while (serverUrl && !isDone && (await readCount(tx, waiting)) === 0);
  });
  expect((await Promise.all(joining)).map(({ problem }) => problem)).toEqual(["entry"]);
  expect(await numbersOf(teamId)).toEqual([1]);
});
