import { expect, test } from "vitest";
import { readDuration } from "./duration.ts";
import { heldShare, oxygenAt, secondsAtVdot, speedAt, vdotOf } from "./vdot.ts";

/** Jack Daniels, "Daniels' Running Formula", table of VDOT values: 5K, 10K, half marathon, marathon. */
const published: [vdot: number, ...times: string[]][] = [
  [30, "30:40", "63:46", "2:21:04", "4:49:17"],
  [40, "24:08", "50:03", "1:50:59", "3:49:45"],
  [50, "19:57", "41:21", "1:31:35", "3:10:49"],
  [60, "17:03", "35:22", "1:18:09", "2:43:25"],
];
const distances = [5000, 10_000, 21_097.5, 42_195];

/** The table prints whole VDOTs. Its times lie within 0.1 of them, which is 0.2 % of a time. */
const precision = { vdot: 0.1, share: 0.002 };

test.each(published)("a VDOT of %d has the times of the published table", (vdot, ...times) => {
  for (const [place, time] of times.entries()) {
    const [meters, printed] = [distances[place]!, readDuration(time)!];
    expect(Math.abs(vdotOf({ meters, seconds: printed }) - vdot), time).toBeLessThan(
      precision.vdot,
    );
    const away = Math.abs(secondsAtVdot(vdot, meters) - printed) / printed;
    expect(away, time).toBeLessThan(precision.share);
  }
});

test("a speed and its oxygen belong together", () => {
  for (let speed = 100; speed <= 400; speed += 25) {
    expect(speedAt(oxygenAt(speed))).toBeCloseTo(speed, 8);
  }
});

test("the longer an effort, the smaller the share that is held, and never below four fifths", () => {
  const shares = [5, 12, 30, 60, 180, 600].map(heldShare);
  expect(shares).toEqual(shares.toSorted((one, other) => other - one));
  expect(Math.min(...shares)).toBeGreaterThan(0.8);
});
