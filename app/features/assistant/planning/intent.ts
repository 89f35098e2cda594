import { type Asked, narrows, takesBack } from "./asked.ts";
import type { Intent } from "./intents.ts";
import type { RunnerMessage } from "./message.ts";
import { raceQuestion } from "./race-question.ts";
import { asksAboutAssistant, siteSubject } from "./reading/about.ts";
import {
  advising,
  cueWords,
  finding,
  greeting,
  raceWords,
  requesting,
  thanking,
} from "./reading/cues.ts";
import { followUpPace, readPaces } from "./reading/paces.ts";
import { readSubjects } from "./reading/race-subjects.ts";
import { redFlag } from "./reading/red-flags.ts";
import type { Talk } from "./talk.ts";
import { says } from "./words/phrasebook.ts";
import { plainWords } from "./words/plain-words.ts";

/**
 * What a message wants, after what was said before it.
 * @param topicOf - the id of the topic of the knowledge base that its words name
 */
export function intentOf(message: RunnerMessage, talk: Talk, topicOf: () => string | null): Intent {
  const { words, asked } = message;
  const sign = redFlag(words);
  if (sign) return { kind: "emergency", sign };
  const isSearching = isClearSearch(message);
  if (asksAboutAssistant(words) && !isSearching) return { kind: "about" };
  const subject = isSearching ? null : siteSubject(words);
  if (subject) return { kind: "site", subject };
  const question = raceQuestion(message, talk);
  if (question) return question;
  const topic = isSearching ? null : topicOf();
  const pace = paceIntent(message, talk, topic);
  if (pace) return pace;
  if (topic !== null) return { kind: "training", topic };
  const search = searchIntent(message, talk);
  if (search) return search;
  return smallTalk(words, asked) ?? { kind: "other" };
}

/** A request for races that no word of a training topic outweighs. */
function isClearSearch({ words, asked }: RunnerMessage): boolean {
  const isPlaced = namesPlaceOrDays(asked) || asked.prices.length > 0;
  const isAdvice = says(advising, words);
  if (says(requesting, words)) return namesRaces(words) || isPlaced;
  return isPlaced && !isAdvice;
}

function namesPlaceOrDays({ places, days, unknownPlace }: Asked): boolean {
  return places.length > 0 || days !== null || unknownPlace !== null;
}

function namesRaces(words: readonly string[]): boolean {
  return words.some((word) => raceWords.has(word));
}

function paceIntent(message: RunnerMessage, talk: Talk, topic: string | null): Intent | null {
  const { words, asked } = message;
  if (says(requesting, words) || asked.places.length > 0) return null;
  const subjects = readSubjects(words).map(({ value }) => value);
  const isOther = subjects.includes("time-limit") || subjects.includes("deadline");
  const read = readPaces(words) ?? (talk.pace && followUpPace(words, talk.pace));
  if (!read || isOther) return null;
  const { isNamed, ...pace } = read;
  const hasNumbers =
    pace.known !== null || pace.targetMeters !== null || pace.targetSeconds !== null;
  if (
    topic !== null &&
    (!isNamed || !hasNumbers || (pace.known === null && pace.targetSeconds === null))
  )
    return null;
  return { kind: "pace", ...pace };
}

/** How many words a message may have besides its parameters if races were not spoken of. */
const strayWords = 1;

function searchIntent(message: RunnerMessage, talk: Talk): Intent | null {
  const { words, asked } = message;
  const isRequest = says(finding, words) && namesRaces(words);
  const isAboutRaces = talk.isAboutRaces || namesRaces(words) || says(requesting, words);
  const stray = asked.rest.filter((word) => /^\p{L}{3,}$/u.test(word) && !isFiller(word));
  const isAdvice = says(advising, words) && !says(requesting, words) && !namesPlaceOrDays(asked);
  if (isAdvice) return null;
  if (asked.isClearing && !narrows(asked)) return { kind: "generic" };
  const isSomething = narrows(asked) || takesBack(asked) || (continues(asked) && talk.isAboutRaces);
  const isFound = isAboutRaces || says(finding, words) || stray.length <= strayWords;
  if (isSomething && isFound) return { kind: "search" };
  return isRequest || isBareRequest(words, stray) ? { kind: "generic" } : null;
}

/** More of the same, or another number of it. */
function continues({ isMore, count }: Asked): boolean {
  return isMore || count !== null;
}

/** `Where can I run?`, `any races?`, `carreras`. */
function isBareRequest(words: readonly string[], stray: readonly string[]): boolean {
  return namesRaces(words) && stray.length === 0 && words.length <= 6;
}

const cues = new Set(cueWords);

function isFiller(word: string): boolean {
  return plainWords.has(word) || cues.has(word);
}

function smallTalk(words: readonly string[], asked: Asked): Intent | null {
  if (narrows(asked)) return null;
  if (says(thanking, words) && !says(greeting, words)) return { kind: "thanks" };
  if (says(greeting, words)) return { kind: "greeting" };
  return null;
}
