import { type Attempt, open, ownerLast, ownersOnly, signedIn, type Write } from "../matrix.ts";
import { world } from "../people.ts";

const own = world.ownCourse;

export const courseReads: Record<string, Attempt> = {
  "tools/course": { path: `/tools/course?own=${own}&time=40:00`, outcome: ownersOnly(200) },
  "tools/course/keep": { path: `/tools/course/keep?own=${own}`, outcome: ownersOnly(200) },
  "tools/course/remove": open("/tools/course/remove", "/tools/course"),
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
      form: {},
      outcome: signedIn(400),
    },
  ],
  "tools/course/keep": [
    {
      what: "keeping one's own course",
      path: `/tools/course/keep?own=${own}`,
      form: {},
      outcome: ownersOnly("/tools/course"),
      order: ownerLast,
    },
  ],
  "tools/course/remove": [
    {
      what: "removing one's own course; a course of others is as good as gone",
      path: `/tools/course/remove?own=${own}`,
      form: {},
      outcome: signedIn("/tools/course"),
      order: ownerLast,
      stays: { path: `/tools/course?own=${own}`, text: "Remove Course" },
    },
  ],
};
