import { darkColors, lightColors } from "#ui/styles/colors.ts";

/** The contrast that texts need (WCAG 2.2, level AA). */
const leastContrast = 4.5;

/** How much nearer to the ink each try is. */
const step = 0.05;

type Channels = [red: number, green: number, blue: number];

/** An accent as it can be read on the light and on the dark surface. */
export type Accent = { light: string; dark: string };

/** Reads a colour of six hexadecimal digits, with or without `#`; `null` for anything else. */
export function readAccent(text: string | null): Accent | null {
  const [, digits] = /^#?([\da-f]{6})$/i.exec(text?.trim() ?? "") ?? [];
  if (!digits) return null;
  const color = `#${digits.toLowerCase()}`;
  return { light: readable(color, lightColors), dark: readable(color, darkColors) };
}

/** The nearest colour on the way to the ink that can be read on the surface. */
function readable(color: string, { surface, ink }: { surface: string; ink: string }): string {
  for (let part = 0; part < 1; part += step) {
    const mixed = mix(color, ink, part);
    if (contrast(mixed, surface) >= leastContrast) return mixed;
  }
  return ink;
}

/** From 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mix(color: string, other: string, part: number): string {
  const to = channels(other);
  const mixed = channels(color).map((value, place) => value + ((to[place] ?? 0) - value) * part);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}

function channels(color: string): Channels {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
