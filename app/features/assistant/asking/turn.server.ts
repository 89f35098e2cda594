import { placeSize } from "#features/races/places/place-names.server.ts";
import type { Services } from "#services/services.ts";
import type { LengthUnit } from "#values/length.ts";
import type { Lang } from "#values/say.ts";
import { homeDay } from "#values/zone.ts";
import type { AssistantSettings } from "../conversation/assistant.ts";
import { lookBack } from "../conversation/limits.ts";
import type { Utterance } from "../conversation/utterance.ts";
import { scoredKinds } from "../intents/weights.server.ts";
import type { ChatTurn } from "../planning/answer.ts";
import type { PlaceBook } from "../planning/place-book.ts";
import { type Plan, type PlanContext, plan } from "../planning/plan.ts";
import { raceWords } from "../planning/reading/cues.ts";
import { isPlaceWord } from "../planning/reading/places.ts";
import { tellingWords } from "../planning/telling-words.ts";
import { isKnownWord } from "../planning/vocabulary.ts";
import { articleWords } from "../planning/words/article-words.ts";
import { wordsOfName } from "../planning/words/sentence.ts";
import { knownPlaces } from "../search/place-book.server.ts";
import { raceBeginning, raceByWord, raceWithin } from "../search/race-lookup.server.ts";
import { withShownRaces } from "../search/shown-races.server.ts";

export type AskedTurn = {
  assistant: AssistantSettings;
  conversation: readonly Utterance[];
  race: ChatTurn["race"];
  userId: ChatTurn["userId"];
  unit: LengthUnit;
  /** The language of the page, which answers are written in where the messages do not tell. */
  lang: Lang;
};

/** Plans how the last message of a conversation is to be answered. */
export async function turnOf(
  services: Pick<Services, "db" | "now">,
  { conversation, race, lang, ...asked }: AskedTurn,
  signal: AbortSignal,
): Promise<ChatTurn> {
  const today = homeDay(services.now());
  const recent = conversation.slice(-lookBack.parameters);
  const [last, places] = await Promise.all([
    // Without the database, the answer itself says that it cannot be reached.
    withShownRaces(services, recent).catch(() => recent),
    knownPlaces(services),
  ]);
  const context = { today, places, race, lang, sizeOf: placeSize, classify: scoredKinds };
  const planned = plan(last, context);
  const named = mayNameRace(planned)
    ? await namedRace(services, last, { plan: planned, places })
    : null;
  return {
    ...asked,
    conversation: last,
    race,
    plan: named ? plan(last, { ...context, named }) : planned,
    today,
    signal,
  };
}

/** Intents that a race's whole name in the message changes. */
const nameable: readonly Plan["intent"]["kind"][] = [
  "race",
  "registration",
  "which-race",
  "search",
  "training",
  "beyond",
  "other",
  "unsure",
  "which-topic",
  "chat",
  "generic",
];

function mayNameRace({ intent, isFixed }: Plan): boolean {
  return !isFixed && nameable.includes(intent.kind);
}

/** The answer goes on without the name, and says itself what it cannot reach. */
async function namedRace(
  services: Pick<Services, "db" | "now">,
  conversation: readonly Utterance[],
  { plan: { intent, unread = [] }, places }: { plan: Plan; places: PlaceBook },
): Promise<PlanContext["named"]> {
  const text = conversation.at(-1)?.text ?? "";
  const named = await raceWithin(services, text).catch(() => null);
  // `Is the Alcatraz tri still happening?`: a word that the search has not used may be the name.
  const isUnused = intent.kind === "search" && unread.length > 0;
  if (named || (!mayHaveShortName(intent) && !isUnused)) return named;
  const isStrange = (word: string) =>
    !isKnownWord(word) && !isPlaceWord(word, places) && !articleWords().has(word);
  const begun = await raceBeginning(services, text, isOfName).catch(() => null);
  if (begun) return begun;
  if (intent.kind === "beyond") return null;
  const found = await raceByWord(services, text, isStrange).catch(() => null);
  if (isUnused && found) return isOfUnused(found, unread) ? found : null;
  const asked = intent.kind === "race" && "name" in intent.race ? intent.race.name : null;
  return found && asked !== null && !hasNameOf(found.name, asked) ? null : found;
}

/** Two words, one of which is not an everyday word, without a noun for races: `mount washington`. */
function isOfName(words: readonly string[]): boolean {
  const isCommon = (word: string) => isKnownWord(word) || word.length < shortestOfName;
  return words.some((word) => !isCommon(word)) && words.every((word) => !raceWords.has(word));
}

const shortestOfName = 4;

function isOfUnused(found: NonNullable<PlanContext["named"]>, unused: readonly string[]): boolean {
  const own = wordsOfName(found.name);
  return (
    "id" in found && unused.some((words) => wordsOfName(words).every((word) => own.includes(word)))
  );
}

/** `Death Valley Marathon` is not the Death Race: all words of a name that is asked for count. */
function hasNameOf(name: string, asked: string): boolean {
  const own = tellingWords(wordsOfName(name));
  return tellingWords(wordsOfName(asked)).every(
    (word) => raceWords.has(word) || own.includes(word),
  );
}

/** Where nothing else is understood, one word may be the name: `tell me about the Hardrock`. */
function mayHaveShortName(intent: Plan["intent"]): boolean {
  if (intent.kind === "race") return "name" in intent.race;
  return [
    "which-race",
    "beyond",
    "other",
    "unsure",
    "which-topic",
    "chat",
    "training",
    "registration",
    "generic",
  ].includes(intent.kind);
}
