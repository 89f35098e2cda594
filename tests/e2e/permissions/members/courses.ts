import { type Attempt, open, ownerLast, ownersOnly, signedIn, type Write } from "../matrix.ts";
import { world } from "../people.ts";

const own = world.ownCourse;

export const courseReads: Record<string, Attempt> = {
  "tools/course": { path: `/tools/course?own=${own}&time=40:00`, outcome: ownersOnly(200) },
  "tools/course/method": open("/tools/course/method"),
  "tools/course/plan.csv": {
    path: `/tools/course/plan.csv?own=${own}&time=40:00`,
    outcome: { rest: 404, owner: 200 },
  },
};

export const courseWrites: Record<string, Write[]> = {
  "tools/course": [
    {
      what: "a file without the right",
      path: "/tools/course",
      form: { intent: "measure" },
      outcome: signedIn(400),
    },
    {
      what: "keeping one's own course",
      path: "/tools/course",
      form: { intent: "keep", own },
      outcome: ownersOnly("/tools/course"),
      order: ownerLast,
    },
    {
      what: "removing one's own course",
      path: "/tools/course",
      form: { intent: "remove", own },
      outcome: ownersOnly("/tools/course"),
      order: ownerLast,
    },
  ],
};
