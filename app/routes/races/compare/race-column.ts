import type { CourseFigures } from "#features/courses/queries.server.ts";
import { shortLabels } from "#features/races/card/short-distances.ts";
import { coverAddress } from "#features/races/pictures/cover.ts";
import { smallPicture } from "#features/races/pictures/picture.ts";
import { hasWayIn, placeOf, type RacePage } from "#features/races/race.ts";
import { raceType } from "#features/races/race-type.ts";
import { isStartingPrice, showPrice } from "#features/races/shown-price.ts";
import { type Standing, standingOf } from "#features/races/standing.ts";
import { statedHeightWords } from "#features/races/stated-height.ts";
import { type Day, formatClockTime, formatDay } from "#values/day.ts";
import { formatHeight, type LengthUnit } from "#values/length.ts";
import { type Lang, sayIn, type Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";

/** A race in a column of the comparison: its picture, its name and what its rows say. */
export type RaceColumn = {
  id: string;
  name: string;
  picture: string;
  day: Day;
  type: string;
  standing: Standing;
  facts: Record<ComparedFact, string | null>;
};

/** The rows of the comparison, in their order. */
export const comparedFacts = [
  { fact: "type", label: { en: "Type", es: "Tipo" } },
  { fact: "date", label: { en: "Date", es: "Fecha" } },
  { fact: "start", label: { en: "Start", es: "Salida" } },
  { fact: "place", label: { en: "Place", es: "Lugar" } },
  { fact: "distances", label: { en: "Distances", es: "Distancias" } },
  { fact: "climb", label: { en: "Climb", es: "Desnivel" } },
  { fact: "highest", label: { en: "Highest point", es: "Punto más alto" } },
  { fact: "price", label: { en: "Price", es: "Precio" } },
  { fact: "registration", label: { en: "Registration", es: "Inscripción" } },
  { fact: "rating", label: { en: "Rating", es: "Calificación" } },
] as const;

type ComparedFact = (typeof comparedFacts)[number]["fact"];

const standings = {
  open: { en: "Open", es: "Abierta" },
  closed: { en: "Closed", es: "Cerrada" },
  over: { en: "This edition is over", es: "Esta edición ya terminó" },
  cancelled: { en: "Cancelled", es: "Cancelada" },
} as const satisfies Record<Standing, Words>;

/** How many distances a column names. */
const distanceLimit = 8;

export function raceColumn(
  race: RacePage,
  {
    courses,
    unit,
    today,
    lang,
  }: { courses: readonly CourseFigures[]; unit: LengthUnit; today: Day; lang: Lang },
): RaceColumn {
  const say = sayIn(lang);
  const { price, rating, registrationDeadline: deadline } = race;
  const standing = standingOf(race, today);
  const state = say(
    standing === "open" && deadline ? openUntil(formatDay(deadline, lang)) : standings[standing],
  );
  const isUnknown = standing === "open" && !hasWayIn(race);
  const climbs = race.distances.flatMap(({ id, elevationGain }) => {
    const climb = courses.find(({ distanceId }) => distanceId === id)?.climb ?? null;
    if (climb !== null) return measured(formatHeight(climb, unit), lang);
    return elevationGain ? statedHeightWords(elevationGain, unit, lang) : [];
  });
  const whole = race.elevationGain && statedHeightWords(race.elevationGain, unit, lang);
  const tops = courses.flatMap(({ highest }) => highest ?? []);
  const starts = race.distances.flatMap(({ startTime }) => startTime ?? race.startTime ?? []);
  if (race.distances.length === 0 && race.startTime) starts.push(race.startTime);
  const shownPrice = showPrice(price, lang);
  return {
    id: race.id,
    name: race.name,
    picture: race.photo ? smallPicture(race.photo) : coverAddress(race, "card"),
    day: race.startDate,
    type: race.type,
    standing,
    facts: {
      type: raceType(race.type, lang).label,
      date: formatDay(race.startDate, lang),
      start: listed(starts.toSorted().map((time) => formatClockTime(time, lang))),
      place: placeOf(race, lang),
      distances: listed(shortLabels(race.distances, unit, distanceLimit)),
      climb: listed(climbs) ?? whole,
      highest: tops.length === 0 ? null : measured(formatHeight(Math.max(...tops), unit), lang),
      price: isStartingPrice(price)
        ? say({ en: `from ${shownPrice}`, es: `desde ${shownPrice}` })
        : shownPrice,
      registration: isUnknown
        ? say({
            en: `${state}, registration link not available`,
            es: `${state}, sin enlace de inscripción`,
          })
        : state,
      rating: rating && `★ ${rating.average.toFixed(1)} (${formatCount(rating.count)})`,
    },
  };
}

function openUntil(day: string): Words {
  return { en: `Open until ${day}`, es: `Abierta hasta el ${day}` };
}

/** Each value once, none broken in its middle; what stands in brackets after it may. */
function listed(values: readonly string[]): string | null {
  const whole = [...new Set(values)].map((value) => value.replace(/ (?!\()/g, "\u00a0"));
  return whole.join("\u00a0· ") || null;
}

/** On an attached course. */
function measured(height: string, lang: Lang): string {
  return sayIn(lang)({ en: `${height} (measured)`, es: `${height} (medido)` });
}
