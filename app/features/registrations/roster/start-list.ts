import { csvHead, csvLine } from "#values/csv.ts";
import type { ClockTime, Day } from "#values/day.ts";
import type { Lang, Words } from "#values/say.ts";
import type { TeamKind } from "../entry-team.ts";
import { extrasWords } from "../extras/words.ts";
import { type FileCondition, fileStateWords } from "../questions/file-state.ts";
import { filedStatus, type RegistrationStatus } from "../registration.ts";

export const startListOrders = ["name", "bib", "wave"] as const;
export type StartListOrder = (typeof startListOrders)[number];

/** Runners on one printed list: a longer one takes too much of a browser's memory. */
export const mostPrinted = 5000;

/** One runner on race day. */
export type Starter = {
  bib: number;
  lastName: string;
  firstName: string;
  distance: string | null;
  /** `null` also in a race without categories. */
  category: string | null;
  /** The wave of the start, with its time; `null` also in a race without waves. */
  wave: string | null;
  waveStart: ClockTime | null;
  /** `null` also in a race without teams. */
  team: string | null;
  teamNumber: number | null;
  teamKind: TeamKind | null;
  /** The most urgent condition of the files that the race requires; `null` where it requires none. */
  requiredFiles: FileCondition | null;
  /** What was bought beside the entry; `null` where nothing was. */
  extras: string | null;
  dateOfBirth: Day;
  /** `null` for an adult. */
  guardianName: string | null;
  country: string;
  phone: string;
  emergencyContactName: string;
  emergencyContactPhone: string;
  status: RegistrationStatus;
};

export const requiredFilesTitle: Words = { en: "Required files", es: "Archivos obligatorios" };

/**
 * The same for every race: what reads the list of one race reads that of the next. A new column goes to the
 * end: programs read some of these files by position.
 */
const columns: [title: Words, cell: (starter: Starter, lang: Lang) => string | null][] = [
  [{ en: "Bib", es: "Dorsal" }, ({ bib }) => String(bib)],
  [{ en: "Last name", es: "Apellido" }, ({ lastName }) => lastName],
  [{ en: "First name", es: "Nombre" }, ({ firstName }) => firstName],
  [{ en: "Distance", es: "Distancia" }, ({ distance }) => distance],
  [{ en: "Date of birth", es: "Fecha de nacimiento" }, ({ dateOfBirth }) => dateOfBirth],
  [{ en: "Parent or guardian", es: "Padre, madre o tutor" }, ({ guardianName }) => guardianName],
  [{ en: "Country", es: "País" }, ({ country }) => country],
  [{ en: "Phone", es: "Teléfono" }, ({ phone }) => phone],
  [
    { en: "Emergency contact", es: "Contacto de emergencia" },
    ({ emergencyContactName }) => emergencyContactName,
  ],
  [
    { en: "Emergency phone", es: "Teléfono de emergencia" },
    ({ emergencyContactPhone }) => emergencyContactPhone,
  ],
  [{ en: "Status", es: "Estado" }, ({ status }, lang) => filedStatus(status, lang)],
  [{ en: "Category", es: "Categoría" }, ({ category }) => category],
  [{ en: "Wave", es: "Oleada" }, ({ wave }) => wave],
  [{ en: "Wave start", es: "Salida de la oleada" }, ({ waveStart }) => waveStart],
  [{ en: "Team", es: "Equipo" }, ({ team }) => team],
  [
    { en: "Leg", es: "Tramo" },
    ({ teamKind, teamNumber }) => (teamKind === "relay" ? String(teamNumber) : null),
  ],
  [
    requiredFilesTitle,
    ({ requiredFiles }, lang) => requiredFiles && fileStateWords[requiredFiles][lang],
  ],
  [extrasWords, ({ extras }) => extras],
];

/** The first line of the file. */
export function startListHead(lang: Lang): string {
  return csvHead(columns.map(([title]) => title[lang]));
}

export function startListLine(starter: Starter, lang: Lang): string {
  return csvLine(columns.map(([, cell]) => cell(starter, lang)));
}
