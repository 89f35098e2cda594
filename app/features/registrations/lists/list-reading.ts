import { toMeters } from "#features/races/distance.ts";
import { readYesNo } from "#features/races/import/file/cells.ts";
import { type DateOrder, orderOf, readDay } from "#features/races/import/file/dates.ts";
import { readFileRecords } from "#features/races/import/file/records.ts";
import type { FileRecord } from "#features/races/import/file/table.ts";
import { countryIn, registrationCountries } from "#values/countries.ts";
import type { Day } from "#values/day.ts";
import { fold } from "#values/text/fold.ts";
import type { Answers } from "../answers.ts";
import type { EntryExtra } from "../extras/extra.ts";
import { extraName } from "../extras/reading-extras.ts";
import type { EntryQuestion } from "../questions/question.ts";
import { questionName } from "../questions/reading-answers.ts";
import type { EntryRules } from "../rules/entry-rules.ts";
import { type DocumentType, documentWords } from "../rules/identity-document.ts";
import { genderReader } from "../rules/written-gender.ts";
import {
  compact,
  headingReader,
  isSameColumn,
  type ListField,
  listColumns,
} from "./list-columns.ts";
import type { ListFileProblem } from "./messages.ts";

/** What the reading of a list needs to know of its race. */
export type ListForm = {
  rules: EntryRules;
  distances: { id: string; text: string }[];
  questions: EntryQuestion[];
  extras: EntryExtra[];
  /** The country of runners who give none. */
  country: string;
  /** In which order dates such as 03/04/1990 are read where the list does not tell. */
  order: DateOrder;
  today: Day;
  mostRows: number;
};

/** A person of a list, with the answers as they are kept: read where that is possible, otherwise as typed. */
type ListedPerson = { distanceId: string | null; answers: Answers };

export type ReadList = { people: ListedPerson[]; ignored: string[] } | { problem: ListFileProblem };

/** Titles may stand above the names of the columns. */
const headerDepth = 15;
const mostIgnored = 10;

/** The people of a file, or of rows that were pasted, for one race. */
export function readList(bytes: Uint8Array, form: ListForm): ReadList {
  const fieldOf = headingReader(listColumns(form));
  const records = readFileRecords(bytes, { isName: (cell) => fieldOf(cell) !== null, headerDepth });
  if ("problem" in records) return { problem: problemOf(records.problem.code) };
  const counts = records
    .slice(0, headerDepth)
    .map(({ cells }) => cells.filter((cell) => fieldOf(cell) !== null).length);
  const at = counts.findIndex((count) => count >= 2 && count >= Math.max(...counts) / 2);
  const head = records[at];
  if (!head) return { problem: "no-names" };
  const fields = firstOfEach(head.cells.map(fieldOf));
  const isNamed = fields.includes("fullName") || fields.includes("firstName");
  if (!isNamed) return { problem: "no-names" };
  const body = records.slice(at + 1).filter(({ cells }) => !isRepeated(cells, head.cells));
  if (body.some(({ problem }) => problem !== null)) return { problem: "damaged" };
  if (body.length === 0) return { problem: "no-rows" };
  if (body.length > form.mostRows) return { problem: "too-many-rows" };
  const read = rowReader(body, { head: head.cells, fields, form });
  return {
    people: body.map(({ cells }) => read(cells)),
    ignored: head.cells
      .filter((name, place) => name !== "" && fields[place] === null && !isNumbering(name))
      .slice(0, mostIgnored)
      .map((name) => name.slice(0, 40).toWellFormed()),
  };
}

/** The codes of the reader of tables for which there is a sentence here. */
function problemOf(code: string): ListFileProblem {
  if (code === "too-large") return "too-large";
  if (code === "another-format") return "another-format";
  return code === "empty" || code === "blank" ? "blank" : "damaged";
}

function isNumbering(name: string): boolean {
  return /^(n|no|nro|num|numero|number|item)$/.test(compact(name)) || compact(name) === "";
}

/** A field that several columns name is in the first of them. */
function firstOfEach(fields: readonly (ListField | null)[]): (ListField | null)[] {
  return fields.map((field, at) => (fields.indexOf(field) === at ? field : null));
}

/** The names of the columns, repeated above each page. */
function isRepeated(cells: readonly string[], head: readonly string[]): boolean {
  return cells.every((cell, at) => cell === "" || cell === head[at]);
}

function rowReader(
  body: readonly FileRecord[],
  {
    head,
    fields,
    form,
  }: { head: readonly string[]; fields: readonly (ListField | null)[]; form: ListForm },
): (cells: readonly string[]) => ListedPerson {
  const column = (field: ListField) => {
    const place = fields.indexOf(field);
    return place < 0 ? [] : body.map(({ cells }) => cells[place] ?? "");
  };
  const genderOf = genderReader(column("gender"));
  const found = orderOf(column("dateOfBirth"));
  const order = found === "day" || found === "month" ? found : form.order;
  const isTurned = /^apellido/.test(compact(head[fields.indexOf("fullName")] ?? ""));
  const usualDocument = documentIn(head[fields.indexOf("documentNumber")] ?? "");
  return (cells) => {
    const cell = (field: ListField) => cells[fields.indexOf(field)] ?? "";
    const answers: Answers = {};
    for (const [at, field] of fields.entries()) {
      const text = cells[at] ?? "";
      if (field && field !== "distance" && field !== "fullName" && text !== "")
        answers[field] = text;
    }
    if (!answers.firstName && cell("fullName")) {
      Object.assign(answers, namesOf(cell("fullName"), isTurned));
    }
    if (answers.dateOfBirth) {
      answers.dateOfBirth = birthdayOf(answers.dateOfBirth, { order, today: form.today });
    }
    if (answers.gender) answers.gender = genderOf(answers.gender) ?? answers.gender;
    answers.country = countryOf(answers.country ?? "") ?? answers.country ?? form.country;
    if (answers.documentNumber) {
      const type = documentIn(answers.documentType ?? "") ?? usualDocument;
      answers.documentType = type ?? answers.documentType ?? guessedDocument(answers);
      answers.documentNumber = wholeNumber(answers.documentType, answers.documentNumber);
    }
    for (const question of form.questions) {
      const column =
        form.questions.find(({ text }) => isSameColumn(question.text, text)) ?? question;
      const text = cell(questionName(column.id));
      if (text) answers[questionName(question.id)] = answerOf(question, text, order);
    }
    for (const extra of form.extras) {
      const column = form.extras.find(({ name }) => isSameColumn(extra.name, name)) ?? extra;
      const text = cell(extraName(column.id));
      if (text) answers[extraName(extra.id)] = orderedOf(extra, text);
    }
    const distanceId = distanceOf(cell("distance"), form.distances);
    if (distanceId === null && cell("distance")) answers.typedDistance = cell("distance");
    return { distanceId, answers };
  };
}

/**
 * The two names of a cell that holds both: `Quispe, Ana`; `Ana Quispe Mamani`, whose last two words are surnames, as
 * in most of Latin America.
 */
function namesOf(text: string, isTurned: boolean): { firstName: string; lastName: string } {
  const [, before, after] = /^([^,]+),\s*([^,]+)$/.exec(text) ?? [];
  if (before && after) return { firstName: after.trim(), lastName: before.trim() };
  const words = text.split(/\s+/).filter(Boolean);
  const surnames = words.length > 2 ? 2 : 1;
  const [first, last] = isTurned
    ? [words.slice(surnames), words.slice(0, surnames)]
    : [words.slice(0, -surnames), words.slice(-surnames)];
  return { firstName: first.join(" "), lastName: last.join(" ") };
}

/** A birthday as the form takes it; what is no day stays as it is. Two digits of a year are the latest that is past. */
function birthdayOf(text: string, { order, today }: { order: DateOrder; today: Day }): string {
  const read = readDay(text, { order, since: null });
  if (!("value" in read)) return text;
  const { day } = read.value;
  if (day <= today) return day;
  return /(?<!\d)\d{4}(?!\d)/.test(text) ? day : `${Number(day.slice(0, 4)) - 100}${day.slice(4)}`;
}

/** A country that the form offers, by its name in either language. */
function countryOf(text: string): string | null {
  const word = compact(text);
  if (word === "") return null;
  const named = registrationCountries.find(
    (name) => compact(name) === word || compact(countryIn(name, "es")) === word,
  );
  return named ?? (/^(usa|us|eeuu|eua)$/.test(word) ? "United States" : null);
}

/** The type of document that a cell or a heading names. */
function documentIn(text: string): DocumentType | null {
  const word = compact(text);
  if (word === "") return null;
  if (/^dni/.test(word)) return "dni";
  if (/^ine/.test(word)) return "ine";
  if (/^curp/.test(word)) return "curp";
  if (/^(passport|pasaporte)/.test(word)) return "passport";
  const types = Object.keys(documentWords) as DocumentType[];
  const isOther = /^(ce|carne\w*|otro|other|cedula|ptp)/.test(word);
  return types.find((type) => type === word) ?? (isOther ? "other" : null);
}

/** The type of a number whose list names none: eight digits of somebody in Peru, and the shape of a CURP. */
function guessedDocument({ documentNumber = "", country }: Answers): DocumentType | undefined {
  if (country === "Peru" && /^\d{7,8}$/.test(documentNumber)) return "dni";
  return /^[A-Z]{4}\d{6}[HMX]\w{7}$/i.test(documentNumber) ? "curp" : undefined;
}

/** A DNI whose leading zeros a spreadsheet has dropped. */
function wholeNumber(type: string | undefined, number: string): string {
  return type === "dni" && /^\d{6,7}$/.test(number) ? number.padStart(8, "0") : number;
}

/** An answer as the form keeps it: the ids of choices, `yes` for an agreement; what is none of them stays as typed. */
function answerOf(question: EntryQuestion, text: string, order: DateOrder): string {
  const { kind, choices } = question;
  if (kind === "agreement") return readYesNo(fold(text)) ? "yes" : text;
  if (kind === "date") {
    const read = readDay(text, { order, since: null });
    return "value" in read ? read.value.day : text;
  }
  if (kind !== "choice" && kind !== "choices") return text;
  const idOf = (typed: string) =>
    choices.find(({ label }) =>
      [label.en, label.es].some((name) => name !== null && compact(name) === compact(typed)),
    )?.id;
  const whole = idOf(text);
  if (whole || kind === "choice") return whole ?? text;
  const ids = text.split(/[,;/]/).map((part) => idOf(part));
  return ids.every((id) => id !== undefined) ? ids.join(",") : text;
}

/** How many of an extra, or what amount, a cell orders, as the form keeps it; what is neither stays as typed. */
function orderedOf({ priceMinor }: EntryExtra, text: string): string {
  const word = fold(text).trim();
  const isYes = readYesNo(word);
  if (isYes === false || /^(none|ningun[oa]?|[-–—])$/.test(word)) return "";
  if (priceMinor === null) return text;
  return isYes ? "1" : (/^(\d{1,6})(?:[.,]0+)?$/.exec(word)?.[1] ?? text);
}

/** The distance that a cell names, by its text or by its length. */
function distanceOf(
  text: string,
  distances: readonly { id: string; text: string }[],
): string | null {
  const [only] = distances;
  if (distances.length < 2) return only?.id ?? null;
  const word = compact(text);
  if (word === "") return null;
  const named = distances.find((distance) => compact(distance.text) === word);
  if (named) return named.id;
  const meters = toMeters(/^\d+([.,]\d+)?$/.test(text) ? `${text}K` : text);
  const long = distances.filter((distance) => toMeters(distance.text) === meters);
  return meters !== null && long.length === 1 ? (long[0]?.id ?? null) : null;
}
