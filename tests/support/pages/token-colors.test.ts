import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colorsOf, isReadableInDark } from "./token-colors.ts";

const light = colorsOf("light");
const pair = (text: string, ground: string, ratio = 4.5) => ({
  text: light.get(text) ?? text,
  ground: light.get(ground) ?? ground,
  ratio,
});

test.each([
  ["ink", "paper"],
  ["muted", "surface"],
  ["danger", "surface"],
  ["on-signal", "signal"],
  ["on-danger", "danger-fill"],
])("%s on %s is readable in both schemes", (text, ground) => {
  expect(isReadableInDark(pair(text, ground))).toBe(true);
});

test("what the dark scheme could make unreadable is not taken for granted", () => {
  expect(isReadableInDark(pair("ink", "gold"))).toBe(false);
  expect(isReadableInDark(pair("ink", "edge"))).toBe(false);
  expect(isReadableInDark(pair("ink", "edge", 3))).toBe(true);
  expect(isReadableInDark(pair("#14181c", "paper"))).toBe(false);
  expect(isReadableInDark(pair("ink", "#fefefe"))).toBe(false);
});

const sheets = globSync("app/**/*.css").map((path) => ({
  path,
  text: readFileSync(path, "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, ""),
}));
const pathsWith = (words: RegExp) =>
  sheets.filter(({ text }) => words.test(text)).map(({ path }) => path);

test("only the tokens and the map depend on the scheme", () => {
  expect(pathsWith(/prefers-color-scheme/)).toEqual(["app/ui/styles/tokens.css"]);
  expect(pathsWith(/light-dark\(/)).toEqual(["app/features/races/map/view/map.css"]);
});

test("the fill of dangerous buttons has its own text color, and that color has no other ground", () => {
  const blocks = sheets.flatMap(({ text }) => text.match(/\{[^{}]*\}/g) ?? []);
  const used = blocks.filter((block) => /var\(--color-(on-danger|danger-fill)\)/.test(block));
  expect(used.length).toBeGreaterThan(0);
  for (const block of used) {
    expect(block).toMatch(/background: var\(--color-danger-fill\)/);
    expect(block).toMatch(/\bcolor: var\(--color-on-danger\)/);
  }
  const views = globSync("app/**/*.tsx").map((path) => readFileSync(path, "utf8"));
  expect(
    views.filter((text) => /\b(bg-on|bg-danger-fill|text-danger-fill|text-on-danger)\b/.test(text)),
  ).toEqual([]);
});
