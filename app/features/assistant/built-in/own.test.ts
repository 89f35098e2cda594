import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { buildPlan } from "#features/training/building/build-plan.ts";
import { insertPlan } from "#features/training/plans/commands.server.ts";
import { findPlan } from "#features/training/plans/queries.server.ts";
import { formatLength } from "#values/length.ts";
import { aTurn } from "../../../../tests/support/chat.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { aRace } from "../../../../tests/support/races/races.ts";
import { someAnswers } from "../../../../tests/support/races/training-answers.ts";
import { aRegistration } from "../../../../tests/support/registrations.ts";
import type { OwnRequest } from "../planning/requested-plan.ts";
import { answerBuiltIn } from "./answer.server.ts";

const { db } = await openTestDatabase();

async function answer(
  tx: Database,
  request: OwnRequest,
  {
    userId,
    day,
    language = "en",
    time = "12:00",
  }: { userId: string | null; day: string; language?: "en" | "es"; time?: string },
) {
  const turn = aTurn("", { userId, today: day });
  const services = { db: tx, now: () => new Date(`${day}T${time}:00Z`) };
  const plan = { ...turn.plan, language, intent: { kind: "own" as const, ...request } };
  const events = await Array.fromAsync(answerBuiltIn(services, { ...turn, plan }));
  return {
    text: events.flatMap((event) => (event.kind === "text" ? event.text : [])).join(""),
    links: events.flatMap((event) => (event.kind === "links" ? event.links : [])),
  };
}

async function aRunner(tx: Database) {
  const userId = await aPerson(tx);
  const answers = someAnswers();
  const sessions = buildPlan(answers);
  if ("problem" in sessions) throw new Error(sessions.problem);
  const wish = { kind: "personalized" as const, name: "Spring half", answers };
  await insertPlan(tx, { userId }, { wish, sessions });
  const plan = await findPlan({ db: tx }, { userId }, "running");
  const [first] = plan?.sessions ?? [];
  if (!first) throw new Error("The plan has no session.");
  return { userId, first };
}

test("a session is told from the runner's own plan, with its page, and of no other runner", () =>
  rolledBack(db, async (tx) => {
    const { userId, first } = await aRunner(tx);
    const request = { about: "sessions", from: first.day, to: first.day } as const;
    const own = await answer(tx, request, { userId, day: first.day });
    expect(own.text).toContain("**Today, ");
    expect(own.text).toContain("Spring half");
    expect(own.links.map(({ to }) => to)).toEqual([`/training/sessions/${first.id}`, "/training"]);
    const spanish = await answer(tx, request, { userId, day: first.day, language: "es" });
    expect(spanish.text).toContain("**Hoy, ");
    const other = await answer(tx, request, { userId: await aPerson(tx), day: first.day });
    expect(other.text).toContain("You have no training plan here yet");
    expect(other.links.map(({ to }) => to)).toEqual(["/training"]);
  }));

test("a session may be shorter once: by a third, with its page", () =>
  rolledBack(db, async (tx) => {
    const { userId, first } = await aRunner(tx);
    const of = { about: "sessions", from: first.day, to: first.day } as const;
    const asked = { userId, day: first.day };
    const { text, links } = await answer(tx, { about: "shorten", of }, asked);
    const kept = formatLength(Math.round((first.meters * 2) / 3 / 500) * 500, "km");
    expect(text).toContain(`about ${kept} instead of`);
    expect(links[0]?.to).toBe(`/training/sessions/${first.id}`);
    const spanish = await answer(tx, { about: "shorten", of }, { ...asked, language: "es" });
    expect(spanish.text).toContain(`de unos ${kept} en vez de`);
    const week = { about: "sessions", from: "2000-01-01", to: "2000-01-02" } as const;
    const none = await answer(tx, { about: "shorten", of: week }, asked);
    expect(none.text).toContain("Name the day");
  }));

test("guests learn that they have to sign in, and what to do without a plan", () =>
  rolledBack(db, async (tx) => {
    const request = { about: "sessions", from: "2027-02-10", to: "2027-02-10" } as const;
    const { text, links } = await answer(tx, request, { userId: null, day: "2027-02-09" });
    expect(text).toContain("you are not signed in");
    expect(text).toContain("Without a plan");
    expect(links.map(({ to }) => to)).toEqual(["/login", "/training"]);
  }));

test("a runner without entries and runs is told so", () =>
  rolledBack(db, async (tx) => {
    const userId = await aPerson(tx);
    const asked = { userId, day: "2027-02-09" };
    const entries = await answer(tx, { about: "entries", isNext: true }, asked);
    expect(entries.text).toContain("registered for no race ahead");
    const runs = await answer(tx, { about: "distance", period: "week", isLast: true }, asked);
    expect(runs.text).toContain("I find no run of yours here");
    const spanish = await answer(tx, { about: "last-run" }, { ...asked, language: "es" });
    expect(spanish.text).toContain("No encuentro aquí ninguna salida tuya");
  }));

test("the days to an entered race are counted where it is run, as on the dashboard", () =>
  rolledBack(db, async (tx) => {
    const userId = await aPerson(tx);
    const raceId = await aRace(tx, { startDate: "2027-02-20", timeZone: "America/Lima" });
    await aRegistration(tx, { raceId, userId });
    const asked = { userId, day: "2027-02-10" };
    const days = async (time: string) =>
      (await answer(tx, { about: "entries", isNext: true }, { ...asked, time })).text;
    expect(await days("03:00")).toContain("in 11 days");
    expect(await days("12:00")).toContain("in 10 days");
  }));
