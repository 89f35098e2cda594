import { addDays, type Day, weekdayFrom, weekdayUntil, yearOf } from "#values/day.ts";
import type { DayRange } from "../filters/days.ts";

/** Days that have a name, and those around them on which races of that name are held. */
export type Holiday = {
  names: string[];
  /** The day itself: a race before it is before the holiday. */
  day: (year: number) => Day;
  days: (year: number) => DayRange;
};

/**
 * In English and Spanish, folded, without the words that a date is read without (`of`, `de`). Holidays
 * that two of the countries have on different days are left out, such as `dia del trabajo`;
 * `fiestas patrias` are those of Peru unless Mexico is named.
 */
export const holidays: Holiday[] = [
  {
    names: ["christmas", "xmas", "navidad"],
    day: (year) => `${year}-12-25`,
    days: (year) => ({ from: `${year}-12-20`, to: `${year}-12-26` }),
  },
  onlyOn(["christmas eve", "xmas eve", "nochebuena"], "12-24"),
  {
    names: ["new years eve", "new years", "new year", "ano nuevo", "nochevieja"],
    day: (year) => `${year}-12-31`,
    days: (year) => ({ from: `${year}-12-31`, to: `${year + 1}-01-01` }),
  },
  onlyOn(["new years day"], "01-01"),
  onlyOn(["fin de ano"], "12-31"),
  {
    names: ["halloween"],
    day: (year) => `${year}-10-31`,
    days: (year) => ({ from: `${year}-10-25`, to: `${year}-10-31` }),
  },
  {
    names: ["thanksgiving", "accion de gracias"],
    day: thanksgiving,
    days: (year) => ({ from: thanksgiving(year), to: addDays(thanksgiving(year), 3) }),
  },
  // On the second Sunday of May, in Mexico always on May 10.
  {
    names: ["mothers day", "dia madre", "dia mama"],
    day: mothersDay,
    days: (year) => {
      const [first, last] = [mothersDay(year), `${year}-05-10`].sort();
      return { from: first ?? mothersDay(year), to: last ?? mothersDay(year) };
    },
  },
  onSunday(["fathers day", "dia padre", "dia papa"], fathersDay),
  onlyOn(["canada day"], "07-01"),
  onlyOn(["independence day", "fourth july"], "07-04"),
  {
    names: ["labor day", "labour day"],
    day: laborDay,
    days: (year) => ({ from: addDays(laborDay(year), -2), to: laborDay(year) }),
  },
  {
    names: ["columbus day", "indigenous peoples day"],
    day: columbusDay,
    days: (year) => ({ from: addDays(columbusDay(year), -2), to: columbusDay(year) }),
  },
  {
    names: ["memorial day"],
    day: memorialDay,
    days: (year) => ({ from: addDays(memorialDay(year), -2), to: memorialDay(year) }),
  },
  {
    names: ["dia muertos", "day dead"],
    day: (year) => `${year}-11-01`,
    days: (year) => ({ from: `${year}-11-01`, to: `${year}-11-02` }),
  },
  onMonday(["puente febrero", "puente constitucion"], "02", 1),
  onMonday(["puente marzo", "puente juarez"], "03", 3),
  onMonday(["puente noviembre", "puente revolucion"], "11", 3),
  {
    names: ["fiestas patrias"],
    day: (year) => `${year}-07-28`,
    days: (year) => ({ from: `${year}-07-28`, to: `${year}-07-29` }),
  },
  {
    names: ["fiestas patrias mexico", "independencia mexico", "independencia mexicana"],
    day: (year) => `${year}-09-16`,
    days: (year) => ({ from: `${year}-09-15`, to: `${year}-09-16` }),
  },
  onlyOn(["valentines", "valentines day", "san valentin"], "02-14"),
  {
    names: ["easter", "pascua"],
    day: easter,
    days: (year) => ({ from: addDays(easter(year), -2), to: addDays(easter(year), 1) }),
  },
  {
    names: ["semana santa", "holy week"],
    day: (year) => addDays(easter(year), -7),
    days: (year) => ({ from: addDays(easter(year), -7), to: easter(year) }),
  },
];

/** The holiday of a name, which may have the apostrophe of `new year's eve`. */
export function holidayNamed(name: string): Holiday | null {
  return byName.get(keyOf(name)) ?? null;
}

/** The days of a holiday in a year, or the next ones to come. */
export function daysOfHoliday(
  { days }: Pick<Holiday, "days">,
  today: Day,
  year: number | null,
): DayRange | null {
  if (year !== null) return days(year);
  return [yearOf(today), yearOf(today) + 1].map(days).find(({ to }) => to >= today) ?? null;
}

const byName = new Map(
  holidays.flatMap((holiday) => holiday.names.map((name) => [keyOf(name), holiday])),
);

/** Without words that a date is read without. */
function keyOf(name: string): string {
  return name.replace(/['’]/g, "").replace(/ de /g, " ");
}

function onlyOn(names: string[], monthAndDay: string): Holiday {
  const day = (year: number): Day => `${year}-${monthAndDay}`;
  return { names, day, days: (year) => ({ from: day(year), to: day(year) }) };
}

function onSunday(names: string[], day: (year: number) => Day): Holiday {
  return { names, day, days: (year) => ({ from: day(year), to: day(year) }) };
}

/** The long weekends of Mexico, from Saturday to a Monday. */
function onMonday(names: string[], month: string, count: number): Holiday {
  const day = (year: number): Day => {
    const first = weekdayFrom(`${year}-${month}-01`, 1);
    return addDays(first, (count - 1) * 7);
  };
  return { names, day, days: (year) => ({ from: addDays(day(year), -2), to: day(year) }) };
}

function mothersDay(year: number): Day {
  return sundayOf(`${year}-05-01`, 2);
}

function fathersDay(year: number): Day {
  return sundayOf(`${year}-06-01`, 3);
}

/** @param count - 2 for the second Sunday from this day on */
function sundayOf(first: Day, count: number): Day {
  return addDays(weekdayFrom(first, 0), (count - 1) * 7);
}

/** The fourth Thursday of November, as in the United States. */
function thanksgiving(year: number): Day {
  return addDays(weekdayFrom(`${year}-11-01`, 4), 21);
}

/** The first Monday of September, as in the United States and in Canada. */
function laborDay(year: number): Day {
  return weekdayFrom(`${year}-09-01`, 1);
}

/** The second Monday of October. */
function columbusDay(year: number): Day {
  return weekdayFrom(`${year}-10-08`, 1);
}

/** The last Monday of May, as in the United States. */
function memorialDay(year: number): Day {
  return weekdayUntil(`${year}-05-31`, 1);
}

/** Easter Sunday by the algorithm of Meeus, Jones and Butcher. */
function easter(year: number): Day {
  const golden = year % 19;
  const [century, rest] = [Math.floor(year / 100), year % 100];
  const moved = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + moved + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  const [month, date] = [Math.floor(days / 31), (days % 31) + 1];
  return addDays(`${year}-0${month}-01`, date - 1);
}
