import type { SignId } from "#features/assistant/danger/signs/sign.ts";

/** A message and the sign that it must be taken for. */
export type Phrasing = { text: string; sign: SignId };

/** Reads messages that stand, indented, below the sign that they must be taken for. */
export function readPhrasings(written: string): Phrasing[] {
  let sign = "";
  return written.split("\n").flatMap((line) => {
    const text = line.trim();
    if (text === "") return [];
    if (line.startsWith("  ")) return [{ text, sign: sign as SignId }];
    sign = text;
    return [];
  });
}
