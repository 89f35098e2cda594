import type { MarkdownNode } from "#ui/markdown/markdown-tree.ts";
import { readEvents } from "../asking/read-events.ts";
import type { Utterance } from "../conversation/utterance.ts";
import { managingMessages } from "../managing/messages.ts";
import type { ChatMessage } from "../threads/thread.ts";

/** A message of the test console. */
export type TrialMessage =
  | { id: number; author: "user"; text: string }
  | {
      id: number;
      author: "assistant";
      blocks: MarkdownNode[];
      /** The whole answer, once it has ended. */
      answer: ChatMessage | null;
      /** Why there is no answer. */
      problem: string | null;
    };

/** As many messages as an answer can look back to. */
const lookedAt = 12;

/** What a test console talks to. */
export type Tried = {
  /** The address that answers. */
  action: string;
  /** What the screen holds at this moment; `null` where that cannot be told. */
  fields: () => FormData | null;
};

/**
 * Asks who is tried, with what the screen holds at this moment.
 * @param onBlocks - called with each piece of the answer
 * @throws {TrialRefused} with the sentence of the server
 */
export async function askTrial(
  { action, fields }: Tried,
  messages: readonly TrialMessage[],
  { onBlocks, signal }: { onBlocks: (blocks: MarkdownNode[]) => void; signal: AbortSignal },
): Promise<ChatMessage> {
  const body = fields();
  if (!body) throw new TrialRefused(managingMessages.testFailed);
  body.set("conversation", JSON.stringify(messages.slice(-lookedAt).flatMap(utterance)));
  const response = await fetch(action, { method: "POST", body, signal });
  if (!response.ok || !response.body) throw new TrialRefused(await sentenceOf(response));
  let blocks: MarkdownNode[] = [];
  let answer: ChatMessage | null = null;
  await readEvents(response.body, (event) => {
    if ("shown" in event) {
      blocks = [...blocks.slice(0, event.shown.from), ...event.shown.blocks];
      onBlocks(blocks);
    }
    if ("done" in event) answer = event.done.message;
  });
  if (!answer) throw new TrialRefused(managingMessages.testFailed);
  return answer;
}

/** Why the server did not answer, in its own words. */
export class TrialRefused extends Error {
  override name = "TrialRefused";
}

async function sentenceOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const { problem }: { problem?: unknown } = Object(body);
  return typeof problem === "string" ? problem : managingMessages.testFailed;
}

/** A message as the server reads it. Answers that failed are left out. */
function utterance(message: TrialMessage): Utterance[] {
  if (message.author === "user") return [{ author: "user", text: message.text, races: [] }];
  if (!message.answer) return [];
  const { content, races } = message.answer;
  const shown = races.map(({ race }) => ({ id: race.id, name: race.name }));
  return [{ author: "assistant", text: content, races: shown }];
}
