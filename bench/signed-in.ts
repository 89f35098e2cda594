import pg from "pg";
import { benchDatabase, stopBenchServer } from "./databases.ts";
import { openProduct } from "./in-process.ts";
import { cpuParts } from "./server-cpu.ts";
import { printTable, round } from "./table.ts";

const requests = 20;
const [asked] = process.argv.slice(2);

/**
 * What the pages of people who are signed in cost, with the demo data on PostgreSQL: statements, CPU time of
 * this process and of PostgreSQL, and the length of the document. With an address, such as `/dashboard`, it
 * prints the statements of that page.
 */
const { url } = await benchDatabase(0, "_demo");
const statements = noteStatements();
const product = await openProduct({
  DATABASE_URL: url,
  DATA_DIR: ".data/bench-signed-in",
  DEMO_DATA: "1",
  DEMO_PASSWORD: "dorsal-demo",
});

const spent = await cpuParts(product.services.db);

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
type Row = {
  who: string;
  page: string;
  statements: number;
  "CPU ms": number;
  "PostgreSQL ms": number;
  "document kB": number;
};
const rows: Row[] = [];
for (const [who, paths] of Object.entries(pages)) {
  const cookie = await signIn(`${who}@dorsal.test`);
  const own = who === "runner" ? [...paths, ...(await workspacesOf(cookie))] : paths;
  for (const path of own.filter((each) => !asked || withoutId(each) === asked)) {
    for (let warm = 0; warm < 3; warm++) await ask(path, cookie);
    statements.length = 0;
    const before = spent();
    let bytes = 0;
    for (let request = 0; request < requests; request++) bytes = (await ask(path, cookie)).length;
    const after = spent();
    if (asked) console.log(statements.slice(0, statements.length / requests).join("\n"));
    rows.push({
      who,
      page: withoutId(path),
      statements: round(statements.length / requests, 1),
      "CPU ms": round((after.node - before.node) / requests),
      "PostgreSQL ms": round((after.postgres - before.postgres) / requests),
      "document kB": round(bytes / 1000, 1),
    });
  }
}
const total = (row: Row) => row["CPU ms"] + row["PostgreSQL ms"];
rows.sort((one, other) => total(other) - total(one));
printTable("Pages of people who are signed in, demo data, PostgreSQL, most expensive first", rows);
await product.close();
await stopBenchServer();

async function ask(path: string, cookie: string, form?: URLSearchParams) {
  const sent = { headers: { cookie }, ...(form && { method: "POST", body: form }) };
  const { status, headers, html } = await product.ask(path, sent);
  if (status >= 400) throw new Error(`${path} answered ${status}.`);
  return { html, length: Buffer.byteLength(html), cookies: headers.getSetCookie() };
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

/** Notes the statements that the driver sends. */
function noteStatements(): string[] {
  const texts: string[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function noting(this: pg.Client, ...given: unknown[]) {
    const [statement] = given as [string | { text: string }];
    const text = typeof statement === "string" ? statement : statement.text;
    texts.push(text.replace(/\s+/g, " "));
    return Reflect.apply(query, this, given);
  } as typeof query;
  return texts;
}

function withoutId(path: string): string {
  return path.replace(/[0-9a-f-]{36}/, "…");
}
