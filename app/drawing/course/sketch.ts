import { type Chance, chanceOf } from "../chance.ts";
import type { ProfileShape } from "./profile.ts";

/** What an organizer states about a distance, in metres. */
export type StatedCourse = { length: number; gain: number; loss: number };

const samples = 120;
const mostHills = 6;
/** The usual height of a hill in a sketch, in metres. */
const usualHill = 260;

/**
 * A profile with the stated climb and descent. Where its hills are is made up, which has to be said
 * beside it. The same course has the same sketch each time.
 * @param seed - a text of the course, such as its id
 */
export function sketchProfile(seed: string, { length, gain, loss }: StatedCourse): ProfileShape {
  const chance = chanceOf(seed);
  const hills = Math.max(1, Math.min(mostHills, Math.round(Math.max(gain, loss) / usualHill)));
  const rises = shared(gain, hills, chance);
  const falls = shared(loss, hills, chance);
  const turns: { at: number; height: number }[] = [{ at: 0, height: 0 }];
  const ways = shared(1, hills * 2, chance);
  for (let hill = 0; hill < hills; hill++) {
    const foot = turns.at(-1) ?? { at: 0, height: 0 };
    const top = { at: foot.at + (ways[hill * 2] ?? 0), height: foot.height + (rises[hill] ?? 0) };
    const next = {
      at: top.at + (ways[hill * 2 + 1] ?? 0),
      height: top.height - (falls[hill] ?? 0),
    };
    turns.push(top, next);
  }
  const heights = Array.from({ length: samples + 1 }, (_, index) => {
    const at = Math.min(1, index / samples);
    const after = Math.max(
      1,
      turns.findIndex((turn) => turn.at >= at - 1e-9),
    );
    const [from, to] = [turns[after - 1], turns[after] ?? turns.at(-1)];
    if (!from || !to) return 0;
    const part = to.at > from.at ? Math.min(1, (at - from.at) / (to.at - from.at)) : 1;
    // Half a cosine: hills have round tops and feet.
    const eased = (1 - Math.cos(part * Math.PI)) / 2;
    return Math.round((from.height + (to.height - from.height) * eased) * 10) / 10;
  });
  return { step: length / samples, heights };
}

/** A total divided into a number of parts of different sizes. */
function shared(total: number, count: number, chance: Chance): number[] {
  const weights = Array.from({ length: count }, () => chance.between(0.6, 1.6));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => (weight / sum) * total);
}
