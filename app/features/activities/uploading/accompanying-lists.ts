import Papa from "papaparse";
import { fold } from "#values/text/fold.ts";

/** An activity in the list of a service; fields that the list leaves out are empty. */
export type Listed = { name: string; description: string; sport: string };

/** The lists in an export that describe its recordings. */
export type AccompanyingLists = {
  /** By the end of a recording's path, without folders. */
  byFile: ReadonlyMap<string, Listed>;
  /** By the second in which an activity began, since 1970. */
  byStart: ReadonlyMap<number, Listed>;
};

/** Where exports keep them: `activities.csv` of Strava, `…_summarizedActivities.json` of Garmin. */
export const listName = /(?:^|\/)(?:activities\.csv|[^/]*summarizedActivities[^/]*\.json)$/i;

/**
 * The columns of Strava in English, Spanish and French, as `fold` writes them. Other languages have them in
 * the same order: the file is known by its content, and the others stand at these places.
 */
const columns = {
  name: { titles: ["activity name", "nombre de la actividad", "nom de l'activite"], place: 2 },
  sport: { titles: ["activity type", "tipo de actividad", "type d'activite"], place: 3 },
  description: {
    titles: ["activity description", "descripcion de la actividad", "description de l'activite"],
    place: 4,
  },
};

const recordingPath = /(?:^|\/)[^/]+\.(?:fit|gpx|tcx|kml)(?:\.gz)?$/i;

/** Garmin's clock and that of its recording differ by seconds at most. */
const startTolerance = 30;

/** Reads one of the lists; any other text adds nothing. */
export function readList(text: string, known: AccompanyingLists = noLists): AccompanyingLists {
  return /^\s*[[{]/.test(text) ? withSummaries(text, known) : withTable(text, known);
}

export const noLists: AccompanyingLists = { byFile: new Map(), byStart: new Map() };

/** Finds a recording in the lists by its file, or else by its start. */
export function listedAs(
  { byFile, byStart }: AccompanyingLists,
  { path, startedAt }: { path: string; startedAt?: Date },
): Listed | null {
  const listed = byFile.get(fileKey(path));
  if (listed || !startedAt) return listed ?? null;
  const second = Math.round(startedAt.getTime() / 1000);
  for (let apart = 0; apart <= startTolerance; apart++) {
    const near = byStart.get(second + apart) ?? byStart.get(second - apart);
    if (near) return near;
  }
  return null;
}

function withTable(text: string, known: AccompanyingLists): AccompanyingLists {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), { skipEmptyLines: true });
  const [header = [], ...rows] = data;
  const file = header.findIndex((_, at) => rows.some((row) => recordingPath.test(row[at] ?? "")));
  if (file < 0) return known;
  const titles = header.map((title) => fold(title).replaceAll("’", "'").trim());
  const placeOf = (column: keyof typeof columns) => {
    const { titles: own, place } = columns[column];
    const found = titles.findIndex((title) => own.includes(title));
    return found < 0 ? place : found;
  };
  const places = {
    name: placeOf("name"),
    sport: placeOf("sport"),
    description: placeOf("description"),
  };
  const byFile = new Map(known.byFile);
  for (const row of rows) {
    const at = (place: number) => (row[place] ?? "").trim();
    const path = at(file);
    if (!recordingPath.test(path)) continue;
    byFile.set(fileKey(path), {
      name: at(places.name),
      sport: at(places.sport),
      description: at(places.description),
    });
  }
  return { ...known, byFile };
}

function withSummaries(text: string, known: AccompanyingLists): AccompanyingLists {
  const byStart = new Map(known.byStart);
  for (const summary of summariesIn(parsed(text))) {
    const begins = summary.beginTimestamp ?? summary.startTimeGmt;
    if (typeof begins !== "number" || !Number.isFinite(begins)) continue;
    byStart.set(Math.round(begins / 1000), {
      name: textOf(summary.name ?? summary.activityName),
      sport: textOf(summary.activityType),
      description: textOf(summary.description),
    });
  }
  return { ...known, byStart };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

type Fields = Record<string, unknown>;

/** The activities of `[{ "summarizedActivitiesExport": [ … ] }]`, or of a plain list. */
function summariesIn(json: unknown): Fields[] {
  if (!Array.isArray(json)) return isFields(json) ? exported(json) : [];
  return json.filter(isFields).flatMap((each) => {
    const inside = exported(each);
    return inside.length > 0 ? inside : [each];
  });
}

function exported({ summarizedActivitiesExport: list }: Fields): Fields[] {
  return Array.isArray(list) ? list.filter(isFields) : [];
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A text, or the key of an object such as `{ "typeKey": "running" }`. */
function textOf(value: unknown): string {
  if (isFields(value)) return textOf(value.typeKey);
  return typeof value === "string" ? value.trim() : "";
}

/** Services compress some files without naming `.gz` in their list. */
function fileKey(path: string): string {
  return path
    .slice(path.lastIndexOf("/") + 1)
    .toLowerCase()
    .replace(/\.gz$/, "");
}
