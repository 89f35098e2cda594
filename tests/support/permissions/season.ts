import { typedAnswers } from "../registrations.ts";
import { type Attempt, open, ownerLast, ownersOnly, signedIn, type Write } from "./matrix.ts";
import { world } from "./people.ts";

const [registration] = world.registrations;
const note = `/registrations/${registration}/note`;

export const seasonReads = {
  "favorites/seen": open("/favorites/seen", "/dashboard"),
  "registrations/:id/note": { path: note, outcome: ownersOnly(200) },
  "race-messages/:token": open("/race-messages/forged", 404),
  "race-news/:token": open("/race-news/forged", 404),
  "dashboard/whatsapp": { path: "/dashboard/whatsapp", outcome: signedIn(200) },
  "dashboard/whatsapp/confirm": {
    path: "/dashboard/whatsapp/confirm",
    outcome: signedIn(200),
  },
  "dashboard/whatsapp/end": { path: "/dashboard/whatsapp/end", outcome: signedIn(200) },
  "webhooks/whatsapp": open("/webhooks/whatsapp", 404),
  alerts: open("/alerts?country=Peru"),
  "alerts/:token": open("/alerts/forged", 404),
  "alerts/:token/confirm": open("/alerts/forged/confirm", 404),
  "alerts/:token/remove": open("/alerts/forged/remove", 404),
  "account/alerts": { path: "/account/alerts", outcome: signedIn(200) },
  "account/companions": { path: "/account/companions", outcome: signedIn(200) },
  "account/companions/delete": { path: "/account/companions/delete", outcome: signedIn(200) },
  "account/companions/:id/edit": {
    path: `/account/companions/${registration}/edit`,
    outcome: signedIn(404),
  },
  "account/alerts/remove": { path: "/account/alerts/remove", outcome: signedIn(200) },
} satisfies Record<string, Attempt>;

export const seasonWrites: Record<string, Write[]> = {
  "dashboard/whatsapp": [
    {
      what: "each for their own phone",
      path: "/dashboard/whatsapp",
      form: { number: "+49 1512 3456789" },
      outcome: signedIn(400),
    },
  ],
  "dashboard/whatsapp/confirm": [
    {
      what: "a code that was not sent",
      path: "/dashboard/whatsapp/confirm",
      form: { code: "123456" },
      outcome: signedIn(400),
    },
  ],
  "dashboard/whatsapp/end": [
    {
      what: "the end of one's own messages",
      path: "/dashboard/whatsapp/end",
      form: {},
      outcome: signedIn("/dashboard/whatsapp"),
      unrecorded: "a consent of one's own",
    },
  ],
  "webhooks/whatsapp": [
    { what: "without a signature", ...open("/webhooks/whatsapp", 400), form: {} },
  ],
  "race-messages/:token": [
    { what: "a forged link ends nothing", ...open("/race-messages/forged", 404), form: {} },
  ],
  "race-news/:token": [
    { what: "a forged link ends nothing", ...open("/race-news/forged", 404), form: {} },
  ],
  alerts: [
    {
      what: "visitors give an address, others have one",
      path: "/alerts?country=Peru",
      form: {},
      outcome: { rest: "/account/alerts", visitor: 400, deactivated: 400 },
      unrecorded: "an alert of one's own",
    },
  ],
  "alerts/:token": [{ what: "a forged link", ...open("/alerts/forged", 404), form: {} }],
  "alerts/:token/confirm": [
    { what: "a forged link", ...open("/alerts/forged/confirm", 404), form: {} },
  ],
  "alerts/:token/remove": [
    { what: "a forged link", ...open("/alerts/forged/remove", 404), form: {} },
  ],
  "account/alerts": [
    { what: "no form", path: "/account/alerts", form: {}, outcome: signedIn(405) },
  ],
  "account/alerts/remove": [
    {
      what: "of one's own",
      path: "/account/alerts/remove",
      form: { alert: registration },
      outcome: signedIn("/account/alerts"),
    },
  ],
  "account/companions": [
    { what: "no form", path: "/account/companions", form: {}, outcome: signedIn(405) },
  ],
  "account/companions/delete": [
    {
      what: "of one's own",
      path: "/account/companions/delete",
      form: { companion: registration },
      outcome: signedIn("/account/companions"),
    },
  ],
  // Nobody here has saved anybody: all get the same answer.
  "account/companions/:id/edit": [
    {
      what: "nobody of that id",
      path: `/account/companions/${registration}/edit`,
      form: typedAnswers,
      outcome: signedIn(404),
    },
  ],
  "favorites/seen": [
    {
      what: "each has seen their own",
      path: "/favorites/seen",
      form: {},
      outcome: signedIn("/dashboard"),
    },
  ],
  "registrations/:id/note": [
    {
      what: "a private note of one's own registration",
      path: note,
      form: { note: "Bus at five" },
      outcome: ownersOnly("/dashboard"),
      order: ownerLast,
    },
  ],
};
