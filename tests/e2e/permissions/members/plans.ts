import { type Attempt, ownerLast, ownersOnly, signedIn, type Write } from "../matrix.ts";
import { world } from "../people.ts";

const { plan, session } = world.training;

export const planReads: Record<string, Attempt> = {
  training: { path: "/training", outcome: signedIn(200) },
  "training/new": { path: "/training/new", outcome: signedIn("/training") },
  "training/plans/:id": { path: `/training/plans/${plan}`, outcome: ownersOnly(200) },
  "training/plans/:id/plan.csv": {
    path: `/training/plans/${plan}/plan.csv`,
    outcome: ownersOnly(200),
  },
  "training/sessions/:id": { path: `/training/sessions/${session}`, outcome: ownersOnly(200) },
  "training/sessions/:id/workout.fit": {
    path: `/training/sessions/${session}/workout.fit`,
    outcome: ownersOnly(200),
  },
  "training/calendar/:file": {
    path: "/training/calendar/an-address-that-nobody-has.ics",
    outcome: { rest: 404 },
  },
};

export const planWrites: Record<string, Write[]> = {
  "training/new": [
    {
      what: "a plan without the right to it",
      path: "/training/new",
      form: {
        kind: "standard",
        level: "intermediate",
        day: "2027-10-03",
        distance: "10 km",
      },
      // The page itself leads back to the plan, after the refusal too.
      outcome: signedIn("/training"),
    },
  ],
  "training/sessions/:id": [
    {
      what: "a session of one's own plan",
      path: `/training/sessions/${session}`,
      form: { intent: "done" },
      outcome: ownersOnly("/training"),
      order: ownerLast,
    },
  ],
  "training/plans/:id": [
    {
      what: "ending one's own plan",
      path: `/training/plans/${plan}`,
      form: { intent: "end" },
      outcome: ownersOnly("/training"),
      order: ownerLast,
    },
  ],
};
