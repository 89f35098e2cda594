import { addDays, type Day, daysBetween, startOfTrainingWeek } from "#values/day.ts";
import type { RunnerMessage } from "./message.ts";
import { namesRaces } from "./reading/cues.ts";
import type { OwnRequest } from "./requested-plan.ts";
import type { Talk } from "./talk.ts";

const possessed =
  /\b(?:(?:my|todays|tomorrows|tonights|this weeks|next weeks) (?:next |training |running |current |todays |planned )?(?:workouts?|sessions?|training|schedule|plan|runs?|week)|(?:workouts?|session|plan) (?:is it |do i have |have i got )?(?:for |of |on )?(?:today|tonight|tomorrow|this week)|(?:on|in) (?:my|the) (?:plan|schedule|program)|(?:en|de) (?:el|mi) plan|(?:que|cual) (?:entrenamiento|entreno|sesion) (?:tengo|hay|viene)|how long is my plan|(?:acabe|termine|termina|acaba) (?:el|mi) plan|mi (?:proxim[ao] )?(?:entrenamiento|entreno|sesion|plan|rutina|semana|trote|salida|programa)|mis entrenamientos|entrenamiento de (?:hoy|manana|esta semana)|(?:me |nos )?toca(?:ba)?)\b/;

const looking =
  /^(?:\S+ ){0,3}(?:what|whats|which|when|show|see|tell|give|read|list|do i have|have i got|que|cual|cuales|cuando|muestra\w*|mostra\w*|ver|dime|dame|lee|tengo)\b|^(?:today|tomorrow|my|mi|mis)\b/;

/** `What should I run tomorrow?`, without a word of a plan. */
const bare =
  /\b(?:what|which workout|how (?:far|long|much)) (?:should|do|am|must|shall) i (?:\w+ )?(?:do|run|train|doing|running)\b|\b(?:que|cuanto) (?:me |nos )?(?:entreno|corro|hago|trote|troto|debo (?:correr|entrenar|hacer)|deberia (?:correr|entrenar|hacer)|tengo que (?:correr|entrenar|hacer)|hay que (?:correr|entrenar))\b/;

/** A plan that is still to be made, changed, judged or bought is another question. */
const other =
  /^(?:please |porfa )?plan\b|\b(?:organi[sz]\w*|solo|only|otra vez|another|again|cant|cannot|couldnt|no (?:puedo|podre|voy a poder)|agujetas|sore|make|build|create|write|need|want|choose|chang\w+|swap|move|mov\w+|cambi\w+|pas(?:ar|o)|skip\w*|miss\w*|salt\w+|perd\w+|delete|stop|pause|borr\w+|cost|price|cuesta|garmin|watch|reloj|calendar\w*|works?|feel|felt|hurt\w*|eat|wear|comer|como antes|haz\w*|arma\w*|crea\w*|quiero|necesito|is to|es (?:correr|bajar|hacer)|look like|deberia (?:ser|tener|verse)|good|bad|too|muy|bien)\b/;

const entered =
  /\b(?:when|where|what|whats|which|show|how (?:long|many (?:days|weeks))|cuando|donde|cual|cuales|que|muestra\w*|dime|cuant[oa]s?) (?:\w+ ){0,4}?(?:my|mi|mis) (?:next |upcoming |own |proxim[ao]s? |siguientes? )?(?:races?|carreras?|entries|registrations?|inscripciones|bib|dorsal)\b|\b(?:what|which|que|cuales) (?:races?|carreras?|events?) (?:am i|did i|have i|do i have|i am|im|estoy|tengo|me inscribi)\b|\b(?:a|en) (?:que|cuales) carreras? (?:estoy|me inscribi|me anote|me registre)\b|\bam i (?:registered|signed up|entered) (?:for|in) (?:any|anything|something)\b|\b(?:fijate|checa|mira|revisa|verifica|dime|ve|check|see|look) (?:a ver |whether |if |si )+(?:ya |yo |im |i am |am i )*(?:figuro|salgo|aparezco|quede|estoy inscrit[ao]|registered|signed up|entered|on the list)\b|\b(?:estoy|quede|sigo) (?:ya )?(?:inscrit[ao]|registrad[ao]|anotad[ao]) (?:en|a|para) (?:algun[ao]s?|algo|cual(?:es)?)\b/;

/** `My next race is which one`, `when am I racing next`: in whatever order. */
const nextOwn =
  /^(?=.*\b(?:which|what|whats|when|where|cual|que|cuando|donde)\b).*(?:\b(?:my|mi) (?:next|upcoming|proxim[ao]|siguiente) (?:race|event|carrera|evento)\b|\b(?:am i racing|do i race)\b|^cuando (?:corro|compito)$|\b(?:distance|wave|distancia)\b.*\b(?:did i|have i|am i|me) (?:sign|signed|register|registered|enter|entered|in|inscribi|anote)\b)/;
const longestOfNext = 8;

/** Nothing but that. */
const onlyOwn = /^(?:my|mi) (?:next|upcoming|proxim[ao]|siguiente) (?:race|event|carrera|evento)$/;

const ran =
  /\b(?:my|total|mi) (?:total )?(?:distance|mileage|km|kms|kilometers|kilometraje|distancia)\b|\b(?:how (?:many|much|far)|what|cuant[oa]s?|que)\b.*\b(?:(?:did|have) i (?:already )?(?:run|ran|done|trained|do)|i (?:ran|have run|ve run)|corri|he corrido|llevo(?: corridos?| este| esta| en)?|entrene|hice)\b/;

const lastRun =
  /\b(?:my (?:last|latest) (?:run|activity|workout|training)|mi ultim[ao] (?:corrida|salida|trote|entrenamiento|entreno|actividad)|(?:what|que) (?:did i run|corri) (?:yesterday|ayer))\b/;

const nextSession =
  /\b(?:my next (?:long run|workout|session|run|training)|mi (?:proxim[ao]|siguiente) (?:fondo|largo|larga|entrenamiento|entreno|sesion|salida))\b/;

const period =
  /\b(?:(?<week>weeks?|semanas?)|(?<month>months?|mes(?:es)?)|(?<year>years?|anos?))\b/;
const before = /\b(?:last|past|previous|before|pasad[oa]|anterior|antes)\b/;

/**
 * Whose it is, what is asked for and how: each is read by itself, so that `when is my next long run`, `what
 * day is my next long one` and `que dia me toca el largo` are one question.
 */
const slots = {
  own: /\b(?:my|mine|mi|mis|for me|(?:do|did|have|am|was) i|i (?:have|am|was|did|ran|run|paid)|im|ive|me (?:toca|inscribi|anote|registre)|estoy|tengo|llevo|corri|corrido|hice|pague)\b/,
  long: /\b(?:long (?:run|one)|fondo|(?:el|la) (?:largo|larga)|tirada)\b/,
  session:
    /\b(?:workouts?|sessions?|training|runs?|entrenamientos?|entrenos?|sesion(?:es)?|salidas?|trotes?)\b/,
  next: /\b(?:next|upcoming|coming up|proxim[ao]s?|siguientes?|me toca)\b/,
  plan: /\b(?:plan|program|programa)\b/,
  end: /\b(?:left|ends?|finish(?:es)?|over|remain\w*|to go|falta|faltan|quedan?|acab\w+|termin\w+|what week|which week|que semana|still)\b/,
  length:
    /\b(?:distance|mileage|kms?|miles|kilomet(?:er|re|ro)s|kilometraje|millas|how (?:far|much)|cuanto|total)\b/,
  covered:
    /\b(?:so far|hasta ahora|(?:have|did|ve) (?:i )?(?:already )?(?:run|ran|gone|go|done|do|covered?|logged?|clocked|trained)|i(?:ve)? (?:ran|run|covered|logged|clocked|did)|corri|corrido|llevo|acumul\w+|hice|hecho|entrene)\b/,
  last: /\b(?:last|latest|ultim[ao])\b/,
  race: /\b(?:races?|events?|carreras?|eventos?)\b/,
  entry:
    /\b(?:signed up|registered|entered|inscrit[ao]s?|me inscribi|me anote|me registre|mis inscripciones|my (?:entries|registrations))\b/,
  coming:
    /\b(?:am i in|i have coming|have i got|do i have|coming up|que viene|tengo (?:alguna|proxima)|(?:que|cual|cuando) .*\btengo)\b/,
  money:
    /\b(?:(?:did i|have i|i|ive|i have) (?:already )?(?:paid|pay)|(?:my|the|mis?|los|las) (?:\w+ )?(?:payments?|receipts?|reciepts?|invoices?|pagos?|recibos?|comprobantes?|facturas?|boletas?)|lo que (?:he )?(?:pague|pagado)|cuanto pague)\b/,
  best: /\b(?:my|mis?) (?:\w+ ){0,2}(?:best|bests|pbs?|prs?|personal bests?|records?|fastest|mejor(?:es)?|marcas?)\b/,
  looking:
    /^(?:\S+ ){0,3}(?:what|whats|which|when|whens|where|wheres|show|see|tell|list|am i|do i|have i|how (?:far|much|many|long)|que|cual|cuales|cuando|donde|cuant[oa]s?|muestra\w*|mostra\w*|ver|dime|tengo|total|next|my|mis?)\b|^(?:kms?|miles|distance|mileage|kilomet(?:er|re|ro)s|kilometraje|distancia|millas)\b/,
  /** Asks what is good, or tells what is wanted. */
  advice:
    /\b(?:should|shall|can|could|would|will|need|best way|how (?:do|to)|before|after|during|if|for my|faster|improve|prepare|debo|deberia|puedo|como|antes|despues|durante|si|necesito|mejorar|prepar\w+|goal|aim|cost|cuesta|scared|nervous|miedo|nervios)\b/,
} as const;

/** What the slots of a message ask for together; `null` where they do not meet. */
function bySlots(text: string, message: RunnerMessage, today: Day): OwnRequest | null {
  const has = (slot: keyof typeof slots) => slots[slot].test(text);
  if (!has("looking") || has("advice")) return null;
  const isPlain = message.asked.lengths.length === 0;
  const isCount = has("length") && has("covered") && isPlain && !has("race");
  if (isCount && period.test(text)) return distanceIn(text);
  const isBrief = message.words.length <= briefest;
  const isMine = has("own") || isBrief;
  if (isPlain && !other.test(text) && isMine) {
    if (has("plan") && has("end")) return { about: "plan" };
    if (has("next") && (has("long") || has("session")))
      return { about: "next-session", isLong: has("long") };
    if (has("long") && has("own") && !has("last")) {
      const days = daysOf(message, text, today);
      return days === null ? { about: "next-session", isLong: true } : sessions(days);
    }
    const isLastRun = has("last") && /\b(?:run|ran|train|corr\w+|trot\w+|entren\w+)\b/.test(text);
    if (isLastRun && has("own") && !has("long") && !period.test(text)) return { about: "last-run" };
  }
  const isEntry = slots.entry.test(message.folded) || (has("race") && has("coming"));
  if (isEntry && slots.own.test(message.folded) && isPlain)
    return { about: "entries", isNext: has("next") };
  return null;
}

/** `Next session?` */
const briefest = 3;

/**
 * The guide to the runner's own payments or bests, where a message asks for them: `where can I see what I
 * paid`, `cuál es mi mejor tiempo en 10K`.
 */
export function ownGuide(
  { body, words, asked }: RunnerMessage,
  { own }: Pick<Talk, "own">,
): string | null {
  const text = plainText(words);
  if (body.complaint !== null || words.length > longest || asked.places.length > 0) return null;
  if (own?.about === "entries" && ofPaying.test(text)) return "site-billing";
  if (nextCharge.test(text)) return "site-billing";
  const isAsked = slots.looking.test(text) || /^(?:quiero|need|necesito) ver\b/.test(text);
  if (isAsked && slots.money.test(text) && !unpaid.test(text)) return "site-billing";
  const isOfBest = slots.best.test(text) && !slots.advice.test(text) && !timed.test(text);
  return isAsked && isOfBest ? "site-figures" : null;
}

/** `Did I pay?` and `the receipt, please`, after the runner's entries. */
const ofPaying =
  /\b(?:(?:did|have) i (?:already )?(?:pay|paid)|(?:ya )?pague|receipts?|invoices?|recibos?|comprobantes?|boletas?|facturas?)\b/;

/** `When do I get charged next?` */
const nextCharge =
  /\b(?:when|what day|cuando|que dia) (?:\S+ ){0,4}?(?:charged?|billed|renews?|renewal|cobran|cobra|renueva|vence)\b(?: (?:next|again|my membership|la membresia|mi membresia|me)|$)/;

/** A payment that went wrong, or is wanted back. */
const unpaid =
  /\b(?:twice|wrong|fail\w*|back|refund\w*|cancel\w*|email|code|not|dos veces|mal|devuel\w*|reembols\w*|no|codigo|correo)\b/;

/** `My best is 48` tells a time. */
const timed = /\b(?:is|es|de|was|fue|are|of) \d|\d:\d\d/;

function plainText(words: readonly string[]): string {
  return words.map((word) => word.replace(/['’]/g, "")).join(" ");
}

/** Longer messages tell a story, and ask for advice on it. */
const longest = 14;

/**
 * The question of a message about what the runner has here; `null` where it asks none. A few words after
 * such a question go on with it: `and on Thursday?`, `¿cuántas semanas faltan?`
 */
export function ownRequest(message: RunnerMessage, talk: Talk, today: Day): OwnRequest | null {
  const { asked, body, words } = message;
  if (body.complaint !== null || words.length > longest) return null;
  if (asked.places.length > 0 || asked.prices.length > 0) return null;
  const text = plainText(words);
  if (entered.test(text) || entered.test(message.folded)) {
    return {
      about: "entries",
      isNext: /\b(?:next|proxim[ao]|faltan?|how (?:long|many))\b/.test(text),
    };
  }
  if (onlyOwn.test(text)) return { about: "entries", isNext: true };
  if (nextOwn.test(text) && words.length <= longestOfNext && !slots.advice.test(text))
    return { about: "entries", isNext: true };
  if (lastRun.test(text)) return { about: "last-run" };
  if (nextSession.test(text) && !other.test(text))
    return { about: "next-session", isLong: /\b(?:long|fondo|largo|larga)\b/.test(text) };
  const shorter = shortened(message, talk, today, text);
  if (shorter) return shorter;
  const slotted = bySlots(text, message, today);
  if (slotted) return slotted;
  const isOfRuns = asked.lengths.length === 0 && ran.test(text) && period.test(text);
  if (isOfRuns) return distanceIn(text);
  if (asked.lengths.length > 0 || namesRaces(words)) return after(message, talk, today, text);
  if (other.test(text)) return after(message, talk, today, text);
  const days = daysOf(message, text, today);
  if (possessed.test(text) && (looking.test(text) || days !== null)) {
    return sessions(days ?? weekOf(today));
  }
  const isFirst = talk.topic === null && talk.pace === null && talk.shown.length === 0;
  if (bare.test(text) && days !== null && isFirst) return sessions(days);
  return after(message, talk, today, text);
}

/** `And the day after?`, where tomorrow was asked about. */
const dayAfter = /\b(?:the (?:day after|next day)|(?:el|al) (?:dia )?siguiente)\b(?! tomorrow)/;

const moving =
  /\b(?:earlier|later|sooner|push\w*|mov\w+|muev\w+|swap\w*|switch|shift|bring|postpone|delay|do (?:it|that)|run it|adelant\w+|atras\w+|posterg\w+|cambi\w+|pas(?:ar\w*|o)|l[oa] (?:corro|hago)|hacerl[oa]|correrl[oa])\b/;
const backwards = /\b(?:later|push\w*|back|postpone|delay|after|despues|atras\w+|posterg\w+)\b/;
const forwards = /\b(?:earlier|sooner|forward|before|antes|adelant\w+)\b/;

/** `Can I do it a day earlier?`, `y si lo corro el viernes`: the day that a session is to move to. */
function movedTo(
  message: RunnerMessage,
  text: string,
  today: Day,
): { to: Day | null; by: number } | null {
  if (!moving.test(text) || namesRaces(message.words)) return null;
  const days = daysOf(message, text, today);
  if (days !== null) return days.from === days.to ? { to: days.from, by: 0 } : null;
  const [, number = "1"] = /\b(\d) (?:days?|dias?)\b/.exec(text) ?? [];
  const by = /\b(?:two|dos|couple)\b/.test(text) ? 2 : Number(number);
  if (forwards.test(text)) return { to: null, by: -by };
  return backwards.test(text) ? { to: null, by } : null;
}

const shortening =
  /\b(?:shorten|shorter|cut (?:it|down|back|short)|less|fewer|acort\w+|recort\w+|mas cort[ao]s?|menos)\b/;
const changing =
  /\b(?:make|do|run|can|could|cut|shorten|haz\w*|hacer\w*|correr|puedo|acort\w+|recort\w+)\b/;

/** `Make Sunday shorter`: the session of a day, or the one that was told. */
function shortened(
  message: RunnerMessage,
  { own, week, shown }: Talk,
  today: Day,
  text: string,
): OwnRequest | null {
  const isOther = week !== null || namesRaces(message.words) || (own === null && shown.length > 0);
  const isPlain = message.asked.lengths.every(({ kind }) => kind === "relative");
  if (isOther || !isPlain || !shortening.test(text) || !changing.test(text)) return null;
  const days = daysOf(message, text, today);
  if (days !== null) return { about: "shorten", of: { about: "sessions", ...days } };
  const isTold = own?.about === "sessions" || own?.about === "next-session";
  return isTold ? { about: "shorten", of: own } : null;
}

/** More words are a question of their own. */
const longestAddition = 9;

function after(message: RunnerMessage, { own }: Talk, today: Day, text: string): OwnRequest | null {
  if (!own || message.words.length > longestAddition) return null;
  switch (own.about) {
    case "next-session":
    case "sessions": {
      const moved = movedTo(message, text, today);
      if (moved) return { about: "move", of: own, ...moved };
      const isOther = namesRaces(message.words) || other.test(text);
      const isNext = own.about === "sessions" && dayAfter.test(text);
      const next = isNext ? addDays(own.to, 1) : null;
      const days = next ? { from: next, to: next } : daysOf(message, text, today);
      return isOther || !days ? null : sessions(days);
    }
    case "entries": {
      const goesOn = /\b(?:next|first|when|until|left|proxim[ao]|primer[ao]?|cuando|faltan?)\b/;
      return goesOn.test(text) ? { about: "entries", isNext: true } : null;
    }
    case "shorten": {
      const days = daysOf(message, text, today);
      return days && { about: "shorten", of: { about: "sessions", ...days } };
    }
    case "move":
    case "plan":
      return null;
    default: {
      const goesOn =
        /\b(?:more|less|fewer|mas|menos|last|past|pasad[oa]|anterior|year|month|week|ano|mes|semana)\b/;
      if (!goesOn.test(text)) return null;
      // `Is that more than last month?` compares what was told.
      const isCompared = /\b(?:more|less|fewer|mas|menos)\b/.test(text);
      return isCompared && own.about === "distance" ? own : distanceIn(text);
    }
  }
}

function distanceIn(text: string): OwnRequest {
  const found = period.exec(text)?.groups;
  const unit = found?.year ? "year" : found?.month ? "month" : "week";
  return { about: "distance", period: unit, isLast: before.test(text) };
}

type Days = { from: Day; to: Day };

function sessions({ from, to }: Days): OwnRequest {
  return { about: "sessions", from, to };
}

/** Further ahead nobody asks day by day. */
const mostDays = 14;

/** The days that a message names; `this week` is the whole week of training. */
function daysOf({ asked, text: typed }: RunnerMessage, text: string, today: Day): Days | null {
  if (/\b(?:today|tonight|hoy)\b/.test(text)) return { from: today, to: today };
  const isTomorrow = /\b(?:tomorrow|tmrw|tmr|tomorow|manana)\b/.test(text);
  const isMorning = /\b(?:esta|la|de) ma[nñ]ana\b/i.test(typed);
  const isAfterTomorrow = /\bpasado manana\b|\bday after tomorrow\b/.test(text);
  if (isAfterTomorrow) return { from: addDays(today, 2), to: addDays(today, 2) };
  if (isTomorrow && !isMorning) return { from: addDays(today, 1), to: addDays(today, 1) };
  if (/\b(?:this week|esta semana)\b/.test(text)) return weekOf(today);
  if (/\b(?:next week|proxima semana|semana que viene|otra semana)\b/.test(text))
    return weekOf(addDays(today, 7));
  const days = asked.days?.north;
  if (!days?.from || !days.to || days.from < today) return null;
  return daysBetween(days.from, days.to) < mostDays ? { from: days.from, to: days.to } : null;
}

function weekOf(day: Day): Days {
  const from = startOfTrainingWeek(day);
  return { from, to: addDays(from, 6) };
}
