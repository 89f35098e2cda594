import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { openDatabase } from "#db/database.ts";
import { ask } from "#features/assistant/asking/ask.server.ts";
import { answerFailed, askMessages } from "#features/assistant/threads/messages.ts";
import { allowanceOf, findThread } from "#features/assistant/threads/queries.server.ts";
import { chatServices, say, scripted } from "../support/chat.ts";
import { createOnServer, embeddedDirectory, serverUrl } from "../support/database.ts";

const owner = { guestKey: "a-guest" };
const twoMinutes = 120_000;

/** Kills a process in the middle of its answer; returns the thread that it answered in. */
async function answerAndKill(place: string[]): Promise<string> {
  const asker = spawn(
    process.execPath,
    ["--liftoff-only", join(import.meta.dirname, "asker.ts"), owner.guestKey, ...place],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const lines = createInterface(asker.stdout);
  const closed = once(asker, "close");
  const [thread] = await Promise.race([once(lines, "line"), closed]);
  if (typeof thread !== "string") throw new Error("The process ended before its answer.");
  asker.kill("SIGKILL");
  await closed;
  return thread;
}

async function expectHealed(options: Parameters<typeof openDatabase>[0], thread: string) {
  const { db, close } = await openDatabase(options);
  const soon = chatServices(db, null, () => new Date());
  const retry = {
    owner,
    thread,
    text: "",
    assistant: null,
    race: null,
    requestKey: null,
    lang: "en" as const,
    instead: "retry",
    unit: "km",
    address: "127.0.0.1",
  } as const;
  const { engines } = scripted({ "built-in": [say("Run well.")] });
  const { signal } = new AbortController();
  // Another copy of the server might still be answering: for a while nobody else does.
  expect(await ask(soon, retry, signal, engines)).toEqual({ problem: "busy" });
  expect(askMessages.busy.en).toContain("Wait for its answer");

  const later = chatServices(db, null, () => new Date(Date.now() + twoMinutes));
  const lost = await findThread(later, owner, thread, "en");
  expect(lost?.isAnswering).toBe(false);
  expect(lost?.messages).toMatchObject([
    { isUser: true, content: "How do I run?" },
    { isUser: false, state: "failed", content: answerFailed.en },
  ]);
  const again = await ask(later, retry, signal, engines);
  if ("problem" in again) throw new Error(again.problem);
  await Array.fromAsync(again.events);
  const healed = await findThread(later, owner, thread, "en");
  expect(healed?.messages.map(({ content }) => content)).toEqual(["How do I run?", "Run well."]);
  expect((await allowanceOf(soon, owner)).meter.used).toBe(1);
  await close();
}

test("an answer whose server is killed in the middle can be asked for again, and counts once", async () => {
  const dataDir = await embeddedDirectory();
  await expectHealed({ dataDir }, await answerAndKill(["--dir", dataDir]));
}, 90_000);

test.skipIf(!serverUrl)("so it is where the database is on a server", async () => {
  const url = await createOnServer(String(serverUrl));
  await expectHealed({ url, max: 2 }, await answerAndKill(["--url", url]));
});
