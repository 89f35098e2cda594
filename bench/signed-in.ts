import "../server/environment.ts";

import { randomUUID } from "node:crypto";
import pg from "pg";
import type { ServerBuild } from "react-router";
import type { Running } from "#services/running.ts";
import type { routerInLanguages } from "../app/languages.ts";
import { benchDatabase, stopBenchServer } from "./databases.ts";
import { printTable, round } from "./table.ts";

const requests = 20;

type Entry = {
  startup(): Promise<Running>;
  routerInLanguages: typeof routerInLanguages;
};

/**
 * What the pages of people who are signed in cost, with the demo data on PostgreSQL: statements, CPU time of
 * this process and the length of the document.
 */
const { url } = await benchDatabase(0, "_demo");
Object.assign(process.env, {
  DATABASE_URL: url,
  DATA_DIR: ".data/bench-signed-in",
  DEMO_DATA: "1",
  DEMO_PASSWORD: "dorsal-demo",
  LOG_LEVEL: "silent",
  LIMITS_FACTOR: "1000000",
});
const counted = countStatements();
const build: ServerBuild = await import(new URL("../build/server/index.js", import.meta.url).href);
const entry = build.entry.module as unknown as Entry;
const running = await entry.startup();
await running.settled;
const handle = entry.routerInLanguages(build, "production", ["en"]);

const pages: Record<string, string[]> = {
  runner: [
    "/",
    "/races",
    "/dashboard",
    "/dashboard?tab=races",
    "/dashboard?tab=favorites",
    "/dashboard?tab=profile",
    "/training",
    "/training/activities",
    "/training/analytics",
    "/training/profile",
    "/account/edit",
    "/account/security",
    "/account/data",
    "/account/alerts",
    "/account/companions",
    "/organize",
    "/chat",
  ],
  elite: ["/dashboard", "/training", "/training/analytics", "/membership"],
  coach: ["/account/expert", "/account/expert/inquiries", "/account/expert/reviews"],
};
const rows = [];
for (const [who, paths] of Object.entries(pages)) {
  const cookie = await signIn(`${who}@dorsal.test`);
  const own = who === "runner" ? [...paths, ...(await workspacesOf(cookie))] : paths;
  for (const path of own) {
    for (let warm = 0; warm < 3; warm++) await ask(path, cookie);
    counted.reset();
    const before = process.cpuUsage();
    let bytes = 0;
    for (let request = 0; request < requests; request++) bytes = (await ask(path, cookie)).length;
    const { user, system } = process.cpuUsage(before);
    rows.push({
      who,
      page: path.replace(/[0-9a-f-]{36}/, "…"),
      statements: round(counted.statements / requests, 1),
      "CPU ms": round((user + system) / 1000 / requests),
      "document kB": round(bytes / 1000, 1),
    });
  }
}
rows.sort((one, other) => other["CPU ms"] - one["CPU ms"]);
printTable("Pages of people who are signed in, demo data, PostgreSQL, most expensive first", rows);
await running.shutdown();
await stopBenchServer();

async function ask(path: string, cookie: string, form?: URLSearchParams) {
  const context = running.requestContext({
    services: running.services,
    id: randomUUID(),
    clientAddress: "127.0.0.1",
    scriptMark: "mark",
    notes: { route: null, cache: undefined },
  });
  const response = await handle(
    new Request(`http://localhost${path}`, {
      headers: { cookie },
      ...(form && { method: "POST", body: form }),
    }),
    context,
  );
  const html = await response.text();
  if (response.status >= 400) throw new Error(`${path} answered ${response.status}.`);
  return { html, length: Buffer.byteLength(html), cookies: response.headers.getSetCookie() };
}

async function signIn(email: string): Promise<string> {
  const { cookies } = await ask(
    "/login",
    "",
    new URLSearchParams({ email, password: "dorsal-demo" }),
  );
  return cookies.map((cookie) => cookie.split(";", 1)[0]).join("; ");
}

/** The workspace of the first race that the runner organizes. */
async function workspacesOf(cookie: string): Promise<string[]> {
  const { html } = await ask("/organize", cookie);
  const [race] = /\/organize\/races\/[0-9a-f-]{36}/.exec(html) ?? [];
  return race ? [race, `${race}/dashboard`] : [];
}

/** Counts the statements that the driver sends. */
function countStatements() {
  const counts = { statements: 0, reset: () => void (counts.statements = 0) };
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function counting(this: pg.Client, ...asked: unknown[]) {
    counts.statements += 1;
    return Reflect.apply(query, this, asked);
  } as typeof query;
  return counts;
}
