import { addDays, type Day, yearOf } from "#values/day.ts";
import type { DayRange } from "../filters/days.ts";
import type { Which } from "./near-days.ts";
import type { OneMeaning, SeasonName } from "./term.ts";

/** The seasons of the north. In the south the same words mean the season two places on. */
const seasons: { season: SeasonName; names: string[]; from: string; to: string }[] = [
  { season: "spring", names: ["spring", "primavera"], from: "03-01", to: "06-20" },
  { season: "summer", names: ["summer", "verano"], from: "06-01", to: "09-22" },
  { season: "fall", names: ["fall", "autumn", "otono"], from: "09-01", to: "12-20" },
  { season: "winter", names: ["winter", "invierno"], from: "12-01", to: "03-20" },
];

/** Where the seasons lie half a year later, as races write it, folded. */
export const southernCountries =
  "peru,chile,argentina,bolivia,brazil,brasil,paraguay,uruguay,south africa,australia,new zealand".split(
    ",",
  );

export const seasonNames = seasons.flatMap(({ names }) => names);

/** Who says `in the fall` when less than a month of it is left means the next one. */
const leastLeft = 30;

/**
 * The days of a season: `this` is the current or next one, `coming` too unless it is nearly over, `next`
 * has not begun yet, and a number is the season that ends in that year. It begins with its first month (the meteorological season) and
 * ends with the equinox or solstice (the astronomical season), so that both readings are included.
 */
export function readSeason(
  word: string,
  today: Day,
  which: Which | "coming" | number,
): OneMeaning | null {
  const place = seasons.findIndex(({ names }) => names.includes(word));
  if (place < 0) return null;
  const found = [place, (place + 2) % seasons.length].map((at) => chosen(at, today, which));
  const [north, south] = found;
  const season = seasons[place]?.season;
  if (!season || !north || !south || (north.to < today && south.to < today)) return null;
  return { kind: "season", season, north, south, only: null };
}

function chosen(place: number, today: Day, which: Which | "coming" | number): DayRange | undefined {
  if (typeof which === "number") return endingIn(which, place);
  const year = yearOf(today);
  const last = which === "coming" ? addDays(today, leastLeft) : today;
  const isCurrent = which === "this" || which === "coming";
  return [year, year + 1, year + 2]
    .map((end) => endingIn(end, place))
    .find((period) => period && (isCurrent ? period.to >= last : period.from > today));
}

function endingIn(year: number, place: number): DayRange | undefined {
  const season = seasons[place];
  if (!season) return undefined;
  const { from, to } = season;
  return { from: `${from < to ? year : year - 1}-${from}`, to: `${year}-${to}` };
}
