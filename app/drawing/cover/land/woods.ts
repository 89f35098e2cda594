import { mix } from "../../color.ts";
import { fill, type Point, polygon } from "../../pen.ts";
import { backdrop } from "../backdrop.ts";
import { trees } from "../flora.ts";
import { below, heightAt, ridge } from "../ground.ts";
import { type Scene, soil } from "../scene.ts";
import { sky } from "../sky.ts";
import { far, front } from "./relief.ts";

const r = Math.round;

/** Rows of trees that step back into the haze; the path leads between them. */
export function forest(scene: Scene): string {
  const { width, height, chance } = scene;
  const horizon = height * 0.5;
  const isLow = scene.place.flora === "tufts" || scene.place.flora === "cacti";
  const rows = [0.52, 0.64, 0.76].map((down, i) => {
    const base = height * down;
    const line = ridge(scene, base, height * 0.02, 1.6);
    const wood: [number, number, number][] = [];
    const gap = isLow ? 36 : 15;
    for (let x = chance.between(-8, 8); x < width; x += chance.between(gap, gap * 2 + i * 12)) {
      wood.push([
        x,
        heightAt(line, x) + 6,
        height * (0.13 + i * 0.075) * chance.between(0.72, 1.16),
      ]);
    }
    return (
      trees(scene, wood, 0.26 + i * 0.22) + fill(soil(scene, 0.3 + i * 0.22), below(scene, line))
    );
  });
  const sides: [number, number, number][] = [0.04, 0.14, 0.88, 0.98].map((share) => [
    width * (share + chance.between(-0.02, 0.02)),
    height * chance.between(0.93, 1),
    height * chance.between(0.56, 0.76),
  ]);
  return [
    sky(scene, horizon),
    backdrop(scene, scene.place.backdrop, horizon + 4, 0.06),
    ...rows,
    front(scene, false),
    isLow ? "" : trees(scene, sides, 0.96),
  ].join("");
}

/** A river that comes down between two slopes. */
export function valley(scene: Scene): string {
  const { width, height, chance, inks, focus } = scene;
  const horizon = height * 0.5;
  const x = focus + chance.between(-0.08, 0.04) * width;
  const tone = inks.atNight(
    mix(inks.depth(0.4), inks.skyTop, 0.5),
    mix(inks.depth(0.3), inks.skyLow, 0.3),
  );
  const bed = `M${r(x - 3)} ${r(horizon)}C${r(x - width * 0.08)} ${r(height * 0.6)} ${r(x + width * 0.12)} ${r(height * 0.64)} ${r(x + width * 0.02)} ${r(height * 0.72)}C${r(x - width * 0.12)} ${r(height * 0.8)} ${r(x - width * 0.06)} ${r(height * 0.92)} ${r(x + width * 0.02)} ${height}H${r(x + width * 0.24)}C${r(x + width * 0.06)} ${r(height * 0.9)} ${r(x + width * 0.04)} ${r(height * 0.82)} ${r(x + width * 0.12)} ${r(height * 0.73)}C${r(x + width * 0.2)} ${r(height * 0.62)} ${r(x - width * 0.02)} ${r(height * 0.6)} ${r(x + 3)} ${r(horizon)}z`;
  const slope = (side: number, top: number, reach: number): Point[] => {
    const from = side < 0 ? -10 : width + 10;
    return [0, 0.25, 0.5, 0.75, 1].map((share) => [
      from - side * reach * width * share,
      top + (height * 0.86 - top) * share ** 1.3 + chance.between(-0.015, 0.015) * height,
    ]);
  };
  const flank = (side: number, top: number, reach: number, depth: number) => {
    const line = slope(side, top, reach);
    const inOrder = side < 0 ? line : [...line].reverse();
    const wood = inOrder.slice(0, -1).flatMap(([px, py], i): [number, number, number][] => {
      const [nx, ny] = inOrder[i + 1] ?? [px, py];
      return [0.2, 0.55, 0.85].map((share) => [
        px + (nx - px) * share,
        py + (ny - py) * share + 5,
        height * (0.06 + depth * 0.07) * chance.between(0.8, 1.2),
      ]);
    });
    return (
      trees(scene, wood, depth + 0.1) +
      fill(soil(scene, depth), polygon([...line, [side < 0 ? -10 : width + 10, height + 10]]))
    );
  };
  return [
    sky(scene, horizon),
    far(scene, horizon),
    fill(soil(scene, 0.36), below(scene, ridge(scene, horizon + height * 0.03, height * 0.01))),
    fill(tone, bed),
    flank(1, height * 0.44, 0.5, 0.46),
    flank(-1, height * 0.4, 0.52, 0.6),
    front(scene, false),
  ].join("");
}
