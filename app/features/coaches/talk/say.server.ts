import { and, desc, eq, gt, isNotNull, isNull, lt, or } from "drizzle-orm";
import { href } from "react-router";
import type { Database } from "#db/database.ts";
import { coachConversations, coachMessages } from "#db/schema.ts";
import {
  type Engines,
  engines,
  messageOf,
  type RunningAnswer,
  startAnswer,
  type TurnAnswer,
} from "#features/assistant/asking/answer.server.ts";
import { turnOf } from "#features/assistant/asking/turn.server.ts";
import { answerBuiltIn } from "#features/assistant/built-in/answer.server.ts";
import { answerMs, lookBack } from "#features/assistant/conversation/limits.ts";
import type { Utterance } from "#features/assistant/conversation/utterance.ts";
import type { AnswerEvent, ChatTurn } from "#features/assistant/planning/answer.ts";
import type { ChatEvent } from "#features/assistant/threads/chat-event.ts";
import type { ChatOwner } from "#features/assistant/threads/thread.ts";
import type { Services } from "#services/services.ts";
import type { LengthUnit } from "#values/length.ts";
import type { Lang } from "#values/say.ts";
import { keepable } from "#values/text/clean.ts";
import { specialtiesOf } from "../personas/specialties.ts";
import { subjectOf } from "../room/opening.ts";
import { findOwnRoom, readRoom, settingsOfCoach } from "../room/room.server.ts";
import { longestSaid, mostSaid, type RoomMessage, type SayProblem } from "../room/room.ts";
import type { RoomLanguage } from "../room/spoken-language.ts";
import { isSessionOf } from "../sessions/queries.server.ts";
import { type CoachReply, hearSession, replyAfterPlan } from "./coach-reply.ts";

type Needs = Pick<Services, "db" | "now" | "log" | "models" | "limits" | "unfinished">;

/** What is said in a session. */
export type Said = {
  owner: ChatOwner | null;
  session: string;
  text: string;
  unit: LengthUnit;
  /** The language of the page, which the coach answers in where what was said does not tell. */
  lang: Lang;
};

type SaidAnswer = { problem: SayProblem } | { events: AsyncGenerator<ChatEvent> };

/** A server that ends lets go of its sessions this much later than the longest answer takes. */
const storingMs = 15_000;

/**
 * Says something to the built-in coach. The events of the answer begin to be made when they are read;
 * what has arrived is stored when they end, whatever ends them.
 */
export async function say(
  services: Needs,
  said: Said,
  signal: AbortSignal,
  answering?: Engines,
): Promise<SaidAnswer> {
  const { owner, session, unit, lang } = said;
  const text = keepable(said.text).replaceAll("\r\n", "\n").trim();
  if (text === "") return { problem: "empty" };
  if (text.length > longestSaid) return { problem: "too-long" };
  const own = await findOwnRoom(services, owner, session);
  if (!own || !owner) return { problem: "no-session" };
  const room = await readRoom(services, own);
  if (room.isOver) return { problem: "over" };
  if (room.messages.length >= mostSaid) return { problem: "too-many" };
  if (!(await services.limits.allow("coachQuestion", session))) return { problem: "too-many" };
  const assistant = settingsOfCoach({ name: room.coach.name, ...own });
  const asked = { isUser: true, content: text, races: [], options: [] };
  const lines = [...room.messages, asked];
  const coach = {
    name: room.coach.name,
    subject: subjectOf(specialtiesOf(own.systemPrompt ?? "")),
  };
  const heard = hearSession(lines, coach, lang);
  const { language, conversation } = heard;
  const userId = "userId" in owner ? owner.userId : null;
  const toPlan = { assistant, conversation, race: null, userId, unit, lang };
  const meant = await turnOf(services, toPlan, signal);
  // What a signed-in runner asks of the own plan is told from it.
  const isOwn = userId !== null && meant.plan.intent.kind === "own";
  const reply = isOwn ? null : replyAfterPlan(heard, meant.plan, lines, coach);
  // A model reads what was said, word for word.
  const turn = {
    ...meant,
    conversation: lines.slice(-lookBack.parameters).map(toUtterance),
    plan: { ...meant.plan, language },
  };
  const kept = await keepQuestion(services, owner, session, text);
  if (!kept) {
    await services.limits.giveBack("coachQuestion", session);
    return { problem: "busy" };
  }
  const running = startAnswer(services, turn, userId, answering ?? enginesOfCoach(reply));
  return { events: keepWhile(services, { ...kept, session, running }) };
}

type Line = Pick<RoomMessage, "isUser" | "content" | "races">;

function toUtterance({ isUser, content, races }: Line): Utterance {
  return {
    author: isUser ? "user" : "assistant",
    text: content,
    races: races.map(({ race: { id, name } }) => ({ id, name })),
  };
}

/** `until` is the mark of this question: the session answers no other one until then. */
type KeptQuestion = { until: Date; position: number };

/**
 * Stores a question, after which the session answers no other one.
 * @returns `null` where it has ended meanwhile, or answers another one
 */
function keepQuestion(
  { db, now }: Pick<Services, "db" | "now">,
  owner: ChatOwner,
  session: string,
  text: string,
): Promise<KeptQuestion | null> {
  const until = new Date(now().getTime() + answerMs.whole + storingMs);
  const { conversationId, status, expiresAt, answeringUntil } = coachConversations;
  return db.transaction(async (tx) => {
    const held = await tx
      .update(coachConversations)
      .set({ answeringUntil: until })
      .where(
        and(
          eq(conversationId, session),
          isSessionOf(owner),
          eq(status, "active"),
          gt(expiresAt, now()),
          or(isNull(answeringUntil), lt(answeringUntil, now())),
        ),
      )
      .returning({ id: conversationId });
    if (held.length === 0) return null;
    const position = await nextPosition(tx, session);
    const createdAt = now();
    await tx
      .insert(coachMessages)
      .values({ conversationId: session, position, isUser: true, content: text, createdAt });
    return { until, position };
  });
}

async function nextPosition(tx: Database, session: string): Promise<number> {
  const [last] = await tx
    .select({ position: coachMessages.position })
    .from(coachMessages)
    .where(eq(coachMessages.conversationId, session))
    .orderBy(desc(coachMessages.position))
    .limit(1);
  return (last?.position ?? 0) + 1;
}

type Keeping = KeptQuestion & { session: string; running: RunningAnswer };

/** The events of an answer, which is stored when they end. */
async function* keepWhile(services: Needs, keeping: Keeping): AsyncGenerator<ChatEvent> {
  const { running } = keeping;
  let made: TurnAnswer;
  const finish = services.unfinished.begin();
  try {
    yield* running.events;
  } finally {
    made = running.answer();
    try {
      const isUnanswered = made.answeredBy === null;
      if (isUnanswered) await services.limits.giveBack("coachQuestion", keeping.session);
      await keepAnswer(services, keeping, isUnanswered ? null : made);
    } finally {
      finish();
    }
  }
  const message = messageOf(made, { id: `answer-${keeping.position}`, at: services.now() });
  const meter = { right: "chatMessagesPerDay", used: 0, limit: null } as const;
  yield { done: { message: { ...message, debug: null }, allowance: { meter, hint: null } } };
}

/**
 * Stores an answer as far as it has come, also after the end of its session, and lets go of the
 * session. A guest who has signed in meanwhile has it in the account. Where the session was deleted
 * meanwhile, nothing of it comes back.
 * @param made - `null` where nothing was answered
 */
async function keepAnswer(
  { db, now }: Pick<Services, "db" | "now">,
  { session, until, position }: Keeping,
  made: TurnAnswer | null,
): Promise<void> {
  const { conversationId, userId, guestKey, answeringUntil } = coachConversations;
  const isAnyones = or(isNotNull(userId), isNotNull(guestKey));
  await db.transaction(async (tx) => {
    const released = await tx
      .update(coachConversations)
      .set({ answeringUntil: null })
      .where(and(eq(conversationId, session), isAnyones, eq(answeringUntil, until)))
      .returning({ id: conversationId });
    if (released.length === 0 || !made || made.content === "") return;
    const { content, links, options } = made;
    const races = made.races.map(({ race, why }) => ({ id: race.id, why }));
    const row = { position: position + 1, isUser: false, content, races, links, options };
    await tx.insert(coachMessages).values({ ...row, conversationId: session, createdAt: now() });
  });
}

const askForWeek: Record<RoomLanguage, string> = {
  en: "Here is an outline. Tell me how many kilometers you run a week, or on how many days, and I fit the week to you.",
  es: "Aquí va un esquema. Dime cuántos kilómetros corres por semana, o cuántos días, y te acomodo la semana.",
};

const experts: Record<RoomLanguage, string> = {
  en: "Look among the experts",
  es: "Ver a los expertos",
};

/**
 * The engines of a session. Without a model the coach says by itself what it has a reply for; signs of
 * danger, races, paces and topics are the assistant's.
 */
function enginesOfCoach(reply: CoachReply | null): Engines {
  return {
    ...engines,
    async *"built-in"(services, turn) {
      if (!reply || isDanger(turn)) {
        yield* inManner(turn);
        yield* answerBuiltIn(services, turn);
      } else yield* tell(reply, turn.plan.language);
    },
  };
}

/** A coach's own advice about an ache is better than “I cannot judge this”. */
function isDanger({ plan: { intent } }: ChatTurn): boolean {
  return intent.kind === "emergency" && intent.sign !== "unclear";
}

/** A coach asks back where a plan is too general. */
function* inManner({ plan: { intent, language } }: ChatTurn): Iterable<AnswerEvent> {
  if (intent.kind === "training" && intent.topic.startsWith("plan-")) {
    yield { kind: "text", text: `${askForWeek[language]}\n\n` };
  }
}

function* tell(
  { text, options, isAtLoss }: CoachReply,
  language: RoomLanguage,
): Iterable<AnswerEvent> {
  yield { kind: "text", text };
  if (isAtLoss)
    yield { kind: "links", links: [{ label: experts[language], to: href("/services") }] };
  if (options.length > 0) yield { kind: "options", options: [...options] };
}
