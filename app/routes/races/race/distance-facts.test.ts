import { expect, test } from "vitest";
import { distanceFigures } from "./distance-facts.ts";

type Args = Parameters<typeof distanceFigures>;

test("the climb of a race is that of its only distance, and of none where it has several", () => {
  const distance = {
    meters: 5000,
    startTime: null,
    elevationGain: null,
    elevationLoss: null,
    timeLimit: null,
    capacity: null,
  } as Args[1];
  const race = { startTime: null, elevationGain: "1.190 m", elevationLoss: "900 m" };
  const figures = (distances: Args[1][]) =>
    distanceFigures({ ...race, distances } as Args[0], distance, "km", "en");
  expect(figures([distance])).toMatchObject({ climb: "1,190 m", descent: "900 m" });
  expect(figures([distance, distance])).toMatchObject({ climb: null, descent: null });
});
