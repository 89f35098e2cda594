import type { Writer } from "#features/writing/compared-text.server.ts";

/** The facts of a race for a script. An unknown text is empty. */
export type ScriptRace = {
  name: string;
  /** `YYYY-MM-DD`, or as a caller wrote it. */
  date: string;
  /** From the city to the country: `Cusco, Peru`. */
  location: string;
  type: string;
  /** Markdown. */
  description: string;
  /** One distance or several: `Half Marathon, 10K`. */
  distance: string;
  /** What only our own tables know. */
  known?: KnownOfRace;
};

export type KnownOfRace = {
  /** `08:00` */
  startTime: string;
  /** Meters uphill, in the organizer's words: `about 120 m`. */
  climb: string;
  /** The last day of registration, `YYYY-MM-DD`. */
  closes: string;
  takesRegistrations: boolean;
  isFree: boolean;
  isCancelled: boolean;
};

/** What an episode is about. */
export type ScriptSubject = { topic: string } | { races: readonly ScriptRace[] };

/** A script, and what wrote it. */
export type WrittenScript = { script: string; writtenBy: Exclude<Writer, "person"> };

/** The topic that stands for a selection of races. */
export const racesTopic = "Featured Races";
