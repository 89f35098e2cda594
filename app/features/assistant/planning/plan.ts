import { isByCar } from "#features/races/reading/circle-words.ts";
import { regionWords } from "#features/races/reading/regions.ts";
import { uncheckedIn } from "#features/races/reading/unchecked.ts";
import { fold } from "#values/text/fold.ts";
import type { ToolName } from "../conversation/assistant.ts";
import { languageOf, otherLanguageOf } from "../conversation/language.ts";
import { lookBack } from "../conversation/limits.ts";
import type { MentionedRace, Utterance } from "../conversation/utterance.ts";
import { readBody } from "../danger/danger.ts";
import { withoutSayings } from "../danger/message-words.ts";
import type { Sign, SignId } from "../danger/signs/sign.ts";
import { unclear } from "../danger/signs/unclear.ts";
import { isState } from "../intents/aspects.ts";
import type { ScoredKind } from "../intents/classifier.ts";
import {
  cautionLineFrom,
  certainGuide,
  probabilityOf,
  topicOf,
  usualFrom,
  usualTopic,
} from "../intents/guess.ts";
import type { ClassifiedMessage } from "../intents/kinds.ts";
import { asksForRaces, wordsOf } from "../knowledge/keywords.ts";
import { isSiteGuide } from "../knowledge/site-guide.ts";
import {
  answersBody,
  findTopic,
  isHealth,
  isPain,
  mayFollowComplaint,
} from "../knowledge/topics.ts";
import { adviceOnComplaint, asksUsual, everydayArticle, isOfEffort, missesSign } from "./advice.ts";
import { narrows, nothingAsked } from "./asked.ts";
import { decidedIntent, doubted, isOfPlans } from "./decided.ts";
import { evidenceOf } from "./evidence.ts";
import { isTopicButton, needsCautionLine } from "./guessed.ts";
import {
  countsInPlaces,
  fearsRace,
  intentOf,
  isWholeRequest,
  regretsRunning,
  saysRaces,
  strayIn,
  wantsSimilar,
} from "./intent.ts";
import type { Intent, RaceReference } from "./intents.ts";
import { type RunnerMessage, readMessage } from "./message.ts";
import { ownGuide, ownRequest } from "./own-request.ts";
import { paceInTalk } from "./pace-in-talk.ts";
import {
  changedBetween,
  nothingWanted,
  parametersOf,
  type Wanted,
  wantedAfter,
} from "./parameters.ts";
import { placesBeside } from "./place-choice.ts";
import type { PlanContext } from "./plan-context.ts";
import { planIntent, planTopicOf } from "./plan-request.ts";
import { isSameRace, mostRanked } from "./race-question.ts";
import {
  advising,
  planning,
  raceNouns,
  requesting,
  speaksOfOneself,
  trainingHow,
  wishesToRun,
} from "./reading/cues.ts";
import { hasTime, readPaces } from "./reading/paces.ts";
import { pauseWeeks } from "./reading/pause.ts";
import { readTelling, subjectsOf } from "./reading/race-subjects.ts";
import { refined } from "./refining.ts";
import type { PlanRequest, WeekRequest } from "./requested-plan.ts";
import type { SearchParameters } from "./search-parameters.ts";
import { newTalk, type Talk } from "./talk.ts";
import { type Unused, unusedIn } from "./unused.ts";
import { isKnownWord } from "./vocabulary.ts";
import { weekRequest } from "./week-request.ts";
import { says } from "./words/phrasebook.ts";
import { wordsOfName } from "./words/sentence.ts";

export { type Intent, type RaceReference, type RaceSubject, raceSubjects } from "./intents.ts";
export type { PlanContext } from "./plan-context.ts";

/** How a question is to be answered. */
export type Plan = {
  /** The language of the last message that tells one, or else of the page. */
  language: "en" | "es";
  intent: Intent;
  /** For a model: whether it may search, must search, or must not. */
  toolChoice: "auto" | "none" | { tool: ToolName };
  /** What the conversation has asked for so far. */
  params: SearchParameters;
  /** The parameters that the last message itself has changed. */
  changed: (keyof SearchParameters)[];
  /** The answer is written already and no engine is asked: it is about a danger to health. */
  isFixed: boolean;
  /** The danger was answered before, and the last message names no sign of its own: the alarm is short. */
  isAlarmAgain?: boolean;
  /** The last message may speak of a danger to health: the answer says to see a doctor. */
  isCautious?: boolean;
  /** The danger that a message shortly before spoke of, where the answer reminds of it. */
  afterDanger?: SignId;
  /** Places that the last message names beside the one that is searched. */
  otherPlaces?: string[];
  /** The country that was spoken of, where the answer to a danger names its numbers first. */
  country?: string;
  /** Conditions of the last message that no search can check: `dogs`. */
  unchecked?: string[];
  /** Cities of the last message that are outside of our countries. */
  abroad?: string[];
  /** Words of the last message that the search does not use, as they were typed. */
  unused?: string[];
  /** Places of the last message that nobody knows, and whether it names no other. */
  unknownPlaces?: { names: string[]; areAll: boolean };
  /** All words that no reader knows: one may be the name of a race. */
  unread?: string[];
  /** The last message changed nothing of the search before it. */
  isRepeated?: boolean;
  /** The last message asks for races where the runner is, which nobody knows. */
  isHere?: boolean;
  /** The last message names how far a car comes in some time: the answer says how that was taken. */
  isByCar?: boolean;
};

/**
 * A danger that was spoken of, how many messages of the runner came after it, and whether one of them
 * said that a doctor allows running again.
 */
type PastDanger = { sign: Sign; since: number; isCleared: boolean };

/** What is known after a message. */
type Progress = {
  talk: Talk;
  wanted: Wanted;
  before: Wanted;
  intent: Intent;
  isCautious: boolean;
  danger: PastDanger | null;
  /** The last message names no sign of its own, and is answered with the danger of before. */
  isAlarmAgain: boolean;
  /** The danger that the answer reminds of. */
  afterDanger: SignId | null;
  otherPlaces: string[];
  /** The runner's last message. */
  text: string | null;
  /** The language of the message that named the danger. */
  language: "en" | "es" | null;
  /** Its words, and whether it speaks of where the runner is. */
  words: readonly string[];
  /** Those of a request before it that was answered with a question. */
  earlier: readonly string[];
  isHere: boolean;
  /** What it says that no reader knows, as it was typed. */
  unused: readonly Unused[];
  abroad: readonly string[];
  /** A place of the last message that no race is at and no map has. */
  unmapped: string | null;
  /** Whether the last message names a place that a search can use. */
  namesPlace: boolean;
  /** Whether the last message asks for the same races once more: how many, whatever. */
  isAgain: boolean;
};

/**
 * Decides how the last message is to be answered. The intent follows from the last 5 messages, the
 * parameters from the last 10. Pure: the same messages have the same plan.
 */
export function plan(conversation: readonly Utterance[], context: PlanContext): Plan {
  const recent = conversation.slice(-lookBack.parameters);
  const intentStart = recent.length - lookBack.intent;
  let progress: Progress = {
    talk: newTalk(context.race),
    wanted: nothingWanted,
    before: nothingWanted,
    intent: { kind: "other" },
    isCautious: false,
    danger: null,
    isAlarmAgain: false,
    afterDanger: null,
    otherPlaces: [],
    text: null,
    language: null,
    words: [],
    earlier: [],
    isHere: false,
    unused: [],
    abroad: [],
    unmapped: null,
    namesPlace: false,
    isAgain: false,
  };
  for (const [at, utterance] of recent.entries()) {
    const { shown, topic, week, own, run } = progress.talk;
    // The first of these messages may continue the topic before them.
    if (at === intentStart) {
      progress = { ...progress, talk: { ...newTalk(context.race), shown, topic, week, own, run } };
    }
    progress =
      utterance.author === "user"
        ? afterQuestion(progress, utterance.text, context)
        : { ...progress, talk: afterAnswer(progress, utterance.races) };
  }
  return planOf(progress, recent, context);
}

/** `How many?`, `carreras`: nothing to change, and nothing that was not understood. */
function asksAgain({ asked }: RunnerMessage): boolean {
  return asked.isRefining || narrows(asked) || strayIn(asked).length === 0;
}

/** The country that the conversation speaks of. */
function homeOf({ wanted: { place } }: Progress): string | null {
  return place.country ?? place.within ?? null;
}

function planOf(
  progress: Progress,
  conversation: readonly Utterance[],
  { today, race, named, lang = "en" }: PlanContext,
): Plan {
  const { talk, wanted, before, isCautious, afterDanger, words } = progress;
  const intent = named ? aboutNamed(progress.intent, named, words) : progress.intent;
  const language = progress.language ?? languageIn(conversation) ?? lang;
  const isFixed =
    progress.danger?.since === 0 || (intent.kind === "caution" && afterDanger !== null);
  const isAlarmAgain = progress.isAlarmAgain && intent.kind === "emergency";
  const told = {
    language,
    isFixed,
    isCautious,
    ...(isAlarmAgain && { isAlarmAgain }),
    ...(afterDanger !== null && { afterDanger }),
  };
  const known = [race, named].filter(isRace);
  if (intent.kind === "registration" && intent.race) {
    const race_name = nameOf(intent.race, [...talk.shown, ...known]);
    const changed = ["race_name" as const];
    return { ...told, intent, toolChoice: toolChoiceOf(intent), params: { race_name }, changed };
  }
  const params = parametersOf(wanted, today);
  const settled = settledIntent(intent, params);
  const isSearch = settled.kind === "search";
  const isOfAnyRace = isSearch || settled.kind === "generic" || isPortrait(settled);
  const reference = spokenOf(settled);
  const names = [named?.name, reference && nameOf(reference, [...talk.shown, ...known])];
  const isOfRegion = wanted.place.region !== undefined;
  const conditions = withoutNames([...progress.earlier, ...words], names).filter(
    (word) => !isOfRegion || !regionWords.includes(word),
  );
  const unchecked = isOfAnyRace ? uncheckedIn(conditions, language) : [];
  const isSame = changedBetween(parametersOf(before, today), params).length === 0;
  const isRepeated =
    isSearch && isSame && namesSearch(params) && unchecked.length === 0 && !progress.isAgain;
  const unused = progress.unused.flatMap(({ typed, isCondition }) => (isCondition ? typed : []));
  const unplaced = progress.unused.flatMap(({ typed, isPlace }) => (isPlace ? typed : []));
  const unknownPlaces = progress.unmapped === null ? unplaced : [progress.unmapped, ...unplaced];
  const isSomewhere = Object.keys(wanted.place).length > 0;
  const home = homeOf(progress);
  return {
    ...told,
    intent: settled,
    ...(home !== null && settled.kind === "emergency" && { country: home }),
    toolChoice: toolChoiceOf(settled),
    params,
    changed: changedBetween(parametersOf(before, today), params),
    otherPlaces: progress.otherPlaces,
    ...(unchecked.length > 0 && { unchecked }),
    ...(isSearch && progress.abroad.length > 0 && { abroad: [...progress.abroad] }),
    ...(isSearch && unused.length > 0 && { unused: unused.slice(0, mostNamed) }),
    ...(isSearch &&
      unknownPlaces.length > 0 && {
        unknownPlaces: {
          names: unknownPlaces.slice(0, mostNamed),
          areAll: !progress.namesPlace,
        },
      }),
    ...(isSearch &&
      progress.unused.length > 0 && { unread: progress.unused.map(({ typed }) => typed) }),
    ...(isRepeated && { isRepeated }),
    ...(isSearch && progress.isHere && !isSomewhere && { isHere: true }),
    ...(isSearch && isByCar(words) && { isByCar: true }),
  };
}

/** The most words that an answer names as left out. */
const mostNamed = 4;

function isRace(one: MentionedRace | { name: string } | null | undefined): one is MentionedRace {
  return one !== null && one !== undefined && "id" in one;
}

/** A race called `Night Run` is not asked for at night: the words of names are no conditions. */
function withoutNames(
  words: readonly string[],
  names: readonly (string | null | undefined)[],
): readonly string[] {
  const ofNames = new Set(names.flatMap((name) => (name ? wordsOfName(name) : [])));
  return words.filter((word) => !ofNames.has(word));
}

/** A question in which the whole name of a race stands is about this race, whatever else it says. */
function aboutNamed(
  intent: Intent,
  named: NonNullable<PlanContext["named"]>,
  words: readonly string[],
): Intent {
  const race = "id" in named ? { id: named.id } : { name: named.name };
  const subjects = subjectsOf(words);
  switch (intent.kind) {
    case "race":
      return "name" in intent.race ? { ...intent, race } : intent;
    case "registration":
      return intent.race && "id" in intent.race ? intent : { kind: "registration", race };
    case "which-race":
      return intent.isComparison ? intent : { kind: "race", race, subjects };
    case "search":
    case "generic":
      return subjects.length > 0 || !asksForOthers(words, named.name)
        ? { kind: "race", race, subjects }
        : intent;
    case "beyond":
      return { ...intent, race };
    case "which-topic":
      return says(planning, words) ? intent : { kind: "race", race, subjects };
    case "other":
    case "unsure":
    case "chat":
      return { kind: "race", race, subjects };
    case "training":
      return asksAboutRace(intent.topic, words) ? { kind: "race", race, subjects } : intent;
    default:
      return intent;
  }
}

/**
 * Whether a message with the whole name of a race looks for others: `races like the Lima 42K`, `a half before
 * the Chicago Marathon`, `10K races in Toronto Marathon weekend`.
 */
function asksForOthers(words: readonly string[], name: string): boolean {
  const own = new Set(wordsOfName(name));
  const rest = words.filter((word) => !own.has(word));
  return says(requesting, words) || rest.some((word) => ofOthers.test(word) || raceNouns.has(word));
}

const ofOthers =
  /^(?:like|similar|others?|another|before|after|near|around|besides|instead|except|parecid[ao]s?|otr[ao]s?|antes|despues|cerca|ademas|menos)$/;

/** `Info on the Way Too Cool 50K`, `is there a bag check at Bay to Breakers`, `desnivel de la subida al Misti`. */
function asksAboutRace(topic: string, words: readonly string[]): boolean {
  const subjects = subjectsOf(words);
  const isFact =
    subjects.includes("preparation") || (subjects.length > 0 && !says(trainingHow, words));
  return topic === "race-morning" || isFact || readTelling(words).length > 0;
}

/** A request is generic only while the conversation has named nothing to search by. */
function settledIntent(intent: Intent, params: SearchParameters): Intent {
  if (intent.kind !== "generic") return intent;
  return namesSearch(params) ? { kind: "search" } : intent;
}

/** Whether an answer tells of a race as a whole: no subject that its page knows was named. */
function isPortrait(intent: Intent): boolean {
  const isOfRace = intent.kind === "race" || intent.kind === "which-race";
  return isOfRace && intent.subjects.length === 0;
}

/** Whether parameters name anything to search by besides how many races, and in which order. */
function namesSearch({
  limit,
  offset,
  sort_by,
  sort_by_date,
  ...named
}: SearchParameters): boolean {
  void [limit, offset, sort_by, sort_by_date];
  return Object.keys(named).length > 0;
}

function afterAnswer({ talk, intent }: Progress, races: readonly MentionedRace[]): Talk {
  const [race, another] = races;
  if (!race) return talk;
  // Facts about one race of a list leave the list: `and the second one?` still counts in it.
  const isAboutOne = intent.kind === "race" || intent.kind === "registration";
  const isOneOfList = isAboutOne && !another && talk.shown.some(({ id }) => id === race.id);
  const shown = isOneOfList ? talk.shown : races;
  // Several races as the answer to a question about one ask which is meant.
  const isAsked = another !== undefined && (intent.kind === "race" || intent.kind === "which-race");
  const which =
    isAsked && !("isComparison" in intent && intent.isComparison) ? intent.subjects : null;
  return { ...talk, shown, focus: another ? null : { id: race.id }, which, isAboutRaces: true };
}

function afterQuestion(progress: Progress, text: string, context: PlanContext): Progress {
  const { talk } = progress;
  const typed = readMessage(text, context, {
    home: homeOf(progress),
    hasLength: Object.keys(progress.wanted.length).length > 0,
    isTriathlon: progress.wanted.type === "Triathlon",
    isByPrice: progress.wanted.order === "price",
    text: progress.text,
  });
  const refining = refined(typed, progress, context.today);
  const message = countingEach(refining ? { ...typed, asked: refining.asked } : typed);
  const { body } = message;
  const meant = signStillMeant(progress);
  const rules = ruledIntent(message, talk);
  const last = progress.text === null ? null : progress.intent;
  const evidence = context.classify ? evidenceOf(rules, message, talk, last) : [];
  const scored = scoredWithoutSayings({ text, before: progress.text, evidence }, context);
  const clears = !body.danger && clearanceIn(message.folded) === true;
  const found = body.danger?.sign ?? pregnancyWarning(progress, text);
  // What follows a wish to die is as serious.
  const isLess = meant?.id === "self-harm" && found?.id === "low-mood";
  const said = (isLess ? meant : found) ?? (body.asksWhatNow && !clears ? meant : null);
  const read = said ? null : undangerousIntent(progress, message, { scored, context, rules });
  const isShort = message.words.length <= longestAddition;
  // An article has answered an everyday complaint.
  const isAnswered = read?.kind === "training" && read.isGuarded === true;
  const isQuestion = message.text.includes("?") || asksSomething.test(message.words.join(" "));
  const isHeld = isShort && !(meant === unclear && isQuestion);
  // Few words that only the nearest article would answer still speak of the danger.
  const isGuessed = read !== null && (isNotUnderstood(read) || isNotUnderstood(rules));
  const isAdded = (isHeld && isGuessed) || (!isAnswered && isStillBodily(read, progress, message));
  const isAddition =
    meant !== null && (isAdded || staysWithSelfHarm(meant, read, message)) && !clears;
  const known = said ?? (isAddition ? meant : null);
  const intent = known
    ? answerTo(known)
    : sameSubjects(read ?? { kind: "other" }, progress, message);
  const isRefined = refining !== null && intent.kind === "search";
  const { wanted } = isRefined ? refining : progress;
  const next = wantedAfterMessage(wanted, intent, message);
  const isWarned = intent.kind === "emergency" || intent.kind === "caution";
  const sign = known ?? (isWarned && !(clears && progress.danger) ? unclear : null);
  // What is added to the general caution does not prolong it, and a sign before it is still meant.
  const isProlonged = sign === unclear && isAddition && !isUnclear(read ?? { kind: "other" });
  const real = sign === unclear && progress.danger !== null ? progress.danger.sign : sign;
  const danger =
    real && !isProlonged
      ? { sign: real, since: 0, isCleared: false }
      : later(progress.danger, message);
  const afterDanger = danger && remindsOf(danger, intent) ? danger.sign.id : null;
  const isRefused = danger !== null && refuses(danger, intent, message);
  return {
    // The reminder is the whole answer.
    intent: isRefused ? { kind: "caution" } : intent,
    text,
    language: body.danger?.language ?? null,
    isCautious:
      afterDanger !== null ||
      isAnswered ||
      isLooselyAnswered(message, intent) ||
      (scored !== null && needsCautionLine(scored, intent, message)),
    danger,
    isAlarmAgain: found === null && known !== null,
    afterDanger,
    before: progress.wanted,
    wanted: next,
    otherPlaces: placesBeside(next.place, message.asked),
    words: message.words,
    earlier: progress.intent.kind === "generic" ? progress.words : [],
    isHere: message.asked.isHere,
    unused: unusedIn(message),
    abroad: message.asked.abroad,
    unmapped: unmappedPlace(message, context),
    namesPlace: message.asked.places.length > 0 || message.asked.abroad.length > 0,
    isAgain: asksAgain(message),
    talk: {
      ...talk,
      focus: spokenOf(intent) ?? talk.focus,
      which: null,
      pace: intent.kind === "pace" ? { ...intent, isNamed: true } : null,
      run: readPaces(message.words)?.known ?? talk.run,
      plan: planAfter(talk, intent),
      week: weekAfter(talk, intent),
      own: ownAfter(talk, intent),
      topic: topicAfter(talk, intent),
      isAboutRaces: talk.isAboutRaces || isAboutRaces(intent),
    },
  };
}

function unmappedPlace(
  { asked: { unknownPlace, abroad } }: RunnerMessage,
  { sizeOf }: PlanContext,
): string | null {
  if (unknownPlace === null || sizeOf === undefined || abroad.includes(unknownPlace)) return null;
  return sizeOf(wordsOfName(unknownPlace).join(" ")) === null ? unknownPlace : null;
}

/** `And the half?` after the price of a race asks for the price. */
function sameSubjects(
  intent: Intent,
  { intent: before }: Progress,
  { words, asked }: RunnerMessage,
): Intent {
  if (before.kind !== "race" || before.subjects.length === 0) return intent;
  // `Ok, Houston then` after the course of another race.
  const isPlaced = intent.kind === "search" && asked.places.length === 1 && isOnlyPlaced(asked);
  if (isPlaced && words.length <= mostAdded && !saysRaces(words) && !says(requesting, words))
    return { kind: "which-race", isComparison: false, subjects: before.subjects };
  const goesOn = intent.kind === "race" && intent.subjects.length === 0;
  if (!goesOn || words.length > mostAdded || !/^(?:and|y)$/.test(words[0] ?? "")) return intent;
  return { ...intent, subjects: before.subjects };
}

/** Words of `and for the half marathon?`. */
const mostAdded = 6;

/** The kinds of a message; where it sounds like a danger, without the sayings in it. */
function scoredWithoutSayings(
  said: ClassifiedMessage,
  { classify }: PlanContext,
): readonly ScoredKind[] | null {
  const scored = classify?.(said) ?? null;
  const isDanger = scored !== null && probabilityOf("danger", scored) >= cautionLineFrom;
  const plain = isDanger ? withoutSayings(said.text) : said.text;
  return plain === said.text ? scored : (classify?.({ ...said, text: plain }) ?? null);
}

/** `How many ultras does Texas have compared with California?`: either place counts. */
function countingEach(message: RunnerMessage): RunnerMessage {
  if (wantsSimilar(message) && soldOut.test(message.words.join(" "))) {
    const { places, denied } = message.asked;
    const elsewhere = { ...denied, places: [...denied.places, ...places] };
    return { ...message, asked: { ...message.asked, places: [], denied: elsewhere } };
  }
  if (!countsInPlaces(message)) return message;
  return { ...message, asked: { ...message.asked, eitherPlace: message.asked.places } };
}

/** `The Houston half is sold out, any similar ones?`: the race of that place is not one of them. */
const soldOut =
  /\b(?:sold ?out|full|closed|agotad[ao]s?|se agoto|llen[ao]|sin cupos?|no hay cupos?|cerrad[ao])\b/;

/**
 * After advice on pregnancy, `some spotting since this morning` is about it, in either language. Leaking urine at a
 * faster pace after a birth is not an emergency: its article says whom to see.
 */
function pregnancyWarning({ talk, danger, text: before }: Progress, text: string): Sign | null {
  if (talk.topic !== "pregnancy" && danger?.sign.id !== "pregnancy-race") return null;
  if (afterBirth.test(fold(`${before ?? ""} ${text}`)) && leaksOnEffort.test(fold(text)))
    return null;
  const sign = readBody(`pregnant embarazada ${text}`).danger?.sign;
  return sign?.id === "pregnancy-warning" ? sign : null;
}

const afterBirth =
  /\b(?:post ?partum|gave birth|after (?:the |giving )?birth|had (?:my|a|the) baby|c ?section|pos(?:t)?parto|di a luz|despues del parto|cesarea|tuve (?:a mi|un) bebe)\b/;
const leaksOnEffort =
  /^(?!.*\b(?:blood|bleed\w*|sangr\w*|fever|fiebre|pus|green|clots?|coagul\w*)\b)(?=.*\b(?:leak\w*|pee|urine|escap\w*|orin\w*|pipi|gotea\w*)\b).*\b(?:when|if|every time|cuando|si|cada vez|al)\b.{0,20}\b(?:run|running|jog\w*|jump\w*|sneez\w*|cough|laugh|pace|speed|faster|sprint\w*|corr\w+|trot\w+|salt\w+|estornud\w+|toso|rio|ritmo|acelero|apret\w+|apriet\w+)\b/;

/** `Since yesterday` and `could it be the beetroot that I ate?`, after a danger, add to it. */
const longestAddition = 14;

/** A message after a wish to die continues it, unless it plainly asks for races or for something else. */
function staysWithSelfHarm(
  sign: Sign | null,
  read: Intent | null,
  { words, asked }: RunnerMessage,
): boolean {
  if (sign?.id !== "self-harm" || read === null) return false;
  const isPlain = says(requesting, words) || asked.places.length > 0;
  return (
    !isPlain && !["thanks", "greeting", "pace", "plan", "week", "registration"].includes(read.kind)
  );
}

/** `It's twice the size now and red`: what a limb or a wound has become, without its name. */
const itChanged =
  /^(?=.*\b(?:it|its|they|theyre|now|ahora|ya|esta|estan|se (?:me )?puso|se (?:me )?ha puesto)\b).*\b(?:twice the size|double the size|bigger|larger|swollen|swelling|red|redder|hot|hotter|warm|purple|blue|white|black|numb|spread\w*|worse|el doble|mas grande|hinch\w+|roj[ao]s?|calientes?|morad[ao]s?|azul|blanc[ao]s?|negr[ao]s?|dormid[ao]s?|empeor\w+|peor|crec\w+|extiend\w+)\b/;

/**
 * `My leg is tight` after a snake bite is not judged by itself; neither is `I cough` after dizziness at altitude, or
 * `it's red now` after a cramp on a flight.
 */
function isStillBodily(
  read: Intent | null,
  { danger }: Progress,
  { body, words, folded }: RunnerMessage,
): boolean {
  if (read === null || danger?.since !== 0 || "topic" in danger.sign.answer) return false;
  const isOfBody =
    body.complaint !== null || (words.length <= longestAddition && itChanged.test(folded));
  return isUnclear(read) || (isOfBody && read.kind === "training");
}

function isUnclear(intent: Intent): boolean {
  return intent.kind === "emergency" && intent.sign === "unclear";
}

function isNotUnderstood(intent: Intent | null): boolean {
  if (intent?.kind === "training") return intent.others !== undefined;
  return intent !== null && ["other", "unsure", "chat", "which-topic"].includes(intent.kind);
}

/** The current topic: thanks and messages that are not understood do not end it. */
function topicAfter({ topic }: Talk, intent: Intent): string | null {
  // `But I'm 61` is about the runner: the topic stays.
  if (intent.kind === "training" && intent.continues && isState(intent.topic))
    return topic ?? intent.topic;
  // Whether to run with a pain is asked about a pain that has a name.
  const isOfPain = topic !== null && isPain(topic);
  if (intent.kind === "training" && intent.topic === "running-with-pain" && isOfPain) return topic;
  // What comes after a word of comfort is a new question.
  if (intent.kind === "training") return intent.topic === "bad-day" ? null : intent.topic;
  if (intent.kind === "plan") return planTopicOf(intent.meters);
  return intent.kind === "thanks" || isNotUnderstood(intent) ? topic : null;
}

/** The plan that later messages change: it lasts as long as its topic. */
function planAfter(talk: Talk, intent: Intent): PlanRequest | null {
  if (intent.kind === "plan") return intent;
  return topicAfter(talk, intent) === talk.topic ? talk.plan : null;
}

/** The week that later messages change, until the talk is about something else. */
function weekAfter({ week }: Talk, intent: Intent): WeekRequest | null {
  if (intent.kind === "week") return intent;
  return intent.kind === "thanks" || isNotUnderstood(intent) ? week : null;
}

/** What later messages go on with, until the talk is about something else. */
function ownAfter({ own }: Talk, intent: Intent): Talk["own"] {
  if (intent.kind === "own") {
    const { kind: _, ...request } = intent;
    return request;
  }
  return intent.kind === "thanks" || isNotUnderstood(intent) ? own : null;
}

/** Words of the body got an article about something else than pain, which may miss what they mean. */
function isLooselyAnswered(message: RunnerMessage, intent: Intent): boolean {
  const { danger, complaint } = message.body;
  if (danger || !complaint || intent.kind !== "training") return false;
  const isAnswered =
    isPain(intent.topic) || intent.topic === "skin" || asksUsual(message, intent.topic);
  return !isAnswered && !isTopicButton(message);
}

/** A sign of the body that nothing is known of, and advice about something else. */
function isBesideComplaint(message: RunnerMessage, intent: Intent): boolean {
  if (!isLooselyAnswered(message, intent) || intent.kind !== "training") return false;
  if (intent.continues) return false;
  return !isSiteGuide(intent.topic) && !mayFollowComplaint(intent.topic);
}

/** What the rules make of a message. */
function ruledIntent(message: RunnerMessage, talk: Talk): Intent {
  const read = intentOf(message, talk, () => topicNamed(message, talk));
  // `I signed up for 21 and want to change to 10`: a guide says how that is done.
  const isUnnamed = read.kind === "registration" && read.race === null;
  const guide = isUnnamed ? certainGuide(message.text) : null;
  return guide === null ? read : { kind: "training", topic: guide };
}

/** What the rules and the classifier make of a message. */
type Reading = { rules: Intent; scored: readonly ScoredKind[] | null; context: PlanContext };

/** What a message wants that is about no known danger. */
function undangerousIntent(
  progress: Progress,
  message: RunnerMessage,
  { rules, scored, context }: Reading,
): Intent {
  const { talk } = progress;
  const own = ownRequest(message, talk, context.today);
  if (own) return { kind: "own", ...own };
  const ownPage = ownGuide(message, talk);
  if (ownPage) return { kind: "training", topic: ownPage };
  if (message.body.complaint === null && fearsRace(message)) {
    return { kind: "training", topic: usualTopic(message.text, usualFrom) ?? "nerves" };
  }
  const before = fold(progress.text ?? "");
  if (message.body.complaint === null && regretsRunning(message, before)) {
    return { kind: "training", topic: usualTopic(message.text) ?? "bad-day" };
  }
  if (tellsOfPause(message, context)) return { kind: "training", topic: "comeback" };
  const advised =
    message.body.complaint !== null
      ? adviceOnComplaint(rules, message, talk)
      : scored === null
        ? rules
        : decidedIntent(rules, message, around(progress, message, scored));
  const isSore = isUnclear(advised) && progress.danger === null && isOfEffort(message.folded);
  if (isSore) return { kind: "training", topic: "soreness" };
  const isMissed = isBesideComplaint(message, advised) || missesSign(advised, message);
  const meant = isMissed ? answerTo(unclear) : advised;
  const isGeneral = isUnclear(meant) || meant.kind === "caution";
  const mayAnswer = progress.danger === null || progress.danger.sign === unclear;
  const article = isGeneral && mayAnswer ? everydayArticle(message) : null;
  if (article !== null) return { kind: "training", topic: article, isGuarded: true };
  const week = mayBeWeek(meant, message) ? weekRequest(message, talk) : null;
  const planned = week ?? planIntent(meant, message, talk, context);
  // The plan that the rules have read is told once.
  const isPlan =
    planned.kind === "training" &&
    planned.topic === topicOfIntent(rules) &&
    planned.topic !== talk.topic;
  const told =
    scored !== null && planned.kind === "training" && isOfPlans(planned.topic) && !isPlan
      ? doubted(planned, message, around(progress, message, scored))
      : planned;
  const intent = told.kind === "pace" ? paceInTalk(told, message.words, progress) : told;
  const isOffer = intent.kind === "which-topic" && scored?.[0]?.kind !== "race-facts";
  const inThread = intentInThread(ofNamedThing(intent, message, talk), context);
  const isLikelyDanger = scored?.[0]?.kind === "danger";
  return isOffer || isLikelyDanger ? inThread : unreadOfRace(inThread, message, talk);
}

function topicOfIntent(intent: Intent): string | null {
  return intent.kind === "training" ? intent.topic : null;
}

function around(
  { talk, wanted, text, intent }: Progress,
  message: RunnerMessage,
  scored: readonly ScoredKind[],
) {
  return { talk, wanted, text, intent, now: message.text, scored };
}

/**
 * `I bought a membership by mistake, refund?` asks for no money of a race, and `can I erase my review` for no
 * account.
 */
function ofNamedThing(intent: Intent, { folded, words }: RunnerMessage, talk: Talk): Intent {
  const isPages = ["site-pages", "site", "unsure"].includes(intent.kind);
  const ofReview = changesReview.test(folded) && !ofAccount.test(folded);
  if (isPages && ofReview) return { kind: "training", topic: "site-review-change" };
  if (intent.kind === "registration" && !speaksOfEntry.test(folded))
    return besidesEntry(intent.race, talk, intent);
  const isOfAdvice = intent.kind === "training" && !isSiteGuide(intent.topic);
  if ((isPages || isOfAdvice || isNotUnderstood(intent)) && endsRenewal.test(folded))
    return { kind: "training", topic: "site-membership-cancel" };
  if (intent.kind !== "training") return intent;
  const { topic } = intent;
  // `4:45 a km in miles` is a pace, and asks for no switch of units.
  const pace = topic === "site-units" ? readPaces(words) : null;
  if (pace !== null && hasTime(pace)) {
    const { known, targetMeters, targetSeconds } = pace;
    return { kind: "pace", known, targetMeters, targetSeconds };
  }
  const meant = guidesOfThings.find(({ named, not }) => named.test(folded) && !not?.test(folded));
  return { ...intent, topic: meant?.guides[topic] ?? topic };
}

/** Every word that entries are spoken of with. */
const speaksOfEntry =
  /\b(?:regist\w*|sign\w* ?(?:me |us |him |her |up)|enroll?\w*|enter\w*|entr(?:y|ies|ar|o|ada)|get (?:in|into)|join\w*|spots?|bibs?|slots?|book\w*|inscri\w*|inscrib\w*|anot\w*|apunt\w*|cupos?|dorsal\w*|lugar|deadline|cierr\w*|open|abiert\w*|waitlist|late|me meto|participa\w*)\b/;

/** `Do I need a passport for that one?` was only guessed to be about an entry, and `si pago el barato` is about a plan. */
function besidesEntry(race: RaceReference | null, { topic }: Talk, intent: Intent): Intent {
  if (race !== null) return { kind: "race", race, subjects: [], isUnread: true };
  if (topic === null || !isSiteGuide(topic)) return intent;
  const isOfMembership = /^site-(?:plans|plan-benefits|membership-\w+|billing)$/.test(topic);
  return isOfMembership ? { kind: "site", subject: "membership" } : { kind: "site-pages" };
}

const changesReview =
  /\b(?:delet|remov|eras|edit|chang|borr|elimin|quit|sac|cambi|modific|correg)\w* (?:\S+ ){0,4}?(?:reviews?|comments?|resenas?|opinion(?:es)?|comentarios?)\b/;
const endsRenewal =
  /^(?=.*\b(?:cancel\w*|stop|turn|switch|disable|end|desactiv\w+|apag\w+|quit\w+|anul\w+|detener|no)\b).*\b(?:renew\w*|autorenew\w*|renov\w+|renuev\w+)\b/;
const ofAccount = /\b(?:accounts?|data|everything|cuenta|datos|todo)\b/;

/** Guides that share their words, by the thing that a message names. */
const guidesOfThings: readonly {
  named: RegExp;
  not?: RegExp;
  guides: Readonly<Record<string, string>>;
}[] = [
  {
    named:
      /\b(?:memberships?|subscriptions?|elite|premium|renew\w*|membresias?|suscripcion(?:es)?|renov\w+)\b/,
    guides: {
      "site-refund": "site-membership-refund",
      "site-cancel-entry": "site-membership-cancel",
      "site-mails-off": "site-membership-cancel",
    },
  },
  {
    named: /\b(?:reviews?|ratings?|comments?|resenas?|opinion(?:es)?|comentarios?|calificacion)\b/,
    not: ofAccount,
    guides: { "site-delete-data": "site-review-change" },
  },
];

const asksSomething =
  /^(?:(?:and|y|so|ok|but|pero|que tal|en|a|de|por) )*(?:is|are|does|do|can|could|will|would|how|what|whats|when|where|who|why|es|esta|estan|tiene|tienen|hay|se puede|puedo|podemos|cual|cuales|como|donde|cuando|quien|que|cuant[ao]s?)\b/;

/** After a race, a question that no reader has understood is still about it: the answer says what is not stated. */
function unreadOfRace(
  intent: Intent,
  { words, text, asked, sentence }: RunnerMessage,
  { focus, topic, shown }: Talk,
): Intent {
  const isAsked =
    text.includes("?") || sentence.chunks.some((chunk) => asksSomething.test(fold(chunk)));
  // `Is it very steep?` after a list: the races of it beside each other.
  const isOfEach =
    intent.kind === "which-race" && intent.isOfShown === true && asksOfEach.test(words.join(" "));
  if (isOfEach || (isOpenChoice(intent) && focus === null)) {
    const races = shown.slice(0, mostRanked).map(({ id }) => ({ id }));
    return races.length > 1 && asked.places.length === 0 ? { kind: "compare", races } : intent;
  }
  const asksStrange =
    intent.kind === "race" &&
    "id" in intent.race &&
    intent.subjects.length === 0 &&
    isAsked &&
    readTelling(words).length === 0 &&
    strayIn(asked).some((word) => !isKnownWord(word) && !isOfShownName(word, shown));
  if (asksStrange) return { ...intent, isUnread: true };
  if (focus === null || topic !== null || !isAsked || says(requesting, words)) return intent;
  const isLost =
    intent.kind === "other" ||
    intent.kind === "unsure" ||
    intent.kind === "which-topic" ||
    isOpenChoice(intent);
  if (isLost) return { kind: "race", race: focus, subjects: [], isUnread: true };
  const isWhole =
    intent.kind === "race" &&
    isSameRace(intent.race, focus) &&
    intent.subjects.length === 0 &&
    readTelling(words).length === 0;
  return isWhole && words.length > fewestAsking ? { ...intent, isUnread: true } : intent;
}

/** `Which one has less hill`, `a cuál le llueve`, `prices for those`, of several that were shown. */
const asksOfEach =
  /^(?:(?:and|y|so|ok|a|en|con|de) )*(?:which|cual|cuales)\b|\b(?:those|these|es[ao]s|est[ao]s|each|cada una)\b/;

/** One race is meant, and nothing tells which. */
function isOpenChoice(intent: Intent): boolean {
  return (
    intent.kind === "which-race" && !intent.isComparison && !intent.isNotShown && !intent.isOfShown
  );
}

function isOfShownName(word: string, shown: Talk["shown"]): boolean {
  return shown.some(({ name }) => wordsOfName(name).includes(word));
}

/** `Is that one?` */
const fewestAsking = 2;

/** `I haven't run since March`: how to come back, wherever and whatever for. */
function tellsOfPause(
  { words, body, folded, asked }: RunnerMessage,
  { today }: PlanContext,
): boolean {
  const isOther = body.complaint !== null || says(requesting, words) || asked.places.length > 0;
  return !isOther && asked.lengths.length === 0 && pauseWeeks(folded, today) !== null;
}

/** Words of the body and of danger never lead to a week of training. */
function mayBeWeek({ kind }: Intent, { body }: RunnerMessage): boolean {
  const isOfBody = body.danger !== null || body.complaint !== null;
  return !isOfBody && kind !== "emergency" && kind !== "caution";
}

/** The topic that the phrases of a message name; where the texts fit another one better, that one. */
function topicNamed(
  { text, folded, words, body, asked }: RunnerMessage,
  { focus, shown, topic }: Talk,
): string | null {
  if (asksForRaces(wordsOf(folded))) return null;
  const phrased = findTopic(folded);
  // `Do compression socks help, my shins hurt`: the pain comes before what may help.
  const isOfPain = body.complaint !== null && phrased !== null && isPain(phrased.id);
  if (isOfPain && usualTopic(text, certainlyUsual) === null) return phrased.id;
  const told = words.length <= mostFollowing ? topic : null;
  const best = phrased ? topicOf(text, "best", told) : null;
  // Words of the body that name a plan or a race are not about the article that their other words fit.
  const isBeside = body.complaint !== null && phrased !== null && !answersBody(phrased.id);
  if (phrased) return isBeside && best !== usualTopic(text) ? phrased.id : best;
  // A pain is not a race, whatever was spoken of before.
  const isPlain = body.complaint !== null && plainPain.test(folded);
  const pain = isPlain ? topicOf(text, "likely") : null;
  if (pain !== null && isPain(pain)) return pain;
  const isOfRaces =
    !says(trainingHow, words) &&
    (focus !== null ||
      shown.length > 0 ||
      wishesToRun(words) ||
      (asked.lengths.length > 0 && !says(advising, words)) ||
      (saysRaces(words) && !says(advising, words) && !speaksOfOneself(words)));
  return words.length >= fewestTelling && !isOfRaces ? topicOf(text, "certain") : null;
}

/** At least this similar, a message asks a usual question, whatever pain it names. */
const certainlyUsual = 0.72;

/** A pain and nothing stranger, such as a toe that turned blue. */
const plainPain =
  /\b(?:hurts?|hurting|pains?|sore|aches?|aching|duelen?|dolores|dolor|molestan?)\b/;

/** Messages of at most this many words may go on with the topic of before. */
const mostFollowing = 9;

/** Shorter messages go on with what was said before them. */
const fewestTelling = 4;

/** A sign is answered with its fixed text or with its article. */
function answerTo({ id, answer }: Sign): Intent {
  return "topic" in answer
    ? { kind: "training", topic: answer.topic }
    : { kind: "emergency", sign: id };
}

/** The danger that `can I run on Sunday?` still asks about. */
function signStillMeant({ danger }: Progress): Sign | null {
  if (!danger || (danger.isCleared && danger.sign.id !== "self-harm")) return null;
  const isShort = danger.sign === unclear || passing.includes(danger.sign.id);
  const until = isShort ? 1 : remembersDanger;
  return danger.since < until ? danger.sign : null;
}

function later(danger: PastDanger | null, { folded }: RunnerMessage): PastDanger | null {
  if (!danger) return null;
  const isCleared = clearanceIn(folded) ?? danger.isCleared;
  return { ...danger, since: danger.since + 1, isCleared };
}

/** Messages of the runner for which a danger is kept in mind. */
const remembersDanger = 5;

/** What keeps nobody from running once a race is looked for. */
const passing: readonly SignId[] = [
  "hot-run",
  "lightning",
  "lost",
  "violence",
  "painkillers",
  "opioids",
  "cortisone",
  "medicines",
  "pregnancy",
  "child",
];

/** Whether an answer reminds of a danger: before races and paces; after a wish to die, always. */
function remindsOf({ sign, since }: PastDanger, intent: Intent): boolean {
  if (since === 0 || since > remembersDanger || passing.includes(sign.id)) return false;
  // The general caution is not a sign: it stands beside races and paces and holds nothing back.
  if (sign === unclear) return since === 1 && (intent.kind === "pace" || isAboutRaces(intent));
  const isOfRunning = intent.kind === "pace" || isWorkout(intent) || isAboutRaces(intent);
  // Care of the body, such as a massage, may be what a danger forbids.
  const isOfBody =
    intent.kind === "training" && !("topic" in sign.answer) && !isSiteGuide(intent.topic);
  return sign.id === "self-harm" || isOfRunning || (isOfBody && !isHealth(intent.topic));
}

/** Training advice that is not about health: a plan, intervals, a taper. */
function isWorkout(intent: Intent): boolean {
  if (intent.kind === "plan" || intent.kind === "week") return true;
  if (intent.kind === "own")
    return ["sessions", "next-session", "move", "shorten"].includes(intent.about);
  if (intent.kind === "which-topic")
    return intent.topics.some((topic) => topic.startsWith("plan-"));
  if (intent.kind !== "training") return false;
  return intent.topic === "easy-pace" || (!answersBody(intent.topic) && !isSiteGuide(intent.topic));
}

/** After a sign of danger, workouts, paces and anything for today are refused unless a doctor has agreed. */
function refuses(danger: PastDanger, intent: Intent, { words, asked }: RunnerMessage): boolean {
  const isNoSign = danger.sign.id === "self-harm" || danger.sign === unclear;
  if (!remindsOf(danger, intent) || isNoSign) return false;
  if (danger.since === 0 || danger.isCleared) return false;
  const isForDays = intent.kind === "search" && !saysRaces(words) && isOnlyDated(asked);
  return intent.kind === "pace" || isWorkout(intent) || isForDays;
}

/** `The doctor cleared me`, `me dio el alta`, `my doctor says I can run`. */
const clearing =
  /\b(?:cleared me|(?:am|im|was|been|got) cleared|(?:dio|dieron) (?:el |de )?alta|(?:doctor|doctora|medico|medica|cardiologist|cardiologo) (?:has )?(?:cleared|agreed|(?:(?:me )?(?:says?|said|told|dice|dijo)\b.{0,20}\b(?:(?:can|may) (?:\w+ )?(?:run|running|train|training|race|exercise|jog)|puedo (?:\w+ ){0,2}(?:correr|entrenar|trotar|competir)|(?:is|its|am|im) (?:ok|okay|fine)|(?:esta|estoy|todo) bien))))\b/;

/** What makes it no clearance for now: `not yet`, `in 6 weeks`, `hasta mayo`. */
const notCleared =
  /\b(?:no|not|never|until|yet|before|after|if|unless|once|hasnt|havent|didnt|wasnt|isnt|arent|doesnt|wont|cant|cannot|shouldnt|stop|rest|nunca|hasta|aun|todavia|sin|antes|despues|cuando|descans\w*|reposo|si (?:el|la|mi)|(?:in|en) (?:\w+ ){1,2}(?:days?|weeks?|months?|dias?|semanas?|meses))\b/;

/** `My doctor now says no running`. */
const forbidding =
  /\b(?:doctor|doctora|medico|medica|cardiologist|cardiologo)\b.{0,40}\b(?:no|not|never|stop|rest|cant|cannot|shouldnt|reposo|descans\w*)\b/;

/** Whether a message says that a doctor allows running again; `null` where it says nothing of it. */
function clearanceIn(folded: string): boolean | null {
  if (clearing.test(folded)) return !notCleared.test(folded);
  return forbidding.test(folded) ? false : null;
}

function isOnlyPlaced({ days, weekdays, lengths, types, prices, ratings }: RunnerMessage["asked"]) {
  return (
    days === null &&
    weekdays === null &&
    [lengths, types, prices, ratings].every((one) => one.length === 0)
  );
}

function isOnlyDated({ days, places, lengths, types, prices }: RunnerMessage["asked"]): boolean {
  const others = places.length + lengths.length + types.length + prices.length;
  return days !== null && others === 0;
}

/** In a thread about a race, what is not understood is answered with what is known of the race. */
function intentInThread(intent: Intent, { race }: PlanContext): Intent {
  const isLeft = ["other", "unsure", "which-race", "chat"].includes(intent.kind);
  return isLeft && race ? { kind: "race", race: { id: race.id }, subjects: [] } : intent;
}

/**
 * A search narrows what is wanted, and so does a length that advice is asked about. Other messages
 * speak of a race or of something else.
 */
function wantedAfterMessage(wanted: Wanted, intent: Intent, message: RunnerMessage): Wanted {
  const { asked } = message;
  switch (intent.kind) {
    case "search":
      return wantedAfter(
        isWholeRequest(message) && !asked.isRefining ? nothingWanted : wanted,
        asked,
      );
    case "generic":
      return wantedAfter(wanted, { ...asked, isMore: false });
    case "which-race": {
      // `Compara la de Lima con la de Cusco`: each place has its race.
      const eitherPlace = intent.isComparison ? asked.places : asked.eitherPlace;
      return asked.places.length > 0
        ? wantedAfter(nothingWanted, { ...asked, eitherPlace })
        : wanted;
    }
    case "registration":
      return intent.race ? wanted : wantedAfter(wanted, asked);
    case "emergency":
      return wantedAfter(wanted, { ...nothingAsked, places: asked.places });
    case "plan":
      return wantedAfter(wanted, {
        ...nothingAsked,
        lengths: [{ kind: "exact", meters: intent.meters, unit: "km" }],
      });
    case "training":
    case "other":
    case "unsure":
    case "which-topic":
      return wantedAfter(wanted, { ...nothingAsked, lengths: asked.lengths });
    default:
      return wanted;
  }
}

/** The race that an intent is about, if it is about one. */
function spokenOf(intent: Intent): RaceReference | null {
  return intent.kind === "race" || intent.kind === "registration" ? intent.race : null;
}

function isAboutRaces({ kind }: Intent): boolean {
  return ["search", "generic", "registration", "race", "compare", "left-out"].includes(kind);
}

function nameOf(reference: RaceReference, known: readonly MentionedRace[]): string {
  if ("name" in reference) return reference.name;
  return known.find(({ id }) => id === reference.id)?.name ?? "";
}

function toolChoiceOf({ kind }: Intent): Plan["toolChoice"] {
  if (kind === "search" || kind === "registration") return { tool: "search_races" };
  const isWithoutTools = ["generic", "emergency", "caution", "greeting", "thanks"].includes(kind);
  return isWithoutTools ? "none" : "auto";
}

/**
 * The language of the last message that tells it; English if none does. The signs of danger know theirs
 * also where no common word tells it.
 */
function languageIn(conversation: readonly Utterance[]): "en" | "es" | null {
  const questions = conversation.filter(({ author }) => author === "user");
  for (const { text } of questions.toReversed()) {
    const words = wordsOfName(text);
    // Words such as `en` are also French: they tell no language of ours.
    const language = otherLanguageOf(words) === null ? languageOf(words) : null;
    if (language) return language;
  }
  return null;
}
