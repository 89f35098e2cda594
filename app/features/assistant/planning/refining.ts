import { usualRadius } from "#features/races/places/near.ts";
import { kilometersByCar } from "#features/races/reading/circle-words.ts";
import { readNumber } from "#features/races/reading/number-words.ts";
import {
  addDays,
  type Day,
  endOfMonth,
  startOfTrainingWeek,
  weekdayFrom,
  yearOf,
} from "#values/day.ts";
import type { MentionedRace, ShownAt } from "../conversation/utterance.ts";
import { type Asked, nothingAsked } from "./asked.ts";
import type { RunnerMessage } from "./message.ts";
import { nothingWanted, type Wanted } from "./parameters.ts";
import { placesTogether, type SearchPlace } from "./place-choice.ts";
import { preparingDays } from "./reading/about-runner.ts";
import type { AskedDays, OpenDays } from "./reading/dates.ts";
import type { ExactLength } from "./reading/lengths.ts";
import { isBareMost } from "./reading/prices.ts";
import { placedRaces } from "./reading/references.ts";
import type { Talk } from "./talk.ts";

/** A message whose relations to the search before it are worked out. */
type Refined = { asked: Asked; wanted: Wanted };

/** What the words of a message relate to. */
type Standing = {
  text: string;
  asked: Asked;
  wanted: Wanted;
  talk: Talk;
  /** The race that the message points at, or else the one that the conversation is about. */
  race: MentionedRace | null;
  /** Whether the message itself points at it, by its place in the list. */
  isPlaced: boolean;
  today: Day;
};

/** One kind of relation: what it changes in the message and in the search; `null` where it is not meant. */
type Relation = (standing: Standing) => Partial<Refined> | null;

/**
 * Works out what a message asks for in relation to the search and the races before it: `later in the
 * year`, `close to it`, `not that city`, `the second one but in fall`, `or a 15`. Such a message is a search.
 */
export function refined(
  { words, asked }: RunnerMessage,
  { talk, wanted, before }: { talk: Talk; wanted: Wanted; before: Wanted },
  today: Day,
): Refined | null {
  if (undoing.test(words.join(" ")) && before !== wanted)
    return { asked: { ...nothingAsked, isRefining: true }, wanted: before };
  const isStanding = talk.isAboutRaces || talk.shown.length > 0 || isSearched(wanted);
  if (!isStanding) return null;
  const [placed] = placedRaces(words, talk.shown);
  const shown = (id: string) => talk.shown.find((race) => race.id === id);
  const focused = talk.focus && "id" in talk.focus ? shown(talk.focus.id) : undefined;
  const pointed = placed && "id" in placed.value ? shown(placed.value.id) : undefined;
  let standing: Standing = {
    text: words.join(" "),
    asked,
    wanted,
    talk,
    race: pointed ?? focused ?? talk.shown[0] ?? null,
    isPlaced: pointed !== undefined,
    today,
  };
  let isRefined = false;
  for (const relation of relations) {
    const change = relation(standing);
    if (!change) continue;
    isRefined = true;
    standing = { ...standing, ...change };
  }
  if (!isRefined) return null;
  return { asked: { ...standing.asked, isRefining: true }, wanted: standing.wanted };
}

/** `Show me the ones before`, `regresa`: the search before the last one. */
const undoing =
  /^(?:(?:ok|no|and|y|mejor|please|por favor|show|show me|give me|muestrame|dame|ver|a|to|back to|go to|volver|vuelve|regresa|regresar) )*(?:undo(?: that| it)?|go back|back|(?:the )?(?:ones|results|list|search|races) (?:from )?before(?: that)?|(?:the )?previous (?:ones|search|list|results|races)|(?:las|los|lo) (?:de antes|anteriores|anterior)|la (?:lista|busqueda) (?:de antes|anterior)|deshacer|deshaz(?:lo)?|regresa|vuelve atras|atras)$/;

/** Whether the conversation has named a place, days or a type to search by. */
function isSearched({ place, days, type }: Wanted): boolean {
  return Object.keys(place).length > 0 || days !== null || type !== null;
}

const similar =
  /\b(?:similar|something like (?:that|it|this)|anything like (?:that|it|this)|like (?:that|it) (?:but|only)|(?:otr[ao]|algun[ao]|one|race) (?:parecid[ao]|similar|asi)|algo (?:asi|parecido|similar)|parecid[ao]s?|como es[ae] pero)\b/;

/** `Something similar then, 70k plus`: a search like the one before, with what is new. */
function alike({ text, asked, wanted, race }: Standing): Partial<Refined> | null {
  const { lengths, types, days, places } = asked;
  // Like the race that was told of, where nothing was searched: in its country.
  if (similar.test(text) && race?.at && !isSearched(wanted) && places.length === 0) {
    const { country } = race.at;
    const { length } = wanted;
    return {
      asked: { ...asked, unknownPlace: null },
      wanted: { ...wanted, length, place: { country, within: country } },
    };
  }
  const narrows = days !== null || lengths.length + types.length + places.length > 0;
  return similar.test(text) && narrows ? { asked, wanted } : null;
}

const beside = /\b(?:but|pero|except|only (?:in|on|with)|solo que|version|instead)\b/;

/** `The second one but in fall`: races where that one is, with the rest of the message. */
function likeOne({ text, asked, wanted, race, isPlaced }: Standing): Partial<Refined> | null {
  const { days, lengths, types, places } = asked;
  const narrows = days !== null || lengths.length + types.length + places.length > 0;
  if (!isPlaced || !race?.at || !narrows || !beside.test(text)) return null;
  const place = places.length > 0 ? wanted.place : around(race.at);
  return { wanted: { ...wanted, place, days: days ? null : wanted.days } };
}

const otherPlace =
  /\b(?:not|no|never|other|another|different|outside|except|otr[ao]s?|fuera|menos|salvo)\b(?: (?:in|en|than|de|a|the|la|el|los|las|of|that|this|esa|ese|esta|este|same|misma|mismo))* (city|cities|town|ciudad|ciudades|state|estado|departamento|province|provincia|country|pais)\b/;
const elsewhere =
  /\b(?:somewhere else|elsewhere|some other place|another place|other places|not there|not here|en otr[ao] (?:lado|parte|lugar|sitio)|otros? lugar(?:es)?|(?:ahi|alli|alla|aqui) no)\b/;

/** `Not that city`, `en otro lado`: the rest of the state or of the country. */
function notThere({ text, asked, wanted, race }: Standing): Partial<Refined> | null {
  const [, noun = null] = otherPlace.exec(text) ?? [];
  const isWhole = wholeOf.test(text);
  if ((noun === null && !elsewhere.test(text)) || isWhole || asked.places.length > 0) return null;
  const at = race?.at;
  const { city = at?.city, country, within } = wanted.place;
  const state = wanted.place.state ?? at?.state ?? undefined;
  const home = country ?? within ?? at?.country;
  const left = noun === null ? (wanted.place.city ?? wanted.place.state ?? city) : nounOf(noun);
  const name = left === "city" ? city : left === "state" ? state : left === "country" ? home : left;
  if (name === undefined) return null;
  const isCountry = name === home && left !== "city" && left !== "state";
  // A city is left out of its state or country, as far as that was searched.
  const isWithinState = wanted.place.state !== undefined && wanted.place.state !== name;
  const isNamed = wanted.place.city !== undefined || wanted.place.near !== undefined;
  const isPlain = !isNamed && wanted.place.state !== name && !isCountry;
  const place: SearchPlace = isPlain
    ? wanted.place
    : isWithinState
      ? { ...wanted.place, city: undefined as never, near: undefined as never }
      : isCountry || home === undefined
        ? {}
        : { country: home, within: home };
  const kept = Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined));
  const not = [...new Set([...wanted.not, name])];
  return {
    asked: { ...asked, removed: [], isMore: false, unknownPlace: null },
    wanted: { ...wanted, place: kept, not },
  };
}

function nounOf(noun: string): "city" | "state" | "country" {
  if (/^(?:city|cities|town|ciudad)/.test(noun)) return "city";
  return /^(?:country|pais)/.test(noun) ? "country" : "state";
}

const wholeOf =
  /\b(?:whole|entire|all of the|all over the|rest of the|tod[ao] (?:el|la)|resto del?) (state|province|country|estado|provincia|departamento|pais|region)\b/;

/** `The whole state`: wider than the city before. */
function whole({ text, asked, wanted, race }: Standing): Partial<Refined> | null {
  const [, noun] = wholeOf.exec(text) ?? [];
  if (noun === undefined || asked.places.length > 0) return null;
  const at = race?.at;
  const home = wanted.place.country ?? wanted.place.within ?? at?.country;
  const state = wanted.place.state ?? at?.state;
  if (nounOf(noun) === "country") {
    return home ? { wanted: { ...wanted, place: { country: home, within: home } } } : null;
  }
  if (!state) return null;
  return { wanted: { ...wanted, place: { state, ...(home && { within: home }) } } };
}

const nearIt =
  /\b(?:near|nearer|close|closer|closest|around|next|not far|cerca|alrededor|junto)(?: (?:to|from|a|de|al?))* (?:it|there|that|this|those|esa|ese|eso|esta|este|ella|ahi|alli|alla|the (?:first|second|third|fourth|fifth|last)|la (?:primera|segunda|tercera|cuarta|quinta|ultima))\b/;
const nearby =
  /\b(?:nearby|in (?:the|that|the same) area|around there|surroundings?|surrounding (?:area|towns)|alrededores|por ahi(?: cerca)?|(?:en|por) (?:la|esa|la misma|esa misma) zona|(?:a bit )?(?:farther|further) (?:out|away)|vecindad)\b|\b(?:algo|algun[ao]|hay|otra|mas) cerca$/;
const ofRunner =
  /\b(?:me|my|mi|mio|mia|here|aqui|home|casa|dormir|sleep|stay|hotel\w*|hosp\w+|eat|comer|park|parking)\b/;

/** `Close to it`, `en los alrededores`: around the race that is pointed at, or around the place that was searched. */
function near({ text, asked, wanted, race }: Standing): Partial<Refined> | null {
  const isOfRace = nearIt.test(text);
  // `Around that date` is not a place.
  if ((!isOfRace && !nearby.test(text)) || sameTime.test(text) || ofRunner.test(text)) return null;
  if (asked.places.length > 0) return null;
  const { city, near: center, state, within } = wanted.place;
  const searched = center ?? city ?? (isOfRace ? undefined : state);
  const place =
    race?.at && (isOfRace || !searched)
      ? around(race.at)
      : searched
        ? { near: searched, ...(within && { within }), ...(isOfRace ? {} : { within_km: wide }) }
        : null;
  if (!place) return null;
  return {
    asked: { ...asked, isHere: false, isNearest: false, isMore: false },
    wanted: { ...wanted, place },
  };
}

/** Kilometers around a place whose surroundings are asked for. */
const wide = 150;

function around({ city, state, country }: ShownAt): SearchPlace {
  return { near: [city, state ?? country].join(", "), within_km: wide, within: country };
}

/** The smallest radius that `closer` leads to. */
const least = 10;

const closerWords = /\b(?:closer|nearer|mas cerca|mas cercan[ao]s?)\b/;

/** `Something closer`: half as far around the place. */
function closer({ text, asked, wanted }: Standing): Partial<Refined> | null {
  const { near: center, within_km = usualRadius } = wanted.place;
  const isOfRadius = center !== undefined && asked.places.length === 0;
  if (!isOfRadius || !closerWords.test(text) || ofRunner.test(text)) return null;
  const nearer = { ...wanted.place, within_km: Math.max(least, Math.round(within_km / 2)) };
  return { asked: { ...asked, isMore: false }, wanted: { ...wanted, place: nearer } };
}

/** `Not that one, another`: what comes after the races that were shown. */
const rejecting =
  /^(?:(?:no|not|nope|nah) )*(?:not |no )(?:that|this|it|those|these|esa|ese|eso|esta|este|esas|esos)(?: (?:one|ones|race|races|carrera|carreras))?(?: (?:please|por favor))?(?:(?: (?:and|y|mejor|dame|show me|give me))* (?:an)?(?:other|otra|otro|otras|otros|else|different)(?: (?:one|ones|race|carrera))?)?$/;

function rejected({ text, asked, wanted, talk }: Standing): Partial<Refined> | null {
  const isOfList = talk.shown.length > 0 && asked.places.length === 0;
  return isOfList && rejecting.test(text) ? { asked: { ...asked, isMore: true }, wanted } : null;
}

const radiusOnly =
  /\b(?:within|less than|under|up to|a (?:menos|no mas) de|en un radio de|hasta) (\d+) ?(km|kms|kilometers|kilometros|miles?|mi|millas?)(?: (?:of (?:it|there)|away|around|radius|de ahi|a la redonda|max))?(?: (?:is|are|would|be|fine|ok|okay|good|too|also|works?|esta|estaria|bien|tambien|sirve|vale|igual))*$/;

/** `Within like 2 hrs drive`, `a dos horas en carro`. */
const tooFar =
  /\b(?:too (?:far|long|much)|lejos|demasiad[oa]s?|dont(?! mind)|cant|wont|never|nunca|no(?! m[ao][sr]e?\b)|not(?! (?:more|over)\b))\b/;
const driveOnly =
  /\b(\d{1,2}|an|one|two|three|four|una|dos|tres|cuatro) ?(?:h|hrs?|hours?|horas?) (?:drive|driving|by car|en (?:carro|auto|coche)|manejando)\b/;

/** Kilometers of the longest race that most speak of. */
const longestUsual = 43;

/** `Make it a 100 km radius`, `en un radio de 80 km mejor`. */
const radiusNamed =
  /\b(?:(?=\d+ ?\w+ radius)|(?=\d+ ?\w+ (?:de radio|a la redonda|around))|radio de |radius of |radius (?:to )?)(\d+) ?(km|kms|k|kilometers|kilometros|miles?|mi|millas?)\b/;

/** `Within 100 km`: around the place that was searched, where no length of races is meant. */
function radius({ text, asked, wanted, race }: Standing): Partial<Refined> | null {
  const [, number, unit = ""] = radiusOnly.exec(text) ?? radiusNamed.exec(text) ?? [];
  const [, hours] = driveOnly.exec(text) ?? [];
  // `2 hrs drive is too far` does not change the search.
  if (hours !== undefined && tooFar.test(text)) return {};
  const km =
    hours === undefined
      ? Math.round(Number(number) * (/^mi/.test(unit) ? 1.609 : 1))
      : Math.round((readNumber(hours) ?? 1) * kilometersByCar);
  // `Under 10 miles` is how long the race is.
  const isLong = wanted.place.near !== undefined && km > longestUsual;
  const isRadius =
    hours !== undefined || /\b(?:within|radio|away|around|radius|redonda)\b/.test(text) || isLong;
  const isSaid = number !== undefined || hours !== undefined;
  if (!isSaid || !isRadius || asked.places.length > 0) return null;
  const center = wanted.place.near ?? wanted.place.city;
  const place = center ? { ...wanted.place, near: center } : race?.at && around(race.at);
  if (!place) return null;
  const { city, state, country, ...kept } = place;
  void [city, state, country];
  return {
    asked: { ...asked, lengths: [] },
    wanted: { ...wanted, place: { ...kept, within_km: km } },
  };
}

const sameTime =
  /\b(?:same|that|those|esa|ese|esas|esos|mism[ao]s?)(?: (?:same|mism[ao]s?|very))* (day|dates?|week|weekend|month|time|dia|fechas?|semana|finde|fin de semana|mes|epoca|momento)\b|\b(?:around|about) (then|that time)\b|\bpor (entonces)\b/;
const seeking =
  /\b(?:any\w*|some\w*|what|other|else|another|more|races?|find|show|hay|algo|algun[ao]?|otr[ao]s?|que|carreras?|mas|cerca|around)\b/;
const factWords = /\b(?:start|starts|begin|weather|clima|hora|cost|cuesta|cancel\w*)\b/;

/** `Anything that same week?`, `algo por esas fechas`: the days around the race. */
function sameDays({ text, asked, wanted, race }: Standing): Partial<Refined> | null {
  const [, first, second] = sameTime.exec(text) ?? [];
  const noun = first ?? second ?? (sameTime.test(text) ? "time" : null);
  if (noun === null || asked.days || !race?.at || factWords.test(text)) return null;
  if (!seeking.test(text)) return null;
  const days = daysAround(race.at.day, loosely.test(text) ? "time" : noun);
  const other = /\b(?:otra cosa|algo mas|something else|anything else|any other)\b/.test(text);
  const kept = other ? { ...wanted, length: {}, type: null } : wanted;
  return { asked: { ...asked, days: { north: days, south: days } }, wanted: kept };
}

const loosely = /\b(?:around|near|close|about|cerca|alrededor|por)\b/;

function daysAround(day: Day, noun: string): OpenDays {
  if (/^(?:day|date|dia|fecha)$/.test(noun) && !/s$/.test(noun)) return { from: day, to: day };
  if (/^(?:month|mes)$/.test(noun)) return { from: `${day.slice(0, 8)}01`, to: endOfMonth(day) };
  const monday = startOfTrainingWeek(day);
  if (/^(?:weekend|finde|fin de semana)$/.test(noun))
    return { from: addDays(monday, 5), to: addDays(monday, 6) };
  if (/^(?:week|semana)$/.test(noun)) return { from: monday, to: addDays(monday, 6) };
  return { from: addDays(day, -10), to: addDays(day, 10) };
}

const laterWords =
  /\b(?:later|mas tarde|mas adelante|posterior(?:es)?|(?:after|despues de) (?:that|those|this|these|them|es[ao]s?|est[ao]s?)|further out|y despues|despues)\b/;
const earlierWords =
  /\b(?:earlier|sooner|mas temprano|(?:before|antes de) (?:that|those|this|these|then|es[ao]s?|est[ao]s?)|y antes|algo antes|antes)\b/;
const notDates =
  /\b(?:start|starts|begin|gun|hora|empieza|sale|larga|am|pm|morning|decide|tell|talk|see you|digo|veo|vuelvo|train|entren\w+|eat|comer|como|run|correr|sleep|days|dias|weeks|semanas)\b/;
const mostRelative = 9;

/** `Later in the year`, `algo antes`: from the days that were searched, or those of the races shown. */
function shifted({ text, asked, wanted, talk, today }: Standing): Partial<Refined> | null {
  const isLater = laterWords.test(text);
  const isEarlier = !isLater && earlierWords.test(text);
  if (asked.days || preparing.test(text) || (!isLater && !isEarlier) || notDates.test(text))
    return null;
  if (text.split(" ").length > mostRelative) return null;
  const shown = talk.shown.flatMap(({ at }) => at?.day ?? []).toSorted();
  const searched = daysOf(wanted);
  if (isLater) {
    const after = searched?.to ?? shown.at(-1);
    if (!after) return null;
    const from = addDays(after, 1);
    const endOfYear = `${yearOf(from)}-12-31`;
    const to = ofYear.test(text) && from <= endOfYear ? endOfYear : null;
    return withDays(asked, wanted, { from, to });
  }
  const from = searched?.from && searched.from > today ? searched.from : undefined;
  const before = from ?? shown[0];
  if (!before) return null;
  const to = addDays(before, -1);
  return to < today ? null : withDays(asked, wanted, { from: null, to });
}

const ofYear = /\b(?:year|ano)\b/;

function withDays(asked: Asked, wanted: Wanted, days: OpenDays): Partial<Refined> {
  return { asked: { ...asked, days: { north: days, south: days } }, wanted };
}

/** The days that were searched, where they are the same in both hemispheres. */
function daysOf({ days, place }: Wanted): OpenDays | null {
  if (!days) return null;
  const { north, south } = days;
  const isSame = north.from === south.from && north.to === south.to;
  if (isSame) return north;
  return (place.country ?? place.within) === "Peru" ? south : place.within ? north : null;
}

const following =
  /^(?:(?:and|y|ok|or|o|what about|que tal) )*(?:the |el |la |en el |in the )?(?:next|following|proxim[oa]|siguiente)(?: (?:one|weekend|week|finde|fin de semana|semana|month|mes))?$|\b(?:weekend|week|month|one) after(?: that)?$|\b(?:finde|fin de semana|semana|mes) (?:siguiente|despues|que sigue)\b/;

/** `Y el próximo`, `the weekend after`: the same days a week or a month on. */
function nextPeriod({ text, asked, wanted }: Standing): Partial<Refined> | null {
  const searched = daysOf(wanted);
  if (!searched?.from || !searched.to || !following.test(text)) return null;
  const { from, to } = searched;
  const isShort = addDays(from, 7) > to;
  const isMonth = from.endsWith("-01") && to === endOfMonth(from);
  // `The weekend after` a week.
  if (/\b(?:weekend|finde|fin de semana)\b/.test(text) && addDays(from, 2) < to) {
    const saturday = weekdayFrom(addDays(to, 1), 6);
    return withDays(asked, wanted, { from: saturday, to: addDays(saturday, 1) });
  }
  if (isShort) return withDays(asked, wanted, { from: addDays(from, 7), to: addDays(to, 7) });
  if (!isMonth) return null;
  const next = addDays(to, 1);
  return withDays(asked, wanted, { from: next, to: endOfMonth(next) });
}

const preceding =
  /\b(?:finde|fin de semana|semana|mes|weekend|week|month|one) (?:de antes|antes|anterior|previo|before)(?: that)?$|\b(?:the )?(?:previous|prior) (?:weekend|week|month)$/;

/** `O el finde de antes`, `the week before`: before the days that were searched. */
function previousPeriod({ text, asked, wanted, today }: Standing): Partial<Refined> | null {
  const searched = daysOf(wanted);
  if (!searched?.from || !preceding.test(text)) return null;
  const monday = startOfTrainingWeek(searched.from);
  const isMonth = /\b(?:mes|month)\b/.test(text);
  const before = isMonth ? addDays(`${searched.from.slice(0, 8)}01`, -1) : addDays(monday, -1);
  const from = isMonth
    ? `${before.slice(0, 8)}01`
    : addDays(monday, /\b(?:finde|fin de semana|weekend)\b/.test(text) ? -2 : -7);
  return before < today ? null : withDays(asked, wanted, { from, to: before });
}

const wholePeriod =
  /\b(?:all of |the whole |whole |that |this |est[ae] |es[ae] |tod[ao] (?:el |la |es[ae] )?)(month|week|mes|semana)(?: (?:enter[ao]|complet[ao]|en general|in general))?\b/;

/** `Y ese mes en general` after one day: the month of it. */
function wholeOfPeriod({ text, asked, wanted }: Standing): Partial<Refined> | null {
  const searched = daysOf(wanted);
  const [, noun] = wholePeriod.exec(text) ?? [];
  const isNamed = asked.days !== null || asked.places.length > 0 || factWords.test(text);
  if (!searched?.from || noun === undefined || isNamed) return null;
  const isWithin = searched.to !== null && addDays(searched.from, 31) > searched.to;
  if (!isWithin || text.split(" ").length > mostRelative) return null;
  return {
    ...withDays(asked, wanted, daysAround(searched.from, noun)),
    wanted: { ...wanted, weekdays: null },
  };
}

const otherAmount =
  /\b(?:sub\p{L}+|baj\p{L}+|raise|bump|increase|lower|go|make it|up|pon\p{L}*|hasta|a|to) (?:it |the price |the budget |el precio |el presupuesto |up |down )*(?:a |to |hasta )?(?:[$] )?(\d{2,5})(?: (?:then|entonces|nomas|max|tops))?$/u;

/** Kilometers rather than money: `make it a 21`. */
const usualLengths = new Set([10, 15, 21, 42]);

/** `Up to 100` after ultras: kilometers or money. */
function unclearAmount({ text, asked, wanted }: Standing): Partial<Refined> | null {
  const isUnclear = wanted.type === "Ultra" && isBareMost(text);
  return isUnclear ? { asked: { ...asked, prices: [] } } : null;
}

/** `Bueno, súbele a 500` after a highest price. */
function otherPrice({ text, asked, wanted }: Standing): Partial<Refined> | null {
  const amount = Number(otherAmount.exec(text)?.[1] ?? 0);
  const isNamed = asked.prices.length + asked.lengths.length > 0 || asked.days !== null;
  const isLength = usualLengths.has(amount) || wanted.type === "Ultra";
  if (amount === 0 || isLength || !wanted.price || isNamed) return null;
  const { currency } = wanted.price;
  return { asked: { ...asked, count: null, prices: [{ kind: "most", amount, currency }] } };
}

const preparing = /\b(?:tune(?: -)? ?ups?|rehearsal|preparatori[ao]s?|preparacion|previ[ao])\b/;
const beforeIt = /\b(?:before|antes de) (?:it|that|then|ella|eso|esa|ese|la carrera|the race)\b/;

/** `Is there a tune-up half before it?`: a race near the one that was told of, in the weeks before. */
function tuneUp({ text, asked, wanted, talk, race, today }: Standing): Partial<Refined> | null {
  const isOne = race?.at !== undefined && (talk.focus !== null || talk.shown.length === 1);
  const isAsked = preparing.test(text) || (beforeIt.test(text) && asked.lengths.length > 0);
  if (!isOne || !race?.at || !isAsked || asked.days || asked.places.length > 0) return null;
  const first = addDays(race.at.day, -preparingDays.from);
  const last = addDays(race.at.day, -preparingDays.to);
  if (last <= today) return null;
  const days: OpenDays = { from: first > today ? first : today, to: last };
  const { length } = nothingWanted;
  return {
    ...withDays(asked, wanted, days),
    wanted: { ...wanted, length, type: null, place: { ...around(race.at), within_km: wide * 2 } },
  };
}

const ofOther =
  /\b(?:corre|corren|runs?|does|hace|hacen|quiere|wants?|prefers?|prefiere)(?: \w+){0,2} (5|10|15|21|42)(?: ?k)?$/;

/** `Y para mi hermano que solo corre 5?` */
function otherLength({ text, asked, wanted }: Standing): Partial<Refined> | null {
  const [, number] = ofOther.exec(text) ?? [];
  if (number === undefined || asked.lengths.length > 0) return null;
  const meters = metersOf(Number(number));
  return {
    asked: { ...asked, count: null, lengths: [{ kind: "exact", meters, unit: "km" }] },
    wanted,
  };
}

const alsoWords = /\b(?:or|o|also|too|tambien|as well|maybe|even)\b/;
const bareNumber =
  /\b(?:or|o|also|tambien)\b(?: \w+){0,4}? ?\b(?:a |an |un |una |de |unos |the )?(5|10|15|21|25|30|42|50)$|^(?:(?:y|ok|bueno|and|well) )*(?:con |de |a |an |un |una )(5|10|15|21|25|30|42|50) (?:tambien|also|too|works too|would do|is (?:fine|ok) too)\b/;

/** `Or a 15`, `también puede ser de 10`: the length before will do as well. */
function alsoLength({ text, asked, wanted }: Standing): Partial<Refined> | null {
  const { meters } = wanted.length;
  if (meters === undefined || !alsoWords.test(text)) return null;
  const [only, another] = asked.lengths;
  const found = bareNumber.exec(text);
  const number = found?.[1] ?? found?.[2];
  const added: ExactLength | null =
    only?.kind === "exact" && !another
      ? only
      : asked.lengths.length === 0 && number !== undefined
        ? { kind: "exact", meters: metersOf(Number(number)), unit: "km" }
        : null;
  if (!added || added.meters === meters) return null;
  const before: ExactLength = { kind: "exact", meters, unit: "km" };
  const lengths = [before, added].toSorted((one, other) => one.meters - other.meters);
  return { asked: { ...asked, count: null, lengths: [{ kind: "either", lengths }] }, wanted };
}

function metersOf(kilometers: number): number {
  if (kilometers === 21) return 21_097.5;
  return kilometers === 42 ? 42_195 : kilometers * 1000;
}

const besidesWords =
  /\b(?:too(?=$| (?:please|if|and|or|then|works?))|also|as well|tambien|ademas|plus|add|include|agrega(?:le)?|incluye|suma(?:le)?)\b|\b(?:is|are|s|esta|estaria) (?:fine|ok|okay|good|bien)\b/;

/** `March too`, `Fort Worth también me queda`: with the days and places that were searched before. */
function besides({ text, asked, wanted }: Standing): Partial<Refined> | null {
  if (!besidesWords.test(text)) return null;
  const place = asked.places.length > 0 ? placesTogether(wanted.place, asked) : null;
  const isSeason = [asked.days, wanted.days].some(
    (days) => days !== null && days.north.from !== days.south.from,
  );
  const days =
    asked.days && wanted.days && !isSeason ? daysTogether(wanted.days, asked.days) : null;
  // `Road is fine too` after trails: the list filters by one type, and the answer names the other.
  const isOtherType = asked.types.some((type) => type !== wanted.type) && wanted.type !== null;
  if (!place && !days && !isOtherType) return null;
  return {
    asked: {
      ...asked,
      ...(place && { places: [], eitherPlace: [], isNearest: false }),
      days: days ?? asked.days,
      ...(isOtherType && wanted.type && { otherTypes: [...asked.otherTypes, wanted.type] }),
    },
    wanted: { ...wanted, ...(place && { place }) },
  };
}

/** Two periods are searched as one if at most this many days lie between them. */
const mostBetween = 31;

/**
 * From the first day of both periods to the last; the answer names these days. `null` for periods that are
 * farther apart: `October works too` after March.
 */
function daysTogether(one: AskedDays, other: AskedDays): AskedDays | null {
  const areFar = (first: OpenDays, last: OpenDays) =>
    first.to !== null && last.from !== null && addDays(first.to, mostBetween) < last.from;
  if (areFar(one.north, other.north) || areFar(other.north, one.north)) return null;
  const side = (first: OpenDays, last: OpenDays): OpenDays => ({
    from: first.from && last.from && (first.from < last.from ? first.from : last.from),
    to: first.to && last.to && (first.to > last.to ? first.to : last.to),
  });
  return { north: side(one.north, other.north), south: side(one.south, other.south) };
}

const somebody =
  /\b(?:for|para) (?:my|our|the|a|mi|mis|nuestr[ao]s?|los|las|el|la|un|una)(?: \w+)? (?:kids?|sons?|daughters?|child|children|boys?|girls?|teens?|hij[ao]s?|nin[ao]s?|chic[ao]s?|wife|husband|partner|espos[ao]|mama|papa|mom|dad|mother|father|madre|padre|friends?|amig[ao]s?|novi[ao])\b/;

/** `And for my kid, 5k`: a race beside the one that was looked for. */
function forSomebody({ text, asked, wanted }: Standing): Partial<Refined> | null {
  const isOfLength = asked.lengths.length > 0 || asked.types.length > 0;
  return isOfLength && somebody.test(text) ? { asked, wanted } : null;
}

const stillOpen =
  /\b(?:can|could|able to|let me|puedo|pueda|puedan|podemos|permitan)\b(?: \w+){0,3} (?:enter|get into|get in|join|register|sign up|inscrib\w+|anotar\w*|entrar|apuntar\w*)\b|\b(?:teng\w+|tien\w+|con|queden?|quedan|hay) (?:\w+ )?(?:cupos?|plazas?|lugares|vacantes)\b|\bnot (?:sold out|closed)\b/;
const several =
  /\b(?:those|these|ones|only|just|las|los|el que|solo|solamente|which|cuales|them|any)\b/;

/** `Only those I can still enter`, `los que todavía tengan cupo`. */
function openOnly({ text, asked, wanted, talk, isPlaced }: Standing): Partial<Refined> | null {
  if (isPlaced || !stillOpen.test(text) || !several.test(text)) return null;
  if (
    talk.shown.length === 1 &&
    !/\b(?:only|solo|solamente|just|those|ones|los que|las que)\b/.test(text)
  )
    return null;
  return { asked: { ...asked, isOpen: true }, wanted };
}

const recount =
  /^(?:(?:and|y|so|ok|then|entonces) )*(?:how many(?: (?:are|is|of|do|races|left|them|there|that|you|have|fit))*|cuant[ao]s(?: (?:quedan|son|hay|carreras|en|total|opciones|tienes))*)$/;

/** `How many are there?`, `¿cuántas quedan?` */
function counted({ text, asked, wanted }: Standing): Partial<Refined> | null {
  return recount.test(text) ? { asked: { ...asked, count: null }, wanted } : null;
}

/** `En semana no puedo, solo domingos`: days of the week, whatever else the message says. */
function onWeekdays({ text, asked, wanted }: Standing): Partial<Refined> | null {
  // `Is it on a Sunday?` asks about one race.
  if (/^(?:(?:and|y|so|ok) )*(?:is|was|es|cae|sera) /.test(text)) return null;
  const isShort = text.split(" ").length <= mostRelative + 2;
  if (asked.weekdays === null || !isShort) return null;
  const isAlso = wanted.weekdays !== null && alsoWords.test(text);
  const weekdays = isAlso
    ? [...new Set([...(wanted.weekdays ?? []), ...asked.weekdays])]
    : asked.weekdays;
  return { asked: { ...asked, weekdays }, wanted };
}

/** In this order: each relation sees the message as the ones before it have changed it. */
const relations: readonly Relation[] = [
  alike,
  likeOne,
  whole,
  notThere,
  radius,
  closer,
  rejected,
  near,
  nextPeriod,
  previousPeriod,
  wholeOfPeriod,
  sameDays,
  tuneUp,
  shifted,
  otherLength,
  alsoLength,
  besides,
  forSomebody,
  onWeekdays,
  openOnly,
  unclearAmount,
  otherPrice,
  counted,
];

const leftOutWords =
  /\b(?:what|which|anything|que|cuales?|algo)\b.*\b(?:leave|left|leaving|miss\w*|drop\w*|ignor\w+|skip\w*|exclud\w+|omit\w*|dej\w+|qued\w+|falt\w+|exclu\w+|descart\w+)\b.*\b(?:out|fuera|afuera|cuenta|considera\w*|condiciones|conditions?|criteria|filters?|filtros?)\b|\bwhat (?:did|didnt|couldnt|could) you (?:not |ignore|skip|miss|consider|check|filter)|\b(?:que|cuales) (?:filtros|condiciones|criterios)\b|\b(?:what|which) (?:filters|criteria|conditions)\b|\bque (?:no )?(?:tomaste en cuenta|ignoraste|omitiste|dejaste fuera)\b/;

/** Whether a message asks what the search before it left out. */
export function asksWhatIsLeftOut(words: readonly string[], { isAboutRaces }: Talk): boolean {
  return isAboutRaces && words.length <= 12 && leftOutWords.test(words.join(" "));
}
