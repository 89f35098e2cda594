import { expect, test } from "vitest";
import { portraitSvg } from "./portrait.ts";

const seeds = Array.from({ length: 3000 }, (_, i) => `seed ${i}`);
const kinds = ["expert", "coach"] as const;

/** The shapes without their colours. */
function shapes(svg: string): string {
  return svg.replace(/#[0-9a-f]{3,6}/g, "");
}

test.each(kinds)("no two portraits of the kind %s are alike, whatever their colours", (kind) => {
  expect(new Set(seeds.map((seed) => shapes(portraitSvg(kind, seed)))).size).toBe(seeds.length);
});

test.each(kinds)("every portrait of the kind %s is whole, small and without ids", (kind) => {
  for (const seed of seeds.slice(0, 1500)) {
    const svg = portraitSvg(kind, seed);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>$/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null|\sid=|href=|url\(/);
    for (const [, color] of svg.matchAll(/(?:fill|stroke)="([^"]*)"/g))
      expect(color).toMatch(/^(?:none|#[0-9a-f]{3}|#[0-9a-f]{6})$/);
    expect(svg.length, seed).toBeLessThan(6000);
  }
});

test("the same seed has the same portrait, and an expert and a coach share none", () => {
  for (const kind of kinds) expect(portraitSvg(kind, "a")).toBe(portraitSvg(kind, "a"));
  expect(shapes(portraitSvg("expert", "a"))).not.toBe(shapes(portraitSvg("coach", "a")));
});

test("a coach has a head with eyes and a mouth that stands in four ways, of which one shows", () => {
  for (const seed of seeds.slice(0, 200)) {
    const svg = portraitSvg("coach", seed);
    const parts = [...svg.matchAll(/data-part="(\w+)"/g)].map(([, part]) => part);
    expect(parts).toEqual(["head", "eyes", "mouth"]);
    const mouths = [...svg.matchAll(/<g data-mouth="(\w+)"( display="none")?>/g)];
    expect(mouths.map(([, name, hidden]) => `${name}${hidden ? " hidden" : ""}`)).toEqual([
      "rest",
      "small hidden",
      "wide hidden",
      "round hidden",
    ]);
  }
  expect(portraitSvg("expert", "a")).not.toContain("data-part");
});
