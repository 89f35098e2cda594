import { type Attempt, open, ownerLast, ownersOnly, signedIn, type Write } from "../matrix.ts";
import { world } from "../people.ts";

const list = "/training/activities";
const kept = `${list}/${world.activities[0]}`;
const doomed = `${list}/${world.activities[1]}`;

export const activityReads: Record<string, Attempt> = {
  "training/activities": { path: list, outcome: signedIn(200) },
  "training/activities/new": { path: `${list}/new`, outcome: signedIn(200) },
  "training/activities/:id/rename": { path: `${kept}/rename`, outcome: ownersOnly(200) },
  "training/activities/:id/remove-file": open(`${kept}/remove-file`, kept),
  "training/activities/:id/strike": open(`${kept}/strike`, kept),
  "training/activities/:id/restore": open(`${kept}/restore`, kept),
  "training/activities/:id/delete": open(`${kept}/delete`, kept),
  "training/activities/:id": { path: kept, outcome: ownersOnly(200) },
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
      form: {},
      outcome: signedIn(400),
    },
  ],
  "training/activities/new": [
    {
      what: "an activity without a distance",
      path: `${list}/new`,
      form: { name: "", sport: "run", day: "2026-05-01", time: "07:00" },
      outcome: signedIn(400),
    },
  ],
  "training/activities/:id": [
    {
      what: "only the owner's file is looked at, and this one is missing",
      path: kept,
      form: {},
      outcome: ownersOnly(409),
      order: ownerLast,
    },
  ],
  "training/activities/:id/rename": [
    {
      what: "only the owner renames",
      path: `${kept}/rename`,
      form: { name: "The owner's hills", sport: "trail" },
      outcome: ownersOnly(kept),
      order: ownerLast,
    },
  ],
  "training/activities/:id/remove-file": [
    {
      what: "an activity without a file is shown to its owner",
      path: `${kept}/remove-file`,
      form: {},
      outcome: signedIn(kept),
      order: ownerLast,
    },
  ],
  ...Object.fromEntries(
    ["strike", "restore"].map((change) => [
      `training/activities/:id/${change}`,
      [
        {
          what: "a distance without a best effort",
          path: `${kept}/${change}`,
          form: { meters: "12345" },
          outcome: signedIn(404),
        },
      ],
    ]),
  ),
  "training/activities/:id/delete": [
    {
      what: "only the owner deletes",
      path: `${doomed}/delete`,
      form: {},
      outcome: { ...signedIn(doomed), owner: list },
      order: ownerLast,
      stays: { path: doomed, text: "run 1" },
    },
  ],
};
