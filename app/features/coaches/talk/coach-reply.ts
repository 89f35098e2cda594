import { languageOf } from "#features/assistant/conversation/language.ts";
import type { Utterance } from "#features/assistant/conversation/utterance.ts";
import { readBody, readBodyAfter } from "#features/assistant/danger/danger.ts";
import type { Intent } from "#features/assistant/planning/intents.ts";
import type { Plan } from "#features/assistant/planning/plan.ts";
import { wordsOfName } from "#features/assistant/planning/words/sentence.ts";
import { isGoal } from "../goals.ts";
import type { CoachSubject } from "../room/opening-words.ts";
import type { RoomMessage } from "../room/room.ts";
import type { RoomLanguage } from "../room/spoken-language.ts";
import type { CoachAdvice } from "./advice/advice.ts";
import { findAdvice } from "./coach-advice.ts";
import {
  asMeant,
  type Before,
  nothingTold,
  plainOf,
  recalled,
  type ToldInSession,
  toldAfter,
  topicOf,
} from "./recall.ts";
import {
  frequencies,
  noReason,
  reasons,
  type SmallTalk,
  smallTalkCues,
  smallTalkWords,
} from "./reply-words.ts";
import {
  adviceOfDays,
  adviceOfDistance,
  adviceOfGoal,
  adviceOfNamedDays,
  asksForWeek,
  asksForWorkouts,
  asksHowManyDays,
  daysOfWeek,
  daysWithout,
  distanceOfWeek,
  namedDays,
  usualDays,
} from "./week.ts";

/** Who answers: its name, and what it is there for. */
export type TalkingCoach = { name: string; subject: CoachSubject };

/** What a coach says by itself, without the engines of the assistant. */
export type CoachReply = {
  text: string;
  options: readonly string[];
  /** Whether a person may help better: the experts are linked. */
  isAtLoss?: boolean;
};

type SpokenLine = Pick<RoomMessage, "isUser" | "content" | "races" | "options">;

/** A session as the coach has understood it. */
export type HeardSession = {
  language: RoomLanguage;
  /** What the engines plan with: what was meant, without what the coach answers by itself. */
  conversation: Utterance[];
  /** What the coach answers to the last message by itself; `null` leaves it to the engines. */
  reply: CoachReply | null;
};

/** Messages that a session is understood from: the plan looks back as far. */
const looksBack = 12;

/** Messages before these whose facts are remembered. */
const remembers = 60;

/**
 * Reads the last messages of a session; the last one is the runner's.
 * @param usual - the language of a session whose words do not tell
 */
export function hearSession(
  lines: readonly SpokenLine[],
  coach: TalkingCoach,
  usual: RoomLanguage = "en",
): HeardSession {
  const recent = lines.slice(-looksBack);
  const befores = recent.map((_, place) => lastSaid(recent.slice(0, place)));
  const bodies = recent.map(({ isUser, content }, place) =>
    isUser ? readBodyAfter(content, befores[place] ?? null) : null,
  );
  const language = bodies.at(-1)?.danger?.language ?? languageIn(lines, usual);
  let before: Before = { topic: null, offered: coach.subject.opening[language].suggestions };
  const conversation: Utterance[] = [];
  let reply: CoachReply | null = null;
  let isOwn = false;
  let told = toldBefore(lines);
  let wasDanger = false;
  for (const [place, line] of recent.entries()) {
    const races = line.races.map(({ race: { id, name } }) => ({ id, name }));
    const body = bodies[place] ?? null;
    if (!body) {
      before = { ...before, offered: line.options };
      if (!isOwn) conversation.push({ author: "assistant", text: line.content, races });
      continue;
    }
    const isDanger: boolean = body.danger !== null || (wasDanger && body.asksWhatNow);
    wasDanger = isDanger;
    const text = isDanger ? line.content : asMeant(line.content, before, language === "es");
    // A danger that only two messages tell is planned after the first, which the coach may have answered.
    const earlier = body.danger && befores[place];
    const heard = conversation.findLast(({ author }) => author === "user")?.text;
    if (earlier && earlier !== heard)
      conversation.push({ author: "user", text: earlier, races: [] });
    const isBodily = body.complaint !== null;
    told = toldAfter(told, line.content, isBodily || isDanger);
    const own = isDanger ? null : ownReply({ text, isBodily, told }, before, coach, language);
    isOwn = own !== null;
    if (!own || place === recent.length - 1) {
      conversation.push({ author: "user", text, races: [] });
    }
    reply = own;
    before = { ...before, topic: own?.topic ?? topicOf(text) ?? before.topic };
  }
  return { language, conversation, reply };
}

function lastSaid(lines: readonly SpokenLine[]): string | null {
  return lines.findLast(({ isUser }) => isUser)?.content ?? null;
}

/** The goal, the days and the pains that were named before the last messages. */
function toldBefore(lines: readonly SpokenLine[]): ToldInSession {
  return lines
    .slice(-remembers, -looksBack)
    .filter(({ isUser }) => isUser)
    .reduce((told, { content }) => {
      const { danger, complaint } = readBody(content);
      return toldAfter(told, content, danger !== null || complaint !== null);
    }, nothingTold);
}

/** What a coach says itself: nothing where the message may speak of a danger to health. */
export function replyAfterPlan(
  { reply, language }: HeardSession,
  { intent, isCautious }: Pick<Plan, "intent" | "isCautious">,
  lines: readonly SpokenLine[],
  coach: TalkingCoach,
): CoachReply | null {
  if (intent.kind === "caution" || isCautious) return null;
  // `Can I run tomorrow?` still asks about the body that was spoken of; a new ache has advice of its own.
  const isOfBefore = readBody(lines.at(-1)?.content ?? "").complaint === null;
  if (intent.kind === "emergency" && isOfBefore) return null;
  return reply ?? replyToIntent(intent, lines, coach, language);
}

/** What a coach says where the engines have understood nothing to answer. */
export function replyToIntent(
  { kind }: Intent,
  lines: readonly SpokenLine[],
  coach: TalkingCoach,
  language: RoomLanguage,
): CoachReply | null {
  const asked = plainOf(lines.at(-1)?.content ?? "");
  switch (kind) {
    case "greeting":
    case "thanks":
    case "about":
    case "complaint":
    case "languages":
      return smallTalk(kind, coach, language);
    case "generic":
      return asksForRaces.test(asked) ? null : lost(lines, coach, language);
    case "other":
    case "unsure":
    case "chat":
      return lost(lines, coach, language);
    default:
      return null;
  }
}

const asksForRaces =
  /\b(races?|events?|marathons?|halfs?|5k|10k|where|find|anywhere|any|carreras?|eventos?|maraton\w*|medias?|donde|busca\w*|cualquier\w*)\b/;

function lost(
  lines: readonly SpokenLine[],
  coach: TalkingCoach,
  language: RoomLanguage,
): CoachReply {
  const first = smallTalk("other", coach, language);
  const before = lines.findLast(({ isUser }) => !isUser)?.content;
  return before === first.text ? smallTalk("other-again", coach, language) : first;
}

type OwnReply = CoachReply & { topic: string | null };

/** Follows from the words and from what was said before them, so that it can be found again. */
function ownReply(
  { text, isBodily, told }: { text: string; isBodily: boolean; told: ToldInSession },
  before: Before,
  coach: TalkingCoach,
  language: RoomLanguage,
): OwnReply | null {
  const plain = plainOf(text);
  const advice = asksHowManyDays(plain) ? null : findAdvice(plain, before.topic, isBodily);
  if (advice) return { ...adviceReply(advice, coach, language), topic: advice.id };
  if (isBodily) return null;
  const memory = recalled(plain, told)?.[language];
  if (memory) return { text: memory, options: weekNext[language], topic: before.topic };
  if (asksWhetherRealistic.test(plain)) {
    return { text: realistic[language](told.goal), options: weekNext[language], topic: null };
  }
  return (
    weekReply(plain, { ...before, told }, coach, language) ??
    followUp(plain, before, coach, language) ??
    cuedTalk(plain, coach, language)
  );
}

function adviceReply(
  { answer, sources, next }: CoachAdvice,
  { subject }: TalkingCoach,
  language: RoomLanguage,
): CoachReply {
  const from = sources && `*${sourceWord[language]}: ${sources.join("; ")}.*`;
  return {
    text: [answer[language], from].filter(Boolean).join("\n\n"),
    options: (next ?? asOptions(subject))[language],
  };
}

const sourceWord: Record<RoomLanguage, string> = { en: "Sources", es: "Fuentes" };

const weekNext: Record<RoomLanguage, readonly string[]> = {
  en: ["How slow is easy?", "How long should a long run be?", "Intervals for beginners"],
  es: [
    "¿A qué ritmo es un trote suave?",
    "¿Hasta dónde llega el fondo largo?",
    "¿Cómo hago series?",
  ],
};

const asksForDays: Record<RoomLanguage, string> = {
  en: "Tell me on how many days you can run, or how far you run in a week, and I will adapt it for you.",
  es: "Dime cuántos días puedes correr, o cuánto corres por semana, y te la acomodo.",
};

const forGoal: Record<RoomLanguage, (goal: string) => string> = {
  en: (goal) => `You told me: “${goal}”. A week toward that:`,
  es: (goal) => `Me contaste: «${goal}». Una semana hacia eso:`,
};

const asksWhetherRealistic =
  /\b(?:is (?:my|this|that|it) (?:goal |target |plan )?(?:realistic|possible|doable|achievable)|can i (?:make|reach|do) (?:my goal|it)|(?:es|sera|ves) (?:realista|posible|alcanzable)(?: mi (?:meta|objetivo))?|mi (?:meta|objetivo) es (?:realista|posible))\b/;

const realistic: Record<RoomLanguage, (goal: string | null) => string> = {
  en: (goal) =>
    `${goal ? `Your goal: “${goal}”. ` : ""}A recent result tells more than a wish. Write it with the distance that you want to run, for instance “I ran 5K in 24:30, what is possible for 10K?”, and I calculate it. If you have no result yet, run 5K hard once in the next weeks.`,
  es: (goal) =>
    `${goal ? `Tu meta: «${goal}». ` : ""}Un resultado reciente dice más que un deseo. Escríbelo con la distancia que quieres correr, por ejemplo «corrí 5K en 24:30, ¿qué puedo hacer en 10K?», y lo calculo. Si aún no tienes uno, corre 5K fuerte una vez en las próximas semanas.`,
};

function weekReply(
  plain: string,
  { topic, told }: Before & { told: ToldInSession },
  { subject }: TalkingCoach,
  language: RoomLanguage,
): OwnReply | null {
  const isAsked = asksForWeek(plain) || tellsGoal(plain);
  const ofGoal = adviceOfGoal(plainOf(told.goal ?? (tellsGoal(plain) ? plain : "")))?.[language];
  const ownDays =
    daysWithout(plain, told.days ?? usualDays, told.named) ??
    namedDays(plain) ??
    (isAsked ? told.named : null);
  if (ownDays) {
    const isForGoal = isAsked && told.goal && forGoal[language](told.goal);
    const text = [isForGoal, adviceOfNamedDays(ownDays)[language], ofGoal]
      .filter(Boolean)
      .join(" ");
    return { text, options: weekNext[language], topic: topic ?? "week" };
  }
  const isOfDays = asksHowManyDays(plain) || asksForWorkouts(plain);
  const known = isAsked && !isOfDays && told.days === null ? told.week : null;
  const distance = distanceOfWeek(plain) ?? known;
  if (distance) {
    const isForHalf = /\b(?:half|media)\b/.test(plainOf(told.goal ?? ""));
    const isForMarathon =
      !isForHalf && (topic === "plan-marathon" || subject.field.en.includes("marathon and"));
    const text = [adviceOfDistance(distance, isForMarathon)[language], ofGoal]
      .filter(Boolean)
      .join(" ");
    return { text, options: weekNext[language], topic: topic ?? "week" };
  }
  const days = daysOfWeek(plain) ?? (isAsked ? (told.days ?? usualDays) : null);
  if (days === null) return null;
  const keepsTopic = topic?.startsWith("plan-") ? topic : "week";
  const parts = [
    isAsked && told.goal && forGoal[language](told.goal),
    adviceOfDays(days)[language],
    ofGoal,
    isAsked && told.days === null && asksForDays[language],
  ];
  const text = parts.filter(Boolean).join(" ");
  return { text, options: weekNext[language], topic: keepsTopic };
}

/** Names a race, a length or a time. `I want to compare carbon shoes` is not a running goal. */
const ofRunning =
  /\b(?:\d+ ?(?:k|km|miles?|millas?)|half|marathon|media|maraton|ultra\w*|race|carrera|(?:break|sub|bajar de) ?\d+)\b/;

/**
 * `I want to run my first marathon in October`, which asks a coach for the way there: not for a race, and
 * not for a whole plan.
 */
function tellsGoal(plain: string): boolean {
  if (/\b(find|search|where|near|plan|busca\w*|donde|cerca)\b/.test(plain)) return false;
  // Who has run far less than the goal needs more than a week.
  if (/\b(?:only|longest|never|solo|nunca|mas largo)\b/.test(plain)) return false;
  return isGoal(plain) && ofRunning.test(plain);
}

const asksWhy = /^(?:and |but |ok |y |pero )?(?:why|how come|por que|porque)(?: \S+){0,3}$/;
const asksHowOften =
  /^(?:and |y )?(?:how often|how many times(?: a week)?|cada cuanto|cuantas veces(?: (?:a|por) (?:la )?semana)?)$/;

function followUp(
  plain: string,
  { topic }: Before,
  { subject }: TalkingCoach,
  language: RoomLanguage,
): OwnReply | null {
  if (topicOf(plain) !== null) return null;
  const find = (book: typeof reasons) =>
    book.find(([topics]) => topic !== null && topics.test(topic))?.[1][language];
  const options = asOptions(subject)[language];
  if (asksWhy.test(plain)) {
    return { text: find(reasons) ?? noReason[language], options, topic };
  }
  const often = asksHowOften.test(plain) ? find(frequencies) : undefined;
  return often ? { text: often, options, topic } : null;
}

/** Rude words are for the coach only where they speak to it. */
const toCoach = /\b(you|your|u|ur|coach|this|eres|sos|te|no sirves)\b|^\S+(?: \S+)?$/;

function cuedTalk(plain: string, coach: TalkingCoach, language: RoomLanguage): OwnReply | null {
  const talk = smallTalkCues.find(([asked]) => asked.test(plain))?.[1];
  if (!talk) return null;
  if (talk === "complaint" && !toCoach.test(plain)) return null;
  if ((talk === "off-topic" || talk === "camera") && topicOf(plain) !== null) return null;
  return { ...smallTalk(talk, coach, language), topic: null };
}

function smallTalk(
  talk: SmallTalk,
  { name, subject }: TalkingCoach,
  language: RoomLanguage,
): CoachReply {
  const { greeting, suggestions } = subject.opening[language];
  const text = smallTalkWords[language][talk]({ name, field: subject.field[language] }, greeting);
  const isAtLoss = talk === "complaint" || talk === "other-again";
  return { text, options: talk === "bye" ? [] : suggestions, isAtLoss };
}

function asOptions({ opening: { en, es } }: CoachSubject): Record<RoomLanguage, readonly string[]> {
  return { en: en.suggestions, es: es.suggestions };
}

/** The language of the last words of the runner that tell it. */
function languageIn(lines: readonly SpokenLine[], usual: RoomLanguage): RoomLanguage {
  for (const { isUser, content } of lines.toReversed()) {
    const language = isUser ? languageOf(wordsOfName(content)) : null;
    if (language) return language;
  }
  return usual;
}
