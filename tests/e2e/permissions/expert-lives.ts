import {
  type Attempt,
  admins,
  adminsOnly,
  open,
  ownerLast,
  ownersOnly,
  signedIn,
  type Write,
} from "./matrix.ts";

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
