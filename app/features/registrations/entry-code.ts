import { encode } from "uqr";

/** 20 characters of Crockford's base 32: 100 random bits, and exactly what a code of version 2 at level H holds. */
const pattern = /^[0-9A-HJKMNP-TV-Z]{20}$/;

/** The code that a person typed or a camera read; `null` for anything else. */
export function readEntryCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
  return pattern.test(code) ? code : null;
}

/** A code for people to read and type: `7KQ2-9TZD-…`. */
export function writtenEntryCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, "$1-");
}

/**
 * The dark squares of the picture of a code, row by row, without its quiet zone. Level H is read through
 * glare and from under a thumb; upper case keeps it to 25 squares.
 */
export function codeSquares(code: string): boolean[][] {
  return encode(code, { ecc: "H", boostEcc: false, border: 0 }).data;
}

const quietZone = 4;

/** The picture of a code as SVG. It is black on white in every scheme: many readers know no other. */
export function codeSvg(code: string): string {
  const squares = codeSquares(code);
  const size = squares.length + 2 * quietZone;
  const path = squares
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  const box = `${-quietZone} ${-quietZone} ${size} ${size}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" shape-rendering="crispEdges"><path fill="#fff" d="M${-quietZone} ${-quietZone}h${size}v${size}h${-size}z"/><path d="${path}"/></svg>`;
}
