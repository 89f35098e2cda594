import { type Point, smooth } from "../pen.ts";
import type { Scene } from "./scene.ts";

/** A line of hills: sums of waves, sampled and softened. */
export function ridge({ width, chance }: Scene, base: number, rise: number, span = 1): Point[] {
  const waves = [150, 66, 31].map((length, i) => ({
    length: length * span * chance.between(0.8, 1.4),
    phase: chance.between(0, 9),
    rise: rise / (i * 1.1 + 1),
  }));
  const points: Point[] = [];
  for (let x = -8; x <= width + 40; x += 38) {
    const y = waves.reduce(
      (sum, wave) => sum + Math.sin(x / wave.length + wave.phase) * wave.rise,
      base,
    );
    points.push([x, y]);
  }
  return points;
}

/** Everything below a line, down to the lower edge. */
export function below({ height }: Scene, points: readonly Point[]): string {
  return `${smooth(points)}V${height}H-8z`;
}

/** The height of a line at `x`. */
export function heightAt(points: readonly Point[], x: number): number {
  const next = points.findIndex((point) => point[0] >= x);
  const [a, b] = [points[Math.max(0, next - 1)], points[next]];
  if (!a || !b) return points.at(next < 0 ? -1 : 0)?.[1] ?? 0;
  const share = b[0] === a[0] ? 0 : (x - a[0]) / (b[0] - a[0]);
  return a[1] + (b[1] - a[1]) * share;
}
