import { expect, test } from "vitest";
import { easyBand, easyRunning } from "./easy-effort.ts";

const nobody = { sex: null, maxHeartRate: null, restingHeartRate: null };

test("the band is 59 to 74 % of the reserve, or 65 to 79 % of the maximum without a resting rate", () => {
  const both = easyBand({ ...nobody, maxHeartRate: 190, restingHeartRate: 50 });
  expect(both).toEqual({
    from: expect.closeTo(132.6, 9),
    to: expect.closeTo(153.6, 9),
    by: "reserve",
  });
  expect(easyBand({ ...nobody, maxHeartRate: 200 })).toEqual({ from: 130, to: 158, by: "max" });
  expect(easyBand({ ...nobody, restingHeartRate: 50 })).toBeNull();
});

test("only steps within the band and after ten minutes count", () => {
  const step = (heartRate: number | null) => ({ seconds: 30, meters: 90, heartRate });
  const warm = Array.from({ length: 20 }, () => step(140));
  const counted = [step(133), step(153)];
  const not = [step(132), step(154), step(null)];
  expect(easyRunning([...warm, ...counted, ...not], { from: 133, to: 153 })).toEqual({
    seconds: 60,
    meters: 180,
  });
  expect(easyRunning(warm, { from: 133, to: 153 })).toEqual({ seconds: 0, meters: 0 });
});
