import { openDatabase } from "../../app/db/database.ts";
import { ask } from "../../app/features/assistant/asking/ask.server.ts";
import { chatServices, hang, say, scripted } from "../support/chat.ts";

// Asks a question as a guest, prints its thread once the answer has begun, and then waits in its
// middle: `node asker.ts GUEST (--dir DIRECTORY | --url URL)`.

const [guestKey = "", kind, place = ""] = process.argv.slice(2);

const { db } = await openDatabase(kind === "--url" ? { url: place, max: 2 } : { dataDir: place });
const { engines } = scripted({ "built-in": [say("Run "), say("easy."), hang] }, 60_000);
const answer = await ask(
  chatServices(db, null, () => new Date()),
  {
    owner: { guestKey },
    text: "How do I run?",
    thread: null,
    assistant: null,
    race: null,
    requestKey: null,
    lang: "en" as const,
    instead: null,
    unit: "km",
    address: "127.0.0.1",
  },
  new AbortController().signal,
  engines,
);
if ("problem" in answer) throw new Error(answer.problem);
let thread = "";
for await (const event of answer.events) {
  if ("started" in event) thread = event.started.thread;
  if ("content" in event) process.stdout.write(`${thread}\n`);
}
