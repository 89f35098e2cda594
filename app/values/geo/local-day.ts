import { type Day, toDay } from "../day.ts";

const degreesPerHour = 15;
const msPerHour = 3_600_000;

/**
 * The day that a moment falls on at a longitude, by the hours of the sun. Clocks on land differ from them
 * by about an hour: the day turns that much earlier or later than on the clock of the place.
 */
export function localDay(moment: Date, longitude: number): Day {
  const hours = Math.round(longitude / degreesPerHour);
  return toDay(new Date(moment.getTime() + hours * msPerHour));
}
