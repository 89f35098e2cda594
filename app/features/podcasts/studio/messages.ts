import { audioFailed, type RecordingProblem, recordingMessages } from "../audio/recording.ts";
import { podcastLimits } from "../reading/podcast.ts";
import type { ScriptCallProblem } from "../writing/schema.ts";
import type { ScriptProblem } from "../writing/script.server.ts";
import { episodeLimits, mostDrafts } from "./studio.ts";

export const scriptFailed = "Failed to generate script. Please try again.";

/** Why no script was written. */
export const writingProblems = {
  "not-written": scriptFailed,
  "too-often": "You have had many texts written just now. Please wait some minutes.",
  "no-topic": "Please enter a podcast topic",
  "no-race": "Please select at least one race",
  "too-long": "Please use at most 200 characters for the topic",
  unreadable: "Send { topic }, or the topic Featured Races with at most 12 races.",
} as const satisfies Record<ScriptProblem | ScriptCallProblem, string>;

export const onlyAdminsWrite = "Only administrators can have scripts written.";

/** Why something of the studio was not done. */
export type StudioProblem =
  | ScriptProblem
  | RecordingProblem
  | "no-topic"
  | "topic-too-long"
  | "no-race"
  | "too-many-races"
  | "no-draft"
  | "too-many-drafts"
  | "not-kept"
  | "not-recorded"
  | "stale"
  | "missing"
  | "not-saved"
  | "no-podcast"
  | "not-changed"
  | "changed-meanwhile"
  | "no-original"
  | "other-language"
  | "not-deleted"
  | "not-listed"
  | "races-not-read";

export const studioProblems = {
  ...writingProblems,
  ...recordingMessages,
  "no-voice": "No voice is set up on this server, so no audio can be made here.",
  "topic-too-long": `Please use at most ${podcastLimits.topic} characters for the topic`,
  "too-many-races": `Please select at most ${podcastLimits.races} races`,
  "no-draft": "This draft does not exist any more. It was saved as a podcast or discarded.",
  "too-many-drafts": `You have ${mostDrafts} unfinished podcasts. Please throw some away first.`,
  "not-kept": "Your script could not be kept. Please try again.",
  "not-recorded": audioFailed,
  stale: "The script has changed since the audio was made. Please generate the audio again.",
  missing: "Missing required information to save podcast",
  "not-saved": "Failed to save podcast. Please try again.",
  "no-podcast": "Podcast Not Found",
  "not-changed": "Failed to update podcast. Please try again.",
  "changed-meanwhile":
    "Nothing is saved yet: another administrator has changed the same meanwhile. What you typed is still here. Save again to keep yours.",
  "no-original": "Choose a podcast in the other language that has no translation yet",
  "other-language":
    "The recording is in the other language. Make a new podcast for this one, and choose this as its original.",
  "not-deleted": "Failed to delete podcast. Please try again.",
  "not-listed": "Failed to load podcasts. Please try again.",
  "races-not-read": "Failed to load races. Please try again.",
} as const satisfies Record<StudioProblem, string>;

export const episodeMessages = {
  titleNeeded: "Please enter a title",
  titleTooLong: `Please use at most ${podcastLimits.title} characters`,
  descriptionTooLong: `Please use at most ${episodeLimits.description} characters`,
  disclosureNeeded: "Please say how the episode was made: listeners and feeds are told",
  disclosureTooLong: `Please use at most ${episodeLimits.disclosure} characters`,
  saved: "Podcast saved successfully!",
  changed: "Podcast updated.",
  deleted: "Podcast deleted successfully!",
  published: "Podcast published.",
  unpublished: "Podcast unpublished. Visitors do not see it any more.",
  kept: "Draft kept.",
  copied:
    "This draft was changed in another tab. Your text is kept here as a draft of its own, and nothing is lost.",
  discarded: "Draft discarded.",
} as const;
