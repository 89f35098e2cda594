import { csvHead, csvLine } from "#values/csv.ts";
import type { Day } from "#values/day.ts";
import type { RegistrationStatus } from "../registration.ts";

export const startListOrders = ["name", "bib"] as const;
export type StartListOrder = (typeof startListOrders)[number];

/** Runners on one printed list: a longer one takes too much of a browser's memory. */
export const mostPrinted = 5000;

/** One runner on race day. */
export type Starter = {
  bib: number;
  lastName: string;
  firstName: string;
  distance: string | null;
  dateOfBirth: Day;
  /** `null` for an adult. */
  guardianName: string | null;
  country: string;
  phone: string;
  emergencyContactName: string;
  emergencyContactPhone: string;
  status: RegistrationStatus;
};

const columns: [title: string, cell: (starter: Starter) => string | null][] = [
  ["Bib", ({ bib }) => String(bib)],
  ["Last name", ({ lastName }) => lastName],
  ["First name", ({ firstName }) => firstName],
  ["Distance", ({ distance }) => distance],
  ["Date of birth", ({ dateOfBirth }) => dateOfBirth],
  ["Parent or guardian", ({ guardianName }) => guardianName],
  ["Country", ({ country }) => country],
  ["Phone", ({ phone }) => phone],
  ["Emergency contact", ({ emergencyContactName }) => emergencyContactName],
  ["Emergency phone", ({ emergencyContactPhone }) => emergencyContactPhone],
  ["Status", ({ status }) => status],
];

/** The first line of the file. */
export const startListHead = csvHead(columns.map(([title]) => title));

export function startListLine(starter: Starter): string {
  return csvLine(columns.map(([, cell]) => cell(starter)));
}
