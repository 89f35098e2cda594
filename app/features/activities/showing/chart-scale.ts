import type { AxisMark } from "#drawing/course/axis.ts";

/** A line over the way with its area and its levels. */
export type DrawnChart = { line: string; area: string; levels: AxisMark[] };

/** The plane of a chart. It is stretched to its place; strokes keep their width. */
export const chartPlane = { width: 1000, height: 160 } as const;

const mostLevels = 4;

/**
 * Draws values over a way.
 * @param points - from 0 to 1 along the way, with a value; a stretch without values is left open
 * @param steps - what the levels may be apart, rising
 * @param isInverted - small values stand high: a pace
 */
export function drawChart(
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
export function usualRange(
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
