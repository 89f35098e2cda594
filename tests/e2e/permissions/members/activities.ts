import { type Attempt, ownerLast, ownersOnly, signedIn, type Write } from "../matrix.ts";
import { world } from "../people.ts";

const [kept, doomed] = world.activities.map((id) => `/training/activities/${id}`);
const list = "/training/activities";

export const activityReads: Record<string, Attempt> = {
  "training/activities": { path: list, outcome: signedIn(200) },
  "training/activities/:id": { path: `${kept}`, outcome: ownersOnly(200) },
  // The owner's activities have no files; the tests of the feature read one.
  "training/activities/:id/file": { path: `${kept}/file`, outcome: signedIn(404) },
  "training/uploads/:id": {
    path: `/training/uploads/${world.activityUpload}`,
    outcome: ownersOnly(200),
  },
};

export const activityWrites: Record<string, Write[]> = {
  "training/activities": [
    {
      what: "an upload without files",
      path: list,
      form: { intent: "upload" },
      outcome: signedIn(400),
    },
    {
      what: "an activity without a distance",
      path: list,
      form: { intent: "type", name: "", sport: "run", day: "2026-05-01", time: "07:00" },
      outcome: signedIn(400),
    },
  ],
  "training/activities/:id": [
    {
      what: "only the owner renames",
      path: `${kept}`,
      form: { intent: "rename", name: "The owner's hills", sport: "trail" },
      outcome: ownersOnly(`${kept}`),
      order: ownerLast,
    },
    {
      what: "only the owner deletes",
      path: `${doomed}`,
      form: { intent: "delete" },
      outcome: ownersOnly(list),
      order: ownerLast,
      stays: { path: `${doomed}`, text: "run 1" },
    },
  ],
};
