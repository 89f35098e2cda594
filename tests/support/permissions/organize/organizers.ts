import {
  type Answer,
  type Attempt,
  admins,
  adminsOnly,
  ownerLast,
  ownersOnly,
  signedIn,
  type Write,
} from "../matrix.ts";
import { people, world } from "../people.ts";
import { entryForm } from "../races/entry-form.ts";

/**
 * The owner and the deactivated person organize the race, the stranger organizes another one, and
 * the administrator none.
 */
const { organizedRace: race, organizedDistances, organizedEntry: entry } = world;
const [first, second] = organizedDistances;
const own = `/organize/races/${race}`;
const course = `${own}/distances/${first}/course`;
const record = `/organize/registrations/${entry}`;
const office = `/admin/races/edit/${race}/organizers`;
const claims = "/admin/races/claims";

const details = {
  event: "Own Run",
  race_name: "Own Run",
  start_date: "2031-05-04",
  race_type: "Trail",
  country: "Peru",
  city: "Cusco",
};

const read = (path: string): Attempt => ({ path, outcome: ownersOnly(200) });

export const organizerReads: Record<string, Attempt> = {
  organize: { path: "/organize", outcome: signedIn(200) },
  "organize/payouts": { path: "/organize/payouts", outcome: signedIn(200) },
  "organize/payouts/continue": { path: "/organize/payouts/continue", outcome: signedIn(200) },
  "organize/payouts/payee": { path: "/organize/payouts/payee", outcome: signedIn(200) },
  "organize/races/:id": read(own),
  "organize/races/:id/cancel": read(`${own}/cancel`),
  "organize/races/:id/dashboard": read(`${own}/dashboard`),
  "organize/races/:id/entry-form": read(`${own}/entry-form`),
  "organize/races/:id/next-edition": read(`${own}/next-edition`),
  "organize/races/:id/place": read(`${own}/place`),
  "organize/races/:id/distances/:distanceId/delete": read(`${own}/distances/${first}/delete`),
  "organize/races/:id/distances/:distanceId/course": read(course),
  "organize/races/:id/distances/:distanceId/course/save": read(`${course}/save`),
  "organize/races/:id/distances/:distanceId/course/download": read(`${course}/download`),
  "organize/races/:id/distances/:distanceId/course/remove": read(`${course}/remove`),
  "organize/races/:id/checked": { path: `${own}/checked`, outcome: signedIn(own) },
  "organize/races/:id/order": { path: `${own}/order`, outcome: signedIn(own) },
  "organize/races/:id/registrations": read(`${own}/registrations`),
  "organize/races/:id/registrations.csv": read(`${own}/registrations.csv`),
  "organize/races/:id/registrations.xlsx": read(`${own}/registrations.xlsx`),
  "organize/races/:id/setup": read(`${own}/setup`),
  "organize/races/:id/setup/form": read(`${own}/setup/form`),
  "organize/races/:id/setup/waiver": read(`${own}/setup/waiver`),
  "organize/races/:id/start-list": read(`${own}/start-list`),
  "organize/races/:id/start-list.csv": read(`${own}/start-list.csv`),
  "organize/registrations/:id": read(record),
  "organize/registrations/:id/review-request": read(`${record}/review-request`),
  "admin/races/edit/:id/organizers": { path: office, outcome: adminsOnly(200) },
  "admin/races/edit/:id/organizers/:userId/remove": {
    path: `${office}/${people.owner}/remove`,
    outcome: adminsOnly(office),
  },
  "admin/races/claims/:id/link": {
    path: `${claims}/${world.claim}/link`,
    outcome: adminsOnly(claims),
  },
};

/** A form that only the organizers of the race may send: it is not there for all others. */
function organizers(path: string, form: Record<string, string>, answer: Answer): Write {
  return { what: path, path, form, outcome: ownersOnly(answer), order: ownerLast };
}

/** The answers to `POST`, in an order in which each finds its subject. */
export const organizerWrites: Record<string, Write[]> = {
  "organize/races/:id/checked": [organizers(`${own}/checked`, {}, own)],
  "organize/races/:id/order": [
    organizers(`${own}/order`, { order: `${second},${first}`, to: "/" }, own),
  ],
  "organize/payouts": [
    {
      what: "each their own, and nobody without a country",
      path: "/organize/payouts",
      form: { country: "" },
      outcome: signedIn(400),
    },
  ],
  "organize/payouts/continue": [
    {
      what: "each their own, and here nobody has an account",
      path: "/organize/payouts/continue",
      form: {},
      outcome: signedIn(409),
    },
  ],
  "organize/payouts/payee": [
    {
      what: "each their own, and here nobody has an account",
      path: "/organize/payouts/payee",
      form: { race, use: "yes" },
      outcome: signedIn(409),
    },
  ],
  "organize/races/:id": [
    organizers(`${own}?tab=details`, details, own),
    organizers(`${own}?tab=distance-${first}`, { distance: "12K", title: "Twelve" }, own),
    organizers(`${own}?tab=add-distance`, { distance: "5K", title: "Five" }, own),
  ],
  "organize/races/:id/distances/:distanceId/course": [organizers(course, {}, 400)],
  // There is no course to be changed: those who may change it are told so.
  "organize/races/:id/distances/:distanceId/course/save": [
    organizers(`${course}/save`, { upload: "gone", file_name: "course.gpx" }, 409),
  ],
  "organize/races/:id/distances/:distanceId/course/download": [
    organizers(`${course}/download`, { download: "yes" }, 409),
  ],
  "organize/races/:id/distances/:distanceId/course/remove": [
    organizers(`${course}/remove`, {}, 409),
  ],
  "organize/races/:id/distances/:distanceId/delete": [
    organizers(`${own}/distances/${second}/delete`, {}, own),
  ],
  "organize/races/:id/registrations": [
    organizers(
      `${own}/registrations`,
      { registration: entry, status: "confirmed" },
      `${own}/registrations`,
    ),
  ],
  "organize/registrations/:id": [
    organizers(record, { registration: entry, status: "completed", ahead: "yes" }, record),
  ],
  "organize/registrations/:id/review-request": [
    organizers(`${record}/review-request`, { sendEmail: "yes", sendAhead: "yes" }, record),
  ],
  "organize/races/:id/setup/form": [organizers(`${own}/setup/form`, {}, `${own}/setup`)],
  "organize/races/:id/setup/waiver": [organizers(`${own}/setup/waiver`, {}, `${own}/setup`)],
  // Runners register elsewhere, and nobody has said where.
  "organize/races/:id/setup": [organizers(`${own}/setup`, {}, 409)],
  "organize/races/:id/next-edition": [
    organizers(`${own}/next-edition`, { name: "Next Run", start_date: "" }, 400),
  ],
  "organize/races/:id/entry-form": [
    organizers(`${own}/entry-form`, entryForm, `${own}/entry-form`),
  ],
  "organize/races/:id/place": [organizers(`${own}/place`, { choice: "leave" }, own)],
  "organize/races/:id/cancel": [organizers(`${own}/cancel`, {}, own)],
  "admin/races/edit/:id/organizers": admins(office, { email: "admin@example.com" }, office),
  "admin/races/edit/:id/organizers/:userId/remove": admins(
    `${office}/${people.admin}/remove`,
    {},
    office,
  ),
  "admin/races/claims/:id/link": admins(`${claims}/${world.claim}/link`, {}, claims),
};
