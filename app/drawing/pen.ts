export type Point = readonly [number, number];

const r = Math.round;

export function fill(color: string, d: string, more = ""): string {
  return d === "" ? "" : `<path fill="${color}" d="${d}"${more}/>`;
}

export function stroke(color: string, width: number, d: string, more = ""): string {
  return d === ""
    ? ""
    : `<path fill="none" stroke="${color}" stroke-width="${width}" d="${d}"${more}/>`;
}

export function circle(color: string, x: number, y: number, radius: number): string {
  return `<circle fill="${color}" cx="${r(x)}" cy="${r(y)}" r="${r(radius)}"/>`;
}

/** A rectangle as a part of a path. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${r(x)} ${r(y)}h${r(width)}v${r(height)}h${-r(width)}z`;
}

/** A closed polygon as a part of a path. */
export function polygon(points: readonly Point[]): string {
  return `${line(points)}z`;
}

/** Straight from point to point, in relative steps because they are shorter. */
export function line(points: readonly Point[]): string {
  let [atX, atY] = [0, 0];
  const steps = points.map(([x, y]) => {
    const step = pair(r(x) - atX, r(y) - atY);
    [atX, atY] = [r(x), r(y)];
    return step;
  });
  return `M${steps[0]}${steps
    .slice(1)
    .map((step) => `l${step}`)
    .join("")}`;
}

function pair(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}

/** A circle as a part of a path. */
export function disc(x: number, y: number, radius: number): string {
  const d = r(radius * 2);
  return `M${r(x - radius)} ${r(y)}a${d / 2} ${d / 2} 0 1 1 ${d} 0a${d / 2} ${d / 2} 0 1 1 ${-d} 0`;
}

/** A smooth line through the midpoints between points. */
export function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  let [atX, atY] = [r(first[0]), r(first[1])];
  let d = `M${atX} ${atY}`;
  for (const [i, [x, y]] of rest.entries()) {
    const after = rest[i + 1] ?? [x, y];
    const [toX, toY] = [r((x + after[0]) / 2), r((y + after[1]) / 2)];
    d += `q${pair(r(x) - atX, r(y) - atY)} ${pair(toX - atX, toY - atY)}`;
    [atX, atY] = [toX, toY];
  }
  return d;
}
