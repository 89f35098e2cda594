import { expect, test } from "vitest";
import { ask, readUntil, startOf } from "../../pages/assistant/questions.ts";
import { Visitor } from "../../pages/support/visitor.ts";
import { providerKey, startModelProvider } from "../../support/providers/models.ts";
import { preparedDataDir } from "../../support/site/data-dir.ts";
import { startServer } from "../../support/site/server.ts";

test("FN-08 pieces arrive while the model is still writing; a closed tab and a stopping server end it", async () => {
  const provider = await startModelProvider();
  provider.answerWith(() => ({ text: ["Run ", "easy. "], hangs: true }));
  const env = {
    DATA_DIR: await preparedDataDir(),
    DEMO_DATA: "0",
    OPENAI_API_KEY: providerKey,
    OPENAI_BASE_URL: provider.baseUrl,
  };
  let server = await startServer(env);
  const before = new Visitor(server.url);
  const tab = new AbortController();
  const answer = await ask(before, { text: "How do I run?" }, tab.signal);
  const { thread } = startOf(await readUntil(answer, "easy"));
  expect((await ask(before, { text: "More", thread })).status).toBe(409);
  expect(provider.open).toBe(1);
  tab.abort();
  await expect.poll(() => provider.open).toBe(0);

  // The thread is free again, with what has arrived.
  const next = await ask(before, { text: "More", thread });
  expect(next.status).toBe(200);
  await readUntil(next, "easy");
  const messages = JSON.stringify(provider.calls.at(-1)?.messages);
  expect(messages).toContain("Run easy.");
  expect(messages).toContain("More");

  await server.stop({ keepsData: true });

  // The stopped answer is stored, and the thread takes questions.
  server = await startServer(env);
  const after = new Visitor(server.url);
  after.setCookie("chat_guest", String(before.cookie("chat_guest")));
  const last = new AbortController();
  const later = await ask(after, { text: "Once more", thread }, last.signal);
  expect(later.status).toBe(200);
  await readUntil(later, "easy");
  expect(JSON.stringify(provider.calls.at(-1)?.messages).match(/Run easy/g)).toHaveLength(2);
  last.abort();
  await server.stop();
  await provider.close();
});
