import { expect, test } from "vitest";
import { demoBody, demoRecording } from "#features/activities/demo/demo-recording.ts";
import { measureActivity } from "#features/activities/measure/measure-activity.ts";
import { addDays } from "#values/day.ts";
import { buildPlan } from "../building/build-plan.ts";
import { sessionOf } from "../matching/matching.server.ts";
import { demoAnswers, demoRunOf } from "./demo-plan.server.ts";

const today = "2026-11-23";
const goal = { seconds: null, raceId: null, distanceId: null, climb: null };

test.each([
  [8000, 69],
  [21_098, 83],
  [42_195, 62],
])("the demo's runner can run the sessions of a plan for %i meters", (meters, ahead) => {
  const sessions = buildPlan(demoAnswers({ ...goal, meters, day: addDays(today, ahead) }, today));
  if ("problem" in sessions) throw new Error(sessions.problem);
  const past = sessions
    .filter(({ day }) => day < today)
    .map((session) => ({ ...session, id: session.day }));
  expect(past.length).toBeGreaterThan(18);
  for (const session of past) {
    const measure = measureActivity(demoRecording(demoRunOf(session)));
    expect(measure.notices).toEqual([]);
    expect(Math.abs(measure.meters / session.meters - 1)).toBeLessThan(0.06);
    expect(measure.highestHeartRate).toBeLessThanOrEqual(demoBody.maxHeartRate);
    expect(sessionOf({ ...measure, id: "run", day: session.day }, past)).toBe(session.id);
  }
});

test("the demo's paces follow from a race among its recordings, of about 44 minutes", () => {
  const day = addDays(today, 69);
  const { result } = demoAnswers({ ...goal, meters: 21_098, day }, today);
  expect(result).toMatchObject({ meters: 10_000 });
  expect(Math.abs(Number(result?.seconds) / 2650 - 1)).toBeLessThan(0.01);
});
