import { is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { parseHTML } from "linkedom";
import { afterAll, beforeAll } from "vitest";
import * as schema from "#db/schema.ts";
import { inLanguage } from "#values/web/language.ts";
import { publicPages } from "../../../app/routes/crawlers/sitemap/page.ts";
import { otherPages } from "../../e2e/site/addresses.ts";
import { type Answer, type Attempt, answerFor } from "../../support/permissions/matrix.ts";
import { cookieOf, type Person } from "../../support/permissions/people.ts";
import { reads } from "../../support/permissions/reads.ts";
import { writes } from "../../support/permissions/writes.ts";
import { englishIn } from "../support/english.ts";
import { openSite } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { uncompressed } from "../support/visitor.ts";
import { openWorld } from "./world.ts";

/** Of administrators and programs, which have English only. */
const english =
  /^(admin|api|mcp|oembed|realtime|sandbox\/(outbox|providers)|storage|webhooks|auth\/(v1|app)|widgets\/)/;

let close: () => Promise<void>;
const names: string[] = [];
beforeAll(async () => {
  close = await openWorld();
  const { running } = await openSite();
  const { db } = running.services;
  for (const table of Object.values(schema).filter((each) => is(each, PgTable))) {
    for (const row of await db.select().from(table)) names.push(...textsIn(row));
  }
  const zones = Intl.supportedValuesOf("timeZone").map((zone) => zone.replaceAll("_", " "));
  names.push(...zones, "CC BY 4.0", "Journal of Applied Physiology", "The owner", "s phone");
  names.sort((one, other) => other.length - one.length);
});
afterAll(() => close());

for (const [area, isIn] of Object.entries({
  "the back office": (pattern: string) => pattern.startsWith("admin/"),
  "the organizers": (pattern: string) => pattern.startsWith("organize/"),
  "everybody else": (pattern: string) => !/^(admin|organize)\//.test(pattern),
})) {
  test(`every page of ${area} below /es is in Spanish`, async () => {
    const found = new Map<string, string>();
    for (const [pattern, attempt] of Object.entries(reads)) {
      if (english.test(pattern) || !isIn(pattern)) continue;
      const reader = (["owner", "stranger", "visitor"] as const).find(
        (person) => answerFor(attempt.outcome, person) === 200,
      );
      if (reader) await look(found, reader, attempt.path);
    }
    expect([...found].map(([text, address]) => `${address}: ${text}`)).toEqual([]);
  });
}

test("every page that visitors open below /es is in Spanish", async () => {
  const found = new Map<string, string>();
  for (const address of [...publicPages, ...otherPages]) {
    if (!address.startsWith("/sandbox/outbox")) await look(found, "visitor", address);
  }
  expect([...found].map(([text, address]) => `${address}: ${text}`)).toEqual([]);
});

test("every refusal of an empty form below /es is in Spanish", async () => {
  const found = new Map<string, string>();
  for (const [pattern, attempts] of Object.entries(writes)) {
    const [attempt] = attempts;
    if (english.test(pattern) || !attempt) continue;
    await look(found, "owner", attempt.path, { body: new URLSearchParams() });
  }
  expect([...found].map(([text, address]) => `${address}: ${text}`)).toEqual([]);
});

test("ROLE-11 whoever an address refuses is refused below /es, and stays in Spanish", async () => {
  const wrong: string[] = [];
  const compare = async (pattern: string, { path, form, outcome }: Attempt) => {
    const answers = (["stranger", "visitor"] as const).map(
      (person) => [person, answerFor(outcome, person)] as const,
    );
    const [person, expected] = answers.find(([, answer]) => isRefusal(pattern, answer)) ?? [];
    if (person === undefined || expected === undefined) return;
    const answer = await ask(person, path, form && { body: new URLSearchParams(form) });
    await answer.arrayBuffer();
    const location = answer.headers.get("location");
    const found = location ? new URL(location, answer.url).pathname : answer.status;
    const inSpanish = typeof expected === "string" ? inLanguage("es", expected) : expected;
    if (found !== inSpanish) wrong.push(`/es${path} by ${person}: ${found}, not ${inSpanish}`);
  };
  for (const [pattern, attempt] of Object.entries(reads)) await compare(pattern, attempt);
  for (const [pattern, [attempt]] of Object.entries(writes)) {
    if (attempt) await compare(pattern, attempt);
  }
  expect(wrong).toEqual([]);
});

/** Programs, and Google on its way back, know one address of each kind, which has no language. */
const ofPrograms =
  /^(api|auth\/(v1|callback)|functions|mcp|oembed|realtime|sandbox|storage|webhooks|widgets)\b/;

function isRefusal(pattern: string, answer: Answer): boolean {
  if (ofPrograms.test(pattern)) return false;
  const home = pattern.startsWith("admin") ? "/" : undefined;
  return [401, 403, 404, "/login", home].includes(answer);
}

async function look(
  found: Map<string, string>,
  person: Person,
  path: string,
  init: RequestInit = {},
) {
  const answer = await ask(person, path, init);
  const html = await answer.text();
  if (!answer.headers.get("content-type")?.startsWith("text/html")) return;
  for (const text of englishIn(parseHTML(html).document, names)) {
    if (!found.has(text)) found.set(text, path);
  }
}

async function ask(person: Person, path: string, init: RequestInit = {}) {
  const { origin } = await openSite();
  return fetch(origin + inLanguage("es", path), {
    headers: { ...cookieOf(person), ...uncompressed, Origin: origin },
    redirect: "manual",
    ...(init.body && { method: "POST" }),
    ...init,
  });
}

/** What people have written in a row. */
function textsIn(row: object): string[] {
  return Object.values(row)
    .flat()
    .filter((value) => typeof value === "string")
    .flatMap((text) => [text, ...text.split(/\n+/)])
    .filter((text) => text.length > 3 && !/^\p{L}+$/u.test(text));
}
