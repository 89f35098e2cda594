import type { Run } from "./pace.ts";

/**
 * The formulas of oxygen and running power of Jack Daniels and Jimmy Gilbert, "Oxygen Power:
 * Performance Tables for Distance Runners" (1979). Speeds are meters a minute, oxygen is milliliters
 * for each kilogram and minute.
 */

/** Slower than any walk and faster than any runner, in meters a minute. */
const speeds = { slowest: 20, fastest: 800 };

/** The oxygen that running at a speed takes: −4.60 + 0.182258 v + 0.000104 v². */
export function oxygenAt(speed: number): number {
  return -4.6 + 0.182258 * speed + 0.000104 * speed ** 2;
}

/** The speed that an amount of oxygen allows: `oxygenAt` the other way round. */
export function speedAt(oxygen: number): number {
  const root = Math.sqrt(0.182258 ** 2 + 4 * 0.000104 * (oxygen + 4.6));
  return (root - 0.182258) / (2 * 0.000104);
}

/** The share of the greatest uptake of oxygen that a runner holds for some minutes. */
export function heldShare(minutes: number): number {
  return (
    0.8 + 0.1894393 * Math.exp(-0.012778 * minutes) + 0.2989558 * Math.exp(-0.1932605 * minutes)
  );
}

/**
 * VDOT: the uptake of oxygen of a runner with average economy who runs this result. The published table
 * reaches from 30 to 85. It was not made by solving these formulas: its rows are off by up to 0.07, which
 * is 32 s for a marathon at 30 and at most 10 s from 35 on.
 */
export function vdotOf({ meters, seconds }: Run): number {
  const minutes = seconds / 60;
  return oxygenAt(meters / minutes) / heldShare(minutes);
}

/** The seconds over a distance that belong to a VDOT: halves the range until it is sure to 0.001 s. */
export function secondsAtVdot(vdot: number, meters: number): number {
  let [low, high] = [(meters / speeds.fastest) * 60, (meters / speeds.slowest) * 60];
  while (high - low > 0.001) {
    const middle = (low + high) / 2;
    if (vdotOf({ meters, seconds: middle }) > vdot) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
