import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { dialect } from "./architecture/words.ts";

const documents = ["README.md", ...globSync("docs/**/*.md")];
const paths = globSync("{app,bench,docs,scripts,server,tests}/**");
const readme = readFileSync("README.md", "utf8");

/** The sections of the page by their headings. */
const sections = new Map(
  readme.split(/^## /m).map((text) => {
    const [heading = "", ...lines] = text.split("\n");
    return [heading.trim(), lines.join("\n")] as const;
  }),
);

test("the README gives a reason for exactly the installed dependencies", () => {
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

test("the README names exactly the existing commands", () => {
  const named = codesOf(rowsOf("Start")).map((code) => /^npm run (\S+)/.exec(code)?.[1] ?? code);
  const shown = [...(sections.get("Start") ?? "").matchAll(/^npm (\w+)/gm)].map(([, name]) => name);
  expect([...shown, ...named].sort()).toEqual(Object.keys(manifest.scripts).sort());
});

test("every link of a document leads to a file and a heading that exist", () => {
  const broken = documents.flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/\]\(([^):]+)\)/g)]
      .map(([, target = ""]) => target)
      .filter((target) => !leadsSomewhere(path, target))
      .map((target) => `${path}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test("the README links to the files that it leads through", () => {
  expect([...readme.matchAll(/\]\((?:app|server|tests|docs)\//g)].length).toBeGreaterThan(10);
});

test("every file and folder that a document names exists", () => {
  const missing = documents.flatMap((path) =>
    codesOf([readFileSync(path, "utf8")])
      .filter((code) => isPath(code) && !isThere(code))
      .map((code) => `${path}: ${code}`),
  );
  expect(missing).toEqual([]);
});

test("a path that does not exist is noticed", () => {
  expect(
    ["app/utils.ts", "`races`", "app/features/gone/", "server/main.ts"].filter(isPath),
  ).toEqual(["app/utils.ts", "app/features/gone/", "server/main.ts"]);
  expect(["app/utils.ts", "app/features/gone/", "server/main.ts"].filter(isThere)).toEqual([
    "server/main.ts",
  ]);
});

test("the list of decisions names every decision by its title", () => {
  const index = readFileSync("docs/decisions/README.md", "utf8");
  const decisions = documents.filter((path) => /decisions.\d/.test(path));
  const lines = decisions.map((path) => {
    const [, number, title] = /^# (\d+)\. (.+)/.exec(readFileSync(path, "utf8")) ?? [];
    return `${number}. [${title}](${path.split(/[\\/]/).at(-1)})`;
  });
  expect(lines.filter((line) => !index.includes(`${line}\n`))).toEqual([]);
});

test("documents and settings are written in plain English", () => {
  const found = [...documents, ".env.example", "Dockerfile", ".ci/run"].flatMap((path) =>
    readFileSync(path, "utf8")
      .split("\n")
      .filter((line) => dialect.test(line))
      .map((line) => `${path}: ${line}`),
  );
  expect(found).toEqual([]);
});

test("the README's configuration matches .env.example", () => {
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

/** The texts between backticks. */
function codesOf(cells: string[]): string[] {
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code));
}

/** `app/db/rows.ts`, `messages.ts` or `search/`, but not a pattern such as `x.ts` or `<noun>.ts`. */
function isPath(code: string): boolean {
  return /^(?!x\.)[\w-][\w.*/-]*(\/|\.(tsx?|mjs|css|sql|md))$/.test(code);
}

/** A path may leave out the folders above it, as `messages.ts` does. */
function isThere(name: string): boolean {
  if (name.includes("*")) return globSync(name).length > 0;
  const end = `/${name.replace(/\/$/, "")}`;
  return existsSync(name) || paths.some((path) => path.replaceAll("\\", "/").endsWith(end));
}

function leadsSomewhere(path: string, target: string): boolean {
  const [file = "", anchor] = target.split("#");
  const linked = file === "" ? path : join(dirname(path), file);
  return existsSync(linked) && (anchor === undefined || anchorsOf(linked).includes(anchor));
}

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsOf(path: string): string[] {
  return [...readFileSync(path, "utf8").matchAll(/^#+ (.+)/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, "")
      .replaceAll(" ", "-"),
  );
}

/** A name may stand for its kin: `@types/*`, `node-*`. */
function fits(name: string, pattern: string): boolean {
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
