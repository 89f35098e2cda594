/**
 * What a runner pays, in the words of the specification.
 * `minor` is in minor units (cents); `text` and `original` are ready to show.
 */
export type Price =
  | { kind: "free" }
  | { kind: "unknown" }
  | { kind: "amount"; minor: number; currency: string; text: string; original: string | null };
