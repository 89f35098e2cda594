import type { RaceKind } from "#features/races/race-type.ts";
import { type Lang, langs, type Words } from "#values/say.ts";
import { longestScript } from "../script/markup.ts";

/** When a line of the script is heard, in seconds; the line −1 is the disclosure that comes first. */
export type Cue = { line: number; start: number; end: number };

/** How far the recording of a script is. */
export type AudioProgress = {
  id: string;
  status: "waiting" | "running" | "done" | "failed";
  /** The latest try failed; one that is not over is retried. */
  isFailing: boolean;
  /** From 0 to 1. */
  share: number;
  /** The address of the recording, once it is done. */
  audioUrl: string | null;
  seconds: number | null;
};

/** A published episode in a list. */
export type PodcastSummary = {
  id: string;
  title: string;
  /** The first 300 characters of the script without its tags. */
  excerpt: string;
  audioUrl: string;
  seconds: number | null;
  createdAt: Date;
  /** The language that is spoken in it. */
  lang: Lang;
  /** Of its first race: the color of its bib and the scene of its cover. */
  kind: RaceKind;
};

/** An episode with everything that its page, its files and its entry in the feed are made of. */
export type Podcast = Omit<PodcastSummary, "excerpt"> & {
  script: string;
  /** What an administrator wrote about it. */
  description: string | null;
  /** Says that the voice is synthetic. */
  disclosure: string;
  /** Of the recording; `null` where it was not made here. */
  bytes: number | null;
  voiceName: string | null;
  cues: Cue[];
  updatedAt: Date;
  /** The races that it talks about, in its order. */
  races: { id: string; name: string }[];
};

/** Said first in every recording, and shown with it. */
export const aiDisclosure = "This episode is read by a synthetic voice.";
const syntheticVoice: Words = { en: aiDisclosure, es: "Una voz sintética lee este episodio." };

/** What a recording begins with, in the language of its script. */
export function disclosureSaidIn(lang: Lang): string {
  return syntheticVoice[lang];
}

/** Says what drafted the script of an episode. */
export const draftedBy = {
  "built-in": {
    en: "Its script was drafted by a program from data on this site.",
    es: "Un programa redactó el guion con datos de este sitio.",
  },
  model: {
    en: "Its script was drafted by an AI language model.",
    es: "Un modelo de lenguaje de IA redactó el guion.",
  },
} satisfies Record<string, Words>;

/** The sentences of disclosures that nobody has worded otherwise. */
const disclosures: readonly Words[] = [syntheticVoice, ...Object.values(draftedBy)];

/** A disclosure in the language of a page, as far as its sentences are ours, in whichever they are. */
export function disclosureIn(disclosure: string, lang: Lang): string {
  return disclosures.reduce(
    (text, words) => langs.reduce((said, from) => said.replace(words[from], words[lang]), text),
    disclosure,
  );
}

/** The most characters of a field, and the most races of an episode. */
export const podcastLimits = { topic: 200, title: 200, script: longestScript, races: 12 } as const;
