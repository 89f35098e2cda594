import {
  type Attempt,
  admins,
  adminsOnly,
  type Outcome,
  open,
  ownerLast,
  ownersOnly,
  signedIn,
  type Write,
} from "./matrix.ts";
import { type Person, world } from "./people.ts";

/** The owner's, which waits, and another person's, which the tests decline. */
export const applications = {
  own: "ffffffff-ffff-4fff-8fff-ffffffffff00",
  other: "ffffffff-ffff-4fff-8fff-ffffffffff01",
};
export const document = "ffffffff-ffff-4fff-8fff-ffffffffff02";
export const sentAt = new Date("2026-01-02T03:04:05.678Z");

export const applicationReads: Record<string, Attempt> = {
  "experts/apply": open("/experts/apply"),
  "experts/apply/documents/:id": {
    path: `/experts/apply/documents/${document}`,
    outcome: ownersOnly(200),
  },
  "admin/experts/applications": {
    path: "/admin/experts/applications",
    outcome: adminsOnly(200),
  },
  "admin/experts/applications/:id": {
    path: `/admin/experts/applications/${applications.own}`,
    outcome: adminsOnly(200),
  },
  "admin/experts/documents/:id": {
    path: `/admin/experts/documents/${document}`,
    outcome: adminsOnly(200),
  },
};

const isRead = "Your application is being read";

export const applicationWrites: Record<string, Write[]> = {
  "experts/apply": [
    {
      what: "somebody else's application is not changed",
      path: "/experts/apply",
      form: {
        application: applications.own,
        first_name: "Eve",
        last_name: "Evil",
        title: "Coach",
        city: "Lima",
        country: "Peru",
        hourly_rate_currency: "USD",
        service_running_coach: "yes",
      },
      outcome: { ...signedIn(409), owner: "/experts/apply" },
      order: ownerLast,
      stays: { path: "/experts/apply", text: "Rosa" },
    },
    {
      what: "somebody else's document stays",
      path: `/experts/apply?change=remove&document=${document}`,
      form: {},
      outcome: signedIn(200),
      order: ownerLast,
      stays: { path: "/experts/apply", text: "diploma.pdf" },
    },
    {
      what: "somebody else's application is not withdrawn",
      path: "/experts/apply?change=withdraw",
      form: { application: applications.own },
      outcome: { ...signedIn(409), owner: "/experts/apply" },
      order: ownerLast,
      stays: { path: "/experts/apply", text: isRead },
    },
  ],
  "admin/experts/applications/:id": admins(
    `/admin/experts/applications/${applications.other}`,
    { decision: "decline", version: sentAt.toISOString(), note: "No." },
    "/admin/experts/applications",
  ),
};

/** Of the linked expert, who is the `stranger`: the page, its reviews (the tests delete the answer to the second) and a message. */
export const desk = {
  expert: world.experts[0],
  reviews: ["ffffffff-ffff-4fff-8fff-ffffffffff11", "ffffffff-ffff-4fff-8fff-ffffffffff12"],
  inquiry: "ffffffff-ffff-4fff-8fff-ffffffffff13",
} as const;

/** For the expert whose page it is; nobody else learns that there is such a thing. */
const expertsOnly = (answer: number | string): Outcome => ({ ...signedIn(404), stranger: answer });
const expertLast: Person[] = ["visitor", "deactivated", "owner", "admin", "stranger"];

const [answered, alsoAnswered] = desk.reviews;
const ownDesk = "/account/expert";
const ownInquiry = `${ownDesk}/inquiries/${desk.inquiry}`;
const message = { name: "Zoë", email: "zoe@example.com", message: "Hello" };

export const deskReads: Record<string, Attempt> = {
  "experts/:id/message": open(`/experts/${desk.expert}/message`),
  "experts/inquiries/:token": open("/experts/inquiries/forged", 404),
  "account/expert": { path: ownDesk, outcome: expertsOnly(200) },
  "account/expert/reviews": { path: `${ownDesk}/reviews`, outcome: expertsOnly(200) },
  "account/expert/inquiries": { path: `${ownDesk}/inquiries`, outcome: expertsOnly(200) },
  "account/expert/inquiries/:id": { path: ownInquiry, outcome: expertsOnly(200) },
  "reviews/:id/answer": { path: `/reviews/${answered}/answer`, outcome: expertsOnly(200) },
  "reviews/:id/answer/delete": open(`/reviews/${answered}/answer/delete`, `${ownDesk}/reviews`),
  "admin/reviews/:id/answer/:mark": {
    path: `/admin/reviews/${answered}/answer/hide`,
    outcome: adminsOnly("/admin/reviews"),
  },
};

const ofTheExpert = (what: string, path: string, form: Record<string, string>, to: string) => ({
  what,
  path,
  form,
  outcome: expertsOnly(to),
  order: expertLast,
});

export const deskWrites: Record<string, Write[]> = {
  "experts/:id/message": [
    {
      what: "anybody writes, but the expert to the own page",
      path: `/experts/${desk.expert}/message`,
      form: message,
      outcome: { rest: `/experts/${desk.expert}/message`, stranger: 409 },
    },
  ],
  "experts/inquiries/:token": [
    {
      what: "a forged link opens nothing",
      ...open("/experts/inquiries/forged", 404),
      form: { message: "Hi" },
    },
  ],
  "account/expert": [
    ofTheExpert(
      "only the expert edits the page",
      ownDesk,
      {
        first_name: "Olga",
        last_name: "Owner",
        title: "Coach",
        years_experience: "3",
        city: "Lima",
        country: "Peru",
        hourly_rate: "0",
        hourly_rate_currency: "USD",
      },
      ownDesk,
    ),
  ],
  "account/expert/inquiries/:id": [
    ofTheExpert("only the expert answers", ownInquiry, { message: "Hi" }, ownInquiry),
    ofTheExpert("only the expert closes", ownInquiry, { close: "yes" }, ownInquiry),
  ],
  "reviews/:id/answer": [
    ofTheExpert(
      "only the expert answers",
      `/reviews/${answered}/answer`,
      { answer: "Thank you." },
      `${ownDesk}/reviews`,
    ),
  ],
  "reviews/:id/answer/delete": [
    {
      ...ofTheExpert(
        "only the expert deletes the answer",
        `/reviews/${alsoAnswered}/answer/delete`,
        {},
        `${ownDesk}/reviews`,
      ),
    },
  ],
  "admin/reviews/:id/answer/:mark": admins(
    `/admin/reviews/${answered}/answer/hide`,
    {},
    "/admin/reviews",
  ),
};
