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
