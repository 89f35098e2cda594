import type { Chance } from "../chance.ts";
import { disc, fill } from "../pen.ts";
import { d, mirrored } from "./strokes.ts";

/** The middle of every head. */
export const middle = 240;

/** The dimensions of a head. All are heights in the drawing, except the widths `half` and `jaw`. */
export type Head = {
  half: number;
  jaw: number;
  top: number;
  /** Where the head is widest: between the eyes and the ears. */
  cheeks: number;
  /** How far the cheeks go down before they turn to the chin. */
  fall: number;
  chin: number;
};

export function headOf(chance: Chance, isBroad: boolean): Head {
  const top = chance.whole(124, 134);
  return {
    half: chance.whole(67, 76) + (isBroad ? 3 : 0),
    jaw: chance.whole(30, 44) + (isBroad ? 8 : 0),
    top,
    cheeks: top + chance.whole(88, 96),
    fall: chance.whole(50, 68),
    chin: top + chance.whole(180, 190) + (isBroad ? 6 : 0),
  };
}

export function headPath({ half, jaw, top, cheeks, fall, chin }: Head): string {
  const [left, right] = [middle - half, middle + half];
  return d`M${left} ${cheeks}C${left} ${top + 30} ${middle - half * 0.64} ${top} ${middle} ${top}S${right} ${top + 30} ${right} ${cheeks}C${right} ${cheeks + fall} ${middle + jaw} ${chin} ${middle} ${chin}S${left} ${cheeks + fall} ${left} ${cheeks}z`;
}

/** The side of the face that the light does not reach. */
export function shadedSide(head: Head, shade: string): string {
  const { half, jaw, top, cheeks, fall, chin } = head;
  const right = middle + half;
  const path = d`M${middle + half * 0.5} ${top + 14}C${right - 6} ${top + 30} ${right} ${cheeks - 20} ${right} ${cheeks}C${right} ${cheeks + fall} ${middle + jaw} ${chin} ${middle} ${chin}C${middle + jaw * 0.8} ${chin - 14} ${middle + half * 0.74} ${cheeks + fall * 0.8} ${middle + half * 0.76} ${cheeks}C${middle + half * 0.78} ${top + 60} ${middle + half * 0.7} ${top + 36} ${middle + half * 0.5} ${top + 14}z`;
  return fill(shade, path, ' opacity=".55"');
}

export function ears({ half, cheeks }: Head, skin: string, shade: string): string {
  const x = middle - half + 3;
  return mirrored(
    fill(skin, d`M${x} ${cheeks - 14}a12 18 0 1 0 0 38z`) +
      fill(shade, d`M${x} ${cheeks - 4}a6 10 0 1 0 0 20z`, ' opacity=".7"'),
  );
}

export function earrings({ half, cheeks }: Head): string {
  return mirrored(fill("#e3ae55", disc(middle - half - 6, cheeks + 30, 5)));
}
