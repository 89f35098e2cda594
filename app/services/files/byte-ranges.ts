import parseRange from "range-parser";
import type { FilePart } from "./files.ts";

/** A player asks for one part, and some readers for a few; for more the whole file is sent. */
const mostParts = 8;

/**
 * The parts of a file that a `Range` header asks for: the whole file if it says nothing that can be
 * understood, `none` if all of them lie behind the end of the file. Parts that touch are one.
 */
export function partsOf(range: string | null, size: number): FilePart[] | "whole" | "none" {
  if (range === null) return "whole";
  const parts = parseRange(size, withinFile(range, size), { combine: true });
  if (parts === -2) return "whole";
  if (parts === -1) return /^bytes=/i.test(range) ? "none" : "whole";
  if (parts.type.toLowerCase() !== "bytes" || parts.length > mostParts) return "whole";
  return parts.map(({ start, end }) => ({ start, end }));
}

/** The last bytes of a file are at most the whole file; the library takes more for none. */
function withinFile(range: string, size: number): string {
  return range.replace(/([=,]\s*)-(\d+)/g, (_all, before: string, length: string) => {
    return `${before}-${Math.min(Number(length), size)}`;
  });
}
