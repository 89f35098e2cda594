import type { PickableRace } from "#features/races/picking/pickable-race.ts";
import type { Writer } from "#features/writing/compared-text.server.ts";
import { type FieldTexts, fieldTexts } from "#values/form/three-way.ts";
import type { Lang } from "#values/say.ts";
import type { AudioProgress } from "../reading/podcast.ts";

export type EpisodeStatus = "draft" | "published";

/** An episode in the library of the back office. */
export type LibraryEpisode = {
  id: string;
  title: string;
  /** The first 50 characters of the script. */
  beginning: string;
  status: EpisodeStatus;
  createdAt: Date;
};

/** An episode with everything that administrators see of it. */
export type ManagedEpisode = {
  id: string;
  title: string;
  script: string;
  audioUrl: string;
  status: EpisodeStatus;
  createdBy: string;
  createdAt: Date;
  updatedAt: Date;
  topic: string | null;
  description: string;
  aiDisclosure: string;
  lang: Lang;
  /** The id of the original in another language. */
  translationOf: string | null;
  writtenBy: Writer;
  seconds: number | null;
  voiceName: string | null;
  races: { id: string; race_name: string }[];
};

/** What the form of an episode's texts holds, by the names of its fields. */
export function episodeTexts({
  title,
  description,
  ai_disclosure,
  lang,
  translation_of,
}: {
  title: string;
  description: string | null;
  ai_disclosure: string;
  lang: Lang;
  translation_of: string | null;
}): FieldTexts {
  return fieldTexts({ title, description, ai_disclosure, lang, translation_of });
}

/** An episode that another one may translate. */
export type OriginalEpisode = { id: string; title: string; lang: Lang };

export type DraftSource = "topic" | "races";

/** An unfinished episode in the list of its owner. */
export type EpisodeDraft = {
  id: string;
  title: string;
  /** The step that it has reached. */
  step: StudioStep;
  updatedAt: Date;
};

/** An episode that is being made, as its steps show it. */
export type OpenDraft = {
  id: string;
  source: DraftSource;
  topic: string;
  races: PickableRace[];
  title: string;
  script: string;
  /** In which its script is read aloud. */
  lang: Lang;
  writtenBy: Writer;
  /** When the draft was last stored. A script that is based on another state becomes a separate draft. */
  seen: string;
  recording: DraftRecording | null;
};

/** The recording of a draft; it is stale once the script says something else. */
export type DraftRecording = AudioProgress & { isStale: boolean };

/** The steps of making an episode, in their order. */
export const studioSteps = ["topic", "script", "audio"] as const;
export type StudioStep = (typeof studioSteps)[number];

/** The most characters of what describes an episode. */
export const episodeLimits = { description: 1000, disclosure: 500 } as const;

/** The most drafts of one administrator. */
export const mostDrafts = 50;

/**
 * The step that a draft is shown at: the one that was asked for, if the draft has come so far. Audio
 * that failed leads back to the script, where it is made.
 */
export function stepOf(
  draft: Pick<OpenDraft, "recording"> | null,
  asked: StudioStep | null,
): StudioStep {
  if (!draft) return "topic";
  const { recording } = draft;
  const hasAudio = recording !== null && recording.status !== "failed" && !recording.isStale;
  const reached = hasAudio ? "audio" : "script";
  return asked === null || asked === "audio" ? reached : asked;
}

/** A recording that is finished, and that says what the script says. */
export function isRecorded(recording: DraftRecording | null): boolean {
  return recording?.status === "done" && !recording.isStale && recording.audioUrl !== null;
}
