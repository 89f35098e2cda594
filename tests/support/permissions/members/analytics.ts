import { type Attempt, signedIn, type Write } from "../matrix.ts";

export const analyticsReads: Record<string, Attempt> = {
  "training/analytics": { path: "/training/analytics?period=all", outcome: signedIn(200) },
  "training/profile": { path: "/training/profile", outcome: signedIn(200) },
};

export const analyticsWrites: Record<string, Write[]> = {
  "training/profile": [
    {
      what: "one's own profile",
      path: "/training/profile",
      form: { sex: "female", max_heart_rate: "188", resting_heart_rate: "52" },
      outcome: signedIn("/training/profile"),
    },
  ],
};
