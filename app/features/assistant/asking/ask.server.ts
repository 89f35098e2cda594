import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import type { LengthUnit } from "#values/length.ts";
import type { Lang } from "#values/say.ts";
import { keepable } from "#values/text/clean.ts";
import { assistantModels, defaultChatModel } from "../conversation/assistant.ts";
import { longestQuestion } from "../conversation/limits.ts";
import type { Utterance } from "../conversation/utterance.ts";
import { defaultAssistant, starterIn } from "../managing/first-assistants.ts";
import { settingsOf } from "../managing/queries.server.ts";
import type { AskProblem, ChatEvent } from "../threads/chat-event.ts";
import { allowanceOf, findThread } from "../threads/queries.server.ts";
import type { ChatAllowance, ChatOwner } from "../threads/thread.ts";
import {
  type Engines,
  engines,
  messageOf,
  type RunningAnswer,
  startAnswer,
  type TurnAnswer,
} from "./answer.server.ts";
import {
  type AskedBefore,
  type AskedThread,
  findAskedBefore,
  findAskedRace,
  findAskedThread,
  type SpokenMessage,
  utterancesOf,
} from "./asked-thread.server.ts";
import { countQuestion, isStarterFree, isWithinLimits, uncountQuestion } from "./count.server.ts";
import {
  keepAnswer,
  type QuestionToStore,
  type StoredQuestion,
  storeQuestion,
} from "./keeping.server.ts";
import { turnOf } from "./turn.server.ts";

/** A question as it is asked. */
export type AskedQuestion = {
  owner: ChatOwner;
  /** Ignored where the last question is asked again. */
  text: string;
  /** The conversation that it belongs to; `null` begins a new one. */
  thread: string | null;
  /** Who answers, and the race that it is about: of a new conversation. */
  assistant: string | null;
  race: string | null;
  /** Chosen by the browser for each question: one that is sent twice is asked and counted once. */
  requestKey: string | null;
  /** Replaces the last question and its answer, or asks the last question again. */
  instead: "edit" | "retry" | null;
  unit: LengthUnit;
  /** The language of the page. */
  lang: Lang;
  /** The network that it comes from: the key of limits. */
  address: string;
};

export type AskRefused = { problem: AskProblem; allowance?: ChatAllowance };
export type AskedAnswer = AskRefused | { events: AsyncGenerator<ChatEvent> };

/**
 * Asks a question. The events begin to be made when they are read; what has arrived is stored when
 * they end, also when `signal` ends them or nobody reads on.
 */
export async function ask(
  services: Services,
  question: AskedQuestion,
  signal: AbortSignal,
  answering: Engines = engines,
): Promise<AskedAnswer> {
  const text = keepable(question.text).replaceAll("\r\n", "\n").trim();
  if (text === "" && question.instead !== "retry") return { problem: "empty" };
  if (text.length > longestQuestion) return { problem: "too-long" };
  if (!(await isWithinLimits(services, question.owner, question.address))) {
    return { problem: "too-many" };
  }
  const requestKey = readId(question.requestKey);
  const before = requestKey && (await findAskedBefore(services, question.owner, requestKey));
  if (before) return repeat(services, question, before);
  const asked = await readAsked(services, { ...question, text, requestKey });
  if ("problem" in asked) return asked;
  return answer(services, asked, signal, answering);
}

/** Everything that a question needs to be stored and answered. */
type ReadQuestion = {
  toStore: Omit<QuestionToStore, "language">;
  assistant: typeof defaultAssistant;
  earlier: SpokenMessage[];
  race: AskedThread["race"];
  unit: LengthUnit;
  lang: Lang;
  /** Counts against no limit. */
  isFree: boolean;
};

async function readAsked(
  services: Services,
  question: AskedQuestion,
): Promise<ReadQuestion | { problem: AskProblem }> {
  const { owner, instead, requestKey, unit, lang } = question;
  const thread = await threadOf(services, question);
  if (thread && "problem" in thread) return thread;
  const replaced =
    instead === null ? null : (thread?.messages.findLast(({ isUser }) => isUser) ?? null);
  if (instead !== null && !replaced) return { problem: "nothing-to-repeat" };
  const chosen = thread ? null : readId(question.assistant);
  if (!thread && question.assistant !== null && chosen === null) return { problem: "no-assistant" };
  const assistantId = thread ? thread.assistantId : chosen;
  const settings = assistantId === null ? null : await settingsOf(services, assistantId);
  if (chosen !== null && !settings) return { problem: "no-assistant" };
  const raceId = thread ? null : readId(question.race);
  const race = raceId === null ? (thread?.race ?? null) : await findAskedRace(services, raceId);
  const text = instead === "retry" && replaced ? replaced.content : question.text;
  const starter = starterIn(settings?.conversationStarter, lang);
  const isStarter = !thread && starter === text;
  return {
    toStore: {
      owner,
      text,
      thread,
      replaced,
      assistantId,
      raceId: race?.id ?? null,
      requestKey,
      starter,
    },
    assistant: settings ?? defaultAssistant,
    earlier: (thread?.messages ?? []).filter(
      ({ position }) => !replaced || position < replaced.position,
    ),
    race,
    unit,
    lang,
    isFree: isStarter
      ? await isStarterFree(services, owner)
      : instead === "retry" && isPaidFor(thread?.messages.at(-1)),
  };
}

async function threadOf(
  services: Services,
  { owner, thread }: AskedQuestion,
): Promise<AskedThread | null | { problem: AskProblem }> {
  if (thread === null) return null;
  const id = readId(thread);
  const found = id && (await findAskedThread(services, owner, id));
  if (!found) return { problem: "no-thread" };
  return found.isAnswering ? { problem: "busy" } : found;
}

/**
 * Whether a failed answer was counted and has not been given back: one that broke off, or whose
 * server has ended.
 */
function isPaidFor(answer: SpokenMessage | undefined): boolean {
  if (answer?.state === "streaming") return true;
  return answer?.state === "failed" && answer.answeredBy !== null;
}

/** A question that was sent twice: its stored answer. */
async function repeat(
  services: Services,
  { owner, lang }: Pick<AskedQuestion, "owner" | "lang">,
  before: AskedBefore,
): Promise<AskedAnswer> {
  const thread = await findThread(services, owner, before.thread, lang);
  const message = thread?.messages.find(({ id }) => id === before.answer);
  if (!thread || !message) return { problem: "no-thread" };
  if (message.state === "streaming") return { problem: "busy" };
  const { question } = before;
  const started = { thread: thread.id, title: thread.title, question, answer: message.id };
  const allowance = await allowanceOf(services, owner);
  return { events: eventsOf([{ started }, { done: { message, allowance } }]) };
}

async function* eventsOf(events: readonly ChatEvent[]): AsyncGenerator<ChatEvent> {
  yield* events;
}

async function answer(
  services: Services,
  asked: ReadQuestion,
  signal: AbortSignal,
  answering: Engines,
): Promise<AskedAnswer> {
  const { toStore, assistant, earlier, race, unit, lang } = asked;
  const { owner, text } = toStore;
  const conversation = [...utterancesOf(earlier), { author: "user" as const, text, races: [] }];
  const userId = "userId" in owner ? owner.userId : null;
  const said = { assistant, conversation, race, userId, unit, lang };
  const turn = await turnOf(services, said, signal);
  const counted = asked.isFree ? null : await countQuestion(services, owner);
  if (!counted && !asked.isFree) {
    return { problem: "used-up", allowance: await allowanceOf(services, owner) };
  }
  const giveBack = async () => void (counted && (await uncountQuestion(services, owner, counted)));
  const stored = await storeQuestion(services, {
    ...toStore,
    language: turn.plan.language,
  }).catch(async (problem) => {
    await giveBack();
    throw problem;
  });
  if (!stored) {
    await giveBack();
    return { problem: "busy" };
  }
  const running = startAnswer(services, turn, userId, answering);
  return { events: keepWhile(services, { owner, stored, running, giveBack }) };
}

type Keeping = {
  owner: ChatOwner;
  stored: StoredQuestion;
  running: RunningAnswer;
  giveBack: () => Promise<void>;
};

/** The events of an answer, which is stored when they end, whatever ends them. */
async function* keepWhile(
  services: Services,
  { owner, stored, running, giveBack }: Keeping,
): AsyncGenerator<ChatEvent> {
  let made: TurnAnswer;
  let at: Date;
  const finish = services.unfinished.begin();
  try {
    yield { started: stored };
    yield* running.events;
  } finally {
    made = running.answer();
    at = services.now();
    try {
      if (made.state === "failed" && made.answeredBy === null) await giveBack();
      await keepAnswer(services, stored, made, at);
    } finally {
      finish();
    }
  }
  const message = messageOf(made, { id: stored.answer, at });
  yield { done: { message, allowance: await allowanceOf(services, owner) } };
}

/** A conversation that its caller keeps; the last message is the question. */
type AskedConversation = {
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
