import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };

const readme = readFileSync("README.md", "utf8");

/** The sections of the page by their headings. */
const sections = new Map(
  readme.split(/^## /m).map((text) => {
    const [heading = "", ...lines] = text.split("\n");
    return [heading.trim(), lines.join("\n")] as const;
  }),
);

test("the README gives a reason for every dependency, and for nothing else", () => {
  const named = codesOf(rowsOf("Dependencies"));
  const kinds = [manifest.dependencies, manifest.devDependencies, manifest.optionalDependencies];
  const installed = kinds.flatMap((kind) => Object.keys(kind));
  const isMeant = (name: string) => named.some((pattern) => fits(name, pattern));
  expect(
    installed.filter((name) => !isMeant(name)),
    "installed, not named",
  ).toEqual([]);
  expect(
    named.filter((pattern) => !installed.some((name) => fits(name, pattern))),
    "named, not installed",
  ).toEqual([]);
});

test("the README names every command, and each one that it names is there", () => {
  const named = codesOf(rowsOf("Start")).map((code) => /^npm run (\S+)/.exec(code)?.[1] ?? code);
  const shown = [...(sections.get("Start") ?? "").matchAll(/^npm (\w+)/gm)].map(([, name]) => name);
  expect([...shown, ...named].sort()).toEqual(Object.keys(manifest.scripts).sort());
});

test("whatever the README links to is there", () => {
  const targets = [...readme.matchAll(/\]\(([^)]+)\)/g)].map(([, target = ""]) => target);
  const files = targets.filter((target) => !/^(https?:|#)/.test(target));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test("the README's configuration is what .env.example explains", () => {
  const explained = readFileSync(".env.example", "utf8");
  const named = codesOf(rowsOf("Configuration"));
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((name) => !new RegExp(`^#? ?${name}=`, "m").test(explained))).toEqual([]);
});

/** The first cells of the rows of a section's tables. */
function rowsOf(heading: string): string[] {
  const text = sections.get(heading);
  if (!text) throw new Error(`The README has no section ${heading}.`);
  const cells = [...text.matchAll(/^\| ([^|]+) \|/gm)].map(([, cell = ""]) => cell);
  return cells.filter((cell) => cell.includes("`"));
}

/** What stands between backticks. */
function codesOf(cells: string[]): string[] {
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code));
}

/** A name may stand for its kin: `@types/*`, `node-*`. */
function fits(name: string, pattern: string): boolean {
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
