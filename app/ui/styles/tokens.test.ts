import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { darkColors, lightColors } from "./colors.ts";

const source = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const dark = source.indexOf("prefers-color-scheme: dark");

/** Colors by name: those of the light scheme, replaced by the dark scheme's where it has others. */
function colorsOf(scheme: "light" | "dark"): Map<string, string> {
  const text = scheme === "light" ? source.slice(0, dark) : source;
  return new Map([...text.matchAll(/--color-([\w-]+): (#[\da-f]{6})/g)].map((m) => [m[1]!, m[2]!]));
}

/** The contrast of two colors as defined by WCAG 2. */
function contrast(a: string, b: string): number {
  const [light, deep] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (deep! + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

const accents = ["pine", "sky", "plum", "ochre", "slate", "road", "danger", "signal-deep"];

test.each(["light", "dark"] as const)("every text color is readable in the %s scheme", (scheme) => {
  const colors = colorsOf(scheme);
  const pairs = [
    ...["ink", "muted", ...accents].flatMap((text) => [
      [text, "paper"],
      [text, "surface"],
    ]),
    ["on-signal", "signal"],
    ["on-signal", "signal-deep"],
    ["paper", "ink"],
    ...[...accents, "muted"].map((accent) => ["on-accent", accent]),
  ];
  for (const [text, ground] of pairs) {
    const ratio = contrast(colors.get(text!)!, colors.get(ground!)!);
    expect(ratio, `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(["light", "dark"] as const)("edges and stars stand out in the %s scheme", (scheme) => {
  const colors = colorsOf(scheme);
  for (const shape of ["edge", "gold", "signal"]) {
    for (const ground of ["paper", "surface"]) {
      const ratio = contrast(colors.get(shape)!, colors.get(ground)!);
      expect(ratio, `${shape} on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  }
});

test("letters and pictures use the colors of the tokens", () => {
  const named = (colors: object) =>
    Object.entries(colors).map(([name, color]) => [
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      color,
    ]);
  expect([...colorsOf("light")]).toEqual(expect.arrayContaining(named(lightColors)));
  expect([...colorsOf("dark")]).toEqual(expect.arrayContaining(named(darkColors)));
});
