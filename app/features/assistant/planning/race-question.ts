import { mostCompared } from "#features/races/comparing/comparison.ts";
import { fold } from "#values/text/fold.ts";
import { narrowsBesidesOpen, takesBack } from "./asked.ts";
import type { Intent, RaceReference, RaceSubject } from "./intents.ts";
import type { RunnerMessage } from "./message.ts";
import { comparedNames, findComparing, isOfName } from "./reading/comparing.ts";
import { finding, raceNouns, requesting } from "./reading/cues.ts";
import { looksLikeName, raceNameIn } from "./reading/race-names.ts";
import { readSubjects, readTelling, subjectsOf } from "./reading/race-subjects.ts";
import {
  countsPlaces,
  placedRaces,
  pointsAtRace,
  pointsAtSeveral,
  shownByName,
  shownByWord,
} from "./reading/references.ts";
import { findRegistering } from "./reading/registering.ts";
import type { Talk } from "./talk.ts";
import { isKnownWord } from "./vocabulary.ts";
import { says, without } from "./words/phrasebook.ts";
import { wordsOfName } from "./words/sentence.ts";
import { wordSet } from "./words/word-set.ts";

/** Questions that are answered by the facts of one race or several. */
export function raceQuestion(message: RunnerMessage, talk: Talk): Intent | null {
  if (message.asked.hasClimb) return null;
  // `Which one has a half?` narrows the list.
  if (whichHas.test(message.words.join(" ")) && message.asked.lengths.length > 0)
    return { kind: "search" };
  return comparison(message, talk) ?? registration(message, talk) ?? factsIntent(message, talk);
}

function comparison({ sentence, words, asked }: RunnerMessage, talk: Talk): Intent | null {
  const cues = findComparing(words);
  if (cues.length === 0) return null;
  const known = knownRaces(words, talk);
  // `Which has more elevation, A or B`: what is asked about is not the name of a race.
  const about = readSubjects(words).filter(({ at }) => sentence.words[at] !== "trail");
  const taken = without(words, [...known, ...about]);
  const isRead = (at: number) => taken[at] === "" || asked.rest[at] === "";
  const isUnknown = (at: number) =>
    /^\p{L}{4,}$/u.test(words[at] ?? "") && !isKnownWord(words[at] ?? "");
  const isStrange = (at: number) => isUnknown(at) && !isRead(at);
  const isOfPlace = asked.places.length > 0;
  const proper = comparedNames({ ...sentence, words: taken }, cues, isRead, isStrange);
  // `Compare Chicago and Twin Cities`: beside a name a place means its race.
  const isBesidePlace = proper.length === 1 && isOfPlace && talk.shown.length === 0;
  const all = isBesidePlace
    ? comparedNames({ ...sentence, words: taken }, cues, (at) => taken[at] === "", isUnknown)
    : proper;
  const named = withSharedNoun(all).map(({ at, name }) => ({ at, size: 1, value: { name } }));
  const races = [...known, ...named].toSorted((a, b) => a.at - b.at).map(({ value }) => value);
  const [only] = races;
  if (races.length === 1 && only && talk.focus && !isSameRace(only, talk.focus)) {
    return { kind: "compare", races: [talk.focus, only] };
  }
  // A single race is compared too: the answer says that there is nothing beside it.
  if (only && countsPlaces(words) && known.length === races.length) {
    return { kind: "compare", races };
  }
  // `Compárala con la de Monterrey`.
  const [place, otherPlace] = asked.places;
  if (!only && talk.focus && place && !otherPlace) {
    const name = place.candidates[0]?.name ?? "";
    return { kind: "compare", races: [talk.focus, { name }] };
  }
  const [alone, another] = talk.shown;
  if (!only && alone && !another && pointsAtSeveral(words)) {
    return { kind: "compare", races: [{ id: alone.id }] };
  }
  const isOfLengths = races.length === 0 && asked.places.length === 0 && namesLengths(asked);
  if (isOfLengths && talk.shown.length === 0)
    return { kind: "training", topic: topicOfLengths(asked) };
  if (races.length === 0 && asked.places.length > 1) {
    return { kind: "which-race", isComparison: true, subjects: [] };
  }
  if (races.length >= 2) return { kind: "compare", races: races.slice(0, mostCompared) };
  const isOfShown =
    talk.shown.length >= 2 &&
    (pointsAtSeveral(words) ||
      !narrowsBesidesOpen(asked) ||
      words.some((word) => /^(?:which|cual)$/.test(word)));
  if (!isOfShown || races.length > 0) return null;
  return { kind: "compare", races: talk.shown.slice(0, mostRanked).map(({ id }) => ({ id })) };
}

/** `El maratón de Monterrey con el de Guadalajara`: the second one is a marathon too. */
function withSharedNoun(names: readonly { at: number; name: string }[]) {
  const [, noun] = /^(\S+(?: maraton)? de) \S/i.exec(fold(names[0]?.name ?? "")) ?? [];
  if (noun === undefined) return names;
  return names.map((one) =>
    one.name.includes(" ") ? one : { ...one, name: `${noun} ${one.name}` },
  );
}

/** `The difference between a 50K and a marathon` is about distances, and not about races. */
function namesLengths({ lengths, days, prices }: RunnerMessage["asked"]): boolean {
  const isEither = lengths.some(({ kind }) => kind === "either");
  return (lengths.length > 1 || isEither) && days === null && prices.length === 0;
}

function topicOfLengths({ lengths }: RunnerMessage["asked"]): string {
  const meters = lengths.flatMap((one) =>
    one.kind === "either"
      ? one.lengths.map((each) => each.meters)
      : one.kind === "exact"
        ? one.meters
        : [],
  );
  return Math.max(...meters) > 43_000 ? "first-ultra" : "choosing-distance";
}

/** Races of a list among which the best is looked for. */
export const mostRanked = 5;

export function isSameRace(a: RaceReference, b: RaceReference): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Subjects that make a question about registering one about a date or a number of places. */
const besidesRegistering: readonly RaceSubject[] = [
  "deadline",
  "places-left",
  "price",
  "price-includes",
  "registration",
  "rules",
  "changes",
  "sold-out",
];

function registration({ sentence, words, asked }: RunnerMessage, talk: Talk): Intent | null {
  const cue = findRegistering(words);
  if (!cue || asked.isOpen) return null;
  const subjects = subjectsOf(words);
  if (subjects.some((subject) => besidesRegistering.includes(subject))) return null;
  const [known] = knownRaces(words, talk);
  if (known) return { kind: "registration", race: known.value };
  if (talk.shown.length === 0 && countsPlaces(words)) {
    return { kind: "registration", race: talk.focus };
  }
  const name = raceNameIn(sentence, cue.at + cue.size, words.length);
  if (name !== null && looksLikeName(name, wordsOfName(name)))
    return { kind: "registration", race: { name } };
  const isOfMany = words.some((word) => raceNouns.has(word)) && says(finding, words);
  if (isOfMany && narrowsBesidesOpen(asked)) return null;
  const isOfAny = asked.places.length > 0 || asked.lengths.length > 0 || asked.types.length > 0;
  if (!isOfAny && talk.focus === null && talk.shown.length > 1)
    return { kind: "which-race", isComparison: false, subjects: ["registration"], isOfShown: true };
  return { kind: "registration", race: isOfAny ? null : talk.focus };
}

const whichHas =
  /^(?:(?:and|y) )?(?:which|what|cual|cuales)(?: one| ones| of (?:them|those|these)| de (?:esas|ellas))? (?:has|have|offers?|tiene|tienen|hay)\b(?! (?:the |mas |menos )?(?:more|less|most|least|better|mas|menos|mejor))/;

/** Words that begin a question about the race that was spoken of. */
const questionStart = wordSet(
  "is does has can will are do was and so es tiene puedo hay se y esta sera son",
);

function factsIntent(message: RunnerMessage, talk: Talk): Intent | null {
  const { words, asked } = message;
  const found = readSubjects(words);
  const telling = readTelling(words);
  const subjects = [...new Set(found.map(({ value }) => value))];
  const ofRace = (race: RaceReference): Intent => ({ kind: "race", race, subjects });
  const [known] = knownRaces(words, talk);
  const isSearching = says(requesting, words);
  if (
    known &&
    !isSearching &&
    (subjects.length > 0 ||
      !says(finding, words) ||
      telling.length > 0 ||
      (countsPlaces(words) && questionStart.has(words[0] ?? "")))
  ) {
    return ofRace(known.value);
  }
  // `The second one` of a list of one.
  if (!known && countsPlaces(words) && talk.shown.length > 0 && !isSearching) {
    return { kind: "which-race", isComparison: false, subjects, isNotShown: true };
  }
  const strange = strangeName(message);
  if (strange !== null && talk.focus && pointsAtRace(words)) return ofRace({ name: strange });
  const isAsking = subjects.length > 0 || telling.length > 0;
  const cue = findRegistering(words);
  // `Looking for a flat half around Thanksgiving`, `triathlons for beginners in Ontario or Quebec`.
  const isOfMany = words.some((word) => raceNouns.has(word));
  const isSome =
    (isSearching || isOfMany) && narrowsBesidesOpen(asked) && !capitals.test(message.text.slice(1));
  const name =
    isAsking && !isSome ? nameBeside(message, [...found, ...telling, ...(cue ? [cue] : [])]) : null;
  if (name !== null) return ofRace({ name });
  const focus = talk.focus ?? (talk.which === null ? first(talk.shown) : null);
  // Which of them is meant was asked, and not answered.
  if (!focus && talk.which !== null && subjects.length > 0 && !narrowsBesidesOpen(asked))
    return { kind: "which-race", isComparison: false, subjects, isOfShown: true };
  if (!focus) return null;
  if (confirmsDay(message, talk)) return { kind: "race", race: focus, subjects: ["date"] };
  // `How early do they start?` after a list.
  const isOfAll =
    talk.focus === null && talk.shown.length > 1 && subjects.some((one) => besides.includes(one));
  if (isOfAll && pointsAtSeveral(words) && !isSearching && !narrowsBesidesOpen(asked))
    return { kind: "compare", races: talk.shown.slice(0, mostRanked).map(({ id }) => ({ id })) };
  const isAboutIt =
    !isSearching && !words.some((word) => raceNouns.has(word)) && isOnlyDetail(asked);
  if (talk.focus && isAboutIt) {
    const isFree = asked.prices.some(
      ({ kind, ...price }) => kind === "most" && "amount" in price && price.amount === 0,
    );
    if (isFree) return { kind: "race", race: talk.focus, subjects: ["price"] };
    const hasLength = asked.lengths.some(({ kind }) => kind === "exact");
    if (hasLength && offering.test(words.join(" ")))
      return {
        kind: "race",
        race: talk.focus,
        subjects: [...new Set<RaceSubject>(["distances", ...subjects])],
      };
  }
  const isQuestion = isAsking || (talk.focus !== null && questionStart.has(words[0] ?? ""));
  if (isQuestion && !isSearching && pointsAtRace(words)) return ofRace(focus);
  const isSearch = isSearching || isOfMany || narrowsBesidesOpen(asked) || takesBack(asked);
  const isImplied = subjects.length > 0 && !isSearch;
  return isImplied ? ofRace(focus) : null;
}

const confirming =
  /\b(?:right|correct|verdad|cierto|correcto|always|siempre)\b|^(?:(?:and|y|so|ok|pero|but) )*(?:is (?:it|that)|its|it is|thats|es|cae|sera|seria) (?:still |todavia |always |siempre )?(?:in|on|en|el)\b/;

/** `And it's in January, right?` after one race. */
function confirmsDay({ words, asked }: RunnerMessage, { focus }: Talk): boolean {
  const isOfDays = focus !== null && asked.days !== null && asked.places.length === 0;
  const isOnly = asked.lengths.length + asked.types.length + asked.prices.length === 0;
  return isOfDays && isOnly && !says(requesting, words) && confirming.test(words.join(" "));
}

/** A name is often typed with a capital. */
const capitals = /\p{Lu}\p{Ll}/u;

/** What a comparison has a row for. */
const besides: readonly RaceSubject[] = [
  "date",
  "place",
  "distances",
  "price",
  "start-time",
  "elevation",
  "time-limit",
  "rating",
  "registration",
  "deadline",
];

/** `La de la fe, esa la de Otuzco`: after `la de`, a word that is nothing else may be of a name. */
function strangeName({ words, asked }: RunnerMessage): string | null {
  const at = words.findIndex(
    (word, here) =>
      /^(?:la|el|the) (?:de|of|in)$/.test(words.slice(Math.max(0, here - 2), here).join(" ")) &&
      word.length >= 4 &&
      asked.rest[here] === word &&
      !isKnownWord(word),
  );
  return words[at] ?? null;
}

/** `Is there a 10K too?`, `¿también tienen 5K?`: a distance of the race that is spoken of. */
const offering =
  /^(?:(?:and|y|ok|cool|so|pero|but) )*(?:do|does|is|are|has|have|hay|tiene|tienen|habra|tambien|also)\b|\b(?:too|also|tambien|as well)$/;

/** Whether a message names a price or a length and no place, days or type. */
function isOnlyDetail({
  places,
  days,
  types,
  unknownPlace,
  weekdays,
}: RunnerMessage["asked"]): boolean {
  return (
    places.length + types.length === 0 &&
    days === null &&
    unknownPlace === null &&
    weekdays === null
  );
}

function first(shown: Talk["shown"]): RaceReference | null {
  const [race] = shown;
  return race ? { id: race.id } : null;
}

/** The races of this conversation that a message means, by their place or their name. */
function knownRaces(words: readonly string[], { shown, focus }: Talk) {
  const placed = [...placedRaces(words, shown), ...otherOfTwo(words, { shown, focus })];
  const named = shownByName(without(words, placed), shown);
  return [...placed, ...(named.length > 0 ? named : shownByWord(words, shown))];
}

/** `No, the other one`, where one of two races was spoken of. */
function otherOfTwo(words: readonly string[], { shown, focus }: Pick<Talk, "shown" | "focus">) {
  const at = words.findIndex(
    (word, here) =>
      /^(?:other|otra|otro)$/.test(word) && /^(?:the|la|el)$/.test(words[here - 1] ?? ""),
  );
  const isOne = focus !== null && "id" in focus && shown.length === 2;
  const other = isOne && at > 0 ? shown.find(({ id }) => id !== focus.id) : undefined;
  return other ? [{ at: at - 1, size: 2, value: { id: other.id } }] : [];
}

/** The name of a race beside the words of a question: `how much does the Boston Marathon cost`. */
function nameBeside(
  { sentence, words, asked }: RunnerMessage,
  spans: readonly { at: number; size: number }[],
): string | null {
  const rest = without(words, spans);
  let start = 0;
  for (let at = 0; at <= rest.length; at++) {
    if (at < rest.length && rest[at] !== "") continue;
    const name = at > start ? raceNameIn(sentence, start, at) : null;
    const parts = name === null ? [] : wordsOfName(name);
    const isDescribed = parts.some((word) => /^(in|en|near|under|next|this)$/.test(word));
    const isOnlyRead = parts.every(
      (word) =>
        /^(?:or|and|o|y|u|e)$/.test(word) || (!asked.rest.includes(word) && !isOfName(word)),
    );
    if (name !== null && !isDescribed && !isOnlyRead && looksLikeName(name, parts)) return name;
    start = at + 1;
  }
  return null;
}
