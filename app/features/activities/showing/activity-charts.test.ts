import { expect, test } from "vitest";
import { activityCharts } from "./activity-charts.ts";

/** An hour at a speed in metres a second, without heart rate and cadence. */
function anHourAt(speed: number) {
  const meters = Array.from({ length: 60 }, (_, minute) => (minute + 1) * 60 * speed);
  const nothing = meters.map(() => null);
  return { step: 60, lastStep: 60, meters, heartRate: nothing, cadence: nothing };
}

function paceChart(speed: number) {
  const averages = { pace: 1000 / speed, heartRate: null, cadence: null };
  return activityCharts(anHourAt(speed), "km", averages, "en");
}

test("a pace is drawn with its range, and nothing is drawn of somebody who hardly moves", () => {
  expect(paceChart(2.5).map(({ summary }) => summary)).toEqual([
    "Pace over the distance: 6:40 /km on average, between 6:40 /km and 6:40 /km.",
  ]);
  expect(paceChart(0.4)).toEqual([]);
});
