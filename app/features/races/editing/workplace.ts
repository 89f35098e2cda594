import { href } from "react-router";
import { withQuery } from "#values/address.ts";

/**
 * The addresses of the screens on which races and their registrations are worked on. Administrators
 * and organizers see the same screens at different addresses; `null` leads nowhere.
 */
export type Workplace = {
  isOffice: boolean;
  /** All races that can be worked on here. */
  races: string;
  /** The editor of a race. */
  race: (id: string) => string;
  order: (id: string) => string;
  /** Where a race is marked as still correct. */
  checked: (id: string) => string;
  place: (id: string) => string;
  dashboard: (id: string) => string;
  /** What is missing before registration opens, or where something of it is marked as looked at. */
  setup: (id: string, change?: "form" | "waiver") => string;
  /** Where the race of the next year is prepared from this one. */
  nextEdition: (id: string) => string;
  deleteDistance: (id: string, distanceId: string) => string;
  /** Where the course of a distance is attached, or changed. */
  course: (id: string, distanceId: string, change?: "save" | "download" | "remove") => string;
  /** What a race asks of its runners. */
  entryForm: (id: string) => string;
  /** What runners may do with their entries, and have done. */
  changes: (raceId: string) => string;
  /** The categories of a race, or where they are changed. */
  categories: (id: string, change?: "save" | "delete" | "order" | "template") => string;
  /** What the race asks of its runners in its own words. */
  questions: (raceId: string) => string;
  newQuestion: (raceId: string) => string;
  question: (raceId: string, question: string) => string;
  deleteQuestion: (raceId: string, question: string) => string;
  changeQuestion: (raceId: string, question: string, change: "stop" | "ask") => string;
  questionOrder: (raceId: string) => string;
  /** What the entries of a race cost and how they are paid for. */
  prices: (raceId: string) => string;
  /** The codes of a race, or where they are changed. */
  codes: (raceId: string, change?: "stop" | "resume") => string;
  /** What the race sells beside its entries, or where that is changed. */
  extras: (raceId: string, change?: "stop" | "sell" | "up" | "down" | "delete") => string;
  /** The orders and payments of a race, or where one is decided on. */
  payments: (raceId: string, change?: "confirm" | "refuse" | "settle" | "refund") => string;
  proof: (raceId: string, payment: string) => string;
  /** The registrations of a race, or those with one status or with files to review. */
  registrations: (
    raceId: string,
    filters?: { status?: "registered"; files?: "received" },
  ) => string;
  /** The registrations of all races. */
  allRegistrations: string | null;
  /** The list with these filters as a file. */
  registrationsFile: (kind: "csv" | "xlsx", raceId: string | null, query: string) => string;
  registration: (id: string) => string;
  /** Where the category of a registration is corrected. */
  correction: (id: string) => string;
  /** Where an extra of a registration is taken back. */
  takeBack: (id: string, bought: string) => string;
  /** A file that the runner of a registration has sent, and where it is decided on. */
  sentFile: (id: string, file: string) => string;
  reviewRequest: (id: string) => string;
  /** The desks of a race, or where one is closed. */
  checkIn: (raceId: string, change?: "end" | "scans") => string;
  /** What runners are told before the race. */
  guide: (raceId: string) => string;
  /** Where and when kits are picked up, or where that is changed. */
  kits: (raceId: string, change?: "remove-place" | "slots" | "capacity" | "remove-slot") => string;
  /** Where organizers hand over kits. */
  kitDesk: (raceId: string, change?: "collect" | "undo") => string;
  /** The waves and the bib numbers of a race, or where they are changed. */
  starts: (
    raceId: string,
    change?: "remove-wave" | "assign" | "block" | "remove-block" | "number",
  ) => string;
  bibLabels: (raceId: string) => string;
  /** Where the wave of a registration is corrected. */
  wave: (id: string) => string;
  /** What is written to the runners of a race. */
  messages: (raceId: string) => string;
  newMessage: (raceId: string) => string;
  editMessage: (raceId: string, message: string) => string;
  /** One message, or where something is done with it. */
  message: (
    raceId: string,
    message: string,
    change?: "send" | "schedule" | "unschedule" | "stop" | "test" | "retry" | "delete",
  ) => string;
  startList: (raceId: string) => string;
  startListPdf: (raceId: string) => string;
  startListFile: (raceId: string) => string;
  /** The teams of a race, or where one is changed. */
  teams: (raceId: string, change?: "rename" | "delete") => string;
  /** The waiting list of a race, or where a runner on it is offered a place or removed. */
  waitingList: (raceId: string, change?: "offer" | "remove") => string;
  waitingListFile: (raceId: string) => string;
  /** The results of a race. */
  results: (raceId: string) => string;
  /** The claims of runners who entered elsewhere, or where one is decided on. */
  resultClaims: (raceId: string, change?: "approve" | "refuse" | "undo") => string;
  /** One version of them, or where it is changed. */
  resultVersion: (
    raceId: string,
    version: string,
    change?:
      | "columns"
      | "settings"
      | "publish"
      | "withdraw"
      | "photos"
      | "discard"
      | "match"
      | "correct",
  ) => string;
  person: ((userId: string) => string) | null;
};

/** The back office. */
export const office: Workplace = {
  isOffice: true,
  races: href("/admin/races"),
  race: (id) => href("/admin/races/edit/:id", { id }),
  order: (id) => href("/admin/races/edit/:id/order", { id }),
  checked: (id) => href("/admin/races/edit/:id/checked", { id }),
  dashboard: (id) => href("/admin/races/:id/dashboard", { id }),
  place: (id) => href("/admin/races/edit/:id/place", { id }),
  setup: (id, change) => href("/admin/races/:id/setup/:change?", { id, change }),
  nextEdition: (id) => href("/admin/races/:id/next-edition", { id }),
  deleteDistance: (id, distanceId) =>
    href("/admin/races/edit/:id/distances/:distanceId/delete", { id, distanceId }),
  course: (id, distanceId, change) =>
    href("/admin/races/edit/:id/distances/:distanceId/course/:change?", { id, distanceId, change }),
  entryForm: (id) => href("/admin/races/:id/entry-form", { id }),
  categories: (id, change) => href("/admin/races/:id/categories/:change?", { id, change }),
  questions: (id) => href("/admin/races/:id/questions", { id }),
  newQuestion: (id) => href("/admin/races/:id/questions/new", { id }),
  question: (id, question) => href("/admin/races/:id/questions/:question", { id, question }),
  deleteQuestion: (id, question) =>
    href("/admin/races/:id/questions/:question/delete", { id, question }),
  changeQuestion: (id, question, change) =>
    href("/admin/races/:id/questions/:question/:change", { id, question, change }),
  questionOrder: (id) => href("/admin/races/:id/questions/order", { id }),
  prices: (id) => href("/admin/races/:id/prices", { id }),
  codes: (id, change) => href("/admin/races/:id/codes/:change?", { id, change }),
  extras: (id, change) => href("/admin/races/:id/extras/:change?", { id, change }),
  payments: (id, change) => href("/admin/races/:id/payments/:change?", { id, change }),
  proof: (id, payment) => href("/admin/races/:id/proofs/:payment", { id, payment }),
  registrations: (race, filters) =>
    withQuery(href("/admin/races/registrations"), { race, ...filters }),
  allRegistrations: href("/admin/races/registrations"),
  registrationsFile: (kind, _raceId, query) => {
    const files = {
      csv: href("/admin/races/registrations.csv"),
      xlsx: href("/admin/races/registrations.xlsx"),
    };
    return files[kind] + query;
  },
  registration: (id) => href("/admin/races/registrations/:id", { id }),
  correction: (id) => href("/admin/races/registrations/:id/category", { id }),
  takeBack: (id, bought) => href("/admin/races/registrations/:id/extras/:bought", { id, bought }),
  sentFile: (id, file) => href("/admin/races/registrations/:id/files/:file", { id, file }),
  reviewRequest: (id) => href("/admin/races/registrations/:id/review-request", { id }),
  changes: (id) => href("/admin/races/:id/changes", { id }),
  checkIn: (id, change) => href("/admin/races/:id/check-in/:change?", { id, change }),
  guide: (id) => href("/admin/races/:id/guide", { id }),
  kits: (id, change) => href("/admin/races/:id/kits/:change?", { id, change }),
  kitDesk: (id, change) => href("/admin/races/:id/kit-desk/:change?", { id, change }),
  starts: (id, change) => href("/admin/races/:id/starts/:change?", { id, change }),
  bibLabels: (id) => href("/admin/races/:id/bib-labels.pdf", { id }),
  wave: (id) => href("/admin/races/registrations/:id/wave", { id }),
  messages: (id) => href("/admin/races/:id/messages", { id }),
  newMessage: (id) => href("/admin/races/:id/messages/new", { id }),
  editMessage: (id, message) => href("/admin/races/:id/messages/:message/edit", { id, message }),
  message: (id, message, change) =>
    href("/admin/races/:id/messages/:message/:change?", { id, message, change }),
  startList: (id) => href("/admin/races/:id/start-list", { id }),
  startListPdf: (id) => href("/admin/races/:id/start-list.pdf", { id }),
  startListFile: (id) => href("/admin/races/:id/start-list.csv", { id }),
  teams: (id, change) => href("/admin/races/:id/teams/:change?", { id, change }),
  waitingList: (id, change) => href("/admin/races/:id/waiting-list/:change?", { id, change }),
  waitingListFile: (id) => href("/admin/races/:id/waiting-list.csv", { id }),
  results: (id) => href("/admin/races/:id/results", { id }),
  resultClaims: (id, change) => href("/admin/races/:id/results/claims/:change?", { id, change }),
  resultVersion: (id, version, change) =>
    href("/admin/races/:id/results/:version/:change?", { id, version, change }),
  person: (id) => href("/admin/users/:id", { id }),
};

/** The workspace of organizers. */
export const workspace: Workplace = {
  isOffice: false,
  races: href("/organize"),
  race: (id) => href("/organize/races/:id", { id }),
  order: (id) => href("/organize/races/:id/order", { id }),
  checked: (id) => href("/organize/races/:id/checked", { id }),
  dashboard: (id) => href("/organize/races/:id/dashboard", { id }),
  place: (id) => href("/organize/races/:id/place", { id }),
  setup: (id, change) => href("/organize/races/:id/setup/:change?", { id, change }),
  nextEdition: (id) => href("/organize/races/:id/next-edition", { id }),
  deleteDistance: (id, distanceId) =>
    href("/organize/races/:id/distances/:distanceId/delete", { id, distanceId }),
  course: (id, distanceId, change) =>
    href("/organize/races/:id/distances/:distanceId/course/:change?", { id, distanceId, change }),
  entryForm: (id) => href("/organize/races/:id/entry-form", { id }),
  categories: (id, change) => href("/organize/races/:id/categories/:change?", { id, change }),
  questions: (id) => href("/organize/races/:id/questions", { id }),
  newQuestion: (id) => href("/organize/races/:id/questions/new", { id }),
  question: (id, question) => href("/organize/races/:id/questions/:question", { id, question }),
  deleteQuestion: (id, question) =>
    href("/organize/races/:id/questions/:question/delete", { id, question }),
  changeQuestion: (id, question, change) =>
    href("/organize/races/:id/questions/:question/:change", { id, question, change }),
  questionOrder: (id) => href("/organize/races/:id/questions/order", { id }),
  prices: (id) => href("/organize/races/:id/prices", { id }),
  codes: (id, change) => href("/organize/races/:id/codes/:change?", { id, change }),
  extras: (id, change) => href("/organize/races/:id/extras/:change?", { id, change }),
  payments: (id, change) => href("/organize/races/:id/payments/:change?", { id, change }),
  proof: (id, payment) => href("/organize/races/:id/proofs/:payment", { id, payment }),
  registrations: (id, filters) =>
    withQuery(href("/organize/races/:id/registrations", { id }), { ...filters }),
  allRegistrations: null,
  registrationsFile: (kind, raceId, query) => {
    const id = raceId ?? "";
    const files = {
      csv: href("/organize/races/:id/registrations.csv", { id }),
      xlsx: href("/organize/races/:id/registrations.xlsx", { id }),
    };
    return files[kind] + query;
  },
  registration: (id) => href("/organize/registrations/:id", { id }),
  correction: (id) => href("/organize/registrations/:id/category", { id }),
  takeBack: (id, bought) => href("/organize/registrations/:id/extras/:bought", { id, bought }),
  sentFile: (id, file) => href("/organize/registrations/:id/files/:file", { id, file }),
  reviewRequest: (id) => href("/organize/registrations/:id/review-request", { id }),
  changes: (id) => href("/organize/races/:id/changes", { id }),
  checkIn: (id, change) => href("/organize/races/:id/check-in/:change?", { id, change }),
  guide: (id) => href("/organize/races/:id/guide", { id }),
  kits: (id, change) => href("/organize/races/:id/kits/:change?", { id, change }),
  kitDesk: (id, change) => href("/organize/races/:id/kit-desk/:change?", { id, change }),
  starts: (id, change) => href("/organize/races/:id/starts/:change?", { id, change }),
  bibLabels: (id) => href("/organize/races/:id/bib-labels.pdf", { id }),
  wave: (id) => href("/organize/registrations/:id/wave", { id }),
  messages: (id) => href("/organize/races/:id/messages", { id }),
  newMessage: (id) => href("/organize/races/:id/messages/new", { id }),
  editMessage: (id, message) => href("/organize/races/:id/messages/:message/edit", { id, message }),
  message: (id, message, change) =>
    href("/organize/races/:id/messages/:message/:change?", { id, message, change }),
  startList: (id) => href("/organize/races/:id/start-list", { id }),
  startListPdf: (id) => href("/organize/races/:id/start-list.pdf", { id }),
  startListFile: (id) => href("/organize/races/:id/start-list.csv", { id }),
  teams: (id, change) => href("/organize/races/:id/teams/:change?", { id, change }),
  waitingList: (id, change) => href("/organize/races/:id/waiting-list/:change?", { id, change }),
  waitingListFile: (id) => href("/organize/races/:id/waiting-list.csv", { id }),
  results: (id) => href("/organize/races/:id/results", { id }),
  resultClaims: (id, change) => href("/organize/races/:id/results/claims/:change?", { id, change }),
  resultVersion: (id, version, change) =>
    href("/organize/races/:id/results/:version/:change?", { id, version, change }),
  person: null,
};
