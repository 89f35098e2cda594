import type { Point } from "../cover/pen.ts";

/** A path whose numbers are rounded: `` d`M${x} ${y}` ``. */
export function d(texts: TemplateStringsArray, ...numbers: number[]): string {
  return texts.reduce((path, text, i) => path + Math.round(numbers[i - 1] ?? 0) + text);
}

/** A line with round ends. */
export function thread(color: string, width: number, path: string, more = ""): string {
  if (path === "") return "";
  return `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${path}"${more}/>`;
}

export function oval(color: string, [x, y]: Point, [rx, ry]: readonly [number, number]): string {
  return `<ellipse fill="${color}" cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${Math.round(rx)}" ry="${Math.round(ry)}"/>`;
}

/** A shape on the left and its mirror image on the right of the middle. */
export function mirrored(shape: string): string {
  return shape === "" ? "" : `${shape}<g transform="matrix(-1 0 0 1 480 0)">${shape}</g>`;
}
