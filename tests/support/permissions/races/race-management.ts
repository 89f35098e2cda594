import { type Answer, type Attempt, adminsOnly, type Write } from "../matrix.ts";
import { world } from "../people.ts";
import { entryForm } from "./entry-form.ts";

const { officeRace: race, officeDistances, doomedRace } = world;
const [first, second] = officeDistances;
const registration = world.registrations[2];
const suggestion = `/admin/races/suggestions/${world.suggestion}`;
const editor = `/admin/races/edit/${race}`;
const setup = `/admin/races/${race}/setup`;
const course = `${editor}/distances/${first}/course`;

const details = {
  event: "Office Run",
  race_name: "Office Run",
  start_date: "2031-05-04",
  race_type_category: "external",
  race_type: "Trail",
  country: "Peru",
  city: "Cusco",
};

/** The answer to `GET`, for the addresses of the race management. */
export const raceReads: Record<string, Attempt> = {
  "admin/races/registrations.csv": {
    path: "/admin/races/registrations.csv",
    outcome: adminsOnly(200),
  },
  "admin/races/registrations.xlsx": {
    path: "/admin/races/registrations.xlsx",
    outcome: adminsOnly(200),
  },
  "admin/races": { path: "/admin/races", outcome: adminsOnly(200) },
  "admin/races/duplicates": { path: "/admin/races/duplicates", outcome: adminsOnly(200) },
  "admin/races/places": { path: "/admin/races/places", outcome: adminsOnly(200) },
  "admin/races/suggestions": { path: "/admin/races/suggestions", outcome: adminsOnly(200) },
  "admin/races/suggestions/:id": { path: suggestion, outcome: adminsOnly(200) },
  "admin/races/suggestions/:id/accept": {
    path: `${suggestion}/accept`,
    outcome: adminsOnly(200),
  },
  "admin/races/suggestions/:id/decline": {
    path: `${suggestion}/decline`,
    outcome: adminsOnly(200),
  },
  "admin/races/:id/dashboard": {
    path: `/admin/races/${race}/dashboard`,
    outcome: adminsOnly(200),
  },
  "admin/races/:id/entry-form": {
    path: `/admin/races/${race}/entry-form`,
    outcome: adminsOnly(200),
  },
  "admin/races/:id/next-edition": {
    path: `/admin/races/${race}/next-edition`,
    outcome: adminsOnly(200),
  },
  "admin/races/:id/setup": { path: setup, outcome: adminsOnly(200) },
  "admin/races/:id/setup/form": { path: `${setup}/form`, outcome: adminsOnly(200) },
  "admin/races/:id/setup/waiver": { path: `${setup}/waiver`, outcome: adminsOnly(200) },
  "admin/races/edit/:id/place": { path: `${editor}/place`, outcome: adminsOnly(200) },
  "admin/races/new": { path: "/admin/races/new", outcome: adminsOnly(200) },
  "admin/races/edit/:id": { path: editor, outcome: adminsOnly(200) },
  "admin/races/edit/:id/delete": { path: `${editor}/delete`, outcome: adminsOnly(200) },
  "admin/races/edit/:id/distances/:distanceId/delete": {
    path: `${editor}/distances/${first}/delete`,
    outcome: adminsOnly(200),
  },
  "admin/races/edit/:id/distances/:distanceId/course": {
    path: course,
    outcome: adminsOnly(200),
  },
  "admin/races/edit/:id/distances/:distanceId/course/save": {
    path: `${course}/save`,
    outcome: adminsOnly(200),
  },
  "admin/races/edit/:id/distances/:distanceId/course/download": {
    path: `${course}/download`,
    outcome: adminsOnly(200),
  },
  "admin/races/edit/:id/distances/:distanceId/course/remove": {
    path: `${course}/remove`,
    outcome: adminsOnly(200),
  },
  "admin/races/edit/:id/checked": { path: `${editor}/checked`, outcome: adminsOnly(editor) },
  "admin/races/edit/:id/order": { path: `${editor}/order`, outcome: adminsOnly(editor) },
  "admin/races/edit/:id/cancel": { path: `${editor}/cancel`, outcome: adminsOnly(editor) },
};

/** A form that only administrators may send; each adds one entry to the audit log. */
function office(path: string, form: Record<string, string>, answer: Answer): Write {
  return { what: `by administrators: ${path}`, path, form, outcome: adminsOnly(answer) };
}

/** The answers to `POST`, in an order in which each finds its subject. */
export const raceWrites: Record<string, Write[]> = {
  "admin/races/edit/:id/checked": [office(`${editor}/checked`, {}, editor)],
  "admin/races/edit/:id/order": [
    office(`${editor}/order`, { order: `${second},${first}`, to: "/" }, editor),
  ],
  "admin/races/suggestions/:id": [
    {
      ...office(suggestion, {}, 405),
      unrecorded: "a decision has an address of its own",
    },
  ],
  "admin/races/suggestions/:id/accept": [
    {
      ...office(`${suggestion}/accept`, {}, 409),
      unrecorded: "no race was made of it",
    },
  ],
  "admin/races/suggestions/:id/decline": [
    office(`${suggestion}/decline`, { reason: "unclear" }, "/admin/races/suggestions"),
  ],
  "admin/races/duplicates": [
    office(
      "/admin/races/duplicates",
      { first: race, second: doomedRace },
      "/admin/races/duplicates",
    ),
  ],
  "admin/races/places": [
    {
      ...office("/admin/races/places", {}, "/admin/races/places"),
      unrecorded: "no race of this site waits for its position",
    },
  ],
  "admin/races/new": [
    office("/admin/races/new", details, "/admin/races/new"),
    office(`/admin/races/new?race=${race}`, { distance: "5K", title: "Five" }, "/admin/races/new"),
  ],
  "admin/races/edit/:id": [
    office(`${editor}?tab=details`, details, editor),
    office(`${editor}?tab=distance-${first}`, { distance: "12K", title: "Twelve" }, editor),
  ],
  "admin/races/:id/entry-form": [
    office(`/admin/races/${race}/entry-form`, entryForm, `/admin/races/${race}/entry-form`),
  ],
  "admin/races/:id/setup/form": [office(`${setup}/form`, {}, setup)],
  "admin/races/:id/setup/waiver": [office(`${setup}/waiver`, {}, setup)],
  "admin/races/:id/setup": [
    {
      ...office(setup, {}, 409),
      unrecorded: "runners register elsewhere, and nobody has said where",
    },
  ],
  "admin/races/:id/next-edition": [
    {
      ...office(`/admin/races/${race}/next-edition`, { name: "Next", start_date: "" }, 400),
      unrecorded: "the race has no day",
    },
  ],
  "admin/races/edit/:id/place": [office(`${editor}/place`, { choice: "leave" }, editor)],
  "admin/races/edit/:id/distances/:distanceId/course": [
    {
      ...office(course, {}, 400),
      unrecorded: "a file is looked at, and this one is missing",
    },
  ],
  "admin/races/edit/:id/distances/:distanceId/course/save": [
    {
      ...office(`${course}/save`, { upload: "gone", file_name: "course.gpx" }, 409),
      unrecorded: "the file is not there",
    },
  ],
  "admin/races/edit/:id/distances/:distanceId/course/download": [
    {
      ...office(`${course}/download`, { download: "yes" }, 409),
      unrecorded: "there is no course",
    },
  ],
  "admin/races/edit/:id/distances/:distanceId/course/remove": [
    { ...office(`${course}/remove`, {}, 409), unrecorded: "there is no course" },
  ],
  "admin/races/edit/:id/distances/:distanceId/delete": [
    office(`${editor}/distances/${second}/delete`, {}, editor),
  ],
  "admin/races/edit/:id/cancel": [office(`${editor}/cancel`, {}, editor)],
  "admin/races/edit/:id/delete": [
    office(`/admin/races/edit/${doomedRace}/delete`, {}, "/admin/races"),
  ],
  "admin/races/registrations": [
    office(
      "/admin/races/registrations",
      { registration, status: "confirmed" },
      "/admin/races/registrations",
    ),
  ],
  "admin/races/registrations/:id": [
    office(
      `/admin/races/registrations/${registration}`,
      { registration, status: "completed", ahead: "yes" },
      `/admin/races/registrations/${registration}`,
    ),
  ],
  "admin/races/registrations/:id/review-request": [
    office(
      `/admin/races/registrations/${registration}/review-request`,
      { sendEmail: "yes", sendAhead: "yes" },
      `/admin/races/registrations/${registration}`,
    ),
  ],
  "admin/races/claims": [
    office(
      "/admin/races/claims",
      { claim: world.claim, status: "contacted", note: "Called." },
      "/admin/races/claims",
    ),
  ],
};
