/** @module-tag both-databases */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import {
  auditEntries,
  entryAnswers,
  entryRaceDays,
  raceOrganizers,
  raceRegistrations,
  races,
  startWaves,
  userProfiles,
} from "#db/schema.ts";
import { openAppSession } from "#features/app-auth/sessions.server.ts";
import type { Log } from "#services/log/log.ts";
import { openTestDatabase } from "../../../tests/support/database.ts";
import { aShirtQuestion } from "../../../tests/support/entry-questions.ts";
import { accountsOf } from "../../../tests/support/identity.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { aKey, link, serveApi } from "../../../tests/support/programs/api.ts";
import { aRace, now } from "../../../tests/support/races/races.ts";
import { typedAnswers } from "../../../tests/support/registrations.ts";
import { examples, headersOf } from "./reference/examples.ts";

const { db } = await openTestDatabase();
const { origin } = await serveApi(db);
const api = `${origin}/api/v1`;

const ana = await aPerson(db, { user: { email: "ana@example.com" } });
const eve = await aPerson(db, { isAdmin: true });
const key = await aKey(db, ana);
const evesKey = await aKey(db, eve);
const readingKey = await aKey(db, ana, []);
let race = "";

beforeAll(async () => {
  race = await aRace(db, {
    raceName: "Lima 42K",
    startDate: "2027-03-07",
    organizer: "Lima Corre",
    elevationGain: "300 m",
  });
  await link(db, ana, race);
});

type Sent = {
  method?: string;
  key?: string;
  body?: unknown;
  name?: string;
  more?: Record<string, string>;
};

async function call(path: string, { method = "GET", key: by, body, name, more }: Sent = {}) {
  const headers = new Headers(more);
  if (by) headers.set("Authorization", `Bearer ${by}`);
  if (name) headers.set("Idempotency-Key", name);
  const sent = body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body);
  const answer = await fetch(api + path, { method, headers, body: sent });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : null };
}

test("an organizer changes what is given of the own race, and everybody reads it at once", async () => {
  const before = (await call(`/races/${race}`)).body.data;
  const changed = await call(`/races/${race}`, {
    method: "PATCH",
    key,
    body: { description: "Along the sea.\0", elevation_gain: null, start_time: "07:30" },
  });
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  expect(changed.body.data).toMatchObject({
    ...before,
    description: "Along the sea.",
    elevation_gain: null,
    start_time: "07:30",
    // A race is looked up in the gazetteer when it is written.
    position: { latitude: -12.043, longitude: -77.028 },
    updated_at: changed.body.data.updated_at,
  });
  expect((await call(`/races/${race}`)).body.data.description).toBe("Along the sea.");
  const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, race));
  expect(entry).toMatchObject({ adminId: ana, action: "changed", after: { start_time: "07:30" } });
});

test("distances are added, changed and deleted", async () => {
  const body = {
    distance: "21K",
    title: "Half",
    price: "S/ 80",
    price_currency: "PEN",
    capacity: 10,
  };
  const added = await call(`/races/${race}/distances`, { method: "POST", key, body });
  expect(added.status).toBe(201);
  expect(added.body.data).toMatchObject({ meters: 21_000, price: { minor: 8000 }, capacity: 10 });
  const path = `/races/${race}/distances/${added.body.data.id}`;
  const changed = await call(path, { method: "PATCH", key, body: { capacity: null } });
  expect(changed.body.data).toEqual({ ...added.body.data, capacity: null });
  expect(await call(path, { method: "DELETE", key })).toMatchObject({ status: 204, body: null });
  expect((await call(path, { method: "DELETE", key })).body.error.code).toBe("no_distance");
});

test("only a key of an organizer of this race with the scope writes", async () => {
  const change = { method: "PATCH", body: { city: "Callao" } };
  const refusals = [
    [await call(`/races/${race}`, change), 401, "key_needed"],
    [await call(`/races/${race}`, { ...change, key: "dorsal_key_x" }), 401, "bad_key"],
    [await call(`/races/${race}`, { ...change, key: "a.b.c" }), 401, "bad_key"],
    [await call(`/races/${race}`, { ...change, key: readingKey }), 403, "missing_scope"],
    [await call(`/races/${race}`, { ...change, key: evesKey }), 404, "no_race"],
    [await call(`/races/${randomUUID()}`, { ...change, key }), 404, "no_race"],
  ] as const;
  for (const [{ status, body }, expected, code] of refusals) {
    expect([status, body.error.code]).toEqual([expected, code]);
  }
  const scoped = await call(`/races/${race}`, { ...change, key: readingKey });
  expect(scoped.headers.get("www-authenticate")).toContain(
    'error="insufficient_scope", scope="races:write"',
  );
  const link = eq(raceOrganizers.raceId, race);
  const rows = await db.delete(raceOrganizers).where(link).returning();
  expect((await call(`/races/${race}`, { ...change, key })).status, "the link is gone").toBe(404);
  await db.insert(raceOrganizers).values(rows);
  const own = eq(userProfiles.userId, ana);
  await db.update(userProfiles).set({ isActive: false }).where(own);
  expect((await call("/me/races", { key })).status, "deactivated").toBe(401);
  await db.update(userProfiles).set({ isActive: true }).where(own);
  expect((await call("/me/races", { key })).body.data).toHaveLength(1);
  expect((await call(`/races/${race}`)).body.data.city).toBe("Lima");
});

test("an app's token reads what everybody may and its person's own list, and has no scope over races", async () => {
  const client = { clientAddress: "192.0.2.1", userAgent: "an app", issuer: origin };
  const opened = await openAppSession({ ...accountsOf(db), now }, ana, "password", client);
  if (opened.problem !== null) throw new Error(opened.problem);
  const by = { key: opened.session.access_token };
  expect((await call(`/races/${race}`, by)).status).toBe(200);
  expect((await call("/me/races", by)).body.data).toHaveLength(1);
  const before = (await call(`/races/${race}`)).body.data;
  const change = { ...by, method: "PATCH", body: { city: "Callao" } };
  for (const refused of [
    await call(`/races/${race}`, change),
    await call(`/races/${race}/distances`, { ...change, method: "POST" }),
    await call(`/races/${race}/registrations`, by),
  ]) {
    expect([refused.status, refused.body.error.code]).toEqual([403, "missing_scope"]);
    expect(refused.body.error.message).toMatch(/key of the account with the scope/);
    expect(refused.headers.get("www-authenticate")).toContain("insufficient_scope");
  }
  expect((await call(`/races/${race}`)).body.data).toEqual(before);
});

test("what is wrong with a body is said of each member", async () => {
  const body = { start_date: "2027-02-30", country: "", colour: "red" };
  const { status, body: said } = await call(`/races/${race}`, { method: "PATCH", key, body });
  expect(status).toBe(400);
  expect(Object.keys(said.error.fields).sort()).toEqual(["colour", "country", "start_date"]);
  for (const sent of ["", "x", "[]", "null"]) {
    const answer = await call(`/races/${race}`, { method: "PATCH", key, body: sent });
    expect(answer.body.error.code, sent).toBe("not_json");
  }
  const late = { registration_deadline: "2028-01-01" };
  const refused = await call(`/races/${race}`, { method: "PATCH", key, body: late });
  expect(refused.body.error).toMatchObject({ code: "invalid" });
});

test("closed lists take only their values; another value that is stored stays readable", async () => {
  const patch = (body: object) => call(`/races/${race}`, { method: "PATCH", key, body });
  const before = (await call(`/races/${race}`)).body.data;
  for (const status of ["Open", "CLOSED", "sold out", "", null]) {
    const { status: code, body } = await patch({ registration_status: status });
    expect([code, Object.keys(body.error.fields)], `${status}`).toEqual([
      400,
      ["registration_status"],
    ]);
    expect(body.error.message).toBe("registration_status: must be one of open, closed");
  }
  const wrong = await patch({ race_type: "Nonsense", event: null, city: " " });
  expect(wrong.body.error.fields).toEqual({
    race_type: "must be one of Road, Trail, Ultra, Triathlon, MTB",
    event: "must be a text",
    city: "City is required",
  });
  const elsewhere = await patch({ country: "Wakanda" });
  expect([elsewhere.status, elsewhere.body.error.fields]).toEqual([
    400,
    { country: "Please enter a country, such as Peru" },
  ]);
  expect((await call(`/races/${race}`)).body.data).toEqual(before);
  const link = { registrationLink: "https://dorsal.example/register" };
  const old = { raceType: "Carrera", country: "Perú", registrationStatus: "agotado", ...link };
  await db.update(races).set(old).where(eq(races.id, race));
  const kept = { race_type: "Carrera", country: "Perú", registration_status: "agotado" };
  const changed = await patch({ address: "Malecón" });
  expect([changed.status, changed.body.data]).toMatchObject([
    200,
    { ...kept, takes_registrations: false },
  ]);
  const back = { race_type: "Road", country: "Peru", registration_status: "open", address: null };
  expect((await patch(back)).body.data).toMatchObject(back);
  expect((await patch({ country: "México" })).body.data.country).toBe("Mexico");
  expect((await patch({ country: "PE" })).body.data.country).toBe("Peru");
});

test("the minimum age of a race is read and changed", async () => {
  const patch = (age: unknown) =>
    call(`/races/${race}`, { method: "PATCH", key, body: { minimum_age: age } });
  for (const wrong of [null, -1, 101, 16.5, "18"]) {
    expect((await patch(wrong)).body.error.fields, `${wrong}`).toHaveProperty("minimum_age");
  }
  expect((await patch(18)).body.data.minimum_age).toBe(18);
  expect((await call(`/races/${race}`)).body.data.minimum_age).toBe(18);
  expect((await patch(16)).status).toBe(200);
});

test("a write with a name is done once; the same again gets the same answer", async () => {
  const body = { distance: "5K", title: "Fun run" };
  const write = { method: "POST", key, body, name: "fun-run" };
  const path = `/races/${race}/distances`;
  const both = await Promise.all([call(path, write), call(path, write)]);
  const [first] = both.filter(({ status }) => status === 201);
  const again = await call(path, write);
  expect(again).toMatchObject({ status: 201, body: first?.body });
  expect(again.headers.get("idempotency-replayed")).toBe("true");
  const titles = (await call(path)).body.data.map(({ title }: { title: string }) => title);
  expect(titles.filter((title: string) => title === "Fun run")).toHaveLength(1);
  const links = await db.delete(raceOrganizers).returning();
  expect((await call(path, write)).status, "nor after the link has ended").toBe(404);
  await db.insert(raceOrganizers).values(links);
  const other = await call(path, { ...write, body: { ...body, title: "Another" } });
  expect([other.status, other.body.error.code]).toEqual([422, "another_write"]);
  const wrong = await call(path, { ...write, name: "with space" });
  expect(wrong.body.error.code).toBe("bad_idempotency_key");
  const refused = { method: "PATCH", key: evesKey, body: { city: "X" }, name: "fun-run" };
  expect((await call(`/races/${race}`, refused)).status, "names belong to a key").toBe(404);
});

test("a refusal is not kept for its Idempotency-Key: what was refused may succeed later", async () => {
  const write = { method: "PATCH", key, name: "deadline" };
  const body = { registration_deadline: "2027-03-10" };
  const early = await call(`/races/${race}`, { ...write, body });
  expect([early.status, early.body.error.code]).toEqual([400, "invalid"]);
  await call(`/races/${race}`, { method: "PATCH", key, body: { start_date: "2027-03-14" } });
  const again = await call(`/races/${race}`, { ...write, body });
  expect([again.status, again.headers.get("idempotency-replayed")]).toEqual([200, null]);
  const back = { start_date: "2027-03-07", registration_deadline: null };
  expect((await call(`/races/${race}`, { method: "PATCH", key, body: back })).status).toBe(200);
});

test("a write that is still being done is answered with when to ask again", async () => {
  const write = { method: "POST", key, body: { distance: "3K", title: "Walk" }, name: "walk" };
  const path = `/races/${race}/distances`;
  const all = await Promise.all(Array.from({ length: 6 }, () => call(path, write)));
  expect(
    all.filter(({ status, headers }) => status === 201 && !headers.has("retry-after")),
  ).not.toEqual([]);
  for (const { status, body, headers } of all.filter(({ status }) => status !== 201)) {
    expect([status, body.error.code, headers.get("retry-after")]).toEqual([409, "under_way", "1"]);
  }
  const { id } = (await call(path, write)).body.data;
  expect((await call(`${path}/${id}`, { method: "DELETE", key })).status).toBe(204);
});

test("changes of one race at the same time are made one after the other, and none is refused", async () => {
  const added = await call(`/races/${race}/distances`, {
    method: "POST",
    key,
    body: { distance: "8K", title: "Eight", price: "S/ 40", price_currency: "PEN" },
  });
  const path = `/races/${race}/distances/${added.body.data.id}`;
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8];
  const changes = numbers.flatMap((number) => [
    call(`/races/${race}`, { method: "PATCH", key, body: { description: `Change ${number}` } }),
    call(path, { method: "PATCH", key, body: { title: `Title ${number}` } }),
  ]);
  const others = [
    call(`/races/${race}`, { method: "PATCH", key, body: { address: "Costa Verde" } }),
    call(path, { method: "PATCH", key, body: { capacity: 77 } }),
  ];
  const answers = await Promise.all([...changes, ...others]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const { data } = (await call(`/races/${race}`)).body;
  expect([data.address, data.description]).toEqual([
    "Costa Verde",
    expect.stringMatching(/^Change \d$/),
  ]);
  const distance = (await call(path)).body.data;
  expect(distance).toMatchObject({ capacity: 77, price: { minor: 4000, currency: "PEN" } });
  expect(distance.title).toMatch(/^Title \d$/);
  expect((await call(path, { method: "DELETE", key })).status).toBe(204);
});

test("a write with If-Match changes only what its program has read", async () => {
  const path = `/races/${race}`;
  const tagged = (tag: string, body: object, at = path) =>
    call(at, { method: "PATCH", key, body, more: { "If-Match": tag } });
  const [openly, byKey] = [await call(path), await call(path, { key })];
  const tag = byKey.headers.get("etag") ?? "";
  expect(openly.headers.get("etag"), "the same for everybody").toBe(tag);
  for (const stale of ['"stale"', `W/${tag}`, "stale", ""]) {
    const refused = await tagged(stale, { city: "Callao" });
    expect([refused.status, refused.body.error.code], stale).toEqual([412, "precondition_failed"]);
  }
  const changed = await tagged(`"x", ${tag}`, { city: "Callao" });
  expect([changed.status, changed.body.data.city]).toEqual([200, "Callao"]);
  expect((await tagged(tag, { city: "Lima" })).status, "it has changed since").toBe(412);
  const next = changed.headers.get("etag") ?? "";
  expect((await call(path)).headers.get("etag")).toBe(next);
  const both = await Promise.all([tagged(next, { city: "Lima" }), tagged(next, { city: "Ica" })]);
  expect(both.map(({ status }) => status).sort(), "one of two at once").toEqual([200, 412]);
  expect((await tagged("*", { city: "Lima" })).status).toBe(200);
  const never = { method: "PATCH", key, body: { city: "Ica" }, more: { "If-None-Match": "*" } };
  expect((await call(path, never)).status).toBe(412);

  const list = await call(`${path}/distances`, { key });
  const add = { method: "POST", key, body: { distance: "4K", title: "Four" } };
  const listed = { "If-Match": list.headers.get("etag") ?? "" };
  const added = await call(`${path}/distances`, { ...add, more: listed });
  expect(added.status).toBe(201);
  expect((await call(`${path}/distances`, { ...add, more: listed })).status).toBe(412);
  const at = `${path}/distances/${added.body.data.id}`;
  const first = (await call(at)).headers.get("etag") ?? "";
  expect(added.headers.get("etag")).toBe(first);
  expect((await tagged(first, { title: "Four K" }, at)).status).toBe(200);
  expect((await tagged(first, { title: "4" }, at)).status).toBe(412);
  const remove = (tag: string) => call(at, { method: "DELETE", key, more: { "If-Match": tag } });
  expect((await remove(first)).status).toBe(412);
  expect((await remove("*")).status).toBe(204);
});

test("the registrations for the own race are read with their scope, by cursor", async () => {
  const { questionId, choices } = await aShirtQuestion(db, { raceId: race });
  const chosen = { questionId, choiceId: choices.M };
  for (const firstName of ["Ben", "Cleo"]) {
    const { waiverAccepted: _yes, ...answers } = { ...typedAnswers, firstName };
    const entry = { raceId: race, userId: await aPerson(db), waiverAccepted: true };
    const [made] = await db
      .insert(raceRegistrations)
      .values({ ...answers, ...entry })
      .returning({ registrationId: raceRegistrations.id });
    if (made && firstName === "Cleo") {
      await db.insert(entryAnswers).values({ ...made, ...chosen });
      const [wave] = await db
        .insert(startWaves)
        .values({ raceId: race, name: "A", startTime: "07:10" })
        .returning({ waveId: startWaves.id });
      await db.insert(entryRaceDays).values({ ...made, ...wave });
    }
  }
  const path = `/races/${race}/registrations?limit=1`;
  const first = await call(path, { key });
  const second = await call(`${path}&cursor=${first.body.next}`, { key });
  const read = [...first.body.data, ...second.body.data];
  const told = Object.fromEntries(read.map((entry) => [entry.first_name, entry.answers]));
  expect(told).toEqual({ Ben: [], Cleo: [{ question: "Shirt size", answer: "M" }] });
  const starts = read.map((entry) => [entry.first_name, entry.wave, entry.wave_start]).sort();
  expect(starts).toEqual([
    ["Ben", null, null],
    ["Cleo", "A", "07:10"],
  ]);
  expect(read.map(({ kit_slot, checked_in_at }) => kit_slot ?? checked_in_at)).toEqual([
    null,
    null,
  ]);
  expect(second.body.next).toBeNull();
  expect(first.body.data[0].category).toBeNull();
  expect(first.headers.get("cache-control")).toBe("private, no-cache");
  expect((await call(path, { key: readingKey })).status).toBe(403);
  expect((await call(path, { key: evesKey })).status).toBe(404);
  expect((await call(path)).status).toBe(401);
});

test("a key's answers are tagged, and tell what is left of its limit", async () => {
  const first = await call("/me/races", { key });
  expect(first.headers.get("ratelimit")).toMatch(/^"key";r=\d+;t=\d+$/);
  const headers = {
    Authorization: `Bearer ${key}`,
    "If-None-Match": first.headers.get("etag") ?? "",
  };
  const again = await fetch(`${api}/me/races`, { headers });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  for (const known of [`"x", W/${first.headers.get("etag")}`, "*"]) {
    const other = await call("/me/races", { key, more: { "If-None-Match": known } });
    expect(other.status, known).toBe(304);
  }
});

test("over the limit a caller is told when to ask again, and others are not held up", async () => {
  const tight = await serveApi(db, { factor: 1 / 600 });
  const ask = (by: string) =>
    fetch(`${tight.origin}/api/v1/me/races`, { headers: { Authorization: `Bearer ${by}` } });
  const newKey = await aKey(db, ana);
  const answers = [await ask(newKey), await ask(newKey)];
  expect(answers.map(({ status }) => status)).toEqual([200, 429]);
  expect(answers[1]?.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(answers[1]?.headers.get("ratelimit")).toMatch(/;r=0;/);
  expect((await ask(await aKey(db, ana))).status).toBe(200);
});

test("no key comes into the log, whatever becomes of its request", async () => {
  const lines: string[] = [];
  const note = (...said: unknown[]) => void lines.push(JSON.stringify(said));
  const log = { trace: note, debug: note, info: note, warn: note, error: note };
  const logged = await serveApi(db, { log: log as unknown as Log });
  const by = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
  await fetch(`${logged.origin}/api/v1/me/races`, by(key));
  await fetch(`${logged.origin}/api/v1/me/races`, by("dorsal_key_wrong"));
  await fetch(`${logged.origin}/api/v1/races?key=${key}`);
  await expect.poll(() => lines.join("").split("api/v1").length).toBeGreaterThan(3);
  expect(lines.join("")).not.toMatch(/dorsal_key_/);
});

test("the examples of the reference do what they say", async () => {
  const { body: listed } = await call(`/races/${race}/distances`);
  let distanceId = listed.data[0].id;
  for (const example of examples) {
    const path = example.path.replace("{id}", race).replace("{distanceId}", distanceId);
    const answer = await fetch(api + path, {
      method: example.method,
      headers: headersOf(example, key),
      body: example.body && JSON.stringify(example.body),
    });
    expect(answer.status, example.title).toBeLessThan(300);
    if (example.operation === "addDistance") distanceId = (await answer.json()).data.id;
  }
  const [row] = await db.select().from(races).where(eq(races.id, race));
  expect(row?.registrationStatus).toBe("closed");
});
