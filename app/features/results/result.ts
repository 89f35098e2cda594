import { type Lang, sayIn, type Words } from "#values/say.ts";
import { keepable } from "#values/text/clean.ts";

export const resultStatuses = ["finished", "dnf", "dns", "dsq"] as const;
export type ResultStatus = (typeof resultStatuses)[number];

export const resultSexes = ["female", "male", "nonbinary"] as const;
export type ResultSex = (typeof resultSexes)[number];

/** What a column of a timer's file can hold. A split may come several times, by its heading. */
export const resultFields = [
  "bib",
  "place",
  "name",
  "first",
  "last",
  "sex",
  "age",
  "birth",
  "category",
  "club",
  "team",
  "country",
  "document",
  "event",
  "status",
  "gun",
  "chip",
  "split",
  "leg",
  "leg time",
] as const;
export type ResultField = (typeof resultFields)[number];

export const fieldWords: Record<ResultField, Words> = {
  bib: { en: "Bib number", es: "Dorsal" },
  place: { en: "Overall place", es: "Puesto general" },
  name: { en: "Name", es: "Nombre completo" },
  first: { en: "First name", es: "Nombre" },
  last: { en: "Last name", es: "Apellido" },
  sex: { en: "Sex", es: "Sexo" },
  age: { en: "Age", es: "Edad" },
  birth: { en: "Birthday or year", es: "Fecha o año de nacimiento" },
  category: { en: "Category", es: "Categoría" },
  club: { en: "Club", es: "Club" },
  team: { en: "Team", es: "Equipo" },
  country: { en: "Country", es: "País" },
  document: { en: "Identity document", es: "Documento de identidad" },
  event: { en: "Distance", es: "Distancia" },
  status: { en: "Status", es: "Estado" },
  gun: { en: "Gun time", es: "Tiempo oficial (pistola)" },
  chip: { en: "Chip time", es: "Tiempo de chip" },
  split: { en: "Split time", es: "Tiempo parcial" },
  leg: { en: "Leg of a relay", es: "Tramo de un relevo" },
  "leg time": { en: "Time of a leg", es: "Tiempo de un tramo" },
};

/** Why somebody should look at a row. */
export const doubts = [
  "no-result",
  "unread-time",
  "unlikely-time",
  "chip-after-gun",
  "same-bib",
  "other-name",
  "place-differs",
] as const;
export type Doubt = (typeof doubts)[number];

export type ResultSplit = { name: string; ms: number };

/** One runner or team, as a timer's file has it. */
export type ReadResult = {
  line: number;
  bib: string;
  name: string;
  sex: ResultSex | null;
  age: number | null;
  birthYear: number | null;
  category: string | null;
  club: string | null;
  team: string | null;
  country: string | null;
  gunMs: number | null;
  chipMs: number | null;
  status: ResultStatus | null;
  placeFound: number | null;
  splits: ResultSplit[];
  doubts: Doubt[];
};

/** More runners than any race of one distance has. */
export const mostResults = 60_000;

/** What decides the order: the places of the file, or one of the times. */
export const resultOrders = ["file", "gun", "chip"] as const;
export type ResultOrder = (typeof resultOrders)[number];

export const categoryOrders = ["same", "gun", "chip"] as const;

/** How a race places its runners. */
export type ResultSettings = {
  order: ResultOrder;
  /** Of the categories, where another time decides them. */
  categories: (typeof categoryOrders)[number];
  /** The first of each sex that have no place in their category. */
  pulled: number;
};

/** What somebody writes about a version that corrects another one. */
export const longestNote = 500;

export const longestPhotosLink = 500;

/** Stands in a link to photos for the bib number of a runner. */
export const bibInLink = "{bib}";

/** Leads to the photos of one runner, where the link of the race can. */
export function photosOfRunner(link: string | null, bib: string): string | null {
  if (!link?.includes(bibInLink) || bib === "") return null;
  return link.replaceAll(bibInLink, encodeURIComponent(bib));
}

/** Why somebody corrects a row. */
export const longestReason = 300;

export const teamScores = ["time", "place"] as const;

/** How a version ranks its teams: by the sum of the times, or of the places, of their best runners. */
export type TeamScoring = { by: (typeof teamScores)[number]; count: number };

/** Runners of a team who count. */
export const teamCounts = { least: 2, most: 20 } as const;

/** A race pulls at most this many of each sex. */
export const mostPulled = 20;

/** How a file was read, and may be read again. */
export type ResultReading = {
  headings: { name: string; field: ResultField | null; samples: string[] }[];
  /** Whether a time was taken for gun or chip without being called so. */
  isUndecided: boolean;
  /** What the column of the distance says, and which of it counts; `null` for all rows. */
  events: string[];
  only: string | null;
  /** Lines that are no runners, and the first of them. */
  dropped: number;
  droppedLines: string[];
  /** Rows that came again, in another group of the file. */
  repeated: number;
};

export type ResultCounts = Record<ResultStatus, number> & {
  /** Rows without an end. */
  open: number;
};

/** What is known of a version without reading its rows. */
export type ResultSummary = ResultCounts & {
  categories: { name: string; sex: ResultSex | null; count: number }[];
  sexes: { sex: ResultSex; count: number }[];
  hasGun: boolean;
  hasChip: boolean;
  /** Rows whose place in the file is another one than by the clock that fits it better. */
  differing: number;
  matched: number;
};

export const statusWords: Record<ResultStatus, Words> = {
  finished: { en: "Finished", es: "Llegó" },
  dnf: { en: "Did not finish", es: "No terminó" },
  dns: { en: "Did not start", es: "No partió" },
  dsq: { en: "Disqualified", es: "Descalificado" },
};

export const sexWords: Record<ResultSex, Words> = {
  female: { en: "Women", es: "Mujeres" },
  male: { en: "Men", es: "Hombres" },
  nonbinary: { en: "Non-binary runners", es: "Personas no binarias" },
};

/** Milliseconds as `45:00` or `3:30:00`, with tenths where they are not zero: `45:00.4`. */
export function formatResultTime(ms: number): string {
  const tenths = Math.floor(ms / 100);
  const whole = Math.floor(tenths / 10);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const seconds = String(whole % 60).padStart(2, "0");
  const end = tenths % 10 > 0 ? `${seconds}.${tenths % 10}` : seconds;
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${end}` : `${minutes}:${end}`;
}

/** The runner's own time: the chip time, or without one the gun time. */
export function ownTime({
  gunMs,
  chipMs,
}: {
  gunMs: number | null;
  chipMs: number | null;
}): string | null {
  const ms = chipMs ?? gunMs;
  return ms === null ? null : formatResultTime(ms);
}

/** A runner's own time and place on one line, `41:10 · No. 12`, or how the race ended otherwise. */
export function resultLine(
  {
    status,
    gunMs,
    chipMs,
    placeOverall,
  }: {
    status: ResultStatus;
    gunMs: number | null;
    chipMs: number | null;
    placeOverall: number | null;
  },
  lang: Lang,
): string {
  const say = sayIn(lang);
  const time = ownTime({ gunMs, chipMs });
  if (status !== "finished" || time === null) return say(statusWords[status]);
  const place =
    placeOverall === null ? [] : [say({ en: `No. ${placeOverall}`, es: `N.º ${placeOverall}` })];
  return [time, ...place].join(" · ");
}

/** `Overall: No. 12`, and the same by sex and in the category. */
export function placeLines(
  runner: {
    placeOverall: number | null;
    placeSex: number | null;
    placeCategory: number | null;
    sex: ResultSex | null;
    category: string | null;
  },
  lang: Lang,
): string[] {
  const say = sayIn(lang);
  const { placeOverall, placeSex, placeCategory, sex, category } = runner;
  const placed = (place: number | null, among: Words | string | null) =>
    place === null || among === null
      ? []
      : [
          `${typeof among === "string" ? among : say(among)}: ${say({ en: `No. ${place}`, es: `N.º ${place}` })}`,
        ];
  return [
    ...placed(placeOverall, { en: "Overall", es: "General" }),
    ...placed(placeSex, sex && sexWords[sex]),
    ...placed(placeCategory, category),
  ];
}

/** `Andes: No. 2`; only the name for a team without a place. */
export function teamPlaceLine(
  { team, placeTeam }: { team: string | null; placeTeam: number | null },
  lang: Lang,
): string | null {
  if (team === null) return null;
  const say = sayIn(lang);
  const name = say({ en: `Team ${team}`, es: `Equipo ${team}` });
  if (placeTeam === null) return name;
  return `${name}: ${say({ en: `No. ${placeTeam}`, es: `N.º ${placeTeam}` })}`;
}

/** What an address names the results of a distance by: the id of the distance, or that of the version. */
export type ResultsKey = string;

/** What a reader of results looks for; all of it is in the address. */
export type ResultFilters = { words: string; sex: ResultSex | null; category: string | null };

const longestWords = 100;

export function readResultFilters(asked: URLSearchParams): ResultFilters {
  const sex = asked.get("sex");
  return {
    words: keepable(asked.get("q") ?? "")
      .slice(0, longestWords)
      .trim(),
    sex: resultSexes.find((known) => known === sex) ?? null,
    category: keepable(asked.get("category") ?? "").slice(0, longestWords) || null,
  };
}
