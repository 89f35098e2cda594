import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { authSessions, podcastAudio } from "#db/schema.ts";
import {
  clientAddressContext,
  type RequestNotes,
  requestIdContext,
  requestNotesContext,
  servicesContext,
} from "#services/context.ts";
import { openLog } from "#services/log/log.ts";
import type { Services } from "#services/services.ts";
import { aSpeech } from "../../../tests/support/content/speech.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { action, loader } from "./elevenlabs-tts.ts";

const { db } = await openTestDatabase();

type Outcome = { status: "done" | "failed" | "running"; problem?: "unavailable" };

/** The function on this database, with a job that ends as told before anybody looks. */
async function functionOn(
  tx: Database,
  { status, problem }: Outcome,
  changed: Partial<Services> = {},
) {
  const tokenOf = (request: Request) => request.headers.get("x-session");
  const jobs = {
    started: async () => {},
    isPending: async () => true,
    send: async () => {
      const sound = { fileKey: `podcasts/${"0".repeat(64)}/episode.mp3`, seconds: 3, bytes: 9 };
      await tx
        .update(podcastAudio)
        .set({ status, problem: problem ?? null, ...(status === "done" && sound) });
    },
  };
  const all = {
    db: tx,
    now: () => new Date(),
    log: openLog("silent"),
    speech: aSpeech().speech,
    limits: { allow: async () => true },
    jobs,
    identity: { cookie: { token: tokenOf } },
    ...changed,
  } as unknown as Services;
  const notes: RequestNotes = { route: null, cache: undefined };

  return async (
    session: string | null,
    sent: { body?: object; query?: string; signal?: AbortSignal },
  ) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, all);
    context.set(requestIdContext, "r1");
    context.set(clientAddressContext, "192.0.2.1");
    context.set(requestNotesContext, notes);
    const headers = new Headers({ "Content-Type": "application/json" });
    if (session) headers.set("x-session", session);
    const request = new Request(`http://run.test/functions/elevenlabs-tts${sent.query ?? ""}`, {
      headers,
      signal: sent.signal ?? null,
      ...(sent.body && { method: "POST", body: JSON.stringify(sent.body) }),
    });
    const asked = { request, context, params: {} } as never;
    const answer = await (sent.body ? action(asked) : loader(asked));
    return { status: answer.status, answer: await answer.json() };
  };
}

async function sessionOf(tx: Database, isAdmin: boolean) {
  const userId = await aPerson(tx, { isAdmin });
  const expiresAt = new Date("2030-01-01");
  await tx.insert(authSessions).values({ userId, token: userId, expiresAt });
  return userId;
}

const testFunction = (title: string, prove: (tx: Database) => Promise<void>) =>
  test(title, () => rolledBack(db, prove));

const body = { text: "Run easy.", voice_id: "silent", model_id: "eleven_multilingual_v2" };

testFunction("FN-13 an administrator gets the address of the recording", async (tx) => {
  const call = await functionOn(tx, { status: "done" });
  const admin = await sessionOf(tx, true);
  const { status, answer } = await call(admin, { body });
  expect(status).toBe(200);
  expect(answer.audio_url).toMatch(/^\/media\/podcasts\/0{64}\/episode\.mp3$/);
  const query = `?audio_id=${answer.audio_id}`;
  expect(await call(admin, { query })).toMatchObject({ status: 200, answer: { share: 1 } });
  expect((await call(admin, { query: "?audio_id=x" })).status).toBe(404);
  expect((await call(admin, {})).status).toBe(405);
});

testFunction("FN-13 a recording that takes longer has an id", async (tx) => {
  const call = await functionOn(tx, { status: "running" });
  const admin = await sessionOf(tx, true);
  const { status, answer } = await call(admin, { body, signal: AbortSignal.abort() });
  expect([status, Object.keys(answer)]).toEqual([202, ["audio_id"]]);
});

testFunction(
  "FN-13 ERR-85 a provider that fails until the wait is over is a failure",
  async (tx) => {
    const call = await functionOn(tx, { status: "running", problem: "unavailable" });
    const admin = await sessionOf(tx, true);
    expect(await call(admin, { body, signal: AbortSignal.abort() })).toMatchObject({
      status: 502,
      answer: { error: { message: "Failed to generate audio. Please try again." } },
    });
  },
);

testFunction(
  "FN-13 FAKE-18 others are refused, and so are other voices, models and no text",
  async (tx) => {
    const call = await functionOn(tx, { status: "done" });
    const [admin, runner] = [await sessionOf(tx, true), await sessionOf(tx, false)];
    expect((await call(null, { body })).status).toBe(401);
    expect((await call(runner, { body })).status).toBe(403);
    expect((await call(runner, { query: "?audio_id=x" })).status).toBe(403);
    for (const [wrong, code] of [
      [{ ...body, text: " \n" }, "no-text"],
      [{ ...body, text: 5 }, "no-text"],
      [{ ...body, voice_id: "another" }, "other-voice"],
      [{ ...body, model_id: "eleven_v3" }, "other-model"],
      [{ ...body, text: "<break/>" }, "no-script"],
    ] as const) {
      expect(await call(admin, { body: wrong })).toMatchObject({
        status: 400,
        answer: { error: { code } },
      });
    }
  },
);

testFunction("ERR-85 a recording that fails, and a server without a narrator", async (tx) => {
  const message = "Failed to generate audio. Please try again.";
  const admin = await sessionOf(tx, true);
  const failing = await functionOn(tx, { status: "failed" });
  expect(await failing(admin, { body })).toMatchObject({
    status: 502,
    answer: { error: { message } },
  });
  const mute = await functionOn(tx, { status: "done" }, { speech: null });
  expect(await mute(admin, { body })).toMatchObject({
    status: 503,
    answer: { error: { message } },
  });
});
