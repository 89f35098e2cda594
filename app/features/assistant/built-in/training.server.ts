import type { Services } from "#services/services.ts";
import { msPerDay } from "#values/day.ts";
import { fold } from "#values/text/fold.ts";
import { stemsOf } from "../intents/topic-search.ts";
import { type SiteGuide, siteGuides } from "../knowledge/site-guide.ts";
import { namedSource } from "../knowledge/source.ts";
import type { Topic } from "../knowledge/topic.ts";
import { topics } from "../knowledge/topics.ts";
import type { AnswerEvent, ChatTurn } from "../planning/answer.ts";
import type { RaceFacts } from "../search/race-facts.ts";
import { raceFactsOf } from "../search/race-lookup.server.ts";
import { knownPaces } from "./known-paces.ts";
import { answerTalk } from "./talk.ts";
import { formats } from "./words/formats.ts";
import { trainingWords } from "./words/training-words.ts";
import { written } from "./words/written.ts";

type Needs = Pick<Services, "db" | "now">;

/** Answers a usual question from the knowledge base, tied to the race of the conversation. */
export async function* answerTraining(
  services: Needs,
  turn: ChatTurn,
  id: string,
): AsyncIterable<AnswerEvent> {
  const { language } = turn.plan;
  const guide = siteGuides.find((one) => one.id === id);
  if (guide) return yield* answerGuide(guide, language);
  const topic = topics.find((one) => one.id === id);
  if (!topic) return yield* answerTalk("other", language);
  const part = wasTold(turn, topic) ? partAbout(turn, topic) : null;
  if (part !== null) {
    yield { kind: "text", text: `${trainingWords[language].again}\n\n${part}` };
    return yield { kind: "options", options: [...topic.next[language]] };
  }
  const ties = await tiesOf(services, turn, topic);
  const opening = [`**${topic.title[language]}**`, ...ties].join("\n\n");
  yield { kind: "text", text: `${opening}\n\n` };
  const words = trainingWords[language];
  for (const paragraph of topic.answer[language].split("\n\n")) {
    yield { kind: "text", text: `${paragraph}\n\n` };
  }
  yield {
    kind: "text",
    text: `${words.sources(topic.sources.map(namedSource))}\n\n${words.noDoctor}`,
  };
  yield { kind: "options", options: [...topic.next[language]] };
}

/** Whether the answer before was this article. */
function wasTold({ conversation, plan: { language } }: ChatTurn, { title }: Topic): boolean {
  const last = conversation.findLast(({ author }) => author === "assistant");
  return last?.text.startsWith(`**${title[language]}**`) ?? false;
}

/** The most paragraphs of an article that are told again. */
const mostParagraphs = 2;

/** The paragraphs of an article that speak of what is asked about it; `null` where none does. */
function partAbout({ conversation, plan: { language } }: ChatTurn, topic: Topic): string | null {
  const asked = conversation.findLast(({ author }) => author === "user")?.text ?? "";
  const stems = new Set(stemsOf(asked));
  const found = topic.answer[language]
    .split(/\n\n|\n(?=- )/)
    .filter((text) => !text.startsWith("|"))
    .map((text) => ({ text, hits: new Set(stemsOf(text).filter((stem) => stems.has(stem))).size }))
    .filter(({ hits }) => hits > 0)
    .toSorted((one, other) => other.hits - one.hits)
    .slice(0, mostParagraphs);
  return found.length > 0 ? found.map(({ text }) => text).join("\n\n") : null;
}

/** Tells how something is done on this site, with the pages where. */
function* answerGuide({ answer, links }: SiteGuide, language: "en" | "es"): Iterable<AnswerEvent> {
  yield { kind: "text", text: answer[language] };
  yield { kind: "links", links: links.map(({ label, to }) => ({ label: label[language], to })) };
}

/** Topics to which the runner's own paces belong. */
const paced = new Set(["easy-pace", "intervals", "base"]);

/** What is certain about the place or the date that the conversation is about. */
async function tiesOf(services: Needs, turn: ChatTurn, topic: Topic): Promise<string[]> {
  if (paced.has(topic.id)) return knownPaces(turn);
  const { race, plan } = turn;
  const isTied = topic.id === "altitude" || topic.id === "taper" || topic.id in planWeeks;
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

/** How many weeks the plans take. */
const planWeeks: Readonly<Record<string, number>> = {
  "plan-5k": 8,
  "plan-10k": 10,
  "plan-half": 12,
  "plan-marathon": 16,
  "first-ultra": 16,
};

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
  const planned = planWeeks[id];
  return planned !== undefined && weeks < planned ? [left, words.planTooLong(planned)] : [left];
}
