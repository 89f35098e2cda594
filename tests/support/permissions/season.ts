import { type Attempt, open, ownerLast, ownersOnly, signedIn, type Write } from "./matrix.ts";
import { world } from "./people.ts";

const [registration] = world.registrations;
const note = `/registrations/${registration}/note`;

export const seasonReads = {
  "favorites/seen": open("/favorites/seen", "/dashboard"),
  "registrations/:id/note": { path: note, outcome: ownersOnly(200) },
  "race-news/:token": open("/race-news/forged", 404),
} satisfies Record<string, Attempt>;

export const seasonWrites: Record<string, Write[]> = {
  "race-news/:token": [
    { what: "a forged link ends nothing", ...open("/race-news/forged", 404), form: {} },
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
