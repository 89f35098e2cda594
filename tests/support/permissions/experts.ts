import { type Attempt, admins, adminsOnly, type Outcome, open, type Write } from "./matrix.ts";
import { world } from "./people.ts";

/** For administrators to change: one that stays, and one that the tests delete. */
export const officeExperts = [
  "ffffffff-ffff-4fff-8fff-ffffffffff20",
  "ffffffff-ffff-4fff-8fff-ffffffffff21",
] as const;
const [kept, doomed] = officeExperts;
const [active, inactive] = world.experts;

const details = {
  first_name: "Rosa",
  last_name: "Flores",
  title: "Coach",
  city: "Lima",
  country: "Peru",
  hourly_rate_currency: "PEN",
};

const screen = (path: string): Attempt => ({ path, outcome: adminsOnly(200) });

/** The page of an inactive expert is for administrators; it is linked to no account. */
const preview: Outcome = { rest: 404, admin: 200 };

export const expertReads: Record<string, Attempt> = {
  services: open("/services"),
  "experts/:id": { path: `/experts/${inactive}`, outcome: preview },
  "experts/:id/review": open(`/experts/${active}/review`),
  "experts/:id/contact": { path: `/experts/${inactive}/contact`, outcome: preview },
  "experts/:id/share.jpg": open(`/experts/${active}/share.jpg`),
  "media/experts/:file": open("/media/experts/nobody.webp", 404),
  "admin/experts": screen("/admin/experts"),
  "admin/experts/new": screen("/admin/experts/new"),
  "admin/experts/edit": { path: "/admin/experts/edit", outcome: adminsOnly("/admin/experts") },
  "admin/experts/edit/:id": screen(`/admin/experts/edit/${kept}`),
  "admin/experts/edit/:id/delete": screen(`/admin/experts/edit/${kept}/delete`),
};

export const expertWrites: Record<string, Write[]> = {
  "admin/experts": admins("/admin/experts", { id: kept, shows: "no" }, "/admin/experts"),
  "admin/experts/new": admins("/admin/experts/new", details, "/admin/experts"),
  "admin/experts/edit/:id": admins(
    `/admin/experts/edit/${kept}`,
    details,
    `/admin/experts/edit/${kept}`,
  ),
  "admin/experts/edit/:id/delete": admins(
    `/admin/experts/edit/${doomed}/delete`,
    {},
    "/admin/experts",
  ),
  "experts/:id/contact": [
    {
      what: "the contact of an inactive expert is shown to nobody else",
      path: `/experts/${inactive}/contact`,
      form: {},
      outcome: preview,
    },
  ],
  "experts/:id/review": [
    {
      what: "each writes their own, but not about the own page",
      path: `/experts/${active}/review`,
      form: { rating: "5" },
      outcome: { rest: `/experts/${active}`, visitor: 401, deactivated: 401, stranger: 403 },
    },
  ],
};
