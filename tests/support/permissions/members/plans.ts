import {
  type Answer,
  type Attempt,
  open,
  ownerLast,
  ownersOnly,
  signedIn,
  type Write,
} from "../matrix.ts";
import { world } from "../people.ts";

const ownPlan = `/training/plans/${world.training.plan}`;
const ownSession = `/training/sessions/${world.training.session}`;

/** A form that only the owner of a plan may send: its subject is not there for all others. */
function owners(path: string, form: Record<string, string>, answer: Answer): Write[] {
  return [{ what: path, path, form, outcome: ownersOnly(answer), order: ownerLast }];
}

/** A page whose changes have addresses below it, and which takes no form itself. */
function noForm(path: string): Write[] {
  return [{ what: "the page takes no form", path, form: {}, outcome: 405 }];
}

/** The same as `owners`, where everyone else is redirected to the page of the plan, which is a 404 for them. */
function ownersAlone(path: string, answer: string, text: string): Write[] {
  const outcome = { ...signedIn(ownPlan), owner: answer };
  const stays = { path: ownPlan, text };
  return [{ what: path, path, form: {}, outcome, order: ownerLast, stays }];
}

export const planReads: Record<string, Attempt> = {
  training: open("/training"),
  "training/new": { path: "/training/new", outcome: signedIn("/training") },
  "training/plans/:id": { path: ownPlan, outcome: ownersOnly(200) },
  "training/plans/:id/ill": { path: `${ownPlan}/ill`, outcome: ownersOnly(200) },
  "training/plans/:id/open-feed": { path: `${ownPlan}/open-feed`, outcome: ownersOnly(200) },
  "training/plans/:id/close-feed": open(`${ownPlan}/close-feed`, ownPlan),
  "training/plans/:id/end": { path: `${ownPlan}/end`, outcome: ownersOnly(200) },
  "training/plans/:id/resume": open(`${ownPlan}/resume`, ownPlan),
  "training/plans/:id/delete": open(`${ownPlan}/delete`, ownPlan),
  "training/plans/:id/plan.csv": {
    path: `${ownPlan}/plan.csv`,
    outcome: ownersOnly(200),
  },
  "training/sessions/:id": { path: ownSession, outcome: ownersOnly(200) },
  "training/sessions/:id/move": { path: `${ownSession}/move`, outcome: ownersOnly(200) },
  "training/sessions/:id/swap": { path: `${ownSession}/swap`, outcome: ownersOnly(200) },
  "training/sessions/:id/done": { path: `${ownSession}/done`, outcome: ownersOnly(200) },
  "training/sessions/:id/skip": { path: `${ownSession}/skip`, outcome: ownersOnly(200) },
  "training/sessions/:id/reopen": { path: `${ownSession}/reopen`, outcome: ownersOnly(200) },
  "training/sessions/:id/workout.fit": {
    path: `${ownSession}/workout.fit`,
    outcome: ownersOnly(200),
  },
  "training/calendar/:token": {
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
  "training/sessions/:id": noForm(ownSession),
  "training/sessions/:id/move": owners(`${ownSession}/move`, { day: "2020-01-01" }, 409),
  "training/sessions/:id/swap": owners(
    `${ownSession}/swap`,
    { other: world.training.session },
    409,
  ),
  "training/sessions/:id/done": owners(`${ownSession}/done`, {}, "/training"),
  "training/sessions/:id/reopen": owners(`${ownSession}/reopen`, {}, "/training"),
  "training/sessions/:id/skip": owners(`${ownSession}/skip`, {}, "/training"),
  "training/plans/:id": noForm(ownPlan),
  "training/plans/:id/ill": owners(`${ownPlan}/ill`, { from: "2020-01-01", days: "7" }, 409),
  "training/plans/:id/open-feed": owners(`${ownPlan}/open-feed`, {}, 200),
  "training/plans/:id/close-feed": ownersAlone(`${ownPlan}/close-feed`, ownPlan, "End the address"),
  // It has not ended yet.
  "training/plans/:id/resume": ownersAlone(`${ownPlan}/resume`, ownPlan, "End this plan"),
  "training/plans/:id/end": ownersAlone(`${ownPlan}/end`, "/training", "End this plan"),
  "training/plans/:id/delete": ownersAlone(`${ownPlan}/delete`, "/training", "Delete Plan"),
};
