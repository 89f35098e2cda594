/** What a session of a training plan is. */
export const sessionKinds = [
  "easy",
  "recovery",
  "long",
  "tempo",
  "intervals",
  "repetitions",
  "hills",
  "race-pace",
  "time-trial",
  "race",
] as const;
export type SessionKind = (typeof sessionKinds)[number];

/** What became of it. */
export const sessionStates = ["planned", "done", "skipped"] as const;
export type SessionState = (typeof sessionStates)[number];

/** A plan for everybody of a level, or from a runner's own answers. */
export const planKinds = ["standard", "personalized"] as const;
export type PlanKind = (typeof planKinds)[number];
