import { csvHead, csvLine } from "#values/csv.ts";
import { type Day, toDay } from "#values/day.ts";
import type { Lang, Words } from "#values/say.ts";
import type { TeamKind } from "../entry-team.ts";
import { extrasWords } from "../extras/words.ts";
import { answerText } from "../questions/given-answer.ts";
import { type GivenAnswer, type QuestionText, writtenIn } from "../questions/question.ts";
import { filedStatus, type RegistrationStatus } from "../registration.ts";
import { type Gender, genderWords } from "../rules/entry-rules.ts";
import { type DocumentType, documentWords } from "../rules/identity-document.ts";

/** More registrations need a CSV file: a workbook is built in memory. */
export const mostInWorkbook = 10_000;

/** A registration in a file. Personal data is empty when the runner's account is deleted. */
export type FiledEntry = {
  id: string;
  createdAt: Date;
  bib: number;
  lastName: string;
  firstName: string;
  email: string | null;
  dateOfBirth: Day | null;
  /** `null` for an adult. */
  guardianName: string | null;
  country: string;
  phone: string;
  raceName: string;
  startDate: Day;
  distance: string | null;
  /** `null` also in a race without categories. */
  category: string | null;
  status: RegistrationStatus;
  /** Of races that ask for it, like the document and the club. */
  gender: Gender | null;
  documentType: DocumentType | null;
  documentNumber: string | null;
  club: string | null;
  /** When the kit was handed over, and when the runner wanted to come for it, at the place of the race. */
  collectedAt: string | null;
  kitSlot: string | null;
  wave: string | null;
  insuranceProvider: string;
  policyNumber: string;
  emergencyContactName: string;
  emergencyContactPhone: string;
  /** The code that lowered the price of the entry, or that kept its place. */
  code: string | null;
  team: string | null;
  teamNumber: number | null;
  teamKind: TeamKind | null;
  /** What was bought beside it; `null` where nothing was. */
  extras: string | null;
  /** To the questions of the race, in a file of one race. */
  answers?: readonly GivenAnswer[];
};

/** A cell of a workbook: a number, a day, or a text that is never a formula. */
export type FiledCell =
  | { kind: "number"; value: number }
  | { kind: "day"; value: Day }
  | { kind: "text"; value: string }
  | null;

/** What the thread that builds a workbook gets. */
export type WorkbookData = { lang: Lang; titles: string[]; rows: FiledCell[][] };

/** The questions of the one race of a file: each has a column at the end. */
export type FiledQuestions = readonly { id: string; text: QuestionText }[];

/**
 * The same for every race, also because a file can hold several. A new column goes to the end: programs read
 * some of these files by position.
 */
const columns: [title: Words, cell: (entry: FiledEntry, lang: Lang) => FiledCell][] = [
  [{ en: "Bib", es: "Dorsal" }, ({ bib }) => ({ kind: "number", value: bib })],
  [{ en: "Last name", es: "Apellido" }, ({ lastName }) => text(lastName)],
  [{ en: "First name", es: "Nombre" }, ({ firstName }) => text(firstName)],
  [{ en: "Email", es: "Correo electrónico" }, ({ email }) => text(email)],
  [{ en: "Date of birth", es: "Fecha de nacimiento" }, ({ dateOfBirth }) => day(dateOfBirth)],
  [
    { en: "Parent or guardian", es: "Padre, madre o tutor" },
    ({ guardianName }) => text(guardianName),
  ],
  [{ en: "Country", es: "País" }, ({ country }) => text(country)],
  [{ en: "Phone", es: "Teléfono" }, ({ phone }) => text(phone)],
  [{ en: "Race", es: "Carrera" }, ({ raceName }) => text(raceName)],
  [{ en: "Race date", es: "Fecha de la carrera" }, ({ startDate }) => day(startDate)],
  [{ en: "Distance", es: "Distancia" }, ({ distance }) => text(distance)],
  [{ en: "Status", es: "Estado" }, ({ status }, lang) => text(filedStatus(status, lang))],
  [{ en: "Registered", es: "Fecha de inscripción" }, ({ createdAt }) => day(toDay(createdAt))],
  [
    { en: "Insurance provider", es: "Aseguradora" },
    ({ insuranceProvider }) => text(insuranceProvider),
  ],
  [{ en: "Policy number", es: "Número de póliza" }, ({ policyNumber }) => text(policyNumber)],
  [
    { en: "Emergency contact", es: "Contacto de emergencia" },
    ({ emergencyContactName }) => text(emergencyContactName),
  ],
  [
    { en: "Emergency phone", es: "Teléfono de emergencia" },
    ({ emergencyContactPhone }) => text(emergencyContactPhone),
  ],
  [{ en: "Category", es: "Categoría" }, ({ category }) => text(category)],
  [{ en: "Gender", es: "Género" }, ({ gender }, lang) => text(gender && genderWords[gender][lang])],
  [
    { en: "Document", es: "Documento" },
    ({ documentType }, lang) => text(documentType && documentWords[documentType][lang]),
  ],
  [
    { en: "Document number", es: "Número de documento" },
    ({ documentNumber }) => text(documentNumber),
  ],
  [{ en: "Club", es: "Club" }, ({ club }) => text(club)],
  [{ en: "Wave", es: "Oleada" }, ({ wave }) => text(wave)],
  [{ en: "Kit pick-up", es: "Entrega del kit" }, ({ kitSlot }) => text(kitSlot)],
  [{ en: "Collected", es: "Kit entregado" }, ({ collectedAt }) => text(collectedAt)],
  [{ en: "Code", es: "Código" }, ({ code }) => text(code)],
  [{ en: "Team", es: "Equipo" }, ({ team }) => text(team)],
  [{ en: "Leg", es: "Tramo" }, (entry) => leg(entry)],
  [extrasWords, ({ extras }) => text(extras)],
];

export function rosterTitles(lang: Lang, questions: FiledQuestions = []): string[] {
  return [
    ...columns.map(([title]) => title[lang]),
    ...questions.map((question) => writtenIn(question.text, lang).text),
  ];
}

/** The first line of the CSV file. */
export function rosterHead(lang: Lang, questions: FiledQuestions = []): string {
  return csvHead(rosterTitles(lang, questions));
}

export function rosterLine(entry: FiledEntry, lang: Lang, questions: FiledQuestions = []): string {
  const cells = rosterCells(entry, lang, questions);
  return csvLine(cells.map((cell) => cell && String(cell.value)));
}

export function rosterCells(
  entry: FiledEntry,
  lang: Lang,
  questions: FiledQuestions = [],
): FiledCell[] {
  return [
    ...columns.map(([, cell]) => cell(entry, lang)),
    ...questions.map(({ id }) => answerCell(entry.answers, id, lang)),
  ];
}

function answerCell(answers: FiledEntry["answers"], id: string, lang: Lang): FiledCell {
  const answer = answers?.find(({ questionId }) => questionId === id);
  if (!answer) return null;
  if (answer.kind === "date") return day(answer.typed);
  const value = Number(answer.typed);
  // Longer numbers lose digits.
  const isShort = answer.kind === "number" && Number.isSafeInteger(Math.round(value));
  return isShort ? { kind: "number", value } : text(answerText(answer, lang));
}

function leg({ teamKind, teamNumber }: Pick<FiledEntry, "teamKind" | "teamNumber">): FiledCell {
  if (teamKind !== "relay" || teamNumber === null) return null;
  return { kind: "number", value: teamNumber };
}

function text(value: string | null): FiledCell {
  return value ? { kind: "text", value } : null;
}

function day(value: Day | null): FiledCell {
  return value === null ? null : { kind: "day", value };
}
