import { regionWords } from "#features/races/reading/regions.ts";
import { uncheckedIn, uncheckedWords } from "#features/races/reading/unchecked.ts";
import { otherLanguageOf } from "../conversation/language.ts";
import { findSiteGuide } from "../knowledge/site-guide.ts";
import { answersBody, isPain } from "../knowledge/topics.ts";
import { type Asked, narrows, takesBack } from "./asked.ts";
import type { Intent, RaceSubject } from "./intents.ts";
import type { RunnerMessage } from "./message.ts";
import { mostRanked, raceQuestion } from "./race-question.ts";
import { asksAboutAssistant, siteSubject } from "./reading/about.ts";
import { readAboutRunner } from "./reading/about-runner.ts";
import {
  asksForLanguage,
  beyondSubject,
  isComplaint,
  isElsewhere,
  wasMisread,
} from "./reading/beyond.ts";
import {
  advising,
  cueWords,
  easyRunning,
  finding,
  greeting,
  joking,
  namesRaces,
  planning,
  raceNouns,
  raceWords,
  recommending,
  requesting,
  runSoFar,
  speaksOfOneself,
  speaksOfOwnRace,
  tellsOfPastRace,
  thanking,
  trainingHow,
  wishesToRun,
} from "./reading/cues.ts";
import { halfMarathonMeters, marathonMeters } from "./reading/lengths.ts";
import { type AskedPace, followUpPace, hasNumbers, hasTime, readPaces } from "./reading/paces.ts";
import { subjectsOf } from "./reading/race-subjects.ts";
import { chosenOf, countsPlaces, pointsAtRace } from "./reading/references.ts";
import { isIndifferent } from "./reading/resets.ts";
import { asksWhatIsLeftOut } from "./refining.ts";
import type { Talk } from "./talk.ts";
import { isKnownWord } from "./vocabulary.ts";
import { wantedExpert } from "./wanted-expert.ts";
import { findPhrases, phrasebook, says, without } from "./words/phrasebook.ts";
import { plainWords } from "./words/plain-words.ts";
import { typedWords, wordsOfName } from "./words/sentence.ts";
import { wordSet } from "./words/word-set.ts";

/**
 * What a message that names no danger to health wants, after what was said before it.
 * @param topicOf - the id of the topic of the knowledge base that its words name
 */
export function intentOf(message: RunnerMessage, talk: Talk, topicOf: () => string | null): Intent {
  const { words, asked, body } = message;
  const pain = talk.topic !== null && isPain(talk.topic) ? talk.topic : null;
  // After a pain, `can I run on Sunday?` asks about that and not for races.
  if (pain !== null && (body.asksWhatNow || runOrRest.test(message.folded))) {
    const isInstead = insteadOfRunning.test(message.folded);
    return ofRunning.test(message.folded) && !isInstead
      ? { kind: "training", topic: "running-with-pain" }
      : { kind: "training", topic: pain, continues: true };
  }
  const isBodily = body.complaint !== null;
  const chosen = isBodily || talk.which === null ? null : chosenOf(words, talk.shown);
  if (chosen && talk.which) {
    const asked = subjectsOf(words);
    return { kind: "race", race: chosen, subjects: asked.length > 0 ? asked : [...talk.which] };
  }
  const far = isBodily ? null : distanceQuestion(message, talk);
  if (far) return far;
  const entry = entryQuestion(message, talk, isBodily);
  if (entry) return entry;
  if (!isBodily && wantsSimilar(message)) return { kind: "search" };
  if (!isBodily && asksToRunFarther(message)) return { kind: "training", topic: "undertrained" };
  if (!isBodily && findPhrases(ill, words).some(({ value }) => value))
    return { kind: "training", topic: "illness" };
  if (!isBodily && asksWhatIsLeftOut(words, talk)) return { kind: "left-out" };
  if (!isBodily && (asked.isRefining || countsInPlaces(message))) return { kind: "search" };
  if (!isBodily && talk.focus !== null && stillOpen.test(words.join(" ")))
    return { kind: "registration", race: talk.focus };
  if (!isBodily && startsAgain(message)) return { kind: "generic" };
  if (!isBodily && ranksShown(message, talk)) return comparisonOf(talk);
  const day = isBodily ? null : dayQuestion(message, talk);
  if (day) return day;
  const alone = isBodily ? null : rankedAlone(message, talk);
  if (alone) return alone;
  const ofFocus = isBodily ? null : pointedFact(message, talk);
  if (ofFocus) return ofFocus;
  const pointed = isBodily ? null : pointedQuestion(message, talk);
  if (pointed) return pointed;
  const isSearching =
    (isClearSearch(message) || leavesOut(message, talk)) && !isBodily && !onlyTells(message, talk);
  if (asksAboutAssistant(words) && !isSearching && !isBodily) return { kind: "about" };
  const isOfBoth = /\bcoach\w*\b.*\bexpert\w*\b|\bexpert\w*\b.*\bcoach\w*\b/.test(message.folded);
  const expert = isOfBoth ? null : wantedExpert(words, asked);
  if (expert) return { kind: "expert", ...expert };
  const topic = isSearching ? null : planOfLength(topicOf(), message);
  if (isBodily) {
    const isAnswered = topic !== null && answersBody(topic);
    return isAnswered ? { kind: "training", topic } : { kind: "emergency", sign: "unclear" };
  }
  if (asksOfOwnEntry(message.folded) && !says(requesting, words))
    return { kind: "training", topic: "site-entries" };
  if (talk.topic === "site-list-race" && costs.test(words.join(" ")))
    return { kind: "training", topic: "site-organizer-fees" };
  const isOfMembership = talk.topic === "site-plans" || talk.topic === "site-plan-benefits";
  if (isOfMembership && includes.test(words.join(" ")))
    return { kind: "training", topic: "site-plan-benefits" };
  const guide = findSiteGuide(message.folded);
  // `I'm a coach looking for a 10K for my group`.
  const isOfSearch = guide?.id === "site-become-expert" && isSearching;
  if (guide && !isOfSearch) return { kind: "training", topic: guide.id };
  if (says(joking, words) && !isSearching) return { kind: "joke" };
  if (wasMisread(words) && !narrows(asked)) return { kind: "complaint" };
  const subject = isSearching ? null : siteSubject(words);
  if (subject) return { kind: "site", subject };
  if (asksForLanguage(words) || otherLanguageOf(wordsOfName(message.folded)) !== null)
    return { kind: "languages" };
  const outside = says(requesting, words) ? null : beyondSubject(words);
  if (outside && (outside !== "weather" || !says(advising, words))) {
    return { kind: "beyond", subject: outside, ...(talk.focus && { race: talk.focus }) };
  }
  const isOfRaces = saysRaces(words) || asked.lengths.length > 0;
  const isOfFocus = talk.focus !== null && subjectsOf(words).length > 0;
  if (isElsewhere(words) && !isOfRaces && !isOfFocus)
    return { kind: "beyond", subject: "elsewhere" };
  if (says(counting, words)) return { kind: "search" };
  const isCounted = countsPlaces(words) && !says(trainingHow, words);
  if (isCounted && talk.shown.length === 0 && talk.focus === null && !narrows(asked)) {
    return { kind: "which-race", isComparison: false, subjects: [] };
  }
  const question = raceQuestion(message, talk);
  if (question && !(topic !== null && isGuessed(question))) return question;
  const pace = paceIntent(message, talk, topic);
  if (pace) return says(easyRunning, words) ? { kind: "training", topic: "easy-pace" } : pace;
  if (topic !== null) return { kind: "training", topic };
  const plan = otherPlan(message, talk);
  if (plan !== null) return { kind: "training", topic: plan };
  if (narrowsAdvice(message, talk)) return { kind: "training", topic: talk.topic ?? "" };
  if (goesOnAboutTraining(message, talk)) return { kind: "training", topic: talk.topic ?? "" };
  const search = searchIntent(message, talk);
  if (search?.kind === "search" && asksOfPlacedRace(message)) {
    const region = regionAsName(message);
    const subjects = subjectsOf(words);
    return region === null
      ? { kind: "which-race", isComparison: false, subjects }
      : { kind: "race", race: { name: region }, subjects };
  }
  const unlisted = !search || search.kind === "search" ? strangeRace(message) : null;
  if (unlisted !== null)
    return { kind: "race", race: { name: unlisted }, subjects: subjectsOf(words) };
  if (search && !onlyTells(message, talk)) return search;
  return smallTalk(message, talk) ?? { kind: "other" };
}

/**
 * Whether a message speaks of the runner or asks for advice, and requests no race: its places and days are
 * no filters then. `I live in Houston where it is flat, how do I train hills?`
 */
export function onlyTells(message: RunnerMessage, talk: Talk): boolean {
  const { words, asked } = message;
  if (says(requesting, words) || asked.isHere) return false;
  if (needsRace(words) && asked.places.length > 0) return false;
  if (says(trainingHow, words) && asked.places.length === 0) return true;
  if (wishesToRun(words) || wishesForSomething(message)) return false;
  if (words.some((word) => raceNouns.has(word) && namesRaces([word]))) return false;
  if (speaksOfOwnRace(words) || tellsOfPastRace(words)) return !says(finding, words);
  const isOfRaces = namesRaces(words) || asked.lengths.length + asked.types.length > 0;
  // `What is a good beginner trail near Denver?` still asks for a race.
  const isOfPlacedRace = isOfRaces && asked.places.length > 0 && !speaksOfOneself(words);
  if (says(advising, words)) return !talk.isAboutRaces && !says(finding, words) && !isOfPlacedRace;
  if (talk.isAboutRaces || isOfRaces) return false;
  // `I'm in Toronto Jan 8-12, anything?`
  const isVisit = asked.places.length > 0 && asked.days !== null;
  return speaksOfOneself(words) && !isVisit && !says(finding, words);
}

/** `My first 10K, something friendly around Vancouver`: a wish for a race, which is not chosen yet. */
function wishesForSomething({ words, asked }: RunnerMessage): boolean {
  const isOpen = words.some((word) =>
    /^(?:something|somewhere|anything|algo|algun[ao]?)$/.test(word),
  );
  return isOpen && asked.places.length > 0 && asked.lengths.length > 0 && !says(advising, words);
}

/** `Is there a kids race at the second one?`: about a race of the list, whatever article the words fit. */
function pointedQuestion(message: RunnerMessage, talk: Talk): Intent | null {
  const { words, asked } = message;
  const isOfList = talk.shown.length > 0 && countsPlaces(words) && !asked.hasClimb;
  if (!isOfList || says(trainingHow, words) || says(advising, words) || narrows(asked)) return null;
  const question = raceQuestion(message, talk);
  return question?.kind === "race" || question?.kind === "which-race" ? question : null;
}

const feeling =
  /\b(?:nervous|nerves|scared|afraid|terrified|anxious|dread\w*|freak\w*|stress\w*|worried|worry\w*|panick\w*|overthink\w*|(?:stop|keep) (?:thinking|worrying)|nervios\w*|miedo|temor|asustad[ao]|ansios[ao]|angusti\w+|preocupad[ao]|panico|dej\w+ de (?:pensar|darle vueltas)|comid?o la cabeza)\b/;
const ownRace =
  /\b(?:(?:my|mi|the|la|un|una|a) (?:\w+ )?(?:races?|carreras?|half|marathon|maraton|media|debut|5k|10k|21k|42k|start|salida)|racing|competir|correr (?:una|mi|la))\b/;

/** `I can't stop overthinking my first race`: a feeling about a race asks for no race. */
export function fearsRace({ words, folded, asked }: RunnerMessage): boolean {
  const isOther = says(requesting, words) || asked.places.length > 0 || asked.prices.length > 0;
  return !isOther && words.length <= longestFeeling && feeling.test(folded) && ownRace.test(folded);
}

const regret =
  /\b(?:failures?|failed|loser|disappoint\w*|ashamed|embarrass\w*|guilty|guilt|gutted|devastated|bummed|heartbroken|frustrat\w*|let (?:myself|everyone|people|my \w+) down|sad|cried|crying|fracas\w+|decepcion\w*|averg\w+|verguenza|culpable|culpa|frustr\w+|triste|llor[eoa]\w*|bajonead[ao]|me dio pena|made me sad)\b/;
const ofSport =
  /\b(?:dnf|dns|rac(?:e|es|ed|ing)|ran|run|runs|running|marathon|half|ultra|\d+ ?k|training|trained|plan|workouts?|sessions?|intervals|pace|cut ?off|personal best|pr|pb|skipped|missed|carreras?|maraton|media|entren\w+|corr\w+|trot\w+|fondo|series|abandon\w+|retir\w+|ritmo|marca|sali|salir|salida|sorteo|lottery|cancel\w*)\b/;
/** What is about more than running, or has lasted: no word of running makes it small. */
const ofMore =
  /\b(?:life|everything|worthless|hopeless|useless|anymore|hate|hurt|die|dead|kill\w*|cut|cutting|burn|punish\w*|alone|weeks|months|always|every (?:day|night)|all the time|eat\w*|ate|food|weight|body|fat|calories|vida|todo|nadie|inutil|odio|morir\w*|muert\w+|matar\w*|me (?:corto|corte|quemo|golpeo|lastimo)|castig\w*|sol[ao]|siempre|semanas|meses|todos los dias|com(?:er|i|o|ida)|peso|cuerpo|gord[ao]|calorias|nada (?:tiene|vale))\b/;

/**
 * `I feel like a failure after my DNF`, and `I feel guilty` after a week without a run: sorry about running, and
 * about nothing else.
 * @param before - the message before
 */
export function regretsRunning({ words, folded, asked }: RunnerMessage, before: string): boolean {
  const isOther = says(requesting, words) || asked.places.length > 0 || asked.prices.length > 0;
  if (isOther || words.length > longestRegret || !regret.test(folded)) return false;
  const around = words.length <= longestFeeling ? `${before} ${folded}` : folded;
  const isBare = before === "" && words.length <= longestBareRegret && guilt.test(folded);
  return (isBare || ofSport.test(around)) && !ofMore.test(around);
}

/** `Me siento culpable` and nothing more, to somebody who speaks of running only. */
const guilt = /\b(?:guilty|guilt|culpable|culpa|failure|fracas\w+)\b/;
const longestBareRegret = 4;

const longestRegret = 20;

/** Longer messages tell what the fear is about. */
const longestFeeling = 12;

/** `Empezar de nuevo`: nothing but that, where training could be meant too. */
function startsAgain({ words, asked }: RunnerMessage): boolean {
  // `I haven't run in 2 years, how do I start again` is about training.
  const isShort = words.length <= longestRestart;
  return isShort && asked.isClearing && !narrows(asked) && strayIn(asked).length === 0;
}

const longestRestart = 7;

/** What only the race of a conversation can be asked, whatever article the words fit. */
const ofThread: readonly RaceSubject[] = [
  "preparation",
  "changes",
  "sold-out",
  "walking",
  "difficulty",
];

/** `And if I sign up and can't make it?` */
const cannotGo =
  /\b(?:cant|cannot|couldnt) (?:make it|go|be there|attend)\b|\bno (?:puedo|pueda|podre|puedo ya) (?:ir|asistir|participar)\b/;

/**
 * `What if it sells out?`, `how do I defer?`, `for a first timer?` after a race: about it. An injury does not
 * make a question about an entry one about the body.
 */
function entryQuestion(
  { words, asked }: RunnerMessage,
  { focus, shown, topic, isAboutRaces }: Talk,
  isBodily: boolean,
): Intent | null {
  const isLeaving = !isBodily && cannotGo.test(words.join(" "));
  const found: RaceSubject[] = isLeaving
    ? ["changes"]
    : subjectsOf(words).filter((subject) => ofThread.includes(subject));
  const [first] = shown;
  const race = focus ?? (first ? { id: first.id } : null);
  const isOfAdvice = topic !== null && focus === null;
  if (found.length === 0 || race === null || !isAboutRaces || isOfAdvice) return null;
  if (isBodily && !found.includes("changes")) return null;
  if (says(requesting, words) || asked.places.length > 0 || countsPlaces(words)) return null;
  const isOfSeveral = shown.length > 1 && focus === null && found.includes("difficulty");
  if (isOfSeveral)
    return { kind: "compare", races: shown.slice(0, mostRanked).map(({ id }) => ({ id })) };
  return { kind: "race", race, subjects: found };
}

const similar =
  /\b(?:(?:any|some|something|anything|other|others|algun[ao]?s?|algo|otr[ao]s?) (?:\w+ )?(?:similar|alike|like (?:it|that|this)|parecid[ao]s?|asi)|similar (?:ones?|races?|options?)|(?:carreras|opciones) (?:parecid[ao]s|similares))\b/;

/** `The Houston half is sold out, any similar ones?`: other races, and not that one. */
export function wantsSimilar({ words, asked }: RunnerMessage): boolean {
  return (
    similar.test(words.join(" ")) && (asked.places.length > 0 || narrows(asked) || takesBack(asked))
  );
}

const asksDay =
  /^(?:(?:and|y|so|ok) )*(?:is|was|es|cae|sera) (?:(?:it|that|this|that one|esa|ese|esta) )?(?:on |en |un |a |el |dia )*(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|lunes|martes|miercoles|jueves|viernes|sabado|domingo|fin de semana)s?$/;

/** `Is it on a Sunday?` after races: the day of the one that was named last, and no other search. */
function dayQuestion({ words }: RunnerMessage, { focus, shown }: Talk): Intent | null {
  const [first] = shown;
  const race = focus ?? (first ? { id: first.id } : null);
  return race && asksDay.test(words.join(" ")) ? { kind: "race", race, subjects: ["date"] } : null;
}

const isFar =
  /\b(?:close|closer|closest|near|nearer|nearest|far|farther|farthest|how far|cerca|cercan[ao]|lejos|lejan[ao]|distancia)\b/;
const isQuestion =
  /^(?:(?:and|y|so|ok|but|pero) )*(?:which|whats|what|is|are|how|cual|cuales|que|es|esta|estan|queda|quedan|de (?:esas|esos|ellas|estas)|of (?:these|those|them))\b/;

/** `Which is closest to Trujillo?`, `¿está lejos de Cancún?` after races: how far they are from there. */
function distanceQuestion({ words, asked }: RunnerMessage, talk: Talk): Intent | null {
  const [place, another] = asked.places;
  const [race, other] = talk.shown;
  const text = words.join(" ");
  const isOther = another !== undefined || asked.days !== null || asked.lengths.length > 0;
  if (
    !place ||
    !race ||
    isOther ||
    says(requesting, words) ||
    words.some((one) => raceNouns.has(one))
  )
    return null;
  if (!isFar.test(text) || !isQuestion.test(text) || words.length > longestRanking + 2) return null;
  const [booked] = place.candidates;
  const area =
    booked?.state === booked?.name ? booked?.country : (booked?.state ?? booked?.country);
  const near = [booked?.name, area].filter(Boolean).join(", ");
  if (talk.focus) return { kind: "race", race: talk.focus, subjects: ["place"], from: near };
  return other
    ? { ...comparisonOf(talk), near }
    : { kind: "race", race: { id: race.id }, subjects: ["place"], from: near };
}

const ranking =
  /\b(?:flatter|flattest|hillier|hilliest|steeper|steepest|(?:less|more|least|most|fewer|fewest) (?:hilly|hills|climb\w*|elevation|vert)|(?:mas|menos) (?:plan[ao]s?|desnivel|subidas?|cuestas?|empinad[ao]s?|dur[ao]s?|facil(?:es)?)|easier|harder|easiest|hardest)\b|^(?:(?:and|y|so|ok) )*(?:which|cual|cuales|whats|de (?:esas|esos|ellas|estas)|of (?:these|those|them))\b.*\b(?:reputation|rated|reviews|reputacion|calificad[ao]|valorad[ao]|opiniones|resenas|first|primero|antes|longest|shortest|mas (?:larg[ao]|cort[ao]))\b/;

/** `Flatter`, `which is the easiest?` after a list: no search orders by climb, but those shown can be. */
function ranksShown({ words, asked }: RunnerMessage, { shown, isAboutRaces }: Talk): boolean {
  const isOfList = isAboutRaces && shown.length > 1 && words.length <= longestRanking;
  return isOfList && ranking.test(words.join(" ")) && !narrows(asked) && !countsPlaces(words);
}

const longestRanking = 8;

const ofRating =
  /\b(?:rat(?:ed|ing)|reviews?|reputation|reputacion|calificad[ao]|opiniones|resenas)\b/;

/** `¿Cuál es la más fácil de esas?` of a list of one: what that race states about it. */
function rankedAlone(
  { words, asked }: RunnerMessage,
  { shown, isAboutRaces }: Talk,
): Intent | null {
  const [race, another] = shown;
  const text = words.join(" ");
  const isOne = isAboutRaces && race !== undefined && another === undefined;
  if (!isOne || words.length > longestRanking || !ranking.test(text) || narrows(asked)) return null;
  // `Something easier` is another race.
  if (!isQuestion.test(text)) return null;
  return {
    kind: "race",
    race: { id: race.id },
    subjects: [subjectOfRanking(text)],
  };
}

const ofTraining =
  /\b(?:train\w*|prepar\w*|entren\w*)\b.*\b(?:for (?:it|this one|that one|this race|that race)|para (?:esa|ese|esta|este|ella|la carrera)(?: carrera)?)$/;

function subjectOfRanking(text: string): RaceSubject {
  if (ofRating.test(text)) return "rating";
  return /\b(?:longest|shortest|mas (?:larg|cort)[ao]s?)\b/.test(text) ? "distances" : "difficulty";
}

/** `How high up is it?` after one race: a fact of it, whatever article the words fit. */
function pointedFact(message: RunnerMessage, talk: Talk): Intent | null {
  const { words, asked } = message;
  // `How would I train for it?`
  const isFree = talk.focus !== null && talk.topic === null && !narrows(asked);
  if (talk.focus && isFree && ofTraining.test(words.join(" ")) && words.length <= longestRanking)
    return { kind: "race", race: talk.focus, subjects: ["preparation"] };
  const isOfAdvice = says(advising, words) || says(trainingHow, words) || says(requesting, words);
  if (!isFree || isOfAdvice || findSiteGuide(message.folded)) return null;
  return pointsAtRace(words) && subjectsOf(words).length > 0 ? raceQuestion(message, talk) : null;
}

function comparisonOf({ shown }: Talk): Extract<Intent, { kind: "compare" }> {
  return { kind: "compare", races: shown.slice(0, mostRanked).map(({ id }) => ({ id })) };
}

/** The shortest word that may be of a name. */
const shortestName = 4;

/**
 * The name of one race that no reader knows: `is the London Marathon open?`, `maratón de Berlín`. Without it
 * the answer would be all marathons.
 */
function strangeRace({ sentence, words, asked }: RunnerMessage): string | null {
  if (asked.places.length > 0 || words.some((word) => raceNouns.has(word))) return null;
  const stray = new Set([...strayIn(asked), ...asked.abroad.flatMap(wordsOfName)]);
  const known = uncheckedWords(words);
  const isOfName = (word = "") =>
    stray.has(word) && word.length >= shortestName && !known.has(word) && !isKnownWord(word);
  const from = words.findIndex(isOfName);
  if (from < 0) return null;
  let to = from;
  while (isOfName(words[to])) to++;
  if (ofOne.test(words[to] ?? "") && !/^(?:an?|any|some|un|una)$/.test(words[from - 1] ?? ""))
    return typedWords(sentence, from, to + 1);
  const lead = words.slice(0, from).join(" ");
  const [ahead] = afterRace.exec(lead) ?? [];
  if (ahead === undefined) return null;
  return typedWords(sentence, from - ahead.trim().split(" ").length, to);
}

const ofOne = /^(?:marathon|maraton|half|ultra|triathlon|ironman|relay)$/;
const afterRace =
  /(?:media maraton|medio maraton|maraton|media|ultra|triatlon|carrera)(?: del?)(?: la| el| los| las)?$/;

/** `How much climbing is in Leadville?`: a fact about the one race of a place. */
function asksOfPlacedRace(message: RunnerMessage): boolean {
  const { words, asked } = message;
  if (asked.places.length > 0 && asked.days === null && toldOfOne.test(words.join(" ")))
    return true;
  const isPlaced = asked.places.length > 0 || asked.unknownPlace !== null;
  const isOfMany = words.some((word) => raceNouns.has(word)) || says(requesting, words);
  const isQuestion =
    /^(how|what|whats|when|where|is|does|cuanto|cuanta|cual|que|cuando|donde|a|hay|tiene)$/;
  // `Me muero por correr la de Paracas, ¿cuánto está?`
  const isDefinite = words.some(
    (word, at) =>
      asked.rest[at] === "" &&
      !/^(?:de|del|of|in)$/.test(word) &&
      /^(?:la|el|the one) (?:de|del|of|in)$/.test(words.slice(Math.max(0, at - 2), at).join(" ")),
  );
  // `Boston: qualifying times for a 44 year old woman?`
  const isHeaded =
    asked.rest[0] === "" && message.text.trim().endsWith("?") && asked.lengths.length === 0;
  // `A race where I can bring my dog` begins with another `a` than `a qué hora`.
  const isBegun = isQuestion.test(words[0] ?? "") && (words[0] !== "a" || words[1] === "que");
  const isAsked = (isBegun || isDefinite || isHeaded) && asked.prices.length === 0;
  return isPlaced && isAsked && !isOfMany && subjectsOf(words).length > 0;
}

/** `Tell me about Leadville`, `cuéntame de la de Colán`. */
const toldOfOne =
  /^(?:\S+ ){0,2}?(?:tell me(?: more)? about|more about|info(?:rmation)? (?:on|about)|details (?:on|about|of)|what do you know about|cuentame (?:mas )?(?:de|sobre|acerca)|hablame (?:mas )?(?:de|sobre)|dime (?:mas )?(?:de|sobre)|(?:informacion|info|detalles) (?:de|del|sobre)|que sabes (?:de|sobre)) (?!races|running|marathons|carreras)/;

/** `How much does Western States cost?`: a fact has no region, and a race may be called so. */
function regionAsName({ sentence, words, asked }: RunnerMessage): string | null {
  if (!asked.region) return null;
  const isOfRegion = (word: string, at: number) =>
    asked.rest[at] === "" && regionWords.includes(word);
  const from = words.findIndex(isOfRegion);
  return from < 0 ? null : typedWords(sentence, from, words.findLastIndex(isOfRegion) + 1);
}

/** Asks whether to run or race, and not what helps. */
const ofRunning =
  /\b(?:doctor|physio\w*|medic[oa]|fisio\w*|hospital|run\w*|race|races|racing|train\w*|jog\w*|compete|go|start|\d+k|marathon|half|corr\w+|entren\w+|trot\w+|compet\w+|carrera|maraton|media|largar|salir|hacer)\b|\b(?:today|tomorrow|hoy|manana|saturday|sunday|sabado|domingo)\b/;

/** `Race on Sunday, jog or rest?` asks whether to run. */
const runOrRest =
  /\b(?:run(?:ning)?|jog(?:ging)?|rac(?:e|ing)|train(?:ing)?|corr(?:er|o)|trot(?:ar|o)|compet(?:ir)|entren(?:ar|o)) (?:it )?(?:or|o) (?:rest\w*|stop|skip|wait|not|no|descans\w+|par(?:ar|o)|esper\w+)\b|\b(?:rest|skip|descans(?:ar|o)) (?:or|o) (?:run|jog|race|train|corr(?:er|o)|trot(?:ar|o)|compet(?:ir)|entren(?:ar|o))\b/;

/** What to do while it hurts. */
const insteadOfRunning = /\b(?:instead|meanwhile|mientras|en (?:vez|lugar) de)\b/;

/** `When is my next race?`, `am I registered for Boston?`: only the runner's own pages tell. */
const ownEntry =
  /\b(?:when|where|what|whats|which|show|list|cuando|donde|cual|que|muestra\w*|dime) (?:is |are |me |es |son |sera |toca )*(?:my|mi|mis) (?:next |upcoming |proxim[ao]s? |siguientes? )?(?:races?|carreras?|entr(?:y|ies)|registrations?|inscripcion(?:es)?|bib|dorsal)\b|\b(?:am i|was i|did i get|have i) (?:already |still )?(?:registered|signed up|entered|in|confirmed)\b|\bdid (?:my|the) (?:registration|payment|entry) .{0,40}\b(?:go|come|work)|\bis my (?:registration|entry|payment|spot) |\b(?:estoy|quede) (?:ya |bien )*(?:inscrit[ao]|registrad[ao]|anotad[ao])\b|\b(?:me inscribi|me registre|pague|ya pague) (?:ya |bien |a |en |la |el |al )*(?:inscripcion|carrera|lima|maraton|media)?.{0,30}(?:\?|o no|bien|de verdad)$|\b(?:a que|en que|cuales|which|what) (?:carreras?|races?) (?:estoy|me inscribi|am i|did i|have i)\b|\bya pague\b/;

function asksOfOwnEntry(folded: string): boolean {
  return ownEntry.test(folded);
}

/** `How many ultras does Texas have compared with California?` */
export function countsInPlaces({ words, asked }: RunnerMessage): boolean {
  const text = words.join(" ");
  const isCount =
    /\b(?:how many|cuant[ao]s|more (?:races|marathons|ultras|trails)|mas (?:carreras|maratones|ultras))\b/;
  const isOfRunner = /\b(?:should|would|do i|need|weeks|days|debo|semanas|dias)\b/;
  return asked.places.length > 1 && isCount.test(text) && !isOfRunner.test(text);
}

/** `And what is in it?`, said of a membership. */
const includes =
  /^(?:(?:y|and) )?(?:whats|what is|what do i get|what does (?:it|each) include|que (?:incluye|trae|tiene|viene))\b/;

/** `Does it cost anything?`, after how a race is listed. */
const costs =
  /\b(?:costs?|fees?|price|free|charge|commission|cuesta|cobran|precio|gratis|comision)\b/;

/** `Can I still get in?`, `¿ya está abierta la inscripción?`: about the race of the conversation. */
const stillOpen =
  /^(?:(?:and|so|ok|but|y|pero|entonces|oye) )*(?:(?:can|could) (?:i|we|you) (?:still )?(?:get in|get into it|enter(?: it)?|join(?: it)?|sign up|register|get a (?:spot|place|bib))|(?:is|are) (?:registration|entry|entries|sign ?ups?|it) (?:still |already )?(?:open|closed)|(?:(?:todavia|aun|ya) )?(?:(?:me|nos) )?(?:puedo|podemos|se puede) (?:todavia |aun )?(?:entrar|inscribir(?:me|nos|se)?|anotar(?:me|nos|se)?|apuntar(?:me|nos|se)?)|(?:ya |todavia |aun )?(?:esta|sigue|siguen|estan) (?:todavia )?abiert[ao]s? (?:la inscripcion|las inscripciones))(?: (?:now|still|todavia|aun|ahora))?$/;

/** How many races there are: all of them are an answer. */
const counting = phrasebook([
  [
    `how many races|events|marathons do|are|have, how many races, total number of races,
      cuantas carreras|maratones [hay|tienen|tienes], numero de carreras`,
    true,
  ],
]);

/** Says that the runner is ill, also beside a race and a date. */
const ill = phrasebook([
  [
    `have|got|caught a|the|this [bad] cold|flu, im|am sick|ill,
      tengo|con [un|una|la|el] resfrio|resfriado|gripe|gripa|catarro,
      estoy|ando enfermo|enferma|resfriado|resfriada|engripado|agripado|agripada`,
    true,
  ],
  // Who is sick of something is tired of it.
  ["im|am sick of", false],
]);

/** `A marathon in three weeks, and my longest run ever is 8 km`. */
export function asksToRunFarther({ words, asked }: RunnerMessage): boolean {
  if (!says(runSoFar, words) || asked.places.length > 0 || says(requesting, words)) return false;
  // What the runner has run so far is not a length to search for.
  return (
    asked.lengths.length > 1 || (asked.lengths.length === 1 && hasRunOnly.test(words.join(" ")))
  );
}

const hasRunOnly =
  /\b(?:(?:only|just|solo) (?:(?:ever|have|ve|he) )*(?:ran|run|done|corri|corrido) (?:\w+ )?\d|(?:corri|he corrido) solo (?:hasta )?\d)/;

/** `And for 21K?` after a plan asks for the plan of that length. */
function otherPlan({ words, asked }: RunnerMessage, { topic }: Talk): string | null {
  const [length] = asked.lengths;
  const isAfterPlan = topic?.startsWith("plan-") === true || topic === "choosing-plan";
  const isPlanned = isAfterPlan && length?.kind === "exact";
  if (!isPlanned || says(finding, words) || namesPlaceOrDays(asked)) return null;
  return Object.hasOwn(planOfMeters, length.meters) ? (planOfMeters[length.meters] ?? null) : null;
}

/** The plan of the length that a message names, where another one was found by a word of its name. */
function planOfLength(
  topic: string | null,
  { words, asked: { lengths } }: RunnerMessage,
): string | null {
  const [length, another] = lengths;
  // `Plan de 12 semanas para la media, corro 20 km a la semana` asks for no other article.
  const isPlan = topic?.startsWith("plan-") || (topic === "undertrained" && says(planning, words));
  if (!isPlan || another || length?.kind !== "exact") return topic;
  return planOfMeters[length.meters] ?? topic;
}

const planOfMeters: Readonly<Record<number, string>> = {
  5000: "plan-5k",
  10000: "plan-10k",
  [halfMarathonMeters]: "plan-half",
  [marathonMeters]: "plan-marathon",
};

const schedule = wordSet("day days dia dias week weeks semana semanas times veces");

/**
 * After advice, `can I run tomorrow?`, `y puedo correr el domingo?` and `I can only run 3 days` still ask
 * about it, and not for the races of these days.
 */
function goesOnAboutTraining({ words, asked }: RunnerMessage, { topic }: Talk): boolean {
  if (topic === null || says(requesting, words) || saysRaces(words)) return false;
  if (asked.places.length > 0 || asked.unknownPlace !== null || asked.prices.length > 0)
    return false;
  const asksPermission = words.slice(0, 3).some((word) => permission.has(word));
  const isAboutDays = asked.lengths.length === 0 && words.some((word) => schedule.has(word));
  return (asksPermission && asked.days !== null) || isAboutDays;
}

/** `For a half?` after advice. */
function narrowsAdvice({ words, asked }: RunnerMessage, { topic, isAboutRaces }: Talk): boolean {
  const text = words.join(" ");
  const isFor =
    /^(?:(?:and|y|but|pero|ok) )*(?:for|para|in|en|before|antes de) /.test(text) ||
    // `And a 10K?`
    (/^(?:and|y|what about|que tal) /.test(text) && words.length <= longestOther);
  const isOnlyLength = asked.lengths.length === 1 && !namesPlaceOrDays(asked);
  return topic !== null && !isAboutRaces && isFor && isOnlyLength && words.length <= 6;
}

/** `And what about a half?` */
const longestOther = 5;

/** Whether a question is about a race only because its words may be a name: `What is REDs?` */
function isGuessed(question: Intent): boolean {
  if (question.kind !== "race" || !("name" in question.race)) return false;
  return !saysRaces(wordsOfName(question.race.name));
}

/** A request for races that no word of a training topic outweighs. */
function isClearSearch({ words, asked }: RunnerMessage): boolean {
  const isPlaced = namesPlaceOrDays(asked) || asked.prices.length > 0;
  const isOnlyDated =
    asked.places.length === 0 && asked.unknownPlace === null && asked.days !== null;
  const isAdvice = says(advising, words);
  if (says(planning, words) || (says(trainingHow, words) && asked.places.length === 0))
    return false;
  // `First 50k in October on trails. Shoes??`
  if (words.some((word) => gear.has(word)) && !says(requesting, words)) return false;
  const text = words.join(" ");
  if (asked.places.length > 0 && goodOne.test(text)) return true;
  // `Quiero algo distinto, como un trail en Perú`.
  const isOfKind = asked.types.length + asked.lengths.length > 0;
  if (asked.places.length > 0 && isOfKind && wanting.test(text)) return true;
  // `I'm training for Chicago, is there a half I could do before?`
  if ((asked.places.length > 0 || asked.days !== null) && isThereOne.test(text)) return true;
  const isOfMany = says(finding, words) && words.some((word) => raceNouns.has(word));
  if ((beginsWithRaces(words) || isOfMany) && !isAdvice) return true;
  if (says(requesting, words)) return saysRaces(words) || isPlaced;
  // `first weekend of march 10k`: nothing but days and a length.
  if (asked.days !== null && asked.lengths.length > 0 && strayIn(asked).length === 0) return true;
  // `I have the flu and the race is tomorrow` names a day and asks for no race.
  return isPlaced && !isAdvice && (!isOnlyDated || asked.prices.length > 0);
}

const isThereOne =
  /\b(?:is there|are there|know of|hay|existe) (?:a|an|any|some|un|una|algun[ao]?) (?:\S+ ){0,2}?(?:race|half|marathon|10 k|5 k|ultra|trail|carrera|media|maraton)\b/;

const wanting =
  /^(?:\S+ ){0,2}?(?:quiero|quisiera|queremos|busco|buscamos|necesito|me gustaria|i want|we want|i need|looking for|searching for)\b/;

/** `What's a good first trail race for someone in BC`. */
const goodOne =
  /\b(?:good|nice|fun|great|best|cool|buen[ao]?|mejor|lind[ao]|bonit[ao]) (?:\S+ ){0,3}?(?:race|marathon|half|ultra|trail|triathlon|5 k|10 k|carrera|maraton|media|triatlon)\b/;

/** `Descarta Canadá`, after races: nothing but what is not wanted. */
function leavesOut({ words, asked: { denied } }: RunnerMessage, { isAboutRaces }: Talk): boolean {
  const names = denied.places.length + denied.types.length;
  return isAboutRaces && names > 0 && !says(advising, words) && !says(trainingHow, words);
}

/** What runners wear and carry: no race is asked for by it. */
const gear = wordSet(
  "shoe shoes sneakers socks gels headlamp vest poncho watch zapatillas zapatilla tenis medias calcetines geles frontal mochila bastones reloj",
);

/** `Carreras para caminar con mi mamá`, `races for slow people`. */
function beginsWithRaces([first = "", second = ""]: readonly string[]): boolean {
  return (
    raceNouns.has(first) && /^(for|with|where|that|para|con|donde|que|sin|without)$/.test(second)
  );
}

/** Words that go on with the search before. */
const goesOnWith = phrasebook([
  [
    `and, or, but, only, just, instead, also, what about, how about, make it, what if, y, o, pero,
      solo, solamente, tambien, mejor, en vez, en lugar, que tal, no, otra, otras, other, more, mas,
      another, others, rather, actually, then, now`,
    true,
  ],
]);

/** A message that asks for races by a place and a length or days begins a new search. */
export function isWholeRequest({ words, asked }: RunnerMessage): boolean {
  const isLength = asked.lengths.some(({ kind }) => kind !== "relative");
  const namesRaces = saysRaces(words) || isLength || asked.types.length > 0;
  const [first = "", second = ""] = words;
  const goesOn = says(goesOnWith, [first, second]) || words.includes("instead");
  const isTold = namesRaces || (says(finding, words) && asked.days !== null);
  return isTold && asked.places.length > 0 && !goesOn;
}

function needsRace(words: readonly string[]): boolean {
  const needs = words.findIndex((word) =>
    /^(need|want|necesito|quiero|quisiera|busco|buscamos|queremos)$/.test(word),
  );
  const isNeeded =
    needs >= 0 && words.slice(needs + 1, needs + 4).some((word) => raceWords.has(word));
  return isNeeded;
}

function namesPlaceOrDays({ places, days, unknownPlace }: Asked): boolean {
  return places.length > 0 || days !== null || unknownPlace !== null;
}

export function saysRaces(words: readonly string[]): boolean {
  return words.some((word) => raceWords.has(word));
}

function paceIntent(message: RunnerMessage, talk: Talk, topic: string | null): Intent | null {
  const { words, asked } = message;
  if (says(requesting, words) || asked.places.length > 0 || wishesBesideResult(message))
    return null;
  const subjects = subjectsOf(words);
  const isOther = subjects.includes("time-limit") || subjects.includes("deadline");
  const named = readPaces(words);
  // A length alone goes on with the run of before.
  const isNew = named !== null && (hasTime(named) || (hasNumbers(named) && talk.pace === null));
  // `And at what pace?` goes on with the numbers of before.
  const read = isNew ? named : ((talk.pace && followUpPace(words, talk.pace)) ?? named);
  if (!read || isOther) return null;
  const { isNamed, ...pace } = withRunOfBefore(withGoalOfBefore(read, talk.pace), talk.pace);
  const isAnswerable = pace.known !== null || pace.targetSeconds !== null;
  const isWhole = pace.known !== null && pace.targetMeters !== null;
  if (topic !== null && !isWhole && (!isNamed || !isAnswerable)) return null;
  return { kind: "pace", ...pace };
}

/** `I ran 1:52 in the half, which 10K in spring would be fun?`: the result only tells of the runner. */
function wishesBesideResult({ words, asked }: RunnerMessage): boolean {
  const told = readAboutRunner(words);
  const isNarrowed = asked.days !== null || asked.types.length > 0 || asked.prices.length > 0;
  return told.length > 0 && isNarrowed && says(finding, without(words, told));
}

/** `My best 10K is 48 min, is it enough?` after a goal: the result is compared with it. */
function withGoalOfBefore(read: AskedPace, before: AskedPace | null): AskedPace {
  const goal = before?.known === null && before.targetSeconds !== null ? before : null;
  if (!goal || !read.known || read.targetMeters !== null || read.targetSeconds !== null)
    return read;
  if (goal.targetMeters === read.known.meters) return read;
  return { ...read, targetMeters: goal.targetMeters, targetSeconds: goal.targetSeconds };
}

/** `Could I do a half under 2 hours?` after a result: the goal is compared with it. */
function withRunOfBefore(read: AskedPace, before: AskedPace | null): AskedPace {
  const known = before?.known ?? null;
  const isGoal = read.known === null && read.targetSeconds !== null && read.targetMeters !== null;
  if (!isGoal || known === null || known.meters === read.targetMeters) return read;
  return { ...read, known };
}

/** After advice, these ask whether something is fine: `¿puedo correr la media igual?` */
const permission = wordSet("can could should may is puedo podria debo deberia es");

/** How many words a message may have besides its parameters if races were not spoken of. */
const strayWords = 1;

function searchIntent(message: RunnerMessage, talk: Talk): Intent | null {
  const { words, asked } = message;
  const isRequest = says(finding, words) && saysRaces(words);
  const isAboutRaces = talk.isAboutRaces || saysRaces(words) || says(requesting, words);
  const stray = strayIn(asked);
  const isAllowed = talk.topic !== null && permission.has(words[0] ?? "");
  const isAdvice = says(advising, words) || isAllowed;
  if (isAdvice && !says(requesting, words) && !namesPlaceOrDays(asked)) return null;
  if (asked.isClearing && !narrows(asked)) return { kind: "generic" };
  const goesOn = (continues(asked) || isIndifferent(words)) && talk.isAboutRaces;
  if (asked.isHere && stray.length === 0) return { kind: "search" };
  const isSomething = narrows(asked) || takesBack(asked) || goesOn;
  const isFound = isAboutRaces || says(finding, words) || stray.length <= strayWords;
  if (isSomething && isFound) return { kind: "search" };
  const isUnchecked = uncheckedIn(words, "en").length > 0;
  // `¿Y en la playa?` after races.
  if (isUnchecked && talk.shown.length > 0 && goesOnShortly(words)) return { kind: "search" };
  const isOfUnchecked = saysRaces(words) && isUnchecked;
  // `What is the hardest race you list?`: the next races in that order.
  if (isOfUnchecked && ranking.test(words.join(" "))) return { kind: "search" };
  return isRequest || isBareRequest(words, stray) || isOfUnchecked ? { kind: "generic" } : null;
}

function goesOnShortly(words: readonly string[]): boolean {
  return (
    words.length <= 5 &&
    /^(?:y|and|pero|but|o|or|que tal|what about|any|something|algo|una?)$/.test(words[0] ?? "")
  );
}

/** Words of a message that nothing has read and that are no everyday words. */
export function strayIn({ rest }: Asked): string[] {
  return rest.filter((word) => /^\p{L}{3,}$/u.test(word) && !isFiller(word));
}

/** More of the same, or another number of it. */
function continues({ isMore, count }: Asked): boolean {
  return isMore || count !== null;
}

/** `Where can I run?`, `any races?`, `carreras`. */
function isBareRequest(words: readonly string[], stray: readonly string[]): boolean {
  const isShort = stray.length === 0 && words.length <= 6;
  return isShort && (saysRaces(words) || says(recommending, words));
}

const cues = new Set(cueWords);

function isFiller(word: string): boolean {
  return plainWords.has(word) || cues.has(word);
}

/** In a longer message `lol` and `ok` are no answer by themselves. */
const longestThanks = 5;
const asking = wordSet(
  `que cual cuales cuanto cuanta cuantos cuantas como donde cuando quien what whats which how hows where wheres
    when whens why who is are can could should does do`,
);

const longestLaugh = 3;

function laughs(words: readonly string[]): boolean {
  return words.some((word) => /^(?:(?:ja|je|ha){2,}j?|lo+l|lmao)$/.test(word));
}
const plainThanks = wordSet("thanks thank thx gracias");

function smallTalk({ words, asked, text }: RunnerMessage, { topic }: Talk): Intent | null {
  if (isComplaint(words)) return { kind: "complaint" };
  if (narrows(asked)) return null;
  const isPlain = words.some((word) => plainThanks.has(word));
  // `I hate running lol` does not say thanks.
  if (!isPlain && words.length > longestLaugh && laughs(words) && topic === null)
    return { kind: "chat" };
  // `Vale` is `ok` and `costs`.
  const [first = "", second = ""] = words.filter((word) => word !== "and" && word !== "y");
  const isQuestion = asking.has(first) || asking.has(second) || text.trim().endsWith("?");
  const isShort = !isQuestion && (words.length <= longestThanks || isPlain);
  if (isShort && says(thanking, words) && !says(greeting, words) && !says(advising, words))
    return { kind: "thanks" };
  if (says(greeting, words)) return { kind: "greeting" };
  return null;
}
