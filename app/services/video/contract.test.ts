import { afterAll, expect, test } from "vitest";
import {
  providerPersonas,
  startVideoProvider,
  type VideoFault,
  videoKey,
} from "../../../tests/support/providers/video.ts";
import { readConfig } from "../config.ts";
import { errorRecord } from "../log/error-record.ts";
import { ServiceProblem } from "../providers/problem.ts";
import { videoSettings } from "./config.ts";
import { tavusVideo } from "./tavus.ts";
import type { Video, VideoStart } from "./video.ts";

const provider = await startVideoProvider();
afterAll(() => provider.close());

const settings = {
  apiKey: videoKey,
  baseUrl: provider.baseUrl,
  defaultReplicaId: "r9999",
  frameOrigin: provider.frameOrigin,
};
const patience = { list: 150, update: 150, start: 150, end: 150 };
const local = tavusVideo(settings, fetch, { list: 3000, update: 3000, start: 3000, end: 3000 });
const hasty = tavusVideo(settings, fetch, patience);

/** With a key the same suite runs against the provider itself; each conversation ends at once. */
const real = videoSettings({
  TAVUS_API_KEY: process.env.TAVUS_API_KEY,
  TAVUS_DEFAULT_REPLICA_ID: process.env.TAVUS_DEFAULT_REPLICA_ID,
});
const sides: [name: string, video: Video][] = [
  ["a server that speaks the protocol", local],
  ...(real ? [["Tavus", tavusVideo(real, fetch)] as [string, Video]] : []),
];

const begin = (personaId: string, changed: Partial<VideoStart> = {}): VideoStart => ({
  personaId,
  replicaId: null,
  name: "Contract",
  limits: { whole: 60, left: 5, absent: 30 },
  callbackUrl: null,
  ...changed,
});

async function problemOf(work: () => Promise<unknown>) {
  try {
    await work();
    return null;
  } catch (error) {
    return error;
  }
}

for (const [name, video] of sides) {
  test(`FN-01 FN-02 FN-03 a conversation begins with a persona and ends: ${name}`, async () => {
    provider.failWith(() => null);
    const personas = await video.personas();
    const [first] = personas;
    expect(personas.length).toBeGreaterThan(0);
    const started = await video.start(begin(first?.personaId ?? ""));
    try {
      expect(new URL(started.conversationUrl ?? "").origin).toBe(video.frameOrigin);
    } finally {
      await video.end(started.conversationId);
    }
    await video.end(started.conversationId);
    await video.end("c00000000");
  }, 60_000);

  test(`an unknown persona is refused: ${name}`, async () => {
    provider.failWith(() => null);
    expect(await problemOf(() => video.start(begin("p-of-nobody")))).toMatchObject({
      service: "video",
      kind: "invalid",
    });
  }, 60_000);
}

test("a conversation is asked for with its limits, its replica and where its events go", async () => {
  provider.failWith(() => null);
  const callbackUrl = "https://run.example/webhooks/tavus/x";
  const { conversationId } = await local.start(begin("p0001", { replicaId: "r5", callbackUrl }));
  expect(provider.conversations.get(conversationId)?.asked).toEqual({
    persona_id: "p0001",
    replica_id: "r5",
    conversation_name: "Contract",
    callback_url: callbackUrl,
    properties: {
      max_call_duration: 60,
      participant_left_timeout: 5,
      participant_absent_timeout: 30,
    },
  });
  const { conversationId: other } = await local.start(begin("p0002"));
  expect(provider.conversations.get(other)?.asked).toMatchObject({ replica_id: "r9999" });
  expect(provider.conversations.get(other)?.asked).not.toHaveProperty("callback_url");
});

test("FN-03 a list of many pages is read whole, and what is no persona is left out", async () => {
  const many = Array.from({ length: 250 }, (_, place) => ({
    persona_id: `p${place}`,
    persona_name: `Coach\0 ${place}`,
  }));
  const crowded = await startVideoProvider([...many, { persona_id: "../x", persona_name: "No" }]);
  try {
    const video = tavusVideo({ ...settings, baseUrl: crowded.baseUrl }, fetch);
    const personas = await video.personas();
    expect(personas.map(({ personaId }) => personaId)).toEqual(many.map((each) => each.persona_id));
    expect(personas[1]?.personaName, "as a database takes it").toBe("Coach 1");
    expect(crowded.calls.map(({ query }) => query.get("page"))).toEqual(["1", "2", "3"]);
  } finally {
    await crowded.close();
  }
  provider.failWith(() => null);
  expect((await local.personas())[0]).toEqual({
    personaId: "p0001",
    personaName: "Ana the Pacer",
    systemPrompt: "Plans for the marathon, week by week.",
    context: "Only the coach reads this.",
    defaultReplicaId: "r0001",
    layers: providerPersonas[0]?.layers,
    createdAt: new Date("2026-01-02T03:04:05Z"),
    updatedAt: new Date("2026-02-03T04:05:06Z"),
  });
});

test("FN-11 a persona is changed by a patch, also where it had no such text, and twice", async () => {
  provider.failWith(() => null);
  const updates = { systemPrompt: "Trails.", context: "New." };
  await local.updatePersona("p0002", updates);
  await local.updatePersona("p0002", updates);
  expect(provider.calls.map(({ method, body }) => [method, Array.isArray(body)])).toEqual([
    ["PATCH", true],
    ["PATCH", true],
  ]);
  expect((await local.personas())[1]).toMatchObject(updates);
});

test("ERR-79 the provider's words about a refused change are kept with the failure", async () => {
  const message = "system_prompt is too long";
  const refusals = [{ message }, { error: message }, { error: { message, type: "invalid" } }];
  for (const refusal of refusals) {
    provider.failWith(() => ({ status: 400, body: JSON.stringify(refusal) }));
    const problem = await problemOf(() => local.updatePersona("p0001", { systemPrompt: "x" }));
    expect(problem).toMatchObject({ kind: "invalid", cause: { name: "ProviderWords", message } });
  }
  for (const body of ["", JSON.stringify({ error: { code: 7 } }), JSON.stringify({ error: 7 })]) {
    provider.failWith(() => ({ status: 400, body }));
    const problem = await problemOf(() => local.updatePersona("p0001", { systemPrompt: "x" }));
    expect(problem, body).toMatchObject({ cause: { name: "Error", message: "status 400" } });
  }
});

const kinds: [status: number, kind: string][] = [
  [400, "invalid"],
  [401, "auth"],
  [402, "rate"],
  [403, "auth"],
  [404, "unavailable"],
  [422, "invalid"],
  [429, "rate"],
  [500, "unavailable"],
  [503, "unavailable"],
];

test("every failure of the provider has its kind", async () => {
  for (const [status, kind] of kinds) {
    provider.failWith(() => ({ status }));
    const problem = await problemOf(() => local.start(begin("p0001")));
    expect(problem, String(status)).toBeInstanceOf(ServiceProblem);
    expect(problem, String(status)).toMatchObject({ service: "video", kind });
  }
  const wrongKey = tavusVideo({ ...settings, apiKey: "another key" }, fetch);
  expect(await problemOf(() => wrongKey.personas())).toMatchObject({ kind: "auth" });
  const nowhere = tavusVideo({ ...settings, baseUrl: "http://127.0.0.1:1" }, fetch);
  expect(await problemOf(() => nowhere.personas())).toMatchObject({ kind: "unavailable" });
});

const calls: [name: string, call: (video: Video) => Promise<unknown>][] = [
  ["personas", (video) => video.personas()],
  ["start", (video) => video.start(begin("p0001"))],
  ["update", (video) => video.updatePersona("p0001", { context: "x" })],
  ["end", (video) => video.end("c1")],
];

test("a provider that is silent or sends without an end is given up", async () => {
  for (const [name, call] of calls) {
    provider.failWith(() => ({ hangs: true }));
    expect(await problemOf(() => call(hasty)), name).toMatchObject({ kind: "timeout" });
    provider.failWith(() => ({ endless: true }));
    const problem = await problemOf(() => call(hasty));
    expect(problem, name).toBeInstanceOf(ServiceProblem);
  }
  provider.failWith(() => ({ endless: true }));
  expect(await problemOf(() => local.personas())).toMatchObject({ kind: "unavailable" });
  await expect.poll(() => provider.open).toBe(0);
});

test("an answer of another shape is a failure and no half of a list or a conversation", async () => {
  const wrong = ["", "not json", "[]", "null", '{"data":{}}', '{"conversation_id":"../end"}'];
  for (const text of wrong) {
    provider.failWith(() => ({ text }));
    expect(await problemOf(() => local.personas()), text).toMatchObject({ kind: "unavailable" });
    expect(await problemOf(() => local.start(begin("p0001"))), text).toMatchObject({
      kind: "unavailable",
    });
  }
});

test("ERR-16 an address that the page may not frame counts as none", async () => {
  const { host } = new URL(provider.frameOrigin);
  const wrong: VideoFault[] = [
    null,
    "",
    "/room/1",
    "javascript:alert(1)",
    "https://elsewhere.example/room/1",
    `https://${host}/room/1`,
    `http://who@${host}/room/1`,
    `${provider.frameOrigin}.example/room/1`,
  ].map((url) => ({ url }));
  for (const fault of wrong) {
    provider.failWith(() => fault);
    const started = await local.start(begin("p0001"));
    expect(started.conversationUrl, JSON.stringify(fault)).toBeNull();
    expect(started.conversationId).toMatch(/^c/);
  }
});

test("the log learns what the provider said, and never the key", async () => {
  provider.failWith(() => ({
    status: 429,
    body: '{"message":"Too many concurrent conversations"}',
  }));
  const problem = await problemOf(() => local.start(begin("p0001")));
  const record = JSON.stringify(errorRecord(problem));
  expect(record).toContain("Too many concurrent conversations");
  expect(record).not.toContain(videoKey);
});

test("without a key there is no provider; with one the official addresses are used", () => {
  const key = "tavus-key-of-an-account";
  expect(videoSettings({ TAVUS_BASE_URL: "https://other.example" })).toBeNull();
  expect(videoSettings({ TAVUS_API_KEY: key })).toEqual({
    apiKey: key,
    baseUrl: "https://tavusapi.com",
    defaultReplicaId: null,
    frameOrigin: "https://tavus.daily.co",
  });
  expect(readConfig({}).video).toBeNull();
  expect(
    readConfig({ TAVUS_API_KEY: key, TAVUS_BASE_URL: "https://other.example/" }).video,
  ).toEqual(expect.objectContaining({ baseUrl: "https://other.example" }));
});

test("a frame is allowed of an origin over TLS, or of this machine", () => {
  const read = (origin: string) => () =>
    readConfig({ TAVUS_API_KEY: "tavus-key", TAVUS_FRAME_ORIGIN: origin }).video?.frameOrigin;
  expect(read("https://rooms.example/")()).toBe("https://rooms.example");
  expect(read("http://127.0.0.1:9000")()).toBe("http://127.0.0.1:9000");
  for (const wrong of ["http://rooms.example", "https://rooms.example/a", "rooms.example", "*"]) {
    expect(read(wrong), wrong).toThrow("TAVUS_FRAME_ORIGIN");
  }
  expect(() => readConfig({ TAVUS_DEFAULT_REPLICA_ID: "r1" })).toThrow("TAVUS_API_KEY");
});
