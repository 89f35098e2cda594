import { csvHead, csvLine } from "#values/csv.ts";
import { type Day, toDay } from "#values/day.ts";
import type { RegistrationStatus } from "../registration.ts";

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
  status: RegistrationStatus;
  insuranceProvider: string;
  policyNumber: string;
  emergencyContactName: string;
  emergencyContactPhone: string;
};

/** A cell of a workbook: a number, a day, or a text that is never a formula. */
export type FiledCell =
  | { kind: "number"; value: number }
  | { kind: "day"; value: Day }
  | { kind: "text"; value: string }
  | null;

const columns: [title: string, cell: (entry: FiledEntry) => FiledCell][] = [
  ["Bib", ({ bib }) => ({ kind: "number", value: bib })],
  ["Last name", ({ lastName }) => text(lastName)],
  ["First name", ({ firstName }) => text(firstName)],
  ["Email", ({ email }) => text(email)],
  ["Date of birth", ({ dateOfBirth }) => day(dateOfBirth)],
  ["Parent or guardian", ({ guardianName }) => text(guardianName)],
  ["Country", ({ country }) => text(country)],
  ["Phone", ({ phone }) => text(phone)],
  ["Race", ({ raceName }) => text(raceName)],
  ["Race date", ({ startDate }) => day(startDate)],
  ["Distance", ({ distance }) => text(distance)],
  ["Status", ({ status }) => text(status)],
  ["Registered", ({ createdAt }) => day(toDay(createdAt))],
  ["Insurance provider", ({ insuranceProvider }) => text(insuranceProvider)],
  ["Policy number", ({ policyNumber }) => text(policyNumber)],
  ["Emergency contact", ({ emergencyContactName }) => text(emergencyContactName)],
  ["Emergency phone", ({ emergencyContactPhone }) => text(emergencyContactPhone)],
];

export const rosterTitles = columns.map(([title]) => title);

/** The first line of the CSV file. */
export const rosterHead = csvHead(rosterTitles);

export function rosterLine(entry: FiledEntry): string {
  return csvLine(rosterCells(entry).map((cell) => cell && String(cell.value)));
}

export function rosterCells(entry: FiledEntry): FiledCell[] {
  return columns.map(([, cell]) => cell(entry));
}

function text(value: string | null): FiledCell {
  return value ? { kind: "text", value } : null;
}

function day(value: Day | null): FiledCell {
  return value === null ? null : { kind: "day", value };
}
