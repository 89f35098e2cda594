/** A rectangle whose lower edge is `from` above the ground. */
export function block(x: number, width: number, height: number, from = 0): string {
  return `M${x - width / 2} ${-from}v${-height}h${width}v${height}z`;
}

/** A triangle on `from`: a gable, a spire, a peak. */
export function gable(x: number, width: number, height: number, from = 0): string {
  return `M${x - width / 2} ${-from}l${width / 2} ${-height}l${width / 2} ${height}z`;
}

/** Half a circle on `from`. */
export function dome(x: number, radius: number, from = 0): string {
  return `M${x - radius} ${-from}a${radius} ${radius} 0 0 1 ${radius * 2} 0z`;
}

/** A whole circle. */
export function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0z`;
}

/** A gate, a door or a window with a round head. */
export function arch(x: number, width: number, height: number, from = 0): string {
  const r = width / 2;
  return `M${x - r} ${-from}v${-(height - r)}a${r} ${r} 0 0 1 ${width} 0v${height - r}z`;
}

/** One part of a row of equal parts. */
export function row(xs: readonly number[], part: (x: number) => string): string {
  return xs.map(part).join("");
}

/** The same on both sides of the middle. */
export function both(x: number, part: (x: number) => string): string {
  return part(-x) + part(x);
}

/** Upright lines from `from` to `to` above the ground. */
export function posts(xs: readonly number[], from: number, to: number): string {
  return row(xs, (x) => `M${x} ${-from}V${-to}`);
}
