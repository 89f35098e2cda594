import { expect, test } from "vitest";
import { colorsOf, contrast } from "../../../tests/support/pages/token-colors.ts";
import { darkColors, lightColors } from "./colors.ts";

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
