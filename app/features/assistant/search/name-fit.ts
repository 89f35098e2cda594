import { fold } from "#values/text/fold.ts";

/**
 * How alike two names are, from 0 to 1, by the pieces of three letters that they share (Dice's
 * coefficient): `maraton lima` and `Maratón de Lima` are 0.92.
 */
export function nameFit(one: string, other: string): number {
  const [first, second] = [piecesOf(one), piecesOf(other)];
  const shared = first.intersection(second).size;
  return first.size + second.size === 0 ? 0 : (2 * shared) / (first.size + second.size);
}

function piecesOf(name: string): Set<string> {
  const words = fold(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  const pieces = words.flatMap((word) => {
    const padded = ` ${word} `;
    return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
  });
  return new Set(pieces);
}
