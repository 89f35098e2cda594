import { expect, test } from "vitest";
import { measureActivity } from "../measure/measure-activity.ts";
import { readActivities } from "../reading/read-activity.ts";
import { demoFile } from "./demo-activities.server.ts";
import { demoBody, demoRecording, demoRuns } from "./demo-recording.ts";

test("the runs of the demo are such as a runner could run", () => {
  const runs = demoRuns("2026-11-23");
  expect(runs.length).toBeGreaterThan(75);
  for (const run of runs.filter((_, index) => index % 6 === 0)) {
    const recording = demoRecording(run);
    expect(demoRecording(run)).toEqual(recording);
    const { heartRate } = recording;
    for (let index = 1; index < heartRate.length; index++) {
      // Five seconds change a heart by a few beats.
      expect(Math.abs((heartRate[index] ?? 0) - (heartRate[index - 1] ?? 0))).toBeLessThan(16);
    }
    const measure = measureActivity(recording);
    expect(measure.notices).toEqual([]);
    expect(measure.highestHeartRate).toBeLessThanOrEqual(demoBody.maxHeartRate);
    const pace = measure.movingSeconds / (measure.meters / 1000);
    expect(pace).toBeGreaterThan(280);
    expect(pace).toBeLessThan(430);
  }
});

test("the file of a run of the demo says the same run", () => {
  const trail = demoRuns("2026-11-23").find(({ sport }) => sport === "trail");
  if (!trail) throw new Error("The demo has no trail.");
  const recording = demoRecording(trail);
  const answer = readActivities(demoFile(recording), new Date("2026-11-23"));
  const [read] = "problem" in answer ? [] : answer;
  if (!read) throw new Error("The file holds nothing.");
  const { startedAt, sport, utcOffsetMinutes } = recording;
  expect(read).toMatchObject({ startedAt, sport, utcOffsetMinutes });
  const [one, other] = [measureActivity(read), measureActivity(recording)];
  expect(one.meters).toBeCloseTo(other.meters, 0);
  expect(one.climb).toBeCloseTo(other.climb ?? 0, 0);
  expect(one).toMatchObject({
    movingSeconds: other.movingSeconds,
    averageHeartRate: other.averageHeartRate,
    averageCadence: other.averageCadence,
  });
});
