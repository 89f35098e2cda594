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
  /\b(?:when|where|what|whats|which|show|how (?:long|many (?:days|weeks))|cuando|donde|cual|cuales|que|muestra\w*|dime|cuant[oa]s?) (?:\w+ ){0,4}?(?:my|mi|mis) (?:next |upcoming |own |proxim[ao]s? |siguientes? )?(?:races?|carreras?|entries|registrations?|inscripciones|bib|dorsal)\b|\b(?:what|which|que|cuales) (?:races?|carreras?|events?) (?:am i|did i|have i|do i have|i am|im|estoy|tengo|me inscribi)\b|\b(?:a|en) (?:que|cuales) carreras? (?:estoy|me inscribi|me anote|me registre)\b|\bam i (?:registered|signed up|entered) (?:for|in) (?:any|anything|something)\b/;

const ran =
  /\b(?:my|total|mi) (?:total )?(?:distance|mileage|km|kms|kilometers|kilometraje|distancia)\b|\b(?:how (?:many|much|far)|what|cuant[oa]s?|que)\b.*\b(?:(?:did|have) i (?:already )?(?:run|ran|done|trained|do)|i (?:ran|have run|ve run)|corri|he corrido|llevo(?: corridos?| este| esta| en)?|entrene|hice)\b/;

const lastRun =
  /\b(?:my (?:last|latest) (?:run|activity|workout|training)|mi ultim[ao] (?:corrida|salida|trote|entrenamiento|entreno|actividad)|(?:what|que) (?:did i run|corri) (?:yesterday|ayer))\b/;

const nextSession =
  /\b(?:my next (?:long run|workout|session|run|training)|mi (?:proxim[ao]|siguiente) (?:fondo|largo|larga|entrenamiento|entreno|sesion|salida))\b/;

const period =
  /\b(?:(?<week>weeks?|semanas?)|(?<month>months?|mes(?:es)?)|(?<year>years?|anos?))\b/;
const before = /\b(?:last|past|previous|before|pasad[oa]|anterior|antes)\b/;

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
  const text = words.map((word) => word.replace(/['’]/g, "")).join(" ");
  if (entered.test(text)) {
    return {
      about: "entries",
      isNext: /\b(?:next|proxim[ao]|faltan?|how (?:long|many))\b/.test(text),
    };
  }
  if (lastRun.test(text)) return { about: "last-run" };
  if (nextSession.test(text) && !other.test(text))
    return { about: "next-session", isLong: /\b(?:long|fondo|largo|larga)\b/.test(text) };
  const isOfRuns = asked.lengths.length === 0 && ran.test(text) && period.test(text);
  if (isOfRuns) return distanceIn(text);
  if (asked.lengths.length > 0 || namesRaces(words)) return after(message, talk, today, text);
  if (other.test(text)) return null;
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

/** More words are a question of their own. */
const longestAddition = 7;

function after(message: RunnerMessage, { own }: Talk, today: Day, text: string): OwnRequest | null {
  if (!own || message.words.length > longestAddition) return null;
  switch (own.about) {
    case "next-session":
    case "sessions": {
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
