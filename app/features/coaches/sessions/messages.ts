import type { StartProblem } from "./session.ts";

/** Any failure of a start that has no better words (ERR-15). */
export const startFailed = "Failed to start video session. Please try again.";

/** The coaches could not be read (ERR-34). */
export const coachesFailed = "Failed to load virtual coaches. Please try again.";

/** Why a session does not begin. */
export const startMessages = {
  failed: startFailed,
  "no-url": "No conversation URL received",
  "unknown-coach": "This coach is not available any more. Please choose another one.",
  "too-many-today":
    "You have had many sessions in a short time. Please try again shortly: new ones begin after midnight (UTC) at the latest.",
  "too-many-here":
    "Many sessions have begun in your network. Please try again shortly, or sign in to have sessions of your own.",
} as const satisfies Record<StartProblem, string>;

export const sessionFailed = "The call failed. Please try again.";
export const unknownCall = "An action is missing: start, end, list or update.";
export const unknownSession = "There is no such session of yours.";

export const onlyAdminsChange = "Only administrators change coaches.";
