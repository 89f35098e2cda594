import { byDark, byDay } from "./color.ts";

/** For which colour scheme a drawing is: one of them, or whichever the reader's system has. */
export type Scheme = "light" | "dark" | "both";

const colors = /#[0-9a-f]{6}(?:#[0-9a-f]{6})?\b/g;

/**
 * Writes the colours of a drawing for a scheme. For both of them, each pair becomes a variable with
 * two values, so that the shapes are sent once. Pictures for rasterizers have one scheme: those know
 * no variables.
 */
export function inScheme(drawing: string, scheme: Scheme): string {
  if (scheme === "light") return drawing.replace(colors, byDay);
  if (scheme === "dark") return drawing.replace(colors, byDark);
  const names = new Map<string, string>();
  const drawn = drawing.replace(colors, (color) => {
    if (byDay(color) === byDark(color)) return byDay(color);
    const name = names.get(color) ?? `--${names.size.toString(36)}`;
    names.set(color, name);
    return `var(${name})`;
  });
  const values = (half: (color: string) => string) =>
    [...names].map(([color, name]) => `${name}:${half(color)}`).join(";");
  const dark = `@media(prefers-color-scheme:dark){svg{${values(byDark)}}.n{display:inline}}`;
  return `<style>svg{${values(byDay)}}.n{display:none}${dark}</style>${drawn}`;
}

/** A part of a drawing that only the dark shows, as stars and lamps. */
export function inTheDark(scheme: Scheme, part: string): string {
  if (part === "" || scheme === "light") return "";
  return scheme === "dark" ? part : `<g class="n">${part}</g>`;
}
