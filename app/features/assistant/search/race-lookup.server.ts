import { type SQL, sql } from "drizzle-orm";
import { text } from "#db/kinds.ts";
import { readRow, readRows } from "#db/rows.ts";
import { raceDirectory } from "#db/schema.ts";
import { raceCards } from "#features/races/card/cards.server.ts";
import { distanceTextNames } from "#features/races/distance-columns.ts";
import { findRaces } from "#features/races/page/race-page.server.ts";
import { isFull, type RaceCard, type RaceDistance, type RacePage } from "#features/races/race.ts";
import { raceType } from "#features/races/race-type.ts";
import { wordsIn } from "#features/races/reading/search-words.ts";
import { wordPattern } from "#features/races/search/query/conditions.server.ts";
import { correctedName } from "#features/races/search/query/spelling.server.ts";
import { isAhead, isPast } from "#features/races/standing.server.ts";
import { closedBecause, todayAt } from "#features/races/standing.ts";
import type { Services } from "#services/services.ts";
import { type Day, daysBetween } from "#values/day.ts";
import { recordOf } from "#values/record.ts";
import { fold } from "#values/text/fold.ts";
import { homeDay } from "#values/zone.ts";
import type { MentionedRace } from "../conversation/utterance.ts";
import { bestFits } from "./name-fits.server.ts";
import type { DistanceFacts, RaceFacts, RegistrationState } from "./race-facts.ts";
import { shortened } from "./shortened.ts";

/** A race whose name was asked for; `fit` is 1 where it has exactly this name. */
export type NamedRace = RaceCard & { fit: number };

/** The most races that one name stands for. */
const namedLimit = 20;

/** The upcoming and the past races whose names fit best, the next ones first. */
export async function racesNamed(
  { db, now }: Pick<Services, "db" | "now">,
  name: string,
  limit: number,
): Promise<NamedRace[]> {
  const best = (await bestFits(db, name, now())).slice(0, Math.min(limit, namedLimit));
  if (best.length === 0) return [];
  const picked = sql`select id as race_id from races where id in ${best.map(({ id }) => id)}`;
  const cards = await raceCards(db, now(), picked, sql`picked.race_id`);
  return best.flatMap(({ id, fit }) => {
    const race = cards.find((card) => card.id === id);
    return race ? [{ ...race, fit }] : [];
  });
}

/** The most words of a message that are looked at, and the most and the fewest of a name in it. */
const namesIn = { words: 80, longest: 9, shortest: 2 };

/**
 * The race whose whole name stands in a message, of several the longest name and its next edition; `null`
 * where none does. Every few words that follow one another are looked up in an index of names.
 */
export async function raceWithin(
  { db, now }: Pick<Services, "db" | "now">,
  message: string,
): Promise<{ id: string; name: string } | null> {
  const words = message.split(/\s+/).filter(Boolean).slice(0, namesIn.words);
  const sizes = Array.from({ length: namesIn.longest - namesIn.shortest + 1 }, (_, at) => at);
  const phrases = words.flatMap((_, at) =>
    sizes.map((size) => phraseOf(words.slice(at, at + namesIn.shortest + size))),
  );
  const names = [...new Set(phrases)].filter((name) => /\s/.test(name));
  if (names.length === 0) return null;
  return await readRow(
    db,
    { id: text, name: text },
    sql`select r.id::text as id, r.race_name as name
      from race_directory d join races r on r.id = d.race_id where d.name_norm in ${names}
      order by length(d.name_norm) desc, ${isPast(now(), "d")},
        abs(d.start_date - ${homeDay(now())}::date), r.id limit 1`,
  );
}

/** The beginnings of names that are looked up in a message, in words, and how many of them. */
const beginning = { words: 2, most: 12 };

/**
 * The race to come whose name alone begins with two words of a message: `the Mount Washington race`. `null`
 * where no race or several do.
 * @param isTelling - whether two words may be of a name and are no everyday words
 */
export async function raceBeginning(
  services: Pick<Services, "db" | "now">,
  message: string,
  isTelling: (words: readonly string[]) => boolean,
): Promise<{ id: string; name: string } | null> {
  const words = wordsIn(message);
  const pairs = words
    .map((_, at) => words.slice(at, at + beginning.words))
    .filter((pair) => pair.length === beginning.words && isTelling(pair))
    .slice(0, beginning.most)
    .map((pair) => pair.join(" "));
  if (pairs.length === 0) return null;
  const ways = pairs.map(
    (pair) => sql`(d.name_norm >= ${`${pair} `} and d.name_norm < ${`${pair}!`})`,
  );
  const rows = await racesToCome(services, sql`(${sql.join(ways, sql` or `)})`);
  const [first] = rows;
  const isOne = new Set(rows.map(({ norm }) => norm)).size === 1;
  return first && isOne ? { id: first.id, name: first.name } : null;
}

/** The most words that may each be of a name, and the shortest one. */
const strange = { most: 3, shortest: 5 };

/** Races that one word is looked up in; more of them are no name. */
const ofOneWord = 40;

/** The most races that a word may be of, to be asked which one is meant. */
const mostOfWord = 4;

/**
 * The race that a single word means, because no other race to come has it in its name: `Hardrock`,
 * `turkey trots`; the word itself where a few races have it: `Misti`. Beside the word stands no other that
 * the race does not have: Death Valley is not the Death Race.
 * @param isStrange - a folded word that has no other meaning
 */
export async function raceByWord(
  { db, now }: Pick<Services, "db" | "now">,
  message: string,
  isStrange: (word: string) => boolean,
): Promise<NamedReference | null> {
  const plain = wordsIn(message).map(inSingular);
  const words = wordsIn(message).filter(
    (word) => word.length >= strange.shortest && /^[a-z]+$/.test(word) && isStrange(word),
  );
  const singular = [...new Set(words.map(inSingular))];
  if (singular.length > strange.most) return null;
  if (singular.length === 0) return raceByInitials({ db, now }, message, isStrange);
  const rows = await racesWithWords({ db, now }, singular);
  if (rows.length === 0) {
    const spelled = await correctedName(db, singular);
    const isSpelled = spelled.join(" ") === singular.join(" ");
    const [only, another] = isSpelled ? [] : await racesWithWords({ db, now }, spelled);
    // `Donar sangre` is not the race of the Dona Vida.
    const hasAll = only && spelled.every((word) => only.norm.includes(word));
    return hasAll && !another ? { id: only.id, name: only.name } : null;
  }
  const named = rows.filter(({ norm }) => {
    const own = wordsIn(norm).map(inSingular);
    return singular.some((word) => own.includes(word) && isAlone(word, own));
  });
  const [first] = named;
  const names = new Set(named.map(({ norm }) => norm));
  if (first && names.size === 1) return { id: first.id, name: first.name };
  const shared = singular.find((word) => named.every(({ norm }) => norm.includes(word)));
  return first && shared && names.size <= mostOfWord ? { name: shared } : null;

  function isAlone(word: string, own: readonly string[]): boolean {
    const at = plain.indexOf(word);
    const beside = [plain[at - 1] ?? "", plain[at + 1] ?? ""];
    return beside.every((one) => !singular.includes(one) || own.includes(one));
  }
}

function inSingular(word: string): string {
  return word.replace(/s$/, "");
}

/** Races to come that have any of these words in their texts. */
function racesWithWords(services: Pick<Services, "db" | "now">, words: readonly string[]) {
  const has = words.map((word) => sql`d.words like ${wordPattern(word)}`);
  return racesToCome(services, sql`(${sql.join(has, sql` or `)})`);
}

/** @param condition - on the rows `d` of the directory */
function racesToCome({ db, now }: Pick<Services, "db" | "now">, condition: SQL) {
  return readRows(
    db,
    { id: text, name: text, norm: raceDirectory.nameNorm },
    sql`select r.id::text as id, r.race_name as name, d.name_norm as norm
      from race_directory d join races r on r.id = d.race_id
      where ${condition} and ${isAhead(now(), "d")}
      order by d.start_date, r.id limit ${ofOneWord}`,
  );
}

/** A race, or a name that a few races share. */
type NamedReference = MentionedRace | { name: string };

const initials = /^[a-z]{3,6}$/;

/** The race that has these first letters: `UTCB`, `CIM`. The index of names leads to those of the first. */
async function raceByInitials(
  services: Pick<Services, "db" | "now">,
  message: string,
  isStrange: (word: string) => boolean,
): Promise<NamedReference | null> {
  const [word, another] = wordsIn(message).filter(
    (one) => initials.test(one) && !/[aeiou][^aeiou]?[aeiou]/.test(one) && isStrange(one),
  );
  if (word === undefined || another !== undefined) return null;
  const rows = await racesToCome(
    services,
    sql`d.name_norm >= ${word[0]} and d.name_norm < ${`${word[0]}~`}
        and d.name_norm like ${[...word].map((letter) => `${letter}%`).join(" ")}`,
  );
  const named = rows.filter(
    ({ norm }) =>
      norm
        .split(" ")
        .map(([letter]) => letter)
        .join("") === word,
  );
  const [first] = named;
  const isOne = new Set(named.map(({ norm }) => norm)).size === 1;
  return first && isOne ? { id: first.id, name: first.name } : null;
}

/** As the directory writes names, without the punctuation of the sentence around it. */
function phraseOf(words: readonly string[]): string {
  return fold(words.join(" ").replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, ""));
}

/** The most races that are told about at once. */
const factsLimit = 5;

/** The longest text of a description. */
const descriptionLimit = 600;

/** What is known of these races, in the order of the ids. */
export async function raceFactsOf(
  { db, now }: Pick<Services, "db" | "now">,
  ids: readonly string[],
  limit = factsLimit,
): Promise<RaceFacts[]> {
  const asked = [...new Set(ids)].slice(0, limit);
  const found = new Map((await findRaces({ db }, asked, "en")).map((race) => [race.id, race]));
  return asked.flatMap((id) => {
    const race = found.get(id.toLowerCase());
    return race ? [toFacts(race, todayAt(race, now()))] : [];
  });
}

function toFacts(race: RacePage, today: Day): RaceFacts {
  return {
    id: race.id,
    name: race.name,
    event: race.event,
    type: raceType(race.type, "en").label,
    status: race.status,
    isPast: race.startDate < today,
    startDate: race.startDate,
    daysAhead: daysBetween(today, race.startDate),
    startTime: race.startTime,
    city: race.city,
    stateProvince: race.stateProvince,
    country: race.country,
    position: race.position,
    address: race.address,
    distances: race.distances.map(distanceFacts),
    price: race.price,
    earlyCost: race.earlyCost,
    finalCost: race.finalCost,
    elevationGain: race.elevationGain,
    elevationLoss: race.elevationLoss,
    registration: {
      state: registrationState(race, today),
      deadline: race.registrationDeadline,
      isHere: race.category === "internal",
      link: race.registrationLink,
    },
    organizer: race.organizer,
    rulesUrl: race.rulesUrl,
    mapUrl: race.mapUrl,
    gpxUrl: race.gpxUrl,
    rating: race.rating,
    description: race.description && shortened(race.description, descriptionLimit),
  };
}

function distanceFacts(distance: RaceDistance): DistanceFacts {
  const { capacity, taken } = distance;
  return {
    name: distance.text,
    meters: distance.meters,
    startTime: distance.startTime,
    timeLimit: distance.timeLimit,
    price: distance.price,
    elevationGain: distance.elevationGain,
    elevationLoss: distance.elevationLoss,
    capacity,
    placesLeft: capacity === null ? null : Math.max(capacity - taken, 0),
    ...recordOf(distanceTextNames, (name) => distance[name]),
  };
}

function registrationState(race: RacePage, today: Day): RegistrationState {
  const reason = closedBecause(race, today);
  if (reason) return reason === "deadline" ? "deadline-passed" : reason;
  return race.distances.length > 0 && race.distances.every(isFull) ? "full" : "open";
}
