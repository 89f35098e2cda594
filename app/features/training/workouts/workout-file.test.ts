import decoder from "fit-decoder";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { type Lang, langs } from "#values/say.ts";
import { someAnswers } from "../../../../tests/support/races/training-answers.ts";
import { buildPlan } from "../building/build-plan.ts";
import { planCalendar } from "../calendar.server.ts";
import { stepName } from "../messages.ts";
import type { StoredSession } from "../rules/plan.ts";
import { trainingCsv } from "./plan-csv.ts";
import { workoutFileOf } from "./workout-file.ts";

const built = buildPlan(someAnswers());
if ("problem" in built) throw new Error(built.problem);
const sessions: StoredSession[] = built.map((session, place) => ({
  ...session,
  id: `${String(place).padStart(8, "0")}-0000-4000-8000-000000000000`,
  state: "planned",
  activityId: null,
  movedFrom: null,
  updatedAt: new Date("2027-01-10T12:00:00Z"),
}));

/** A file as another library reads it than the one that writes it. */
function readBack(file: Uint8Array<ArrayBuffer>) {
  const { records } = decoder.parseRecords(decoder.fit2json(file.buffer));
  const messagesOf = (kind: string) =>
    records.filter(({ type }) => type === kind).map(({ data }) => data);
  return { fileId: messagesOf("file_id")[0], steps: messagesOf("workout_step") };
}

/** The numbers of the FIT profile that the library leaves as they are. */
const workoutFile = 5;
const byTime = 0;
const untilSteps = 6;
const [speed, open] = [0, 2];

test("every session of a plan is read back as a workout with its steps", () => {
  for (const session of sessions) {
    const { fileId, steps } = readBack(workoutFileOf(session, "en"));
    expect(fileId?.type).toBe(workoutFile);
    const flat = session.steps.flatMap((step) =>
      step.kind === "repeat" ? [...step.steps, step] : [step],
    );
    expect(steps).toHaveLength(flat.length);
  }
});

test("a workout keeps the lengths, the paces and the repeats of its session", () => {
  const session = sessions.find(({ steps }) =>
    steps.some((step) => step.kind === "repeat" && step.steps[0]?.pace && step.steps[0].seconds),
  )!;
  const { steps } = readBack(workoutFileOf(session, "en"));
  const [warmUp, fast, recovery, turn] = steps;
  const repeat = session.steps.find((step) => step.kind === "repeat")!;
  const [run, rest] = repeat.steps;
  expect(warmUp).toMatchObject({ duration_type: byTime, intensity: "warmup" });
  expect(fast).toMatchObject({
    duration_type: byTime,
    duration_value: run!.seconds! * 1000,
    target_type: speed,
    custom_target_value_low: Math.round(1_000_000 / run!.pace!.slowest),
    custom_target_value_high: Math.round(1_000_000 / run!.pace!.fastest),
    intensity: "active",
  });
  expect(recovery).toMatchObject({
    duration_value: rest!.seconds! * 1000,
    target_type: open,
    intensity: "recovery",
  });
  expect(turn).toMatchObject({
    duration_type: untilSteps,
    duration_value: 1,
    target_value: repeat.times,
  });
});

test("a workout names its steps in a language", () => {
  const nameOf = (lang: Lang) => {
    const [step] = readBack(workoutFileOf(sessions[0]!, lang)).steps;
    return String(step?.wkt_step_name);
  };
  const [step] = sessions[0]!.steps;
  if (step?.kind === "repeat") throw new Error("not a run");
  for (const lang of langs) expect(nameOf(lang)).toContain(stepName(step!)[lang].slice(0, 8));
});

test("a calendar of a plan has an entry for each session, the same after a move", () => {
  const read = (list: StoredSession[]) => {
    const file = planCalendar({ name: "Lima 21K; fast, flat", sessions: list, answers }, made);
    const calendar = new ICAL.Component(ICAL.parse(file));
    return calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
  };
  const [first, ...others] = sessions as [StoredSession, ...StoredSession[]];
  const events = read(sessions);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(sessions.length);
  expect(events[0]!.startDate.toString()).toBe(first.day);
  const later = new Date(first.updatedAt.getTime() + 3_600_000);
  const moved = read([{ ...first, day: "2027-01-20", updatedAt: later }, ...others]);
  expect(moved[0]!.uid).toBe(events[0]!.uid);
  expect(moved[0]!.startDate.toString()).toBe("2027-01-20");
  expect(Number(moved[0]!.sequence)).toBeGreaterThan(Number(events[0]!.sequence));
  const skipped: StoredSession = { ...first, state: "skipped" };
  const cancelled = planCalendar({ name: "x", sessions: [skipped], answers }, made);
  expect(cancelled).toContain("STATUS:CANCELLED");
});

const answers = { unit: "km" } as const;
const made = { origin: "https://run.test", lang: "en" } as const;

test("a plan as CSV has a line for each session in the unit of its reader", () => {
  const lines = trainingCsv(sessions, "mi", "en").trimEnd().split("\r\n");
  expect(lines).toHaveLength(sessions.length + 1);
  expect(lines[0]).toContain("week,day,weekday,session,mi,minutes,steps,state");
  expect(lines.at(-1)).toContain("2027-04-04,Sun,Race,13.1,");
});

test("a calendar of a plan in miles has miles", () => {
  const inMiles = planCalendar({ name: "x", sessions, answers: { unit: "mi" } }, made);
  expect(inMiles).toMatch(/ mi\b/);
  expect(inMiles).not.toMatch(/ km\b/);
});
