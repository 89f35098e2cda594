import { formatCount } from "#values/text/count.ts";
import { type CoachSource, longestPersonaText } from "../personas/coach.ts";
import type { PersonaRefusal } from "../personas/persona-changes.server.ts";
import type { ShownLayer } from "./shown-layers.ts";

/** How the list of coaches is shown; the first is the default. */
export const coachViews = ["grid", "table"] as const;
type CoachView = (typeof coachViews)[number];

/** The letters of a prompt in a card and in a line of the table. */
const promptPreview = { grid: 150, table: 100 } as const satisfies Record<CoachView, number>;

/** How sessions with a coach went. */
export type CoachFigures = {
  /** Begun, whether they have ended or not. */
  sessions: number;
  /** Of the sessions that have ended. */
  minutes: number;
  /** The mean of the stars in tenths (47 is 4.7); `null` without any. */
  rating10: number | null;
  ratings: number;
};

/** A coach as the list of the back office shows it. */
export type ListedCoach = {
  personaId: string;
  personaName: string;
  systemPrompt: string;
  source: CoachSource;
  defaultReplicaId: string | null;
  portrait: string;
  figures: CoachFigures;
};

/** A coach with everything that administrators see of it. */
export type ManagedCoach = ListedCoach & {
  context: string;
  /** Without the keys of other services. */
  layers: ShownLayer[];
  createdAt: Date;
  updatedAt: Date;
};

/** The texts of a coach that administrators write, by the names that the form and the function use. */
export const personaTexts = ["system_prompt", "context"] as const;
export type PersonaText = (typeof personaTexts)[number];

/** The beginning of a prompt, as the list shows it. */
export function previewOf(prompt: string, view: CoachView): string {
  const letters = Array.from(prompt);
  const most = promptPreview[view];
  return letters.length > most ? `${letters.slice(0, most).join("").trimEnd()}…` : prompt;
}

/** Why coaches are not shown, or not changed. */
export const managedCoachMessages = {
  notFetched: "Failed to fetch virtual coaches. Please try again.",
  missing: "Virtual coach not found",
  notLoaded: "Failed to load virtual coach details",
  detailsNotFetched: "Failed to fetch virtual coach details. Please try again.",
  refreshed: "The list is up to date.",
  tooLong: `Please use at most ${formatCount(longestPersonaText)} letters`,
  promptNeeded: "The system prompt cannot be empty.",
  testTooSoon: "These were many test questions. Please wait a minute.",
  testFailed: "The test failed. Please try again.",
} as const;

/** After a text of a coach was stored. */
export const textSaved: Record<PersonaText, string> = {
  system_prompt: "System prompt updated successfully!",
  context: "Context updated successfully!",
};

/** Where nobody has better words for why it was not. */
export const textNotSaved: Record<PersonaText, string> = {
  system_prompt: "Failed to update system prompt. Please try again.",
  context: "Failed to update context. Please try again.",
};

/** Why a text was not stored: the provider's own words where it has refused. */
export function whyNotSaved(refusal: PersonaRefusal, name: PersonaText): string {
  switch (refusal.problem) {
    case "no-coach":
      return managedCoachMessages.missing;
    case "too-long":
      return managedCoachMessages.tooLong;
    case "refused":
      return refusal.said;
    case "failed":
      return textNotSaved[name];
  }
}
