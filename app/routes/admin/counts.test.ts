/** @module-tag both-databases */
import { eq } from "drizzle-orm";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#db/database.ts";
import {
  authIdentities,
  authSessions,
  contactMessages,
  raceClaims,
  raceSuggestions,
  userProfiles,
} from "#db/schema.ts";
import { signIn } from "#features/accounts/sign-in/sign-in.server.ts";
import { newsBetween } from "#features/figures/watched/watched-counts.ts";
import { loader as loadFrame } from "#routes/site/admin-layout.tsx";
import { openEventNews } from "#services/news/events.ts";
import { eventReader, type ServerEvent } from "#values/web/server-events.ts";
import { createOnServer, openTestDatabase, serverUrl } from "../../../tests/support/database.ts";
import { accountsOf, visitor } from "../../../tests/support/identity.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { serveRoutes } from "../../../tests/support/programs/host.ts";
import { aRace } from "../../../tests/support/races/races.ts";
import * as counts from "./counts.ts";

const url = serverUrl ? await createOnServer(serverUrl) : null;
const open = url ? await openDatabase({ url, max: 4 }) : await openTestDatabase();
if (url) afterAll(open.close);
const { db } = open;

/** A server process. On the embedded database the test tells what the clock would look for. */
async function aServer(database: typeof open) {
  let tell = () => {};
  const eventNews = await openEventNews({
    engine: "server",
    async listen(channel, told, back) {
      if (channel === "office_counts") tell = () => told("");
      return database.listen(channel, told, back);
    },
  });
  const services = { ...accountsOf(database.db), eventNews };
  const { origin } = await serveRoutes(services, {
    admin: { loader: loadFrame },
    "admin/counts": counts,
  });
  return { origin, services, eventNews, tell: () => (serverUrl ? undefined : tell()) };
}
const server = await aServer(open);

/** Somebody with a session of a browser. */
async function signedIn({ isAdmin = true } = {}) {
  const email = `${crypto.randomUUID()}@example.com`;
  const userId = await aPerson(db, { email, isAdmin });
  const password = await server.services.identity.hash("a good password");
  await db
    .insert(authIdentities)
    .values({ userId, providerId: "credential", accountId: userId, password });
  const browser = visitor();
  const form = { email, password: "a good password", remember: true };
  const result = await signIn(server.services, browser.asker(), form);
  if (result.problem === null) browser.keep(result.headers);
  // The session was made under https; the test's connection is plain.
  const cookie = browser.asker().request.headers.get("cookie") ?? "";
  return { userId, cookie: cookie.replaceAll("__Secure-", "") };
}

/** Opens the stream and reads it, event by event. */
async function watch(cookie: string, origin = server.origin) {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const headers = { Cookie: cookie, Accept: "text/event-stream" };
  const answer = await fetch(`${origin}/admin/counts`, {
    headers,
    signal: leaving.signal,
    redirect: "manual",
  });
  const parts = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const read = eventReader();
  const heard: ServerEvent[] = [];
  let words = "";
  return {
    status: answer.status,
    type: answer.headers.get("content-type"),
    /** The numbers of the next event; the last words of the stream where it ends. */
    async next(): Promise<Record<string, number> | string> {
      while (heard.length === 0) {
        const { done, value = "" } = await (parts?.read() ?? { done: true });
        if (done) return words;
        words = value;
        heard.push(...read(value));
      }
      return JSON.parse(heard.shift()?.text ?? "");
    },
  };
}

const write = () =>
  db.insert(contactMessages).values({ name: "Wanda", email: "w@example.com", message: "Hello." });

test("AUTHSVC-27 an administrator's pages are told of each number that changes, at once", async () => {
  const { cookie } = await signedIn();
  const [one, other] = [await watch(cookie), await watch(cookie)];
  expect([one.status, one.type]).toEqual([200, "text/event-stream; charset=utf-8"]);
  expect(await one.next()).toMatchObject({ messages: 0, races: 0, claims: 0, experts: 0 });
  await other.next();
  await write();
  server.tell();
  expect(await one.next()).toMatchObject({ messages: 1, races: 0 });
  expect(await other.next()).toMatchObject({ messages: 1 });
  await aRace(db, {});
  server.tell();
  expect(await one.next()).toMatchObject({ messages: 1, races: 1 });
  await db.update(contactMessages).set({ handledAt: new Date() });
  server.tell();
  expect(await one.next()).toMatchObject({ messages: 0, races: 1 });
});

test("AUTHSVC-27 others have no stream, and it ends with the session, the account or the right", async () => {
  const stranger = await signedIn({ isAdmin: false });
  for (const cookie of ["", stranger.cookie]) {
    expect((await watch(cookie)).status).toBe(303);
  }
  const ends: ((userId: string) => Promise<unknown>)[] = [
    (userId) => db.delete(authSessions).where(eq(authSessions.userId, userId)),
    (userId) =>
      db.update(userProfiles).set({ isActive: false }).where(eq(userProfiles.userId, userId)),
    (userId) =>
      db.update(userProfiles).set({ isAdmin: false }).where(eq(userProfiles.userId, userId)),
  ];
  for (const end of ends) {
    const { userId, cookie } = await signedIn();
    const page = await watch(cookie);
    await page.next();
    await end(userId);
    await write();
    server.tell();
    expect(await page.next()).not.toHaveProperty("messages");
  }
});

test("without a stream the numbers are answered once", async () => {
  const { cookie } = await signedIn();
  const answer = await fetch(`${server.origin}/admin/counts`, { headers: { Cookie: cookie } });
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.json()).toMatchObject({ races: 1, claims: 0, at: expect.any(Number) });
});

test("AUTHSVC-27 a claim between the page and the first numbers of its stream is news", async () => {
  const { cookie } = await signedIn();
  const page = await fetch(`${server.origin}/admin`, { headers: { Cookie: cookie } });
  const { counts: loaded } = await page.json();
  const raceId = await aRace(db, {});
  await db.insert(raceClaims).values({ raceId, name: "Wanda", email: "w@example.com" });
  const told = await (await watch(cookie)).next();
  expect(newsBetween(loaded, Object(told))).toBe("1 race claim is waiting for a check.");
});

test("a claim that is done and a suggestion that is decided do not wait any more", async () => {
  const raceId = await aRace(db, {});
  await db.insert(raceClaims).values({ raceId, name: "Wanda", email: "w@example.com" });
  await db.insert(raceSuggestions).values({ name: "Hill Race" });
  const page = await watch((await signedIn()).cookie);
  const { claims, newClaims, suggestions } = Object(await page.next());
  expect([newClaims > 0, suggestions > 0]).toEqual([true, true]);
  await db.update(raceClaims).set({ status: "done" });
  server.tell();
  expect(await page.next()).toMatchObject({ claims, newClaims: 0, suggestions });
  await db
    .update(raceSuggestions)
    .set({ status: "declined", reason: "unclear", decidedAt: new Date() });
  server.tell();
  expect(await page.next()).toMatchObject({ claims, newClaims: 0, suggestions: 0 });
});

test("a server that stops ends its streams and says when to come back", async () => {
  const stopping = await aServer(open);
  const { cookie } = await signedIn();
  const page = await watch(cookie, stopping.origin);
  await page.next();
  stopping.eventNews.close();
  expect(await page.next()).toBe("retry: 1000\n\n");
});

test.skipIf(!url)("AUTHSVC-27 what one process writes, the pages of another are told", async () => {
  const elsewhere = await openDatabase({ url: String(url), max: 2 });
  onTestFinished(() => elsewhere.close());
  const there = await aServer(elsewhere);
  const { cookie } = await signedIn();
  const page = await watch(cookie, there.origin);
  const before = await page.next();
  await write();
  expect(await page.next()).toMatchObject({ messages: Number(Object(before).messages) + 1 });
});
