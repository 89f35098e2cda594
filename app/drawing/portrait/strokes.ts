/** A path whose numbers are rounded: `` d`M${x} ${y}` ``. Texts are steps of a path. */
export function d(texts: TemplateStringsArray, ...parts: (number | string)[]): string {
  return texts.reduce((path, text, i) => {
    const part = parts[i - 1] ?? "";
    return path + (typeof part === "number" ? Math.round(part) : part) + text;
  });
}

/** A line. Its ends are round, as everywhere in a portrait. */
export function thread(color: string, width: number, path: string, more = ""): string {
  if (path === "") return "";
  return `<path fill="none" stroke="${color}" stroke-width="${width}" d="${path}"${more}/>`;
}

/** An oval as a part of a path. */
export function oval(x: number, y: number, rx: number, ry: number): string {
  return d`M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${rx * 2} 0a${rx} ${ry} 0 1 1 ${-rx * 2} 0z`;
}

/** Twice the middle of every portrait. */
const width = 480;

/** Paths on the left, each with its mirror image on the right in the same element. */
export function mirrored(paths: string): string {
  return paths.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${path}${mirror(path)}"`);
}

/** A path as in a mirror that stands on the middle. */
export function mirror(path: string): string {
  return path.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, step: string, rest: string) => {
    const numbers = [...rest.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
    return step + numbers.map((number, i) => turned(step, number, i)).join(" ");
  });
}

/** The `i`-th number after a step, of which many draw more than one line. */
function turned(step: string, number: number, i: number): number {
  const kind = step.toLowerCase();
  if (kind === "v") return number;
  if (kind === "a" && i % 7 === 4) return 1 - number;
  const isAcross = kind === "h" || (kind === "a" ? i % 7 === 5 : i % 2 === 0);
  if (!isAcross) return number;
  return step === kind ? -number || 0 : width - number;
}
