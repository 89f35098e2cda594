import { mix } from "../color.ts";
import { fill } from "../pen.ts";
import { middle } from "./head.ts";
import type { Headwear, Sitter } from "./sitter.ts";
import { d, mirrored, thread } from "./strokes.ts";

/** The layer behind the head, and the layer in front of the face and hair. */
type Worn = { behind: string; front: string };

const drawings: Record<Exclude<Headwear, "none">, (sitter: Sitter) => Worn> = {
  cap: (sitter) => ({ behind: "", front: crown(sitter) + peak(sitter) }),
  visor: (sitter) => ({ behind: "", front: band(sitter, 24) + peak(sitter) }),
  headband: (sitter) => ({ behind: "", front: band(sitter, sitter.chance.whole(18, 26)) }),
  beanie,
  shades,
  hijab,
};

export function headwear(sitter: Sitter): Worn {
  return sitter.headwear === "none" ? { behind: "", front: "" } : drawings[sitter.headwear](sitter);
}

/** Where a cap ends on the forehead. */
const edge = ({ head }: Sitter) => head.top + 40;

function crown(sitter: Sitter): string {
  const { head, cloth, trim } = sitter;
  const y = edge(sitter);
  const [left, right] = [middle - head.half - 5, middle + head.half + 5];
  const shape = d`M${left} ${y + 22}C${left - 6} ${head.top - 26} ${middle - 40} ${head.top - 34} ${middle} ${head.top - 34}S${right + 6} ${head.top - 26} ${right} ${y + 22}Q${middle} ${y - 12} ${left} ${y + 22}z`;
  const seams = d`M${middle} ${head.top - 34}V${y}M${middle} ${head.top - 34}Q${middle - 46} ${head.top - 10} ${middle - 48} ${y + 4}M${middle} ${head.top - 34}Q${middle + 46} ${head.top - 10} ${middle + 48} ${y + 4}`;
  const badge =
    fill(trim, d`M${middle - 20} ${head.top - 14}h40v24h-40z`) +
    thread(cloth, 4, d`M${middle - 11} ${head.top - 2}h22`);
  return (
    fill(cloth, shape) + thread(mix(cloth, "#000000", 0.25), 2, seams, ' opacity=".6"') + badge
  );
}

function peak(sitter: Sitter): string {
  const { head, cloth } = sitter;
  const y = edge(sitter);
  const [left, right] = [middle - head.half - 2, middle + head.half + 2];
  const under = d`M${left + 6} ${y + 16}Q${middle} ${y + 44} ${right - 6} ${y + 16}Q${middle} ${y - 6} ${left + 6} ${y + 16}z`;
  const shape = d`M${left - 4} ${y + 20}C${left + 10} ${y - 14} ${right - 10} ${y - 14} ${right + 4} ${y + 20}Q${middle} ${y - 2} ${left - 4} ${y + 20}z`;
  return fill(mix(cloth, "#000000", 0.4), under) + fill(mix(cloth, "#000000", 0.15), shape);
}

function band(sitter: Sitter, height: number): string {
  const { head, cloth, trim } = sitter;
  const y = head.top + 26;
  const [left, right] = [middle - head.half - 7, middle + head.half + 7];
  const shape = d`M${left + 2} ${y + 20}Q${middle} ${y - 16} ${right - 2} ${y + 20}L${right} ${y + 20 + height}Q${middle} ${y - 16 + height} ${left} ${y + 20 + height}z`;
  return (
    fill(cloth, shape) +
    thread(
      trim,
      3,
      d`M${left + 2} ${y + 20 + height / 2}Q${middle} ${y - 16 + height / 2} ${right - 2} ${y + 20 + height / 2}`,
    )
  );
}

function beanie(sitter: Sitter): Worn {
  const { head, cloth, trim } = sitter;
  const y = edge(sitter);
  const [left, right] = [middle - head.half - 8, middle + head.half + 8];
  const shape = d`M${left} ${y + 14}C${left} ${head.top - 50} ${right} ${head.top - 50} ${right} ${y + 14}z`;
  const cuff = d`M${left - 4} ${y - 8}Q${middle} ${y - 26} ${right + 4} ${y - 8}V${y + 22}Q${middle} ${y + 2} ${left - 4} ${y + 22}z`;
  const knit = [-60, -40, -20, 0, 20, 40, 60]
    .map((x) => d`M${middle + x} ${y - 12 + Math.abs(x) / 10}v20`)
    .join("");
  return {
    behind: fill(trim, d`M${middle - 20} ${head.top - 38}a20 20 0 1 1 40 0a20 20 0 1 1 -40 0z`),
    front:
      fill(cloth, shape) +
      fill(mix(cloth, "#000000", 0.18), cuff) +
      thread(mix(cloth, "#000000", 0.36), 2.5, knit),
  };
}

/** Sunglasses that are pushed up. */
function shades({ head, trim, chance }: Sitter): Worn {
  const y = head.top + 18;
  const lens = chance.pick(["#14181b", "#d63c0b", "#1f5fbf", "#0f5c4a"] as const);
  const glass = d`M${middle - 2} ${y - 4}H${middle - 52}q-12 4 -10 16q8 20 32 16q22 -2 28 -22z`;
  return {
    behind: "",
    front:
      mirrored(
        fill(lens, glass) +
          thread("#ffffff", 4, d`M${middle - 46} ${y + 10}l10 -8`, ' opacity=".5"'),
      ) +
      thread(
        trim,
        5,
        d`M${middle - head.half - 2} ${y + 26}L${middle - 60} ${y}H${middle + 60}L${middle + head.half + 2} ${y + 26}`,
      ),
  };
}

function hijab({ head, scarf, chance }: Sitter): Worn {
  const { half, top, cheeks, chin } = head;
  const fold = mix(scarf, "#000000", 0.24);
  const [left, right] = [middle - half, middle + half];
  const behind = fill(
    scarf,
    d`M${middle} ${top - 22}C${left - 52} ${top - 20} ${left - 26} ${cheeks + 60} ${left - 40} 400H${right + 40}C${right + 26} ${cheeks + 60} ${right + 52} ${top - 20} ${middle} ${top - 22}z`,
  );
  const outer = d`M${middle} ${top - 22}C${left - 40} ${top - 22} ${left - 30} ${cheeks + 20} ${left - 6} ${cheeks + 80}Q${left + 10} ${chin + 76} ${middle + 14} ${chin + 96}Q${right + 14} ${chin + 66} ${right + 10} ${cheeks + 80}C${right + 30} ${cheeks + 20} ${right + 40} ${top - 22} ${middle} ${top - 22}z`;
  const opening = d`M${middle} ${top + 26}C${right - 20} ${top + 26} ${right - 8} ${cheeks - 20} ${right - 8} ${cheeks + 6}C${right - 8} ${cheeks + 56} ${middle + 44} ${chin - 6} ${middle} ${chin - 4}S${left + 8} ${cheeks + 56} ${left + 8} ${cheeks + 6}C${left + 8} ${cheeks - 20} ${left + 20} ${top + 26} ${middle} ${top + 26}z`;
  const folds = d`M${left - 8} ${cheeks + 60}Q${middle - 20} ${chin + 30} ${right + 2} ${cheeks + 90}M${left} ${cheeks + 92}Q${middle - 10} ${chin + 54} ${right} ${chin + 10}M${middle - 30} ${top - 2}q-34 14 -40 56`;
  const cap = chance.yes(0.5)
    ? thread(fold, 8, d`M${left + 22} ${top + 60}Q${middle} ${top + 2} ${right - 22} ${top + 60}`)
    : "";
  return {
    behind,
    front:
      fill(scarf, outer + opening, ' fill-rule="evenodd"') +
      cap +
      thread(fold, 3.5, folds, ' opacity=".7"'),
  };
}
