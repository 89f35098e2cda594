import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { authSessions, chatThreads, users } from "#db/schema.ts";
import { endSession, sessionsOf } from "#features/accounts/security/sessions.server.ts";
import { chatServices } from "../../../tests/support/chat.ts";
import { openTestDatabase } from "../../../tests/support/database.ts";
import { accountsOf } from "../../../tests/support/identity.ts";
import { aMember, serveAuth, signedInApp } from "../../../tests/support/programs/apps.ts";
import { serveRoutes } from "../../../tests/support/programs/host.ts";
import * as chat from "./openai-chat.ts";

const { db } = await openTestDatabase();
const services = accountsOf(db);
const { origin } = await serveAuth(services);
const chatting = { ...chatServices(db), ...services };
const { origin: site } = await serveRoutes(chatting, { "functions/openai-chat": chat });

async function ask(authorization: string | null, body: object) {
  const answer = await fetch(`${site}/functions/openai-chat`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(authorization && { authorization }) },
    body: JSON.stringify(body),
  });
  return { answer, text: await answer.text() };
}

const question = { text: "Which races are in Lima?", stream: false };
const threadsOf = (userId: string) => db.$count(chatThreads, eq(chatThreads.userId, userId));

test("FN-08 an app asks the assistant as its person; without a token it is a guest, as before", async () => {
  const userId = await aMember(services, "will@example.com");
  const { session } = await signedInApp(origin, services, "will@example.com");
  const bearer = `Bearer ${session.access_token}`;
  const own = await ask(bearer, question);
  expect(own.answer.status, own.text).toBe(200);
  expect(own.answer.headers.get("set-cookie")).toBeNull();
  expect(await threadsOf(userId)).toBe(1);
  const streamed = await ask(bearer, { ...question, stream: true });
  expect(streamed.answer.headers.get("content-type")).toContain("text/event-stream");
  expect(streamed.text).toContain('data: {"content"');
  expect(await threadsOf(userId)).toBe(2);
  const guest = await ask(null, question);
  expect([guest.answer.status, guest.answer.headers.has("set-cookie")]).toEqual([200, true]);
  expect(await threadsOf(userId)).toBe(2);

  const codeOf = (text: string) => JSON.parse(text).error.code;
  const forged = await ask(`${bearer.slice(0, -4)}AAAA`, question);
  expect([forged.answer.status, codeOf(forged.text)]).toEqual([401, "bad_token"]);
  await db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, userId));
  const half = await ask(bearer, question);
  expect([half.answer.status, codeOf(half.text)]).toEqual([403, "second_step_needed"]);
  await db.delete(authSessions).where(eq(authSessions.userId, userId));
  const over = await ask(bearer, question);
  expect([over.answer.status, codeOf(over.text)]).toEqual([401, "session_over"]);
  expect(await threadsOf(userId)).toBe(2);
});

test("GAP-83 a refused question has the one shape of errors", async () => {
  const { answer, text } = await ask(null, { text: " " });
  expect([answer.status, JSON.parse(text)]).toEqual([
    400,
    { error: { code: "empty", message: expect.any(String) } },
  ]);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
});

test("AUTHSVC-10 the list of devices names apps, and ends them at once", async () => {
  const userId = await aMember(services, "xena@example.com");
  const { auth, session } = await signedInApp(origin, services, "xena@example.com");
  const viewer = { userId, sessionId: crypto.randomUUID() };
  const [listed] = await sessionsOf(services, viewer, "en");
  expect(listed?.device).toMatch(/^App/);
  expect(await endSession(services, viewer, listed?.id ?? "")).toBe(true);
  expect((await auth.getUser()).error).toMatchObject({ name: "AuthSessionMissingError" });
  const over = await ask(`Bearer ${session.access_token}`, question);
  expect(over.answer.status).toBe(401);
});
