import { expect, test } from "vitest";
import { isInTheTable } from "./rooms.ts";
import { rules } from "./rules.ts";
import { parseSource, readSources } from "./source.ts";

/** Parsed in one test file: to parse every source takes seconds. */
const house = readSources();

/** What each rule reports of our house, which some of them need a tenth of a second for. */
const reported = new Map<string, string[]>();

/** Files that each break one rule, by the sentence of the rule. */
const mutations: Record<string, [path: string, text: string][]> = {
  "a room looks only into the rooms below it": [
    ["app/values/broken.ts", 'import "#ui/button.tsx";'],
    ["app/ui/broken.tsx", 'import type { Race } from "#features/races/race.ts";'],
    ["app/db/broken.ts", 'export { log } from "#services/log/log.ts";'],
    ["app/services/broken.ts", 'await import("#features/races/race.ts");'],
    ["app/features/races/broken.server.ts", 'import "#routes/home/home.tsx";'],
    ["app/features/races/broken.server.ts", 'import "../../root.tsx";'],
    ["app/routes/broken.ts", 'import { sql } from "#db/database.ts";'],
  ],
  "the host takes only types from the product": [
    ["server/broken.ts", 'import { config } from "#services/config.ts";'],
  ],
  "a feature uses only the features that stand above it": [
    ["app/features/races/broken.server.ts", 'import "#features/reviews/review.ts";'],
    ["app/features/reviews/broken.ts", 'import type {} from "../races/race.ts";'],
  ],
  "every feature has its line in the table": [["app/features/weather/broken.ts", "export {};"]],
  "rules, views and parts of screens stay clear of the server": [
    ["app/features/races/broken.tsx", 'import "./queries.server.ts";'],
    ["app/features/races/broken.ts", 'import { races } from "#db/schema.ts";'],
    ["app/ui/broken.tsx", 'import "#services/log/log.ts";'],
    ["app/routes/races/list/broken.tsx", 'import "#features/races/queries.server.ts";'],
    ["app/entry.client.tsx", 'import "#services/log/log.ts";'],
  ],
  "a rule needs no view": [["app/features/races/broken.ts", 'import "./race-card.tsx";']],
  "routes do not import one another": [
    ["app/routes/home.tsx", 'import "./company/about.tsx";'],
    ["app/routes/crawlers/sitemap.ts", 'import "./sitemap/page.ts";'],
    ["app/routes/home/broken.tsx", 'import "#routes/races/list/month-view.tsx";'],
  ],
  "a route reaches the services by their context": [
    ["app/routes/home.tsx", 'import { openServices } from "#services/open.ts";'],
  ],
  "every door of the back office asks who comes": [
    ["app/routes/admin/broken.tsx", "export async function loader() {}"],
    ["app/routes/admin/broken.ts", "export const action = (args) => requireAdmin(args);"],
    ["app/routes/admin/broken.ts", "export function action(args) { requireAdmin(args); }"],
    ["app/routes/admin/reviews/list.tsx", "async function load() {}; export { load as loader };"],
    ["app/routes/organize/broken.tsx", "export async function loader(a) { await findViewer(a); }"],
    ["app/routes/organize/broken.ts", "export const action = (args) => requireOrganizer(args);"],
    ["app/routes/workplace/broken.ts", "export const action = (args) => requireEditor(args);"],
    [
      "app/routes/admin/reviews/change.ts",
      'import { listOf } from "./moderate.server.ts"; export function loader() { listOf(); }',
    ],
    [
      "app/routes/admin/broken.ts",
      'import { postOnly } from "../post-only.ts"; export const loader = postOnly("/admin");',
    ],
  ],
  "no letter's link comes from a request": [
    [
      "app/features/races/broken.server.ts",
      "export const link = (request) => new URL(request.url).origin;",
    ],
    [
      "app/services/identity/broken.ts",
      "function link(asker) { const { origin } = new URL(asker.request.url); }",
    ],
    ["app/routes/broken.tsx", "export async function action({ url }) { send(url.origin); }"],
    ["app/routes/broken.tsx", "export async function action(args) { send(args.url.origin); }"],
  ],
  "programs name themselves: no cookie counts": [
    [
      "app/routes/programs/auth/user.ts",
      'import { findViewer } from "#features/accounts/viewer.server.ts";',
    ],
    [
      "app/routes/programs/broken.server.ts",
      'export const read = (request) => request.headers.get("Cookie");',
    ],
  ],
  "every action says whether it changes what everybody sees": [
    ["app/routes/broken.ts", "export function action() {}"],
    ["app/routes/reviews/save.ts", "export async function action() {}"],
    [
      "app/routes/site/units.ts",
      `import { dropPages } from "#services/context.ts"; export const action = dropPages;
        export const handle = { keepsPages: true };`,
    ],
    ["app/routes/broken.ts", "export const handle = { keepsPages: true };"],
  ],
  "packages stay where they live": [
    ["app/features/races/broken.tsx", 'import { z } from "zod";'],
    ["app/features/races/broken.ts", 'import { sql } from "drizzle-orm";'],
    ["app/features/races/broken.server.ts", 'import pg from "pg";'],
    ["app/db/broken.ts", 'import { PGlite } from "@electric-sql/pglite";'],
    ["app/services/broken.ts", 'import PgBoss from "pg-boss";'],
    ["app/services/broken.ts", 'import { parseCookie } from "cookie";'],
    ["app/features/races/broken.server.ts", 'import Stripe from "stripe";'],
    ["app/features/races/broken.ts", 'import sharp from "sharp";'],
    ["app/features/races/broken.ts", 'import Papa from "papaparse";'],
    ["app/features/races/broken.tsx", 'import { lexer } from "marked";'],
    ["app/features/races/broken.server.ts", 'import pino from "pino";'],
    ["app/routes/home.tsx", 'import { Hono } from "hono";'],
    ["app/values/broken.ts", 'import { useState } from "react";'],
    ["app/features/races/broken.ts", 'import { Link } from "react-router";'],
  ],
  "what the framework may change stays in one folder": [
    ["app/entry.server.tsx", 'import { UNSAFE_x } from "react-router";'],
    ["vite.config.ts", "export const future = { unstable_flag: true };"],
    ["app/root.tsx", 'const script = "window.__reactRouterContext";'],
  ],
  "time, chance and configuration come from the services": [
    ["app/features/races/broken.ts", "export const at = new Date();"],
    ["app/features/races/broken.server.ts", "export const at = Date.now();"],
    ["app/ui/broken.tsx", "export const at = Date();"],
    ["app/routes/broken.ts", "export const by = Math.random();"],
    ["app/db/broken.ts", "export const at = process.env['HOME'];"],
    ["server/broken.ts", "export const { HOME } = process.env;"],
  ],
  "no import runs in a circle": [["app/values/broken.ts", 'import "./broken.ts";']],
  "the folders of a room have floors": [
    ["app/features/training/rules/broken.ts", 'import "../building/build-plan.ts";'],
  ],
  "a path in a text names a file": [
    ["app/features/races/broken.server.ts", 'startThread("app/features/races/gone.server.ts");'],
  ],
  "a file says what it is about": [
    ["app/values/utils.ts", "export {};"],
    ["app/features/races/helpers.server.ts", "export {};"],
    ["app/lib/broken.ts", "export {};"],
    ["server/index.ts", "export {};"],
  ],
  "an exported type has a name of its own": [
    ["app/features/races/broken.ts", "export type Viewer = { id: string };"],
    ["app/ui/broken.tsx", "export interface Viewer { id: string }"],
  ],
  "codes decide, sentences are shown": [
    ["app/routes/broken.ts", 'if (answer.problem === "This race is full.") throw answer;'],
    [
      "app/features/races/broken.ts",
      'import { full } from "./messages.ts"; export const isFull = (text) => text !== full;',
    ],
    [
      "app/routes/broken.ts",
      'import { texts } from "#features/races/messages.ts"; export const is = (a) => a === texts.full;',
    ],
    [
      "app/features/races/broken.ts",
      'import { full } from "./messages.ts"; export const isFull = (a, race) => [full(race)].includes(a);',
    ],
    [
      "app/features/races/broken.ts",
      'import { full } from "./messages.ts"; export const isFull = (a, race) => full(race) === a;',
    ],
    ["app/routes/broken.ts", 'switch (problem) { case "This race is full.": throw problem; }'],
    [
      "app/routes/broken.ts",
      'import { full } from "#features/races/messages.ts"; switch (a) { case full: throw a; }',
    ],
    [
      "app/routes/broken.ts",
      'import { say } from "#features/races/messages.ts"; switch (say(a)) { default: throw a; }',
    ],
    ["app/routes/broken.ts", 'if (message.includes("Not found in ")) throw message;'],
    ["app/routes/broken.ts", 'if (message.startsWith("Skipped race: ")) throw message;'],
    ["app/routes/broken.ts", 'if (["This race is full."].includes(problem)) throw problem;'],
    ["app/routes/broken.ts", 'throw { "This race is full.": 409 }[problem];'],
  ],
  "rows have a type that is checked": [
    [
      "app/features/races/broken.server.ts",
      "db.execute<{ id: string }>(sql`select id from races`);",
    ],
  ],
  "code is written out": [
    ["bench/broken.ts", "export const made = { ...{ a, b } };"],
    ["tests/broken.ts", "export const made = [...[a, b], c];"],
    ["app/ui/broken.tsx", "export const Broken = () => <p {...{ id, title }} />;"],
  ],
  "what is exported is used": [
    ["app/values/broken.ts", "export const unused = 1;"],
    ["app/features/races/broken.ts", "export function unused() {}"],
  ],
  "a page speaks both languages": [
    ["app/routes/races/broken.tsx", "export const Broken = () => <p>Register now</p>;"],
    ["app/ui/broken.tsx", 'export const Broken = () => <input aria-label="Name" />;'],
    ["app/routes/races/broken.ts", "export const price = (n: number) => n.toLocaleString();"],
    ["app/features/races/broken.ts", 'export const list = new Intl.ListFormat("en");'],
  ],
  "an address of ours keeps the language": [
    ["app/routes/broken.tsx", 'export const Broken = () => <a href={href("/races")}>A</a>;'],
    ["app/ui/broken.tsx", 'const broken = <form action={href("/races")} />;'],
    ["app/routes/admin/broken.tsx", 'const broken = <Button formAction={href("/races")} />;'],
    [
      "app/features/races/broken.tsx",
      'const broken = <button formAction={withQuery(href("/races"), { change: "a" })} />;',
    ],
  ],
  "comments speak plain English": [
    ["app/values/broken.ts", "/** Whoever asks gets an answer. */ const a = 1;"],
    ["tests/broken.ts", "// The page is loaded anew."],
  ],
  "no file only hands on what others export": [
    ["app/features/races/all.ts", 'export * from "./race.ts"; export { price } from "./price.ts";'],
  ],
};

for (const sentence of Object.keys(rules)) {
  test(sentence, () => {
    expect(reportedOf(sentence)).toEqual([]);
  });
}

for (const [sentence, files] of Object.entries(mutations)) {
  for (const [path, text] of files) {
    test(`${sentence}: ${path} with ${text.slice(0, 50).trim()} is reported`, () => {
      const mutant = [...house.filter((file) => file.path !== path), parseSource(path, text)];
      expect(newIn(sentence, mutant)).toContainEqual(expect.stringContaining(path));
    });
  }
}

test("a check that sees no files is reported", () => {
  expect(rules["files are seen in every room"]?.([])).not.toEqual([]);
});

test("a line that names a feature below it is reported", () => {
  const upward = { favorites: ["races"], races: [] };
  expect(isInTheTable([], upward)).toEqual([expect.stringContaining("favorites names races")]);
});

test("three files that import one another in a circle are reported", () => {
  const circle = [
    parseSource("app/values/one.ts", 'import "./two.ts";'),
    parseSource("app/values/two.ts", 'export * from "#values/three.ts";'),
    parseSource("app/values/three.ts", 'import type { One } from "./one.ts";'),
  ];
  expect(newIn("no import runs in a circle", [...house, ...circle])).toEqual([
    "app/values/one.ts: app/values/one.ts → app/values/two.ts → app/values/three.ts → app/values/one.ts",
  ]);
});

test("an imported type does not reach the browser", () => {
  const path = "app/features/races/sound.tsx";
  const file = parseSource(path, 'import type { Log } from "#services/log/log.ts";');
  const sentence = "rules, views and parts of screens stay clear of the server";
  expect(newIn(sentence, [...house, file])).toEqual([]);
});

test("every rule has a mutation", () => {
  const proved = [...Object.keys(mutations), "files are seen in every room"];
  expect(Object.keys(rules).sort()).toEqual(proved.sort());
});

/** What a rule reports of a house that it does not report of ours. */
function newIn(sentence: string, mutant: typeof house) {
  const known = reportedOf(sentence);
  return rules[sentence]?.(mutant).filter((found) => !known.includes(found)) ?? [];
}

function reportedOf(sentence: string): string[] {
  const found = reported.get(sentence) ?? rules[sentence]?.(house) ?? [];
  reported.set(sentence, found);
  return found;
}
