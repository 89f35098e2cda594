import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { entryTeams, raceDistances, raceTeamRules, teamMembers } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { origin } from "../../../tests/support/orders.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { aRace, now } from "../../../tests/support/races/races.ts";
import { aRegistration, identity } from "../../../tests/support/registrations.ts";
import { publishResults, setResultSettings, uploadResults } from "./commands.server.ts";
import { openQuestions } from "./desk.server.ts";
import { resultOfEntry } from "./own-results.server.ts";
import { forgetRunner } from "./personal-data.server.ts";
import { publishedResults, resultsAfter } from "./public.server.ts";
import { finisherOf } from "./runner-pictures.server.ts";
import { rankedTeams, teamsFile } from "./team-ranking.server.ts";

const { db } = await openTestDatabase();

/** A race of yesterday whose distance has teams, with the team `Andes` of two runners. */
async function aTeamRace(tx: Database, kind: "team" | "relay") {
  const raceId = await aRace(tx, {
    raceName: "Lima 10K",
    startDate: "2026-11-15",
    distances: ["10K"],
  });
  const [distance] = await tx.select().from(raceDistances).where(eq(raceDistances.raceId, raceId));
  const place = { raceId, distanceId: distance?.id ?? "" };
  await tx.insert(raceTeamRules).values({ ...place, kind, fewest: 2, most: 2 });
  const [team] = await tx
    .insert(entryTeams)
    .values({ ...place, name: "Andes", origin })
    .returning({ id: entryTeams.id });
  const member = async (number: number, firstName: string) => {
    const userId = await aPerson(tx, { email: `${firstName.toLowerCase()}@example.com` });
    const runner = { ...place, userId, bib: 100 + number, firstName };
    const entry = await aRegistration(tx, runner);
    await tx.insert(teamMembers).values({ registrationId: entry, teamId: team?.id ?? "", number });
    return { userId, entry };
  };
  const [ana, luz] = [await member(1, "Ana"), await member(2, "Luz")];
  const services = { db: tx, now, identity };
  const editor = { userId: await aPerson(tx), isAdmin: true };
  const publish = async (
    lines: string[],
    teams: { by: "time" | "place"; count: number } | null,
  ) => {
    const bytes = Buffer.from(lines.join("\n"));
    const uploaded = await uploadResults(services, editor, place, { name: "timer.csv", bytes });
    if (uploaded.problem !== null) throw new Error(uploaded.problem);
    const key = { raceId, importId: uploaded.id };
    const settings = { order: "gun", categories: "same", pulled: 0 } as const;
    if (teams) await setResultSettings(services, editor, key, { ...settings, teams });
    expect(await publishResults(services, editor, key)).toEqual({ problem: null });
    const [shown] = await publishedResults({ db: tx }, raceId);
    if (!shown) throw new Error("Nothing is published.");
    return shown;
  };
  return { tx, raceId, place, services, ana, luz, publish };
}

test("teams are ranked by the file or by the entries of their runners, also in the next file", () =>
  rolledBack(db, async (tx) => {
    const { raceId, services, ana, publish } = await aTeamRace(tx, "team");
    const lines = [
      "Bib;Name;Team;Gun Time",
      "900;Eva Sol;Cóndores;40:00",
      "101;Ana Quispe;;41:00",
      "102;Luz Quispe;;42:00",
      "901;Gael Paz;Cóndores;44:00",
      "902;Ivan Mar;Solo;30:00",
    ];
    const shown = await publish(lines, { by: "time", count: 2 });
    const ranking = await rankedTeams({ db: tx }, shown);
    expect(ranking).toMatchObject([
      { place: 1, team: "Andes", sum: 83 * 60_000, runners: [{ bib: "101" }, { bib: "102" }] },
      { place: 2, team: "Cóndores", sum: 84 * 60_000 },
    ]);
    const rows = await resultsAfter({ db: tx }, shown, null, 9);
    expect(rows.map(({ bib, team, placeTeam }) => [bib, team, placeTeam])).toEqual([
      ["902", "Solo", null],
      ["900", "Cóndores", 2],
      ["101", "Andes", 1],
      ["102", "Andes", 1],
      ["901", "Cóndores", 2],
    ]);
    expect(await resultOfEntry(services, ana, ana.entry)).toMatchObject({
      team: "Andes",
      placeTeam: 1,
      isOfTeam: false,
    });
    const asked = { key: null, bib: "101" };
    expect((await finisherOf({ db: tx }, raceId, asked))?.teammates).toEqual([
      "Ana Quispe",
      "Luz Quispe",
    ]);
    expect(await teamsFile({ db: tx }, shown, "en")).toContain(
      '1,Andes,1:23:00,"101 Ana Quispe, 102 Luz Quispe"',
    );
    const next = await publish([...lines, "903;Eli Ro;Solo;31:00"], null);
    expect((await rankedTeams({ db: tx }, next)).map(({ team }) => team)).toEqual([
      "Solo",
      "Andes",
      "Cóndores",
    ]);
  }));

test("the result of a relay is that of all its members, and keeps its time when one of them is erased", () =>
  rolledBack(db, async (tx) => {
    const { raceId, place, services, ana, luz, publish } = await aTeamRace(tx, "relay");
    const shown = await publish(
      [
        "Bib;Team;Name;Leg;Leg time",
        "101;ANDES;Ana Quispe;1;20:00",
        "102;ANDES;Luz Quispe;2;21:00",
        "800;Cóndores;Eva Sol;1;19:00",
        "801;Cóndores;Gael Paz;2;DNF",
      ],
      null,
    );
    const rows = await resultsAfter({ db: tx }, shown, null, 9);
    expect(rows).toMatchObject([
      {
        name: "ANDES",
        team: "Andes",
        gunMs: 41 * 60_000,
        splits: [{ name: "1. Ana Quispe", ms: 20 * 60_000 }, { name: "2. Luz Quispe" }],
      },
      { name: "Cóndores", status: "dnf", gunMs: null },
    ]);
    for (const member of [ana, luz]) {
      expect(await resultOfEntry(services, member, member.entry)).toMatchObject({
        gunMs: 41 * 60_000,
        isOfTeam: true,
        placeOverall: 1,
      });
    }
    const version = { id: shown.id, distanceId: place.distanceId };
    const race = { id: raceId, startDate: "2026-11-15" as const };
    expect(await openQuestions({ db: tx }, version, race)).toMatchObject({
      entries: 2,
      without: 0,
      unmatched: 1,
    });
    await forgetRunner(tx, ana.userId);
    const [left] = await resultsAfter({ db: tx }, shown, null, 1);
    expect(left).toMatchObject({ name: "ANDES", splits: [{ name: "1" }, { name: "2" }] });
  }));
