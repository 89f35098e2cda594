import { readNumber } from "#features/races/reading/number-words.ts";
import type { Services } from "#services/services.ts";
import { msPerDay } from "#values/day.ts";
import { fold } from "#values/text/fold.ts";
import { followUpsTo, namedPoints } from "../intents/aspects.ts";
import { usualFrom } from "../intents/guess.ts";
import { paragraphsOf, passageAbout } from "../intents/passages.ts";
import { closestQuestion, likenessTo } from "../intents/question-search.ts";
import { siteGuides } from "../knowledge/site-guide.ts";
import { linksIn, namedSource, type SiteGuide, type Topic } from "../knowledge/topic.ts";
import {
  answersBody,
  followUps,
  isHealth,
  isPain,
  topics,
  type UsualQuestion,
  usualQuestions,
} from "../knowledge/topics.ts";
import { type AnswerEvent, type ChatTurn, lastAsked } from "../planning/answer.ts";
import { weeksOfPlans } from "../planning/plan-request.ts";
import { pauseWeeks } from "../planning/reading/pause.ts";
import { wordsOfName } from "../planning/words/sentence.ts";
import type { RaceFacts } from "../search/race-facts.ts";
import { raceFactsOf } from "../search/race-lookup.server.ts";
import { knownPaces } from "./pace.ts";
import { answerTalk } from "./talk.ts";
import { type AnswerLanguage, formats, written } from "./words/formats.ts";
import { trainingWords } from "./words/training-words.ts";

type Needs = Pick<Services, "db" | "now">;

type Wanted = { topic: string; continues?: boolean; others?: readonly string[] };

/**
 * Answers a usual question from the knowledge base, tied to the race of the conversation. Where the topic is
 * only the nearest one, the answer says so and offers the others.
 */
export async function* answerTraining(
  services: Needs,
  turn: ChatTurn,
  wanted: Wanted,
): AsyncIterable<AnswerEvent> {
  const { language } = turn.plan;
  const { others } = wanted;
  if (!others) return yield* tellTopic(services, turn, wanted);
  yield { kind: "text", text: `${trainingWords[language].nearest}\n\n` };
  const options = topics
    .filter(({ id }) => others.includes(id))
    .map(({ title }) => title[language]);
  for await (const event of tellTopic(services, turn, wanted)) {
    yield event.kind === "options" ? { kind: "options", options } : event;
  }
}

async function* tellTopic(
  services: Needs,
  turn: ChatTurn,
  { topic: id, continues = false }: Wanted,
): AsyncIterable<AnswerEvent> {
  const { language } = turn.plan;
  const guide = siteGuides.find((one) => one.id === id);
  if (guide) return yield* answerGuide(guide, language);
  const topic = topics.find((one) => one.id === id);
  if (!topic) return yield* answerTalk("other", language);
  const asked = lastAsked(turn);
  const isTitle = fold(asked) === fold(topic.title[language]);
  const ofAge = topic.id === "children" ? childLine(asked, language) : null;
  if (ofAge !== null) yield { kind: "text", text: `${ofAge}\n\n` };
  const told = topicByNumbers(turn, topic, asked);
  if (told !== null) return yield* answerShortly(turn, topic, { text: told });
  const aspect = continues ? aspectAnswer(turn, topic, asked) : null;
  const first =
    aspect ??
    (isTitle ? null : (shortAnswer(turn, topic, asked) ?? firstAnswer(turn, topic, asked)));
  const short = isTitle ? first : decided(turn, topic, { asked, short: first });
  if (short !== null) {
    const own = paced.has(topic.id) && ownPace.test(fold(asked)) ? knownPaces(turn) : [];
    return yield* answerShortly(turn, topic, { ...short, text: [...own, short.text].join("\n\n") });
  }
  const ties = await tiesOf(services, turn, topic);
  const opening = [`**${topic.title[language]}**`, ...ties].join("\n\n");
  yield { kind: "text", text: `${opening}\n\n` };
  const words = trainingWords[language];
  for (const paragraph of orderedFor(topic, isTitle ? "" : asked, language)) {
    yield { kind: "text", text: `${paragraph}\n\n` };
  }
  yield {
    kind: "text",
    text: `${words.sources(topic.sources.map(namedSource))}\n\n${words.noDoctor}`,
  };
  yield { kind: "options", options: [...topic.next[language]] };
}

type Language = "en" | "es";

/** What the numbers of the question itself say: the paces by a result, the way back after a pause. */
function topicByNumbers(turn: ChatTurn, { id }: Topic, asked: string): string | null {
  const words = trainingWords[turn.plan.language];
  const pause = id === "comeback" ? pauseWeeks(fold(asked), turn.today) : null;
  if (pause !== null) return words.comeback(pause);
  if (id !== "easy-pace") return null;
  const said = turn.conversation.filter(({ author }) => author === "user").slice(-1);
  const paces = knownPaces({ ...turn, conversation: said });
  return paces.length > 0 ? [...paces, words.easily].join(" ") : null;
}

/** A short answer, with what it rests on and the way to the whole article. */
function* answerShortly(
  { plan: { language } }: ChatTurn,
  topic: Topic,
  { text, sources, links }: ShortAnswer,
): Iterable<AnswerEvent> {
  const words = trainingWords[language];
  const rests = words.sources((sources ?? topic.sources).map(namedSource));
  yield { kind: "text", text: `${text}\n\n` };
  yield { kind: "text", text: `${rests}\n\n${words.noDoctor}` };
  if (links) yield { kind: "links", links: linksIn(language, links) };
  yield { kind: "options", options: [topic.title[language], ...topic.next[language]] };
}

type ShortAnswer = { text: string; sources?: Topic["sources"]; links?: SiteGuide["links"] };

/**
 * The answer about what a first message asks of a topic: a reason, an amount, a condition. Articles about
 * the body are told whole, with what a doctor must see.
 */
function firstAnswer(turn: ChatTurn, topic: Topic, asked: string): ShortAnswer | null {
  if (isPain(topic.id) || asked.length > longestFirst) return null;
  const isBodily = answersBody(topic.id);
  const [best] = followUpsTo(topic.id, asked);
  const least = isBodily ? namedPoints : firstPoints;
  if (best && best.points >= least) return aspectAnswer(turn, topic, asked);
  const passage = passageAbout(topic, asked, turn.plan.language);
  if (passage === null || isHealth(topic.id)) return null;
  const isAnswer = passage.kind === "answer" && passage.share >= likeFirst;
  const isPart = !isBodily && passage.kind === "paragraph" && passage.share >= partFirst;
  return isAnswer || isPart ? { text: withoutBullet(passage.text) } : null;
}

/**
 * The answer to a question of yes or no: what was found where it says so, else the usual question of the
 * topic that does, else the nearest part after a sentence that admits it. Articles about the body stay whole.
 */
function decided(
  { plan: { language } }: ChatTurn,
  topic: Topic,
  { asked, short }: { asked: string; short: ShortAnswer | null },
): ShortAnswer | null {
  const isOpen = !isVerdict(asked) || isPain(topic.id) || isHealth(topic.id);
  if (isOpen || (short !== null && verdict.test(short.text))) return short;
  const [best] = usualQuestions
    .filter((one) => one.topic === topic.id && verdict.test(one.answer[language]))
    .map((question) => ({ question, likeness: likenessTo(question, asked) }))
    .toSorted((one, other) => other.likeness - one.likeness);
  if (best && best.likeness >= likeDecided) {
    return usualAnswer(best.question, language);
  }
  if (short !== null) return short;
  const passage = passageAbout(topic, asked, language);
  if (passage === null || asked.length > longestFirst) return null;
  const part = withoutBullet(passage.text);
  return { text: `${trainingWords[language].undecided} ${part}` };
}

/** The topic is known already: a usual question of it needs less likeness. */
const likeDecided = 0.33;

/** Asks for a yes or a no: `is it bad to …?`, `do I need …?`, `¿puedo …?` */
function isVerdict(asked: string): boolean {
  return /^(?:(?:so|and|but|ok|hey|y|pero|oye|entonces) )*(?:is|are|can|could|should|do i|does|will|am i|es (?:malo|bueno|normal|necesario|mejor|peligroso|seguro)|esta (?:bien|mal)|puedo|se puede|debo|deberia|hace falta|hay que|necesito|sirven?|conviene)\b/.test(
    fold(asked).replace(/[¿¡]/g, "").trim(),
  );
}

/** Begins with what it comes to. */
const verdict =
  /^(?:\*\*)?(?:yes|no|not|it depends|better|only|mostly|usually|normally|as you like|both|you can|you (?:do not|need not)|none|if|for|hardly|sí|depende|mejor|solo|casi|normalmente|como te guste|un poco|se puede|ningun[ao]?|si|para|puede)(?!\p{L})/iu;

/** A usual question of the topic is meant from this likeness on, and a part of its article from this share on. */
const likeFirst = 0.38;
const partFirst = 0.55;

/** Longer messages tell a story. */
const longestFirst = 90;

/** A question word or a state that a message names, and no vague word. */
const firstPoints = 2;

/** The answers about an aspect of a topic, except one that was given right before. */
function aspectAnswer(
  { conversation, plan: { language } }: ChatTurn,
  { id, sources }: Topic,
  asked: string,
): ShortAnswer | null {
  const last = conversation.findLast(({ author }) => author === "assistant")?.text ?? "";
  // What helps beside running is the same for most pains.
  const own = followUpsTo(id, asked);
  const all = own.length === 0 && isPain(id) ? followUpsTo("running-with-pain", asked) : own;
  const isNew = ({ followUp: { answer } }: (typeof all)[number]) =>
    !last.includes(answer[language]);
  // A message that names a state gets the answer again: it covers what is asked.
  const isNamed = ({ points }: (typeof all)[number]) => points >= namedPoints;
  const found = (all.find(isNew) ?? all.find(isNamed))?.followUp;
  if (!found) return null;
  const others = topics.filter((one) => found.alsoFrom?.includes(one.id));
  return {
    text: found.answer[language],
    sources: [...sources, ...others.flatMap((one) => one.sources), ...(found.sources ?? [])],
  };
}

/** From this share on a passage answers what goes on with its article. */
const tellingShare = 0.4;

/** The same where the whole article was told, and only a part of it can still answer. */
const nearShare = 0.25;

/**
 * The answer to a usual question, else the part of an article that speaks of what is asked about it after
 * it was told; `null` where the whole article is the answer.
 */
function shortAnswer(turn: ChatTurn, topic: Topic, asked: string): ShortAnswer | null {
  const { language } = turn.plan;
  const usual = closestQuestion(asked);
  if (usual && usual.likeness >= usualFrom && usual.question.topic === topic.id) {
    return usualAnswer(usual.question, language);
  }
  const told = toldOf(turn, topic);
  if (told === null) return null;
  const words = trainingWords[language];
  const passage = passageAbout(topic, asked, language);
  const isWhole = told.includes(paragraphsOf(topic, language).at(-1) ?? "");
  const least = isWhole && !answersBody(topic.id) ? nearShare : tellingShare;
  const isTelling = passage !== null && passage.share >= least;
  // What was told shortly is not told again: the whole article follows.
  if (isTelling && (isWhole || !told.includes(passage.text))) {
    const isAnswer = passage.kind === "answer";
    return { text: isAnswer ? passage.text : `${words.again}\n\n${passage.text}` };
  }
  return isWhole ? { text: words.noMore } : null;
}

function usualAnswer({ answer, sources, links }: UsualQuestion, language: Language): ShortAnswer {
  return { text: answer[language], ...(sources && { sources }), ...(links && { links }) };
}

/** What was told of this topic right before; `null` where something else was. */
function toldOf({ conversation, plan: { language } }: ChatTurn, topic: Topic): string | null {
  const last = conversation.findLast(({ author }) => author === "assistant")?.text ?? "";
  const words = trainingWords[language];
  const beginnings = [`**${topic.title[language]}**`, words.again, words.noMore];
  const isTold =
    beginnings.some((beginning) => last.includes(beginning)) ||
    [...usualQuestions, ...followUps].some(
      (one) => one.topic === topic.id && last.includes(one.answer[language]),
    );
  return isTold ? last : null;
}

/** A passage stands first in its article from this share on. */
const leadingShare = 0.45;

/** The paragraphs of an article, the one that speaks most of what is asked before the others. */
function orderedFor(topic: Topic, asked: string, language: Language): string[] {
  const paragraphs = topic.answer[language].split("\n\n");
  const passage = asked === "" ? null : passageAbout(topic, asked, language);
  const isLeading =
    passage && passage.share >= leadingShare && !paragraphs[0]?.includes(passage.text);
  if (!isLeading) return paragraphs;
  const rest = passage.kind === "answer" ? paragraphs : withoutPassage(paragraphs, passage.text);
  return [withoutBullet(passage.text), ...rest];
}

/** A point of a list, when it stands alone. */
function withoutBullet(text: string): string {
  return text.replace(/^(?:- |\d\. )/, "");
}

function withoutPassage(paragraphs: readonly string[], passage: string): string[] {
  return paragraphs
    .map((text) => text.replace(passage, "").replaceAll("\n\n", "\n").trim())
    .filter((text) => text !== "" && !/^\*\*[^*\n]+\*\*$/.test(text));
}

/** Tells how something is done on this site, with the pages where. */
function* answerGuide({ answer, links }: SiteGuide, language: "en" | "es"): Iterable<AnswerEvent> {
  yield { kind: "text", text: answer[language] };
  yield { kind: "links", links: linksIn(language, links) };
}

/** Topics to which the runner's own paces belong. */
const paced = new Set(["easy-pace", "intervals", "base"]);

/** `What is threshold pace for me?`, `a qué ritmo hago las series`. */
const ownPace = /\b(?:paces?|threshold|tempo|how fast|ritmos?|umbral|rapido|series)\b/;

/** What is certain about the place or the date that the conversation is about. */
async function tiesOf(services: Needs, turn: ChatTurn, topic: Topic): Promise<string[]> {
  if (paced.has(topic.id)) return knownPaces(turn);
  const { race, plan } = turn;
  const isTied = topic.id === "altitude" || topic.id === "taper" || topic.id in weeksOfPlans;
  if (!isTied) return [];
  const [facts] = race ? await raceFactsOf(services, [race.id]) : [];
  if (topic.id === "altitude")
    return heightOf([facts?.city, plan.params.city, plan.params.state], turn);
  return facts && !facts.isPast ? weeksUntil(facts, topic, turn) : [];
}

/** Meters above the sea of cities that are known for their height. */
const heights: Readonly<Record<string, number>> = {
  arequipa: 2330,
  bogota: 2600,
  cusco: 3400,
  cuzco: 3400,
  denver: 1600,
  huancayo: 3260,
  huaraz: 3050,
  "la paz": 3600,
  "mexico city": 2240,
  "ciudad de mexico": 2240,
  cdmx: 2240,
  puno: 3830,
  quito: 2850,
  toluca: 2660,
};

function heightOf(
  places: readonly (string | undefined)[],
  { plan: { language }, unit }: ChatTurn,
): string[] {
  const place = places.find((name) => name && fold(name) in heights);
  const meters = place && heights[fold(place)];
  if (!meters) return [];
  return [trainingWords[language].altitude(written(place), formats[language].height(meters, unit))];
}

function weeksUntil(
  { name, startDate }: RaceFacts,
  { id }: Topic,
  { plan: { language }, today }: ChatTurn,
): string[] {
  const words = trainingWords[language];
  const weeks = Math.floor((Date.parse(startDate) - Date.parse(today)) / (7 * msPerDay));
  if (weeks < 1) return [];
  const day = formats[language].day(startDate);
  const left = words.weeksLeft({ name: written(name), day, weeks });
  const planned = weeksOfPlans[id];
  return planned !== undefined && weeks < planned ? [left, words.planTooLong(planned)] : [left];
}

/** What a child of an age may run, by the guide values of the article on children. */
const limits = [
  {
    to: 8,
    en: "games and fun runs of up to 2 km, with walking; a longer race is too far",
    es: "juegos y carreras divertidas de hasta 2 km, con tramos caminando; una carrera más larga es demasiado",
  },
  {
    to: 12,
    en: "races of up to 5K when trained for; 10K, a half marathon or a marathon is too far",
    es: "carreras de hasta 5K si se preparó; 10K, una media o una maratón es demasiado",
  },
  {
    to: 15,
    en: "5K and 10K; a half marathon or a marathon is too far",
    es: "5K y 10K; una media o una maratón es demasiado",
  },
  {
    to: 17,
    en: "longer races step by step, no marathon: most require an age of 18",
    es: "distancias más largas paso a paso, y ninguna maratón: la mayoría pide 18 años",
  },
] as const;

/** `10 k` and `21 km` are not ages. */
const isLength = /^(?:k|km|kms|kilometros?|kilometers?|mi|miles?|millas?|minutes?|minutos?)$/;

const youngest = 3;
const grown = 18;

/** The first sentence of an answer about a child whose age the message names; `null` without an age. */
function childLine(asked: string, language: AnswerLanguage): string | null {
  const words = wordsOfName(asked);
  const ages = words.flatMap((word, at) => {
    const isAge = !isLength.test(words[at + 1] ?? "") && /^(?:\d{1,2}|[a-z]{3,})$/.test(word);
    const age = isAge ? readNumber(word) : null;
    return age !== null && age >= youngest && age < grown ? age : [];
  });
  const [age] = ages;
  const limit = limits.find(({ to }) => age !== undefined && age <= to);
  if (!limit) return null;
  return language === "en" ? `**At ${age}:** ${limit.en}.` : `**A los ${age} años:** ${limit.es}.`;
}
