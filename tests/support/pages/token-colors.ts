import { readFileSync } from "node:fs";

const sheet = readFileSync("app/ui/styles/tokens.css", "utf8");
const dark = sheet.indexOf("prefers-color-scheme: dark");

/** A text on a screen, its background (both `#rrggbb`) and the contrast that its size requires. */
export type TextColors = { text: string; ground: string; ratio: number };

const colors = { light: colorsOf("light"), dark: colorsOf("dark") };

/** Colors by name: those of the light scheme, replaced by the dark scheme's where it has others. */
export function colorsOf(scheme: "light" | "dark"): Map<string, string> {
  const text = scheme === "light" ? sheet.slice(0, dark) : sheet;
  return new Map([...text.matchAll(/--color-([\w-]+): (#[\da-f]{6})/g)].map((m) => [m[1]!, m[2]!]));
}

/** The contrast of two colors as defined by WCAG 2. */
export function contrast(a: string, b: string): number {
  const [light, deep] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (deep! + 0.05);
}

/**
 * Whether a text that is shown in the light scheme is readable in the dark scheme too, whichever of the
 * tokens with these colors it uses. False for a color that is not a token's.
 */
export function isReadableInDark({ text, ground, ratio }: TextColors): boolean {
  const pairs = tokensWith(text).flatMap((one) =>
    tokensWith(ground)
      .filter((other) => mayStandOn(one, other))
      .map((other) => contrast(colors.dark.get(one)!, colors.dark.get(other)!)),
  );
  return pairs.length > 0 && pairs.every((found) => found >= ratio);
}

function tokensWith(color: string): string[] {
  return [...colors.light].filter(([, value]) => value === color).map(([name]) => name);
}

/** The fill of dangerous buttons carries text of one color only, which appears nowhere else. */
function mayStandOn(text: string, ground: string): boolean {
  if (ground.startsWith("on-") || text === "danger-fill") return false;
  return (text === "on-danger") === (ground === "danger-fill");
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
