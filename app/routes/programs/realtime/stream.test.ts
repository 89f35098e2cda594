/** @module-tag both-databases */
import { eq } from "drizzle-orm";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#db/database.ts";
import { authIdentities, authSessions, raceOrganizers, raceRegistrations } from "#db/schema.ts";
import { mostStreams } from "#features/race-events/race-event.ts";
import { openEventStream } from "#features/race-events/stream/event-stream.server.ts";
import { exampleEvent, streamCall } from "#features/race-events/stream/example.ts";
import { openEventNews } from "#services/news/events.ts";
import { eventReader, followEvents, type ServerEvent } from "#values/web/server-events.ts";
import { createOnServer, openTestDatabase, serverUrl } from "../../../../tests/support/database.ts";
import { accountsOf } from "../../../../tests/support/identity.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { anApp, serveAuth } from "../../../../tests/support/programs/apps.ts";
import { serveRoutes } from "../../../../tests/support/programs/host.ts";
import { aRace } from "../../../../tests/support/races/races.ts";
import { aRegistration } from "../../../../tests/support/registrations.ts";
import * as stream from "./stream.ts";

const url = serverUrl ? await createOnServer(serverUrl) : null;
const open = url ? await openDatabase({ url, max: 4 }) : await openTestDatabase();
if (url) afterAll(open.close);
const { db } = open;
/** What PostgreSQL's notification does; the embedded database would be looked at each second. */
let tell = () => {};
const eventNews = await openEventNews({
  engine: "server",
  listen: async (channel, told, back) => {
    if (channel === "race_events") tell = () => told("");
    return open.listen(channel, told, back);
  },
});
const services = { ...accountsOf(db), eventNews };
const [{ origin }, auth] = await Promise.all([
  serveRoutes(services, { "realtime/v1/stream": stream }),
  serveAuth(services),
]);

/** Somebody who is signed in with an app. */
async function signedIn() {
  const email = `${crypto.randomUUID()}@example.com`;
  const userId = await aPerson(db, { email });
  const hash = await services.identity.hash("a good password");
  await db
    .insert(authIdentities)
    .values({ userId, providerId: "credential", accountId: userId, password: hash });
  const app = anApp(auth.origin, services);
  const { data } = await app.auth.signInWithPassword({ email, password: "a good password" });
  return { userId, token: String(data.session?.access_token) };
}

/** Follows the stream as an app does; gives what it hears. */
function follow(token: string, { at = origin, after = null as string | null } = {}) {
  const heard: ServerEvent[] = [];
  const waiting: (() => void)[] = [];
  const connected = Promise.withResolvers<void>();
  const stop = followEvents({
    async open(lastId, signal) {
      const last = lastId ?? after;
      const headers = {
        Authorization: `Bearer ${token}`,
        ...(last !== null && { "Last-Event-ID": last }),
      };
      const answer = await fetch(`${at}/realtime/v1/stream`, { headers, signal });
      connected.resolve();
      return answer;
    },
    onEvent(event) {
      heard.push(event);
      for (const each of waiting.splice(0)) each();
    },
  });
  onTestFinished(stop);
  return {
    heard,
    stop,
    connected: connected.promise,
    /** Waits for so many events. */
    async hears(count: number) {
      while (heard.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
      return heard.map(({ kind, text }) => ({ kind, ...JSON.parse(text) }));
    },
  };
}

test("AUTHSVC-27 an organizer hears of a race and a runner of the own registration, others of nothing", async () => {
  const [organizer, runner, other] = [await signedIn(), await signedIn(), await signedIn()];
  const raceId = await aRace(db, {});
  await db.insert(raceOrganizers).values({ raceId, userId: organizer.userId });
  const [desk, phone, stranger] = [organizer, runner, other].map(({ token }) => follow(token));
  if (!desk || !phone || !stranger) throw new Error("Nobody follows.");
  await Promise.all([desk.connected, phone.connected, stranger.connected]);

  const id = await aRegistration(db, { raceId, userId: runner.userId });
  tell();
  const event = { kind: "registration.created", race_id: raceId, registration_id: id };
  expect(await desk.hears(1)).toMatchObject([{ ...event, own: false }]);
  expect(await phone.hears(1)).toMatchObject([{ ...event, own: true }]);

  // A client that was away names the last event that it has.
  phone.stop();
  await db
    .update(raceRegistrations)
    .set({ status: "confirmed" })
    .where(eq(raceRegistrations.id, id));
  await db
    .update(raceRegistrations)
    .set({ status: "cancelled" })
    .where(eq(raceRegistrations.id, id));
  const back = follow(runner.token, { after: phone.heard[0]?.id ?? "" });
  expect((await back.hears(2)).map(({ kind }) => kind)).toEqual([
    "registration.updated",
    "registration.cancelled",
  ]);
  tell();
  await desk.hears(3);

  // What happens to other races of the same moment stays with their people.
  const own = await aRace(db, {});
  await db.insert(raceOrganizers).values({ raceId: own, userId: other.userId });
  await aRegistration(db, { raceId: own, userId: await aPerson(db) });
  tell();
  expect(await stranger.hears(1)).toMatchObject([{ race_id: own, own: false }]);
  expect(desk.heard).toHaveLength(3);
});

test("AUTHSVC-27 the example for developers is a call that works, and its event has the true members", async () => {
  const organizer = await signedIn();
  const raceId = await aRace(db, {});
  await db.insert(raceOrganizers).values({ raceId, userId: organizer.userId });
  const call = streamCall(origin).replace("ACCESS_TOKEN", organizer.token).replace(": 41", ": 0");
  const [, address = ""] = /^curl -N (\S+)/.exec(call) ?? [];
  const headers = [...call.matchAll(/-H "([^:]+): ([^"]+)"/g)].map(([, name, value]) => [
    String(name),
    String(value),
  ]);
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const answer = await fetch(address, {
    headers: Object.fromEntries(headers),
    signal: leaving.signal,
  });
  expect([answer.status, headers.length]).toEqual([200, 2]);
  const desk = follow(organizer.token);
  await desk.connected;
  await aRegistration(db, { raceId, userId: await aPerson(db) });
  tell();
  await desk.hears(1);
  const [shown] = eventReader()(`${exampleEvent}\n\n`);
  expect(desk.heard[0]?.kind).toBe(shown?.kind);
  const members = (text = "") => Object.keys(JSON.parse(text));
  expect(members(desk.heard[0]?.text)).toEqual(members(shown?.text));
});

test("AUTHSVC-27 an id that no event has is refused, so that nobody waits for what has passed", async () => {
  const { token } = await signedIn();
  for (const id of ["999999999999999", "yesterday", "-1"]) {
    const headers = { Authorization: `Bearer ${token}`, "Last-Event-ID": id };
    const answer = await fetch(`${origin}/realtime/v1/stream`, { headers });
    expect([id, answer.status, await answer.json()]).toMatchObject([
      id,
      400,
      { error: { code: "bad_last_event_id" } },
    ]);
  }
});

test("AUTHSVC-27 heartbeats are comments, and the stream ends with the session", async () => {
  const person = await signedIn();
  let beats = 0;
  const body = await openEventStream(services, {
    userId: person.userId,
    after: null,
    signal: new AbortController().signal,
    beatMs: 5,
    async goesOn() {
      beats += 1;
      if (beats === 2) await db.delete(authSessions).where(eq(authSessions.userId, person.userId));
      return (await db.$count(authSessions, eq(authSessions.userId, person.userId))) > 0;
    },
  });
  expect(await new Response(body).text()).toMatch(/^: connected\n\n(: still here\n\n)+$/);
});

test("AUTHSVC-27 only signed-in apps have streams, and few at a time", async () => {
  const ask = (headers: Record<string, string>, method = "GET") =>
    fetch(`${origin}/realtime/v1/stream`, { headers, method });
  expect((await ask({})).status).toBe(401);
  expect((await ask({ Authorization: "Bearer a.b.c" })).status).toBe(401);
  const cookie = await ask({ Cookie: "dorsal.session_token=anything" });
  expect([cookie.status, await cookie.json()]).toMatchObject([
    401,
    { error: { code: "no_token" } },
  ]);
  const { token } = await signedIn();
  const streams = Array.from({ length: mostStreams }, () => follow(token));
  await Promise.all(streams.map(({ connected }) => connected));
  const refused = await ask({ Authorization: `Bearer ${token}` });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "10"]);
  expect(refused.headers.get("access-control-allow-origin")).toBe("*");
});

test.skipIf(!url)("AUTHSVC-27 what one process writes, the streams of another tell", async () => {
  const elsewhere = await openDatabase({ url: String(url), max: 2 });
  onTestFinished(() => elsewhere.close());
  const news = await openEventNews(elsewhere);
  const copy = { ...accountsOf(elsewhere.db), eventNews: news };
  const there = await serveRoutes(copy, { "realtime/v1/stream": stream });
  const organizer = await signedIn();
  const raceId = await aRace(db, {});
  await db.insert(raceOrganizers).values({ raceId, userId: organizer.userId });
  const desk = follow(organizer.token, { at: there.origin });
  await desk.connected;
  await aRegistration(db, { raceId, userId: await aPerson(db) });
  expect(await desk.hears(1)).toMatchObject([{ kind: "registration.created", race_id: raceId }]);
});
