import { podcastLimits } from "../reading/podcast.ts";

/** ERR-85, also for everything that keeps a recording from being made. */
export const audioFailed = "Failed to generate audio. Please try again.";

/** ADM-POD-18 */
const noScript = "Please generate a script first";

const most = podcastLimits.script.toLocaleString("en-US");

/** For calls of the server function. */
export const speechCallMessages = {
  "no-text": "The text is missing.",
  "other-voice": "This site has one narrator, and another voice was asked for.",
  "other-model": "The model must be eleven_multilingual_v2.",
  unknown: "There is no such recording.",
} as const;

export const onlyAdminsRecord = "Only administrators can generate audio.";

/** Why a recording cannot begin. */
export type RecordingProblem = "no-script" | "notes-left" | "too-long" | "too-often" | "no-voice";

/** Where the host serves a file of a recording. */
export function recordingAddress(fileKey: string): string {
  return `/media/${fileKey}`;
}

export const recordingMessages = {
  "no-script": noScript,
  "too-long": `A script may have ${most} characters at most.`,
  "notes-left":
    "Replace the notes in [brackets] with your own words first: they would be read aloud.",
  "too-often": "That is a lot of recordings. Please try again in an hour.",
  "no-voice": audioFailed,
} as const satisfies Record<RecordingProblem, string>;
