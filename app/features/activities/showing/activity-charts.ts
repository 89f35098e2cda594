import { type AxisMark, distanceMarks } from "#drawing/course/line.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { metersIn } from "#features/pace/pace.ts";
import { formatLength, type LengthUnit } from "#values/length.ts";
import { type Lang, sayIn } from "#values/say.ts";
import type { ActivitySeries } from "../measure/series.ts";

/** A line over the way with its area and its levels. */
type DrawnChart = { line: string; area: string; levels: AxisMark[] };

/** The plane of a chart. It is stretched to its place; strokes keep their width. */
export const chartPlane = { width: 1000, height: 160 } as const;

const mostLevels = 4;

/** A chart of an activity with its numbers. */
export type ActivityChart = DrawnChart & {
  id: "pace" | "heart-rate" | "cadence";
  title: string;
  /** `4:59 /km on average` */
  average: string;
  summary: string;
  /** The head of the numbers. */
  head: [string, string];
  rows: { at: string; value: string }[];
};

/** Slower than this a runner stands: no pace, in metres a second. */
const standing = 0.5;
const mostRows = 24;

/** The axis below all charts: the distance, or the time if no distance is known. */
export function chartAxis(
  { meters, step, lastStep }: ActivitySeries,
  unit: LengthUnit,
): { marks: AxisMark[]; end: string } {
  const length = meters.at(-1) ?? 0;
  if (length > 0) {
    return { marks: distanceMarks(length, unit, 6), end: formatLength(length, unit) };
  }
  const seconds = step * (meters.length - 1) + lastStep;
  const apart = [300, 600, 900, 1800, 3600, 7200].find((each) => seconds / each <= 6) ?? 14_400;
  const count = Math.floor((seconds * 0.86) / apart);
  const marks = Array.from({ length: Math.max(0, count) }, (_, index) => ({
    part: ((index + 1) * apart) / seconds,
    label: formatDuration((index + 1) * apart),
  }));
  return { marks, end: formatDuration(seconds) };
}

/** The charts of an activity: those for which its file has numbers. */
export function activityCharts(
  series: ActivitySeries,
  unit: LengthUnit,
  averages: { pace: number | null; heartRate: number | null; cadence: number | null },
  lang: Lang,
): ActivityChart[] {
  const say = sayIn(lang);
  const charts: (ActivityChart | null)[] = [];
  if (averages.pace !== null) {
    const pace = (value: number) => `${formatDuration(value)} /${unit}`;
    charts.push(
      chartOf(series, unit, pacesOf(series, unit), {
        lang,
        id: "pace",
        title: say({ en: "Pace", es: "Ritmo" }),
        format: formatDuration,
        written: pace,
        average: averages.pace,
        least: 60,
        steps: [15, 30, 60, 120, 300, 600, 1200],
        isInverted: true,
      }),
    );
  }
  if (averages.heartRate !== null) {
    charts.push(
      chartOf(series, unit, series.heartRate, {
        lang,
        id: "heart-rate",
        title: say({ en: "Heart rate", es: "Frecuencia cardíaca" }),
        format: String,
        written: (value) => say({ en: `${Math.round(value)} bpm`, es: `${Math.round(value)} lpm` }),
        average: averages.heartRate,
        least: 30,
        steps: [10, 20, 25, 50],
      }),
    );
  }
  if (averages.cadence !== null) {
    charts.push(
      chartOf(series, unit, series.cadence, {
        lang,
        id: "cadence",
        title: say({ en: "Cadence", es: "Cadencia" }),
        format: String,
        written: (value) => say({ en: `${Math.round(value)} spm`, es: `${Math.round(value)} ppm` }),
        average: averages.cadence,
        least: 40,
        steps: [10, 20, 50],
      }),
    );
  }
  return charts.filter((chart) => chart !== null);
}

type Look = {
  lang: Lang;
  id: ActivityChart["id"];
  title: string;
  format: (value: number) => string;
  written: (value: number) => string;
  average: number;
  /** The least range that fills the plane. */
  least: number;
  steps: readonly number[];
  isInverted?: boolean;
};

/** `null` where a file has no value to draw: somebody who walks very slowly has no pace. */
function chartOf(
  series: ActivitySeries,
  unit: LengthUnit,
  values: readonly (number | null)[],
  { lang, id, title, format, written, average, least, steps, isInverted = false }: Look,
): ActivityChart | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  const range = usualRange(known, { least });
  const places = placesOf(series);
  const points = values.map((value, index) => ({ at: places[index] ?? 0, value }));
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const isWay = (series.meters.at(-1) ?? 0) > 0;
  const say = sayIn(lang);
  const mean = written(average);
  const [first, last] = [written(isInverted ? high : low), written(isInverted ? low : high)];
  return {
    id,
    title,
    ...drawChart(points, { range, steps, format, isInverted }),
    average: say({ en: `${mean} on average`, es: `${mean} en promedio` }),
    summary: say({
      en: `${title} over the ${isWay ? "distance" : "time"}: ${mean} on average, between ${first} and ${last}.`,
      es: `${title} según ${isWay ? "la distancia" : "el tiempo"}: ${mean} en promedio, entre ${first} y ${last}.`,
    }),
    head: [say(isWay ? { en: "At", es: "En" } : { en: "Time", es: "Tiempo" }), title],
    rows: rowsOf(series, unit, values).map(({ at, value }) => ({ at, value: written(value) })),
  };
}

/** Where the middle of each step lies on the axis, from 0 to 1. */
function placesOf({ meters }: ActivitySeries): number[] {
  const length = meters.at(-1) ?? 0;
  return meters.map((end, index) =>
    length > 0
      ? (end + (meters[index - 1] ?? 0)) / 2 / length
      : (index + 0.5) / Math.max(1, meters.length),
  );
}

/** Seconds for each kilometre or mile, over three steps; `null` where the runner stood. */
function pacesOf({ step, lastStep, meters }: ActivitySeries, unit: LengthUnit): (number | null)[] {
  const last = meters.length - 1;
  return meters.map((_, index) => {
    const [from, to] = [Math.max(-1, index - 2), Math.min(last, index + 1)];
    const way = (meters[to] ?? 0) - (from < 0 ? 0 : (meters[from] ?? 0));
    const speed = way / (step * (to - from - 1) + (to === last ? lastStep : step));
    return speed < standing ? null : metersIn(unit) / speed;
  });
}

/** The mean of each part of the distance, in at most `mostRows` rows. */
function rowsOf(series: ActivitySeries, unit: LengthUnit, values: readonly (number | null)[]) {
  const { meters, step } = series;
  const each = Math.max(1, Math.ceil(meters.length / mostRows));
  const rows: { at: string; value: number }[] = [];
  for (let from = 0; from < meters.length; from += each) {
    const known = values.slice(from, from + each).filter((value) => value !== null);
    if (known.length === 0) continue;
    const end = Math.min(meters.length, from + each);
    const way = meters[end - 1] ?? 0;
    const value = known.reduce((sum, one) => sum + one, 0) / known.length;
    rows.push({ at: way > 0 ? formatLength(way, unit) : formatDuration(end * step), value });
  }
  return rows;
}

/**
 * Draws values over a way.
 * @param points - from 0 to 1 along the way, with a value; a stretch without values is left open
 * @param steps - what the levels may be apart, rising
 * @param isInverted - small values stand high: a pace
 */
function drawChart(
  points: readonly { at: number; value: number | null }[],
  {
    range,
    steps,
    format,
    isInverted = false,
  }: {
    range: { low: number; high: number };
    steps: readonly number[];
    format: (value: number) => string;
    isInverted?: boolean;
  },
): DrawnChart {
  const { width, height } = chartPlane;
  const { low, high } = range;
  const down = (value: number) => {
    const part = (Math.min(high, Math.max(low, value)) - low) / (high - low);
    return isInverted ? part : 1 - part;
  };
  const pieces: string[][] = [[]];
  const ends: [first: number, last: number][] = [];
  for (const { at, value } of points) {
    const piece = pieces.at(-1);
    if (value === null || !piece) {
      if (piece && piece.length > 0) pieces.push([]);
      continue;
    }
    const x = Math.round(at * width * 10) / 10;
    if (piece.length === 0) ends.push([x, x]);
    const end = ends.at(-1);
    if (end) end[1] = x;
    piece.push(`${x} ${(down(value) * height).toFixed(1)}`);
  }
  const lines = pieces.filter((piece) => piece.length > 1).map((piece) => `M${piece.join("L")}`);
  const wide = ends.filter(([first, last]) => last > first);
  const area = lines.map((path, index) => {
    const [first, last] = wide[index] ?? [0, 0];
    return `${path}L${last} ${height}L${first} ${height}Z`;
  });
  const step = steps.find((each) => (high - low) / each <= mostLevels) ?? steps.at(-1) ?? 1;
  const levels: AxisMark[] = [];
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) {
    const part = down(value);
    if (part > 0.04 && part < 0.96) levels.push({ part, label: format(value) });
  }
  return { line: lines.join(""), area: area.join(""), levels };
}

/** The range of what is usual: a few wild values do not flatten the rest. */
function usualRange(
  values: readonly number[],
  { least, room = 0.12 }: { least: number; room?: number },
): { low: number; high: number } {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.round(part * (sorted.length - 1))] ?? 0;
  const [low, high] = [at(0.02), at(0.98)];
  const span = Math.max(least, high - low);
  const middle = (low + high) / 2;
  return { low: middle - span * (0.5 + room), high: middle + span * (0.5 + room) };
}
