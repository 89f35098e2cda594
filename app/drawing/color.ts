type Lab = [number, number, number];

/*
 * A colour is `#rrggbb`, or a pair `#rrggbb#rrggbb`: the first for the light scheme, the second for
 * the dark one.
 */

/** The colour that lies `share` of the way from one to the other, in both schemes. */
export function mix(from: string, to: string, share: number): string {
  if (from.length === 7 && to.length === 7) return blend(from, to, share);
  return blend(byDay(from), byDay(to), share) + blend(byDark(from), byDark(to), share);
}

/** The colour that is `day` in the light scheme and `dark` in the dark one. */
export function pair(day: string, dark: string): string {
  return byDay(day) + byDark(dark);
}

function byDay(color: string): string {
  return color.slice(0, 7);
}

export function byDark(color: string): string {
  return color.slice(-7);
}

/** Mixes two plain colours as the eye sees it (OKLab, Björn Ottosson). */
function blend(from: string, to: string, share: number): string {
  const [a, b] = [toLab(from), toLab(to)];
  return toHex(a.map((value, i) => value + ((b[i] ?? 0) - value) * share) as Lab);
}

const known = new Map<string, Lab>();

function toLab(hex: string): Lab {
  const kept = known.get(hex);
  if (kept) return kept;
  const value = Number.parseInt(hex.slice(1), 16);
  const [r, g, b] = [value >> 16, (value >> 8) & 255, value & 255].map((c) =>
    linear(c / 255),
  ) as Lab;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lab: Lab = [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
  if (known.size < 5000) known.set(hex, lab);
  return lab;
}

function toHex([light, a, b]: Lab): string {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map((c) => channel(c).toString(16).padStart(2, "0")).join("")}`;
}

function linear(c: number): number {
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

function channel(c: number): number {
  const curved = c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, curved)) * 255);
}

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
