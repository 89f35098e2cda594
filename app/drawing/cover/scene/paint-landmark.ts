import { mix } from "../../color.ts";
import { fill, stroke } from "../../pen.ts";
import type { Landmark, Material } from "../landmarks/shapes.ts";
import { type Scene, tinted } from "./scene.ts";

type Frame = Pick<Scene, "width" | "height" | "focus">;

/** The share of the shorter side that a landmark may be wide: narrow crops show it whole. */
const widest = 0.95;

/** The share of the height above a landmark: low crops show its top. */
const headroom = 0.2;

/** How high above the upper edge landmarks stand, as shares of the height. */
export const groundLines = { town: 0.74, water: 0.68, land: 0.7, sea: 0.62 } as const;

/** How much of the width the narrowest crop shows: of a card a square, of a hero a phone's width. */
const shownShare = ({ width, height }: Frame) => Math.min(0.58, (1.8 * height) / width);

/** Where a landmark that stands on `base` is drawn. */
export function landmarkPlace(frame: Frame, landmark: Landmark, base: number) {
  const highest = Math.min(frame.height * landmark.tall, base - frame.height * headroom);
  const widestHere = Math.min(frame.height, frame.width) * widest;
  const scale = Math.min(highest / landmark.height, widestHere / landmark.width);
  const [width, height] = [landmark.width * scale, landmark.height * scale];
  const room = Math.max(0, (frame.width * shownShare(frame) - width) / 2);
  const middle = frame.width / 2;
  const x = Math.round(Math.min(middle + room, Math.max(middle - room, frame.focus)));
  return { x, y: Math.round(base), scale, left: x - width / 2, top: base - height, width, height };
}

/** A landmark with its foot on `base`, at the focus of the picture. */
export function paintLandmark(scene: Scene, landmark: Landmark, base: number): string {
  const { x, y, scale } = landmarkPlace(scene, landmark, base);
  const parts = landmark.parts.map(([tone, d, line]) =>
    line === undefined ? fill(tones[tone](scene), d) : stroke(tones[tone](scene), line, d),
  );
  const place = `translate(${x} ${y})scale(${Math.round(scale * 100) / 100})`;
  return `<g transform="${place}">${parts.join("")}</g>`;
}

/** Walls are lit by the sun, and by lamps at night. */
const wall = ({ inks }: Scene) =>
  inks.atNight(mix(inks.depth(0.5), inks.pale, 0.4), mix(inks.depth(0.5), inks.light, 0.2));

const stone = (scene: Scene, color: string, lit: number) =>
  scene.inks.atNight(mix(wall(scene), color, 0.62), mix(scene.inks.depth(0.5), color, lit));

const tones: Record<Material, (scene: Scene) => string> = {
  wall,
  side: (scene) => mix(wall(scene), scene.inks.near, 0.32),
  pale: (scene) => mix(wall(scene), scene.inks.pale, 0.5),
  roof: (scene) => stone(scene, "#c2603e", 0.4),
  gold: (scene) => stone(scene, "#e8ae38", 0.62),
  copper: (scene) => stone(scene, "#5aa892", 0.44),
  rock: ({ inks }) => inks.depth(0.42),
  cliff: ({ inks }) => inks.depth(0.6),
  snow: ({ inks }) => inks.snow,
  green: (scene) => tinted(scene, scene.inks.depth(0.62), "#3d7a4e", 0.4),
  steel: ({ inks }) => inks.depth(0.72),
  window: ({ inks }) =>
    inks.whenLit(mix(inks.depth(0.62), inks.near, 0.4), mix(inks.depth(0.5), inks.light, 0.85)),
  red: (scene) => stone(scene, "#cf4327", 0.5),
  white: ({ inks }) =>
    inks.atNight(mix("#ffffff", inks.skyLow, 0.22), mix(inks.depth(0.4), "#fff3d6", 0.55)),
  sand: (scene) => stone(scene, "#e0b270", 0.4),
  blue: (scene) => stone(scene, "#4f8fc0", 0.36),
};
