import { formatCount } from "#values/text/count.ts";
import { longestPersonaText } from "../personas/coach.ts";
import type { PersonaRefusal } from "../personas/persona-changes.server.ts";
import type { PersonaText } from "./managed-coach.ts";

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
