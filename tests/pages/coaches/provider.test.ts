import { afterAll, beforeEach } from "vitest";
import { providerPersonas, startVideoProvider } from "../../support/providers/video.ts";
import { ownSite } from "../support/own-site.ts";
import { expect, test } from "../support/test.ts";
import { callSessions } from "./begin-session.ts";

let provider: Awaited<ReturnType<typeof startVideoProvider>>;

const { newVisitor } = ownSite({
  env: async () => {
    provider = await startVideoProvider();
    return {
      NODE_ENV: "production",
      LIMITS_FACTOR: "1000",
      REQUIRE_LIVE_SERVICES: "video",
      ...provider.environment,
    };
  },
});

beforeEach(() => provider.failWith(() => null));
afterAll(() => provider?.close());

const start = { action: "start", persona_id: providerPersonas[0]?.persona_id };

test("VC-10 FN-01 FN-02 a session opens a room of the provider, and ends there by a call or a beacon", async () => {
  const visitor = newVisitor();
  for (const type of ["application/json", "text/plain;charset=UTF-8"]) {
    const begun = await callSessions(visitor, start);
    expect(begun.status, await begun.clone().text()).toBe(200);
    expect(begun.headers.get("cache-control")).toBe("private, no-store");
    const { conversation_id, conversation_url } = await begun.json();
    expect(new URL(conversation_url).origin).toBe(provider.frameOrigin);
    expect(provider.running()).toHaveLength(1);
    await visitor.fetch("/functions/tavus-conversation", {
      method: "POST",
      headers: { "content-type": type },
      body: JSON.stringify({ action: "end", conversationId: conversation_id }),
    });
    await expect.poll(() => provider.running()).toEqual([]);
  }
});

test("ERR-15 ERR-16 a failed start says so, and a room that cannot be framed is closed", async () => {
  const visitor = newVisitor();
  provider.failWith(({ path }) => (path === "/v2/conversations" ? { status: 500 } : null));
  const failed = await callSessions(visitor, start);
  expect(failed.status).toBe(502);
  expect((await failed.json()).error).toMatchObject({
    code: "failed",
    message: "Failed to start video session. Please try again.",
  });
  provider.failWith(() => ({ url: "https://elsewhere.example/room" }));
  const foreign = await callSessions(visitor, start);
  expect(foreign.status).toBe(502);
  expect((await foreign.json()).error).toMatchObject({
    code: "no-url",
    message: "No conversation URL received",
  });
  expect(provider.conversations.size).toBeGreaterThan(0);
  expect(provider.running()).toEqual([]);
});
