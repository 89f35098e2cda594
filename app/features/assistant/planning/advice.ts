import { aspectsOf, followUpsTo, namedPoints, topicsOfStates } from "../intents/aspects.ts";
import { usualFrom, usualOfSiteFrom, usualTopic } from "../intents/guess.ts";
import { passageAbout } from "../intents/passages.ts";
import { closestQuestion } from "../intents/question-search.ts";
import { searchTopics } from "../intents/topic-search.ts";
import { isSiteGuide } from "../knowledge/site-guide.ts";
import type { Topic } from "../knowledge/topic.ts";
import {
  answersBody,
  isHealth,
  isPain,
  mayFollowComplaint,
  topicPoints,
  topics,
} from "../knowledge/topics.ts";
import type { Intent } from "./intents.ts";
import type { RunnerMessage } from "./message.ts";
import { namesRaces, requesting } from "./reading/cues.ts";
import type { Talk } from "./talk.ts";
import { says } from "./words/phrasebook.ts";
import { wordsOfName } from "./words/sentence.ts";

/** Whether a message asks a usual question of a topic, which has its own short answer. */
export function asksUsual({ text }: RunnerMessage, topic: string): boolean {
  return usualTopic(text, usualOfSiteFrom) === topic;
}

/**
 * What a complaint of the body wants once the usual questions and the topic of the talk are known. Thresholds
 * decide here, and no classifier: what may need a doctor is answered by what is nearly certain.
 */
export function adviceOnComplaint(intent: Intent, message: RunnerMessage, talk: Talk): Intent {
  const isAfter = isFollowUp(message, talk);
  const aspect = isAfter ? aspectOfTopic(intent, message, talk) : null;
  if (aspect !== null) return aspect;
  const usual = usualIntent(intent, message, talk);
  if (usual !== null) return usual;
  return (isAfter ? onToldTopic(intent, message, talk) : null) ?? intent;
}

/**
 * The topic that a message with paces or times asks about: `what training paces should I use?`, `my 5K is 24,
 * what pace for my long runs?`, `half marathon in 1:45, what do I take?`
 */
export function besideNumbers(
  { known, targetMeters }: Extract<Intent, { kind: "pace" }>,
  folded: string,
): string | null {
  if (qualifying.test(folded)) return "boston-standards";
  if (takes.test(folded)) return "gels";
  if (stuck.test(folded)) return "intervals";
  if (known === null) return ofTraining.test(folded) ? "easy-pace" : null;
  const isOfSession = targetMeters === null && ofPace.test(folded) && sessionWords.test(folded);
  return isOfSession ? "easy-pace" : null;
}

/** `I am 46 and ran 3:24, do I qualify?` */
const qualifying =
  /\b(?:bq|boston qualif\w+|(?:do|would|will|could|can|did) i (?:\w+ )?qualify|qualif\w+ (?:for|time)|(?:clasific(?:o|ar|a|aria|are)|me alcanza) (?:a|al|para) boston|clasifico)\b/;

/** `I have been stuck at 28 minutes for a year`. */
const stuck =
  /\b(?:stuck|plateau\w*|(?:not|dont|cant|no longer) (?:get\w*|improv\w*|any) ?(?:faster|better)?|estancad[ao]|no (?:mejoro|bajo|avanzo)|no logro bajar)\b/;

const ofPace = /\b(?:paces?|fast|slow|slowly|ritmos?|rapid[ao]|lent[ao]|speed)\b/;
const sessionWords =
  /\b(?:long (?:runs?|ones?)|easy|recovery|tempo|threshold|intervals?|repeats|fondos?|suaves?|trotes?|rodajes?|series|umbral|regenerativ\w+)\b/;

/** What a runner eats and drinks on the way. */
const takes =
  /\b(?:what|which|how (?:many|much)|que|cuant[oa]s?) (?:(?:do|should|can|to|i|debo|gels?|geles|agua|water) ){0,3}(?:take|eat|drink|carry|gels?|geles|tomo|tomar|comer|bebo|beber|llevo|llevar)\b(?! (?:me|you|it|to|off|part))/;

const ofTraining =
  /\b(?:training (?:paces?|zones)|(?:paces?|zones) (?:to|for) train\w*|(?:ritmos?|zonas) (?:de|para) entren\w*)\b/;

/** A topic that fits no better than this is hardly meant. */
const poorLikeness = 0.34;

/** The share of a message that a topic speaks of, in either language. */
export function coveredBy(topic: Topic, text: string): number {
  return Math.max(
    ...(["en", "es"] as const).map((language) => passageAbout(topic, text, language)?.share ?? 0),
  );
}

/** How alike a message must be to a usual question where the rules have read something else. */
const overruling = 0.72;

/** The same in a talk about a race, which the question may be about. */
const overrulingRaces = 0.8;

function usualIntent(intent: Intent, message: RunnerMessage, talk: Talk): Intent | null {
  const found = closestQuestion(message.text);
  if (!found) return null;
  const { topic } = found.question;
  const isAboutRaces = talk.focus !== null || talk.shown.length > 0;
  if (isAboutRaces && !isSiteGuide(topic)) return null;
  const above = isSiteGuide(topic) ? guideAbove(intent) : usualAbove(intent, message);
  // What to eat or wear is asked of the run, also after a pain.
  const isPainTold = talk.topic !== null && isPain(talk.topic) && talk.topic !== topic;
  const isAfterPain = isPainTold && !ofThings.test(message.folded);
  const isBare = talk.topic !== null && talk.topic !== topic && isBareAddition(message);
  const isOfPain = intent.kind === "training" && isPain(intent.topic) && !isPain(topic);
  const floor = isAboutRaces
    ? overrulingRaces
    : isAfterPain || isBare
      ? overrulingPain
      : isOfPain
        ? overruling
        : 0;
  const least = Math.max(above, floor);
  return found.likeness >= least ? { kind: "training", topic } : null;
}

const ofThings =
  /\b(?:eat|eating|drink|breakfast|dinner|wear|shoes|socks|comer|como (?:antes|despues)|desayun\w+|ceno|beber|bebo|ponerme|pongo|zapatillas|medias)\b/;

const asksHow =
  /^(?:\S+ ){0,2}(?:how (?:do|to|can|should)|como (?:evito|evitar|hago|se|bajo|corro|subo|prevengo))\b/;

/** A tight or stiff limb without anything that a doctor must see. */
function isMild(folded: string): boolean {
  const isPlain = !strong.test(folded) && !grave.test(folded);
  return plainLimbs.test(folded) && mild.test(folded) && isPlain;
}

const mild =
  /\b(?:tight\w*|stiff\w*|sore|a (?:bit|little)|slightly|always|after every|cargad[oa]s?|dur[oa]s?|tens[oa]s?|ties[oa]s?|un poco|siempre)\b/;
const strong =
  /\b(?:swell\w*|swollen|red|hot|warm|numb|tingl\w*|sudden\w*|snap\w*|pop\w*|tore|torn|severe|sharp|very|bad(?:ly)?|cant|cannot|worse|one (?:spot|leg|calf)|flight|bleed\w*|blood|fever|since \w+ (?:fall|surgery)|hinch\w*|roj[oa]|calient\w*|dormid\w*|hormigue\w*|de golpe|chasquido|fuerte|mucho|peor|no puedo|un punto|una pierna|vuelo|sangr\w*|fiebre|caida|cirugia)\b/;

/** `My calves burn on every run, normal?`: the muscles of both legs by an effort, and nothing else. */
export function isOfEffort(folded: string): boolean {
  const isPlain = !strong.test(folded) && !grave.test(folded) && !serious.test(folded);
  return isPlain && bothLegs.test(folded) && wearing.test(folded) && effort.test(folded);
}

const bothLegs =
  /\b(?:calves|quads|hamstrings|thighs|legs|glutes|pantorrillas|gemelos|cuadriceps|muslos|piernas|isquios|gluteos)\b/;
const wearing =
  /\b(?:burn|burns|burning|ache|aches|aching|achy|sore|tight|heavy|stiff|tired|arden?|ardian|queman?|ardor|duelen|adoloridas?|adoloridos|cargad[ao]s|pesad[ao]s|tens[ao]s|cansad[ao]s)\b/;
const effort =
  /\b(?:runs?|running|ran|jog\w*|hills?|uphill|downhill|stairs|climb\w*|workouts?|squats|sprints?|intervals|corro|correr|corri|trot\w+|cuestas?|subidas?|bajadas?|escaleras|entren\w+|sentadillas|series|fondos?)\b/;

/** Asks the usual question about sore muscles, and names a sign that they do not have. */
function isMoreThanSore({ text, folded }: RunnerMessage): boolean {
  const isOfSoreness = closestQuestion(text)?.question.topic === "soreness";
  return isOfSoreness && (strong.test(folded) || grave.test(folded));
}

/** Advice on sore muscles, where the message also names what they never are: numb or swollen. */
export function missesSign(intent: Intent, { folded, body }: RunnerMessage): boolean {
  const isOfSoreness = intent.kind === "training" && intent.topic === "soreness";
  return isOfSoreness && body.complaint !== null && neverSore.test(folded);
}

const neverSore =
  /\b(?:numb\w*|tingl\w*|pins|swell\w*|swollen|urine|pee|hormigue\w*|adormec\w*|dormid[ao]s?|hinch\w*|orina|(?:and|even|also|or|y|aun|incluso|hasta|tambien) (?:at night|at rest|de noche|en reposo))\b/;

/**
 * The article that fits a complaint well and may answer it in the place of the general caution; `null` where
 * anything in the message may be more than everyday.
 */
export function everydayArticle(message: RunnerMessage): string | null {
  const { text, folded, body } = message;
  if (body.danger !== null || strong.test(folded) || grave.test(folded)) return null;
  const [named, next] = topicPoints(folded);
  const isNamed = named !== undefined && named.points > (next?.points ?? 0);
  const phrased = isNamed && mayFollowComplaint(named.topic.id) ? named.topic.id : null;
  const fits = phrased ?? (body.complaint === null ? null : closestPain(message));
  const topic = usualTopic(text) ?? fits;
  if (topic === null || missesSign({ kind: "training", topic }, message)) return null;
  // Without a word of the body only the classifier has warned: then the complaint must have a name.
  const isKnown = body.complaint === null ? isPain(topic) : mayFollowComplaint(topic);
  return isKnown && !isHealth(topic) ? topic : null;
}

/** The article on a pain of the legs or on sore skin that comes near the best one of all. */
function closestPain({ text, folded }: RunnerMessage): string | null {
  const found = searchTopics(text);
  const isOfLegs = plainLimbs.test(folded) && !upperBody.test(folded);
  const isNamed = (id: string) => (id === "skin" ? ofSkin.test(folded) : isPain(id) && isOfLegs);
  if (isOfLegs && isMild(folded) && muscles.test(folded) && !oneCalf.test(folded))
    return "soreness";
  const pain = found.find(({ id }) => isNamed(id));
  const isClose = pain && pain.score >= everyday.score;
  return isClose && pain.score >= (found[0]?.score ?? 0) * everyday.share ? pain.id : null;
}

const everyday = { score: 7, share: 0.9 };
const ofSkin =
  /\b(?:skin|chaf\w+|rub|rubs|rubbing|blisters?|rash|nails?|toenails?|piel|roz\w+|ampollas?|sarpullido|unas?|irrit\w+)\b/;
const muscles =
  /\b(?:quads?|hamstrings?|thighs?|glutes?|calf|calves|legs|cuadriceps|isquios|isquiotibiales|muslos?|gluteos?|gemelos?|pantorrillas?|piernas)\b/;
/** A single calf may hold a clot. */
const oneCalf =
  /\b(?:left|right|one|izquierd[oa]|derech[oa]|un|una)\b.*\b(?:calf|gemelo|pantorrilla)\b|\b(?:calf|gemelo|pantorrilla) (?:izquierd[oa]|derech[oa])\b/;
const upperBody =
  /\b(?:arms?|shoulders?|jaw|neck|body|stomach|belly|back|brazos?|hombros?|mandibula|cuello|cuerpo|estomago|barriga|espalda)\b/;

/** Signs that no soreness explains. */
const grave =
  /\b(?:rest|resting|night|wakes?|weak\w*|urine|pee|dark|limp\w*|pins|needles|lump|pale|blue|purple|black|collaps\w*|gave way|give way|faint\w*|dizz\w*|chest|heart|breath\w*|pregnan\w*|diabet\w*|statin\w*|unbearable|reposo|noche|debil\w*|orin\w+|oscur\w*|cojea\w*|cojo|bulto|morad\w*|palid\w*|azul\w*|negr\w*|ceden|desmay\w*|mare\w*|pecho|corazon|respir\w*|embaraz\w*|insoportable)\b/;

/** What makes it more than effort, wherever else in the body and whenever else. */
const serious =
  /\b(?:sleep\w*|walk\w*|hard|stops?|stopped|stopping|cramp\w*|bruis\w*|cold|dead|give|gave|giving|head|back|groin|knees?|ankles?|foot|feet|bone|shins?|left|right|since|weeks?|months?|years?|always|constant\w*|terrible|awful|killing|pill|medic\w*|covid|surgery|dormir|caminar|camino|caminando|parar|paro|calambr\w*|acalambr\w*|moret\w*|fri[ao]s?|doblan|aire|cabeza|espalda|ingle|rodillas?|tobillos?|pies?|hueso|espinillas?|izquierd\w*|derech\w*|desde|semanas?|meses|anos?|horrible|pastillas?|cirugia)\b/;

/** More than any likeness. */
const never = 2;

/** The likeness from which a usual question outweighs what was read. */
function usualAbove(intent: Intent, message: RunnerMessage): number {
  const { folded } = message;
  switch (intent.kind) {
    case "emergency":
      if (isMild(folded) && answersBody(closestQuestion(message.text)?.question.topic ?? ""))
        return usualFrom;
      // Burning calves that also feel numb are like the usual question in every other word.
      if (isMoreThanSore(message)) return never;
      // `How do I run downhill without killing my quads?` asks how, and complains of nothing.
      return asksHow.test(folded) ? usualOfSiteFrom : overruling;
    case "training":
      return isSiteGuide(intent.topic) ? 0.85 : usualFrom;
    default:
      return never;
  }
}

/** The same for the guides to the site. */
function guideAbove(intent: Intent): number {
  if (intent.kind === "training") return isSiteGuide(intent.topic) ? usualOfSiteFrom : overruling;
  // `I got hurt, can my brother have my bib?`
  return intent.kind === "emergency" && intent.sign === "unclear" ? overruling : never;
}

/** Longer messages say what they are about. */
const longestFollowUp = 14;

function isFollowUp({ words, asked }: RunnerMessage, { topic, shown, focus }: Talk): boolean {
  if (topic === null || focus !== null || shown.length > 0) return false;
  const isOfRaces = asked.places.length > 0 || says(requesting, words);
  return words.length <= longestFollowUp && !isOfRaces;
}

/**
 * `Why?`, `and if it rains?`, `but I'm 61`: an aspect of the current topic, else of the topic that the
 * message names, else of the state that it names; `null` where none has an answer to it.
 */
export function aspectOfTopic(
  intent: Intent,
  message: RunnerMessage,
  { topic, plan }: Talk,
): Intent | null {
  const told = topics.find(({ id }) => id === topic);
  if (!told || plan !== null || !mayGoOn(intent, message, told.id)) return null;
  const closest = closestQuestion(message.text);
  const isOwn = closest?.question.topic === told.id || !isBareAddition(message);
  const isOfTold = closest?.question.topic === told.id;
  if (closest && isOwn && closest.likeness >= (isOfTold ? usualOfSiteFrom : overruling))
    return null;
  const pointsIn = (id: string) => {
    const own = followUpsTo(id, message.text)[0]?.points;
    return (
      own ?? (isPain(id) ? followUpsTo("running-with-pain", message.text)[0]?.points : null) ?? 0
    );
  };
  const named = intent.kind === "training" && intent.topic !== told.id ? intent.topic : null;
  const isNamed = topicPoints(message.folded).some((one) => one.topic.id === named);
  const isWhether = named === "running-with-pain" && isPain(told.id);
  const least = isBareAddition(message) && !isWhether ? 1 : leastPoints;
  const best = [
    { id: told.id, from: namedPoints },
    ...(named !== null && isNamed ? [{ id: named, from: least }] : []),
    { id: told.id, from: isNamed ? namedPoints : least },
    ...topicsOfStates(message.text).map((id) => ({ id, from: namedPoints })),
  ].find(({ id, from }) => pointsIn(id) >= from);
  const isElsewhere = best !== undefined && best.id !== told.id && best.id !== named;
  // A state that a usual question of the topic speaks of: `I work at night` after motivation.
  if (isElsewhere && closest?.question.topic === told.id && closest.likeness >= poorLikeness)
    return null;
  return best ? { kind: "training", topic: best.id, continues: true } : null;
}

/** A message of at most this many words is the name of a topic. */
const longestBare = 3;

/** A longer message must ask for more than a vague word. */
const leastPoints = 2;

/** A tight calf or a sore knee after advice on training, which no sign of danger has claimed. */
const plainLimbs =
  /\b(?:calf|calves|achilles|tendon|knees?|shins?|legs?|quads?|hamstrings?|hips?|heels?|toes?|blisters?|pantorrillas?|gemelos?|aquiles|rodillas?|espinillas?|piernas?|muslos?|caderas?|talon(?:es)?|dedos?|ampollas?)\b/;

/** What somebody does not eat. A diet is not a complaint. */
const diet = /\b(?:celiac\w*|celiaqu\w*|gluten|lactos\w+|intoleran\w+|vegan\w*|vegetarian\w*)\b/;

/** Whether a message with this reading may still go on with the advice before it. */
function mayGoOn(
  intent: Intent,
  { text, words, folded, body }: RunnerMessage,
  told: string,
): boolean {
  const ofBirth = aspectsOf(text).some((one) => one === "leaking" || one === "cesarean");
  const isToldSign = told === "pregnancy" && ofBirth;
  const isEveryday = plainLimbs.test(folded) || diet.test(folded);
  if (body.complaint !== null && !isEveryday && !isToldSign) return false;
  switch (intent.kind) {
    case "training":
      return !isSiteGuide(intent.topic) || goesOn.test(folded) || words.length <= longestBare;
    case "emergency":
      return intent.sign === "unclear";
    case "search":
    case "generic":
    case "race":
      return goesOn.test(folded) || !namesRaces(words) || words.length <= longestAddition;
    case "pace":
      return intent.known === null && intent.targetSeconds === null;
    case "beyond":
      return goesOn.test(folded);
    default:
      return goingOn.has(intent.kind);
  }
}

const goingOn = new Set<Intent["kind"]>([
  "which-topic",
  "unsure",
  "other",
  "chat",
  "site-pages",
  "which-race",
  "compare",
  "complaint",
  "languages",
]);

/** After a pain only a question that is nearly word for word leads elsewhere. */
const overrulingPain = 0.85;

/** How much of a message the current topic must cover to be meant where something else was read. */
const certainShare = 0.5;

/** So few words say nothing by themselves. */
const longestAddition = 6;

/** `How many times a week?` after advice: a few words that name no topic by a phrase. */
function isBareAddition({ words, folded, asked }: RunnerMessage): boolean {
  if (words.length > longestAddition || asked.lengths.length + asked.types.length > 0) return false;
  return topicPoints(folded).length === 0;
}

function onToldTopic(intent: Intent, message: RunnerMessage, { topic }: Talk): Intent | null {
  if (topic === null) return null;
  const told = topics.find(({ id }) => id === topic);
  if (!told) return null;
  if (intent.kind === "training" && intent.topic === told.id) return null;
  const kept: Intent = { kind: "training", topic: told.id };
  const share = coveredBy(told, message.text);
  switch (intent.kind) {
    case "emergency":
      return intent.sign === "unclear" && answersBody(told.id) && share >= certainShare
        ? kept
        : null;
    case "training":
      // `How long till I am back to normal?` is about the pain that was spoken of.
      if (isPain(told.id)) return isPastPain(intent.topic, message.folded) ? kept : null;
      return share >= certainShare || isBareSwitch(intent.topic, message) ? kept : null;
    default:
      return null;
  }
}

function isBareSwitch(topic: string, message: RunnerMessage): boolean {
  if (isSiteGuide(topic) || !isBareAddition(message) || namesTitle(topic, message)) return false;
  const closest = closestQuestion(message.text);
  return closest?.question.topic !== topic || closest.likeness < overrulingPain;
}

/** `What about the cold?` names another article. */
function namesTitle(topic: string, { words }: RunnerMessage): boolean {
  const title = topics.find(({ id }) => id === topic)?.title;
  const named = title ? wordsOfName(`${title.en} ${title.es}`) : [];
  return named.some((word) => word.length > 3 && !ofRunning.test(word) && words.includes(word));
}

const ofRunning = /^(?:run|race|train|week|corr|carrera|entren|semana|with|para|como|cuanto|much)/;

const goesOn =
  /^(?:and|y|but|pero|what (?:if|about)|how about|even|aun|incluso|so|ok|entonces|si) /;

/** After a pain, other advice only seems to be asked for; whether to run has an article of its own. */
function isPastPain(topic: string, folded: string): boolean {
  if (topic === "running-with-pain") return otherSport.test(folded) || asksHowLong.test(folded);
  return !isPain(topic) && !isSiteGuide(topic);
}

/** `How long till I am back to normal?` */
const asksHowLong =
  /\bhow long (?:till|until|to|before|does)\b|\bcuanto (?:tiempo|tarda|demora|descanso|reposo)\b/;

/** `Can I bike instead?` */
const otherSport =
  /\b(?:bik\w+|bike|cycl\w+|swim\w*|pool|elliptical|row\w*|bici\w*|nad(?:ar|o)|natacion|piscina|alberca|eliptica|remo)\b/;

/** What goes on with a guide leads to another one where the words say so: `and can I cancel it?` */
const guidesAfter: readonly { after: RegExp; asked: RegExp; guide?: string }[] = [
  {
    // The same guide says what a change costs.
    after: /^site-(?:transfer|defer|change-distance|change-entry)$/,
    asked: /\b(?:costs?|much|fee|free|cuesta|cuanto|costo|gratis)\b/,
  },
  {
    after: /^site-(?:plans|plan-benefits|billing|membership-\w+|offers)$/,
    asked: /\b(?:refund|money back|back|devuelven|devolucion|reembolso|garantia)\b/,
    guide: "site-membership-refund",
  },
  {
    after: /^site-(?:plans|plan-benefits|billing|membership-\w+|offers)$/,
    asked: /\b(?:cancel\w*|stop|quit|anul\w*|dejar(?:lo|la)?)\b/,
    guide: "site-membership-cancel",
  },
  {
    after: /^site-(?:plans|billing|membership-\w+|about|offers)$/,
    asked: /\b(?:include\w*|get|incluye\w*|trae|free|gratis|gratuit\w*)\b/,
    guide: "site-plan-benefits",
  },
  {
    // `Even the runs from my watch?`, `can it see my runs?`
    after: /^site-(?:delete-data|virtual-coach|privacy|import)$/,
    asked:
      /^(?:and|even|also|can (?:it|he|she|they|one|you|the coach)|does (?:it|he|she)|y|tambien|incluso|puede|pueden|ve|ven) .*\b(?:runs?|activit\w+|splits?|data|garmin|strava|races?|entries|history|see|look|corridas|actividades|datos|parciales|carreras|entrenamientos)\b/,
  },
  {
    after: /^site-(?:list-race|organizer-fees|suggest)$/,
    asked:
      /\b(?:cost|much|fee|fees|charge|commission|price|free|cuanto|cuesta|cobran|comision|gratis)\b/,
    guide: "site-organizer-fees",
  },
  {
    after: /^site-favorites$/,
    asked:
      /\b(?:remove|delete|undo|take (?:it|one|them) (?:off|out)|unsave|quit[oa]r?|elimin\w+|borr\w+|sac[oa]r?)\b/,
  },
  {
    after: /^site-(?:sign-in|password)$/,
    asked:
      /\b(?:spam|junk|no deseados?|still|nothing|nada|todavia|sigue|tampoco|resend|reenvi\w+)\b/,
    guide: "site-sign-in",
  },
  {
    after: /^site-(?:list-race|organizer-fees|suggest)$/,
    asked:
      /\b(?:regist\w+|sign (?:up|ups)|enter|entries|inscri\w+|anotar\w*|apuntar\w*|pagar?|pay)\b/,
    guide: "site-organizer-entries",
  },
  {
    after: /^site-(?:cancel-entry|refund|defer|change-entry)$/,
    asked:
      /\b(?:friend|somebody|someone|give (?:it|my)|pass it|transfer\w*|sell|amig[oa]|alguien|otr[oa] persona|pasar(?:la|lo|sela|selo)?|ceder\w*|vender\w*)\b/,
    guide: "site-transfer",
  },
  {
    after: /^site-(?:kit|desk|bib)$/,
    asked: /\b(?:need\w*|bring|carry|show|necesita\w*|lleva\w*|presenta\w*|document\w*)\b/,
  },
  {
    after: /^site-coach-or-expert$/,
    asked: /\b(?:real|people|human|which|personas?|reales|cual|conviene)\b/,
  },
  {
    after: /^site-(?:club|team|register-others)$/,
    asked: /\b(?:pays?|payment|cost|much|paga\w*|cuesta|pago|codigo|code|discount|descuento)\b/,
    guide: "site-register-others",
  },
  {
    after: /^site-(?:list-race|suggest)$/,
    asked:
      /\b(?:how long|when (?:will|does|is)|how soon|show(?:s)? up|appears?|online|cuanto (?:tarda|demora|tiempo)|cuando (?:aparece|sale|se ve|se publica))\b/,
    guide: "site-suggest",
  },
  {
    after: /^site-(?:transfer|defer|change-distance|change-entry|cancel-entry)$/,
    asked: /\b(?:refund|money|devuelven|dinero|plata|reembolso|devolucion)\b/,
    guide: "site-refund",
  },
];

/** Longer messages name what they ask about. */
const longestBareFollowUp = 8;

export function guideAfter(intent: Intent, message: RunnerMessage, told: string): Intent | null {
  const { folded, words } = message;
  if (!isSiteGuide(told) || words.length > longestBareFollowUp) return null;
  const isOther = ["search", "generic", "greeting", "thanks"].includes(intent.kind);
  if (isOther) return null;
  const next = guidesAfter.find(({ after, asked }) => after.test(told) && asked.test(folded));
  return next ? { kind: "training", topic: next.guide ?? told } : null;
}
