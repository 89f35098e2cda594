import type { Services } from "#services/services.ts";
import type { LengthUnit } from "#values/length.ts";
import type { Lang } from "#values/say.ts";
import { keepable } from "#values/text/typed.ts";
import { assistantModels, defaultChatModel } from "../conversation/assistant.ts";
import { longestQuestion } from "../conversation/limits.ts";
import type { Utterance } from "../conversation/utterance.ts";
import type { ChatEvent } from "../threads/chat-event.ts";
import type { ChatOwner } from "../threads/owner.ts";
import { allowanceOf } from "../threads/queries.server.ts";
import {
  type Engines,
  engines,
  messageOf,
  type RunningAnswer,
  startAnswer,
} from "./answer.server.ts";
import type { AskedAnswer } from "./ask.server.ts";
import { countQuestion, isWithinLimits, uncountQuestion } from "./count.server.ts";
import { defaultAssistant } from "./default-assistant.ts";
import { turnOf } from "./turn.server.ts";

/** A conversation that its caller keeps; the last message is the question. */
export type AskedConversation = {
  owner: ChatOwner;
  messages: readonly Utterance[];
  /** One of our models; any other name stands for the usual one. */
  model: string;
  unit: LengthUnit;
  lang: Lang;
  address: string;
};

/** Answers the last message of a conversation and stores nothing. It counts as every question does. */
export async function askOnce(
  services: Services,
  { owner, model, unit, lang, address, ...asked }: AskedConversation,
  signal: AbortSignal,
  answering: Engines = engines,
): Promise<AskedAnswer> {
  const conversation = asked.messages.map((said) => ({
    ...said,
    text: keepable(said.text).trim(),
  }));
  const last = conversation.at(-1);
  if (last?.author !== "user" || last.text === "") return { problem: "empty" };
  const isTooLong = conversation.some(
    (said) => said.author === "user" && said.text.length > longestQuestion,
  );
  if (isTooLong) return { problem: "too-long" };
  if (!(await isWithinLimits(services, owner, address))) return { problem: "too-many" };
  const known = [...assistantModels, defaultChatModel].find((name) => name === model);
  const assistant = { ...defaultAssistant, model: known ?? defaultChatModel };
  const userId = "userId" in owner ? owner.userId : null;
  const said = { assistant, conversation, race: null, userId, unit, lang };
  const turn = await turnOf(services, said, signal);
  const counted = await countQuestion(services, owner);
  if (!counted) return { problem: "used-up", allowance: await allowanceOf(services, owner) };
  const running = startAnswer(services, turn, userId, answering);
  return {
    events: countWhile(services, owner, running, () => uncountQuestion(services, owner, counted)),
  };
}

async function* countWhile(
  services: Services,
  owner: ChatOwner,
  running: RunningAnswer,
  giveBack: () => Promise<void>,
): AsyncGenerator<ChatEvent> {
  yield* running.events;
  const answer = running.answer();
  if (answer.state === "failed" && answer.answeredBy === null) await giveBack();
  const message = messageOf(answer, { id: "", at: services.now() });
  yield { done: { message, allowance: await allowanceOf(services, owner) } };
}
