import { type Head, middle } from "../head.ts";
import { d } from "../strokes.ts";

export type Hairline = "round" | "part" | "peak" | "fringe" | "high" | "middle";

/**
 * Hair that covers the skull from temple to temple.
 * @param lift - how much it stands off the skull
 * @param down - how far below the widest place of the head it goes on the sides
 */
export function cap(head: Head, line: Hairline, { lift = 10, down = 0 } = {}): string {
  const { half, top, cheeks } = head;
  const [left, right] = [middle - half - lift * 0.4, middle + half + lift * 0.4];
  const temple = cheeks - 6 + down;
  const outer = d`M${left} ${temple}C${left - 4} ${top + 14} ${middle - half * 0.76} ${top - lift} ${middle} ${top - lift}S${right + 4} ${top + 14} ${right} ${temple}`;
  return `${outer}${inner[line]({ left: left + 4, right: right - 4, temple, line: top + 34, half })}z`;
}

type Edge = { left: number; right: number; temple: number; line: number; half: number };

/** The hairline, from the right temple back to the left one. */
const inner: Record<Hairline, (edge: Edge) => string> = {
  round: ({ left, right, temple, line, half }) =>
    d`L${right - 5} ${temple}C${right - 10} ${line + 26} ${middle + half * 0.66} ${line} ${middle} ${line}S${left + 10} ${line + 26} ${left + 5} ${temple}`,
  high: ({ left, right, temple, line, half }) =>
    d`L${right - 4} ${temple}C${right - 6} ${line + 14} ${middle + half * 0.7} ${line - 22} ${middle + 4} ${line - 18}S${left + 6} ${line + 14} ${left + 4} ${temple}`,
  part: ({ left, right, temple, line, half }) =>
    d`L${right - 5} ${temple}C${right - 8} ${line + 30} ${middle + half * 0.7} ${line + 16} ${middle - half * 0.4} ${line - 14}C${middle - half * 0.6} ${line + 4} ${left + 12} ${line + 14} ${left + 5} ${temple}`,
  peak: ({ left, right, temple, line, half }) =>
    d`L${right - 5} ${temple}C${right - 6} ${line + 24} ${middle + half * 0.8} ${line - 10} ${middle + half * 0.5} ${line - 8}Q${middle + 10} ${line - 6} ${middle} ${line + 6}Q${middle - 10} ${line - 6} ${middle - half * 0.5} ${line - 8}C${middle - half * 0.8} ${line - 10} ${left + 6} ${line + 24} ${left + 5} ${temple}`,
  fringe: ({ left, right, temple, line, half }) =>
    d`L${right - 5} ${temple}Q${right - 6} ${line + 30} ${middle + half * 0.72} ${line + 24}Q${middle} ${line + 12} ${middle - half * 0.72} ${line + 24}Q${left + 6} ${line + 30} ${left + 5} ${temple}`,
  middle: ({ left, right, temple, line, half }) =>
    d`L${right - 3} ${temple}C${right - 6} ${line + 40} ${middle + half * 0.7} ${line + 14} ${middle} ${line - 20}C${middle - half * 0.7} ${line + 14} ${left + 6} ${line + 40} ${left + 3} ${temple}`,
};
