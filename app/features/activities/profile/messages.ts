/** The heart rates that a form takes, in beats a minute. */
export const heartRateLimits = {
  max: { from: 100, to: 240 },
  resting: { from: 25, to: 110 },
} as const;

/** Sentences of the form of `/training/profile`. */
export const runnerProfileMessages = {
  badMax: `A whole number from ${heartRateLimits.max.from} to ${heartRateLimits.max.to}, please`,
  badResting: `A whole number from ${heartRateLimits.resting.from} to ${heartRateLimits.resting.to}, please`,
  restingTooHigh: "Resting heart rate must be lower than the maximum",
  badSex: "Please choose one of the list",
  badZone: "Please choose a time zone of the list",
  saved: "Your runner profile has been saved.",
} as const;

/** Why a profile is not saved. */
export const runnerProfileProblems = {
  "too-often": "You have saved your profile very often. Please try again later.",
  "not-saved": "Your profile could not be saved. Please try again.",
} as const;

export type RunnerProfileProblem = keyof typeof runnerProfileProblems;
