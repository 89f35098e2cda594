import { expect, test } from "vitest";
import { openTestDatabase, rolledBack } from "../../../../../tests/support/database.ts";
import { anAdmin, aPerson } from "../../../../../tests/support/people.ts";
import {
  raceFormOf as formOf,
  openRaceEditing,
  typedRace as typed,
} from "../../../../../tests/support/races/race-editing.ts";
import { aRace } from "../../../../../tests/support/races/races.ts";
import { aRegistration } from "../../../../../tests/support/registrations.ts";
import { cancelRace, saveRace } from "../commands.server.ts";
import { sendRunnerLetters } from "./runner-letters.server.ts";

const { db } = await openTestDatabase();
const { made, services } = await openRaceEditing();
const origin = "https://dorsal.example";

test("each runner of a moved or cancelled race gets one mail", () =>
  rolledBack(db, async (tx) => {
    const { all, admin, id, sent, mail, messages } = await made(tx);
    const emails = ["ana@example.com", "bea@example.com", "cleo@example.com"];
    for (const [at, email] of emails.entries()) {
      const userId = await aPerson(tx, { email });
      const status = at === 2 ? ("cancelled" as const) : ("registered" as const);
      await aRegistration(tx, { raceId: id, userId, status });
    }
    const later = formOf({
      ...typed,
      start_date: "2026-12-13",
      start_time: "09:15",
      city: "Callao",
    });
    const saved = await saveRace(all, admin, { id, origin }, later);
    expect(saved).toMatchObject({ problem: null, told: { runners: 2, isByMail: true } });
    const news = {
      kind: "moved",
      from: "2026-12-06",
      fromTime: "08:00",
      fromPlace: "Lima, Peru",
    };
    expect(sent).toEqual([{ raceId: id, news, origin }]);
    // Each job sends one mail and queues the next.
    for (const job of sent) await sendRunnerLetters({ ...all, db: tx, mail }, job, { atOnce: 1 });
    expect(sent.splice(1).map(({ after }) => typeof after)).toEqual(["string", "string"]);
    const letters = await messages();
    expect(letters.map(({ recipient }) => recipient).sort()).toEqual(emails.slice(0, 2));
    expect(letters[0]?.subject).toBe("New date, start time, and place: Lima 10K");
    for (const word of ["December 6, 2026", "8:00 AM", "9:15 AM", "Lima, Peru", "Callao, Peru"]) {
      expect(letters[0]?.body).toContain(word);
    }

    const cancelled = await cancelRace(all, admin, { id, origin });
    expect(cancelled).toMatchObject({ problem: null, told: { runners: 2, isByMail: true } });
    expect(sent[1]?.news).toEqual({ kind: "cancelled" });
    expect(await cancelRace(all, admin, { id, origin })).toEqual({
      problem: "already-cancelled",
    });

    expect(await saveRace(all, admin, { id, origin }, later)).toMatchObject({
      told: { runners: 2 },
    });
    expect(sent[2]?.news).toEqual({ kind: "back" });
    for (const job of sent.slice(2)) await sendRunnerLetters({ ...all, db: tx, mail }, job);
    const [back] = (await messages()).filter(({ subject }) => subject?.startsWith("Taking place"));
    expect(back?.subject).toBe("Taking place after all: Lima 10K");
    expect(back?.body).toContain("December 13, 2026");
  }));

test("a server without mail promises no mail", () =>
  rolledBack(db, async (tx) => {
    const admin = await anAdmin(tx);
    const { all, sent } = services(tx, { isAvailable: false });
    const raceId = await aRace(tx, {});
    await aRegistration(tx, { raceId, userId: await aPerson(tx) });
    expect(await cancelRace(all, admin, { id: raceId, origin })).toMatchObject({
      told: { runners: 1, isByMail: false },
    });
    expect(sent).toEqual([]);
  }));
