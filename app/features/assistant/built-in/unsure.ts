import { href } from "react-router";
import { fold } from "#values/text/fold.ts";
import { helplines } from "../danger/signs/mind.ts";
import type { SignId } from "../danger/signs/sign.ts";
import type { MessageKind } from "../intents/kinds.ts";
import { topics } from "../knowledge/topics.ts";
import type { AnswerEvent, ChatTurn } from "../planning/answer.ts";
import type { Intent } from "../planning/plan.ts";
import type { AnswerLanguage } from "./words/language.ts";
import { unsureWords } from "./words/unsure-words.ts";

type UnsureIntent = Extract<
  Intent,
  { kind: "caution" | "which-race" | "which-topic" | "unsure" | "site-pages" | "chat" }
>;

/** Answers what only the classifier has recognized: with a question, or with ways to go on. */
export function* answerUnsure(turn: ChatTurn, intent: UnsureIntent): Iterable<AnswerEvent> {
  const { language } = turn.plan;
  const words = unsureWords[language];
  switch (intent.kind) {
    case "caution":
      // After a danger the reminder of it stands before, and says it all.
      if (turn.plan.afterDanger === undefined) yield { kind: "text", text: words.caution };
      return;
    case "which-race":
      yield { kind: "text", text: intent.isComparison ? words.whichRaces : words.whichRace };
      return yield { kind: "options", options: words.raceOptions };
    case "which-topic":
      return yield* askWhichTopic(intent.topics, language);
    case "unsure":
      return yield* askWhatIsMeant(turn, intent);
    case "site-pages":
      yield { kind: "text", text: words.site };
      return yield { kind: "links", links: sitePages(language) };
    case "chat":
      yield { kind: "text", text: isSad(turn) ? words.comfort : words.chat };
      return yield { kind: "options", options: words.usualOptions };
  }
}

const sad =
  /\b(?:sad|lonely|alone|down|heartbroken|crying|bad day|rough day|awful day|triste|sol[oa]|decaid[oa]|bajonead[oa]|lloran\w*|mal dia|dia horrible|deprimid[oa])\b/;

function isSad({ conversation }: ChatTurn): boolean {
  const asked = conversation.findLast(({ author }) => author === "user")?.text ?? "";
  return sad.test(fold(asked));
}

/**
 * The line that goes before an answer to a message that may speak of a danger.
 * @param after - the danger that a message before spoke of
 */
export function cautionLine(language: AnswerLanguage, after?: SignId): string {
  const { cautionLine: line, afterDanger, afterSelfHarm } = unsureWords[language];
  if (after === "self-harm") return `${afterSelfHarm}\n${helplines[language]}\n\n`;
  return `${after ? afterDanger : line}\n\n`;
}

function* askWhichTopic(ids: readonly string[], language: AnswerLanguage): Iterable<AnswerEvent> {
  const words = unsureWords[language];
  const titles = titlesOf(ids, language);
  yield { kind: "text", text: titles.length > 0 ? words.whichTopic : words.noTopic };
  yield { kind: "options", options: titles.length > 0 ? titles : words.usualOptions };
}

/** Asks with the likeliest meanings as buttons; a second time in a row in other words. */
function* askWhatIsMeant(
  { conversation, plan: { language } }: ChatTurn,
  { kinds, topics: ids }: Extract<Intent, { kind: "unsure" }>,
): Iterable<AnswerEvent> {
  const words = unsureWords[language];
  const last = conversation.findLast(({ author }) => author === "assistant");
  const isAgain = last?.text.startsWith(words.whatIsMeant) ?? false;
  const [topic] = titlesOf(ids, language);
  const optionFor = (kind: MessageKind) =>
    kind === "advice" && topic ? topic : (words.ways[kind] ?? null);
  const ways = kinds.map(optionFor).filter((option) => option !== null);
  yield { kind: "text", text: isAgain ? words.whatIsMeantAgain : words.whatIsMeant };
  yield { kind: "options", options: isAgain ? [...ways, words.people] : ways };
}

function titlesOf(ids: readonly string[], language: AnswerLanguage): string[] {
  return ids.flatMap((id) => topics.find((topic) => topic.id === id)?.title[language] ?? []);
}

function sitePages(language: AnswerLanguage) {
  const { account, membership, organizers, contact } = unsureWords[language].pages;
  return [
    { label: account, to: href("/account/edit") },
    { label: membership, to: href("/membership") },
    { label: organizers, to: href("/organizers") },
    { label: contact, to: href("/contact") },
  ];
}
