import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { authSessions, coachConversations } from "#db/schema.ts";
import {
  clientAddressContext,
  type RequestNotes,
  requestIdContext,
  requestNotesContext,
  servicesContext,
} from "#services/context.ts";
import { ServiceProblem } from "#services/providers/problem.ts";
import type { Services } from "#services/services.ts";
import { ProviderWords, type Video } from "#services/video/video.ts";
import { aVideo, withCoaches } from "../../../tests/support/assistant/coaches.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { action, loader } from "./tavus-conversation.ts";

const { db } = await openTestDatabase();

type Sent = { cookie?: string; type?: string; session?: string; signal?: AbortSignal };

/** The function on this database; a visitor's session is its token. */
async function functionOn(tx: Database, video: Video | null = null) {
  const { services } = await withCoaches(tx, { video });
  const tokenOf = (request: Request) => request.headers.get("x-session");
  const all = { ...services, identity: { cookie: { token: tokenOf } } } as unknown as Services;
  const notes: RequestNotes = { route: null, cache: undefined };

  async function call(
    body: unknown,
    { cookie = "", type = "application/json", session, signal }: Sent = {},
  ) {
    const context = new RouterContextProvider();
    context.set(servicesContext, all);
    context.set(requestIdContext, "r1");
    context.set(clientAddressContext, "192.0.2.1");
    context.set(requestNotesContext, notes);
    const headers = new Headers({ "Content-Type": type, Cookie: cookie });
    if (session) headers.set("x-session", session);
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const init = { method: "POST", headers, body: text, signal: signal ?? null };
    const request = new Request("http://run.test/functions/tavus-conversation", init);
    const answer = await action({
      request,
      context,
      params: {},
      url: new URL(request.url),
    } as never);
    const [guest = ""] = (answer.headers.get("set-cookie") ?? "").split(";");
    return { status: answer.status, guest, answer: await answer.json() };
  }
  return { call, notes };
}

async function sessionOf(tx: Database, person: Parameters<typeof aPerson>[1] = {}) {
  const userId = await aPerson(tx, person);
  await tx
    .insert(authSessions)
    .values({ userId, token: userId, expiresAt: new Date("2030-01-01") });
  return userId;
}

const testFunction = (title: string, prove: (tx: Database) => Promise<void>) =>
  test(title, () => rolledBack(db, prove));

testFunction("FN-01 FN-02 a guest begins a session, and a beacon ends it", async (tx) => {
  const { video, ended } = aVideo();
  const { call } = await functionOn(tx, video);
  const begun = await call({ action: "start", replica_id: "r1" });
  expect(begun).toMatchObject({
    status: 200,
    guest: expect.stringMatching(/^chat_guest=/),
    answer: {
      conversation_id: "c1",
      conversation_url: "https://frame.example/c1",
      source: "provider",
    },
  });
  const end = { action: "end", conversationId: "c1", reason: "left" };
  const refused = await call(end, { cookie: "chat_guest=AAAAAAAAAAAAAAAAAAAAAA" });
  expect(refused).toMatchObject({ status: 404, answer: { error: { code: "not_found" } } });
  expect((await call(end)).status).toBe(404);
  const beacon = { cookie: begun.guest, type: "text/plain;charset=UTF-8" };
  expect(await call(end, beacon)).toMatchObject({ status: 200, answer: { ended: true } });
  expect((await call(end, beacon)).status).toBe(200);
  const form = "application/x-www-form-urlencoded";
  const asForm = await call("action=end&conversationId=c1", { cookie: begun.guest, type: form });
  expect(asForm.status).toBe(200);
  expect(ended).toEqual(["c1"]);
  expect(await tx.select().from(coachConversations)).toMatchObject([{ endReason: "left" }]);
});

testFunction("a visitor who leaves while the provider is asked leaves nothing open", async (tx) => {
  const leaving = new AbortController();
  const url = { conversationId: "c1", conversationUrl: "https://frame.example/c1" };
  const { video, ended } = aVideo({
    async start() {
      leaving.abort();
      return url;
    },
  });
  const { call } = await functionOn(tx, video);
  await call({ action: "start", persona_id: "p1" }, { signal: leaving.signal });
  expect(ended).toEqual(["c1"]);
  expect(await tx.select().from(coachConversations)).toMatchObject([{ endReason: "left" }]);
});

testFunction("FN-03 the list is public, and names neither context nor layers", async (tx) => {
  const { call } = await functionOn(tx, aVideo().video);
  const { status, answer } = await call({ action: "list" });
  expect([status, answer.data.length]).toEqual([200, 1]);
  expect(JSON.stringify(answer)).not.toMatch(/Only for the coach|sk-1|layers|context/);
});

testFunction("ERR-15 ERR-16 ERR-34 failures have their sentences and a status", async (tx) => {
  const down = () => Promise.reject(new ServiceProblem("video", "unavailable"));
  const silent = await functionOn(tx, aVideo({ personas: down }).video);
  expect(await silent.call({ action: "list" })).toMatchObject({
    status: 502,
    answer: { error: { message: "Failed to load virtual coaches. Please try again." } },
  });
  const start = { action: "start", persona_id: "p1" };
  const broken = await functionOn(tx, aVideo({ start: down }).video);
  expect(await broken.call(start)).toMatchObject({
    status: 502,
    answer: {
      error: { code: "failed", message: "Failed to start video session. Please try again." },
    },
  });
  const unexpected = await functionOn(
    tx,
    aVideo({ start: () => Promise.reject(new Error("secret")) }).video,
  );
  expect(await unexpected.call(start)).toMatchObject({
    status: 500,
    answer: { error: { message: "Failed to start video session. Please try again." } },
  });
  const url = { conversationId: "c9", conversationUrl: null };
  const nowhere = await functionOn(tx, aVideo({ start: async () => url }).video);
  expect(await nowhere.call(start)).toMatchObject({
    status: 502,
    answer: { error: { code: "no-url", message: "No conversation URL received" } },
  });
});

testFunction("GAP-73 a guest who begins too many sessions is told to come back", async (tx) => {
  const { call } = await functionOn(tx);
  const start = { action: "start", persona_id: "coach-luz" };
  const { guest: cookie } = await call(start);
  const statuses: number[] = [];
  for (let time = 0; time < 3; time += 1) statuses.push((await call(start, { cookie })).status);
  expect(statuses).toEqual([200, 200, 429]);
  const { answer } = await call(start, { cookie });
  expect(answer.error).toMatchObject({
    code: "too-many-today",
    message: expect.stringContaining("Please try again shortly"),
  });
});

testFunction(
  "GAP-66 FN-11 only administrators change a coach, and kept pages are dropped",
  async (tx) => {
    const said = new ServiceProblem("video", "invalid", new ProviderWords("context is too long"));
    let isRefused = false;
    const updatePersona = () => (isRefused ? Promise.reject(said) : Promise.resolve());
    const { call, notes } = await functionOn(tx, aVideo({ updatePersona }).video);
    const runner = await sessionOf(tx);
    const admin = await sessionOf(tx, { isAdmin: true });
    const update = { action: "update", personaId: "p1", updates: { context: "New." } };
    expect((await call(update)).status).toBe(401);
    expect((await call(update, { session: runner })).status).toBe(403);
    expect(notes.dropsPages).toBeUndefined();
    expect(await call(update, { session: admin })).toMatchObject({ status: 200 });
    expect(notes.dropsPages).toBe(true);
    const unknown = { ...update, personaId: "p9" };
    expect((await call(unknown, { session: admin })).status).toBe(404);
    isRefused = true;
    expect(await call(update, { session: admin })).toMatchObject({
      status: 502,
      answer: { error: { message: "context is too long" } },
    });
  },
);

testFunction("a call without an action, or with one of another shape, is refused", async (tx) => {
  const { call } = await functionOn(tx);
  for (const body of [
    "",
    "x",
    "null",
    {},
    { action: "stop" },
    { action: "end" },
    { action: "end", conversationId: { $ne: "" } },
    { action: "end", conversationId: "c1", reason: "swept" },
    { action: "start", persona_id: 7 },
    { action: "update", personaId: "p1", updates: {} },
    { action: "update", personaId: "p1", updates: { system_prompt: "  " } },
    { action: "update", personaId: "p1", updates: { layers: {} } },
  ]) {
    expect((await call(body)).status, JSON.stringify(body)).toBe(400);
  }
  expect(loader().status).toBe(405);
});
