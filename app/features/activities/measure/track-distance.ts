import { progressOf } from "#features/courses/measure/line.ts";
import { metersBetween } from "#values/geo/position.ts";
import type { Recording } from "../reading/recording.ts";
import { activityRecipe } from "./recipe.ts";

/** The distance of the runner at each sample, and its source. */
export type TrackDistance = {
  /** Metres from the start, never falling. */
  meters: Float64Array;
  /** The source: positions, the device, the device with positions that agree, or none. */
  from: "positions" | "device" | "both" | "nothing";
  /** The samples whose position is believed, in their order. */
  placed: number[];
  /** How often the positions jumped. */
  jumps: number;
  /** When the metres that count leapt, in seconds. */
  leaps: number[];
  /** Metres by the device that the positions contradict; `null` where they agree, or one is unknown. */
  contradicted: number | null;
  /** Seconds in stretches whose samples have no position. */
  dark: number;
};

/**
 * The distance by the device, if its positions agree with it: the runner sees it on the watch, too. Where
 * they do not agree, the positions count, and the device where too few samples have one. Of a device that
 * states only the whole, the positions are stretched to it.
 */
export function trackDistanceOf(recording: Recording): TrackDistance {
  const { seconds, device } = recording;
  const { pieces, jumps } = believedPlaces(recording);
  const placed = pieces.flat();
  const own = byDevice(recording);
  const counted = own.meters.at(-1) ?? 0;
  const base = { placed, jumps: jumps.length, leaps: own.leaps, contradicted: null, dark: 0 };
  if (placed.length < activityRecipe.leastPositions * seconds.length || placed.length < 2) {
    const meters = counted > 0 ? own.meters : evenly(seconds, device.meters ?? 0);
    const from = (meters.at(-1) ?? 0) > 0 ? "device" : "nothing";
    return { ...base, meters, from, placed: [] };
  }
  const { meters, dark } = byPositions(recording, pieces, own.meters);
  const length = meters.at(-1) ?? 0;
  const stated = counted > 0 ? counted : (device.meters ?? 0);
  const agrees = Math.abs(stated - length) <= activityRecipe.agreement * length;
  if (!agrees || stated === 0) {
    const contradicted = stated > 0 ? stated : null;
    return { ...base, meters, from: "positions", leaps: jumps, contradicted, dark };
  }
  if (counted > 0) return { ...base, meters: own.meters, from: "both", dark };
  const stretched = meters.map((at) => (at * stated) / length);
  return { ...base, meters: stretched, from: "both", leaps: jumps, dark };
}

function evenly(seconds: Float64Array, meters: number): Float64Array {
  const whole = seconds.at(-1) ?? 0;
  return seconds.map((at) => (whole > 0 ? (meters * at) / whole : 0));
}

/**
 * Each piece is measured like a course. Where its samples have no position, the device's own metres
 * count, as many as it counts elsewhere in the piece for one of ours, and the straight line at the least.
 * Between two pieces the device's own metres count; without any, the runner stays where the first ends.
 */
function byPositions(
  recording: Recording,
  pieces: number[][],
  device: Float64Array,
): Pick<TrackDistance, "meters" | "dark"> {
  const { lat, lon, height, seconds } = recording;
  const hasDevice = (device.at(-1) ?? 0) > 0;
  const meters = new Float64Array(seconds.length).fill(Number.NaN);
  let before = 0;
  let last: number | null = null;
  let dark = 0;
  for (const piece of pieces) {
    const pick = (values: Float64Array) => Float64Array.from(piece, (index) => values[index] ?? 0);
    const progress = progressOf({ lat: pick(lat), lon: pick(lon), height: pick(height) });
    const [first = 0] = piece;
    if (last !== null && hasDevice) before += (device[first] ?? 0) - (device[last] ?? 0);
    const unseen = unseenStretches(recording, piece);
    const more = hasDevice ? metersUnseen({ piece, progress, device, seconds, unseen }) : null;
    for (const [place, index] of piece.entries()) {
      if (unseen.has(place)) dark += (seconds[index] ?? 0) - (seconds[piece[place - 1] ?? 0] ?? 0);
      before += more?.get(place) ?? 0;
      meters[index] = before + (progress[place] ?? 0);
    }
    before += progress.at(-1) ?? 0;
    last = piece.at(-1) ?? last;
  }
  return { meters: filled(meters, seconds), dark };
}

/** The places of a piece that follow a stretch without positions longer than one sample. */
function unseenStretches({ lat, lon, seconds }: Recording, piece: number[]): Set<number> {
  const unseen = new Set<number>();
  for (const [place, index] of piece.entries()) {
    const from = piece[place - 1] ?? index;
    if ((seconds[index] ?? 0) - (seconds[from] ?? 0) <= activityRecipe.longestSample) continue;
    if (index - from < 2) continue;
    const isUnseen = (each: number) => Number.isNaN(lat[each]) || Number.isNaN(lon[each]);
    let each = from + 1;
    while (each < index && isUnseen(each)) each += 1;
    if (each === index) unseen.add(place);
  }
  return unseen;
}

type Unseen = {
  piece: number[];
  progress: Float64Array;
  device: Float64Array;
  seconds: Float64Array;
  unseen: Set<number>;
};

/** By the place after each such stretch, how many metres its straight line misses. */
function metersUnseen({ piece, progress, device, seconds, unseen }: Unseen): Map<number, number> {
  const step = (values: Float64Array, to: number, from: number) =>
    (values[to] ?? 0) - (values[from] ?? 0);
  const steps = [...unseen].map((place) => {
    const [from = 0, to = 0] = [piece[place - 1], piece[place]];
    return {
      place,
      straight: step(progress, place, place - 1),
      own: step(device, to, from),
      most: activityRecipe.fastest * step(seconds, to, from),
    };
  });
  const sum = (value: (each: (typeof steps)[number]) => number) =>
    steps.reduce((total, each) => total + value(each), 0);
  const seen = (progress.at(-1) ?? 0) - sum(({ straight }) => straight);
  const ownSeen = step(device, piece.at(-1) ?? 0, piece[0] ?? 0) - sum(({ own }) => own);
  const scale = ownSeen > 0 && seen > 0 ? seen / ownSeen : 1;
  return new Map(
    steps.map(({ place, straight, own, most }) => [
      place,
      Math.max(0, Math.min(own * scale, most) - straight),
    ]),
  );
}

/** The device's own metres, without falls and without leaps that no runner makes. */
function byDevice({ meters, seconds }: Recording) {
  const leaps: number[] = [];
  let sum = 0;
  let last = Number.NaN;
  let lastAt = 0;
  const counted = meters.map((value, index) => {
    if (Number.isNaN(value)) return Number.NaN;
    const now = seconds[index] ?? 0;
    const step = Number.isNaN(last) ? Math.max(0, value) : value - last;
    const most = activityRecipe.fastest * Math.max(now - lastAt, index === 0 ? 1 : 0);
    if (step <= most) sum += Math.max(0, step);
    else if (index > 0) leaps.push(now);
    last = value;
    lastAt = now;
    return sum;
  });
  return { meters: filled(counted, seconds), leaps };
}

/**
 * Whether the device stood still for most of the time between two samples: what lies between the end and
 * the beginning of a pause does not count as distance. Call it with rising times.
 */
function stopsOf(pauses: Recording["pauses"]): (from: number, to: number) => boolean {
  let next = 0;
  return (from, to) => {
    while (next < pauses.length && (pauses[next]?.to ?? 0) <= from) next += 1;
    const pause = pauses[next];
    if (!pause) return false;
    return 2 * (Math.min(to, pause.to) - Math.max(from, pause.from)) > to - from;
  };
}

/** Metres for the samples that have none: even between their neighbours, still at both ends. */
function filled(meters: Float64Array, seconds: Float64Array): Float64Array {
  let before = -1;
  for (let index = 0; index <= meters.length; index++) {
    if (index < meters.length && Number.isNaN(meters[index])) continue;
    const low = before < 0 ? 0 : (meters[before] ?? 0);
    const high = index < meters.length ? (meters[index] ?? low) : low;
    const from = before < 0 ? (seconds[0] ?? 0) : (seconds[before] ?? 0);
    const took = (seconds[Math.min(index, meters.length - 1)] ?? 0) - from;
    for (let each = before + 1; each < index; each++) {
      const part = took > 0 ? ((seconds[each] ?? 0) - from) / took : 0;
      meters[each] = before < 0 ? 0 : low + (high - low) * part;
    }
    before = index;
  }
  return meters;
}

/** The samples whose position is believed, in pieces without a jump or a pause between their samples. */
type Places = {
  pieces: number[][];
  /** When the watch jumped, in seconds. */
  jumps: number[];
};

/**
 * Which positions are believed. A position that no runner could have reached is left out. Where those
 * after it agree with each other for long enough, they are the true ones: then the line is cut.
 */
function believedPlaces({ lat, lon, seconds, pauses }: Recording): Places {
  const pieces: number[][] = [];
  let piece: number[] = [];
  /** Samples away from the last believed one that agree with each other. */
  let away: number[] = [];
  const jumps: number[] = [];
  const isStopped = stopsOf(pauses);
  const fits = (from: number, to: number) => {
    const meters = metersBetween(
      { lat: lat[from] ?? 0, lon: lon[from] ?? 0 },
      { lat: lat[to] ?? 0, lon: lon[to] ?? 0 },
    );
    return meters <= activityRecipe.fastest * ((seconds[to] ?? 0) - (seconds[from] ?? 0));
  };
  for (let index = 0; index < lat.length; index++) {
    if (Number.isNaN(lat[index]) || Number.isNaN(lon[index])) continue;
    const last = piece.at(-1);
    if (last !== undefined && isStopped(seconds[last] ?? 0, seconds[index] ?? 0)) {
      if (away.length > 0 && !isLong(piece, seconds)) piece = away;
      pieces.push(piece);
      piece = [index];
      away = [];
      continue;
    }
    if (last === undefined || fits(last, index)) {
      piece.push(index);
      away = [];
      continue;
    }
    if (away.length === 0) jumps.push(seconds[index] ?? 0);
    const before = away.at(-1);
    if (before !== undefined && !fits(before, index)) away = [];
    away.push(index);
    if ((seconds[index] ?? 0) - (seconds[away[0] ?? 0] ?? 0) < activityRecipe.trust) continue;
    // A short piece before a jump is wrong itself.
    if (isLong(piece, seconds)) pieces.push(piece);
    piece = away;
    away = [];
  }
  if (piece.length > 0) pieces.push(piece);
  return { pieces: pieces.filter((each) => each.length > 1), jumps };
}

function isLong(piece: number[], seconds: Float64Array): boolean {
  const [first = 0, last = 0] = [piece[0], piece.at(-1)];
  return (seconds[last] ?? 0) - (seconds[first] ?? 0) >= activityRecipe.trust;
}
