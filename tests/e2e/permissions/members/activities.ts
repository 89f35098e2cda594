import { type Attempt, open, signedIn } from "../matrix.ts";

export const activityReads: Record<string, Attempt> = {
  training: open("/training", "/training/activities"),
  "training/activities": { path: "/training/activities", outcome: signedIn(200) },
};
