import type { Day } from "#values/day.ts";
import type { RegistrationStatus } from "../registration.ts";

export const startListOrders = ["name", "registration"] as const;
export type StartListOrder = (typeof startListOrders)[number];

/** One runner on race day. */
export type Starter = {
  /** From 1, in the order of the list. */
  bib: number;
  lastName: string;
  firstName: string;
  distance: string | null;
  dateOfBirth: Day;
  country: string;
  phone: string;
  emergencyContactName: string;
  emergencyContactPhone: string;
  status: RegistrationStatus;
};

/** Excel takes a file for UTF-8 only when it begins so. */
const mark = "\uFEFF";

const columns: [title: string, cell: (starter: Starter) => string][] = [
  ["Bib", ({ bib }) => String(bib)],
  ["Last name", ({ lastName }) => lastName],
  ["First name", ({ firstName }) => firstName],
  ["Distance", ({ distance }) => distance ?? ""],
  ["Date of birth", ({ dateOfBirth }) => dateOfBirth],
  ["Country", ({ country }) => country],
  ["Phone", ({ phone }) => phone],
  ["Emergency contact", ({ emergencyContactName }) => emergencyContactName],
  ["Emergency phone", ({ emergencyContactPhone }) => emergencyContactPhone],
  ["Status", ({ status }) => status],
];

/** The first line of the file. */
export const startListHead = mark + csvLine(columns.map(([title]) => title));

export function startListLine(starter: Starter): string {
  return csvLine(columns.map(([, cell]) => cell(starter)));
}

/**
 * One line of CSV. What a spreadsheet would take for a formula gets an apostrophe in front:
 * `=1+1` becomes `'=1+1`, and so does a phone number that begins with a plus.
 */
export function csvLine(cells: string[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(text: string): string {
  const guarded = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
