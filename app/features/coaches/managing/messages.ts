import { contextNotSaved, noCoach, promptNotSaved } from "../messages.ts";
import type { PersonaText } from "./managed-coach.ts";

/** Why coaches are not shown. */
export const managedCoachMessages = {
  notFetched: "Failed to fetch virtual coaches. Please try again.",
  missing: noCoach,
  notLoaded: "Failed to load virtual coach details",
  detailsNotFetched: "Failed to fetch virtual coach details. Please try again.",
  refreshed: "The list is up to date.",
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
  system_prompt: promptNotSaved,
  context: contextNotSaved,
};
