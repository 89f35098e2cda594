import type { PhotoRefusal } from "#services/images/images.ts";
import { heicRefused } from "#values/form/heic.ts";
import { columnWords } from "#values/text/column-words.ts";
import { formatCount } from "#values/text/count.ts";

/** A race takes no more distances: its page shows no more. */
export const mostDistances = 100;

/** Why a change of a race or of a distance was not stored. */
export const editingProblems = {
  "not-created": "Failed to create race. Please try again.",
  "not-updated": "Failed to update race. Please try again.",
  "no-race": "Race not found",
  "not-deleted": "Failed to delete race",
  "has-registrations":
    "There are registrations. Tick the box to delete them with the race, or cancel the race instead.",
  "already-cancelled": "This race is cancelled already.",
  "changed-meanwhile":
    "Nothing is saved yet: somebody else has changed the same meanwhile. What you typed is still here. Save again to keep yours.",
  "precondition-failed": "This has changed since it was read.",
  "deadline-too-late": "The registration deadline lies after the race",
  "not-in-list": "Please choose one of the list",
  "no-country": "Please enter a country, such as Peru",
  "admins-only": "Only administrators can change this. Please write to us.",
  "no-distance": "This distance has been deleted meanwhile.",
  "distance-not-saved": "Failed to save distance. Please try again.",
  "distance-not-deleted": "Failed to delete distance. Please try again.",
  "too-many-distances": `A race has at most ${mostDistances} distances.`,
  "not-ordered": "Failed to reorder distances. Please try again.",
  "order-changed": "The distances have changed meanwhile. Here is how they stand now.",
  "entered-twice":
    "This distance cannot be deleted: one of its runners would then be registered twice for the race as a whole. Cancel one of the registrations first.",
  "price-unreadable": "Please write the price as 80, 95.50 or 1,200",
  "capacity-unreadable": "Please enter a whole number, or nothing",
  "no picture": "This file is no picture that we can read. Please choose a PNG, JPG, JPEG or WebP.",
  heic: heicRefused,
  "too many pixels": "This picture has too many pixels. Please choose a smaller one.",
} as const satisfies Record<PhotoRefusal, string> & Record<string, string>;

export type EditingProblem = keyof typeof editingProblems | "places-taken";

/** The messages to administrators who edit races. */
export const editingMessages = {
  created: "Race saved. Now add its distances.",
  notLoaded: "Failed to load race data",
  distanceNeeded: "Distance is required",
  titleNeeded: "Title is required",
  linkNeeded: "Please enter a web address, such as https://example.com",
  timeNeeded: "Please enter a time, such as 08:00",
  ageNeeded: "Please enter an age in years, such as 16",
  dayNeeded: "Please enter a date that exists",
  choiceNeeded: editingProblems["not-in-list"],
} as const;

/**
 * The sentence of a problem.
 * @param taken - the places of a distance that are taken, where they are the problem
 */
export function editingSentence(problem: EditingProblem, taken = 0): string {
  return problem === "places-taken" ? tooFewPlaces(taken) : editingProblems[problem];
}

/** `Event Name is required` */
export function needed(label: string): string {
  return `${label} is required`;
}

export function tooLong(most: number): string {
  return `Please use at most ${formatCount(most)} letters`;
}

/** The capacity of a distance cannot be less than its runners. */
function tooFewPlaces(taken: number): string {
  const runners = taken === 1 ? "1 runner is" : `${taken} runners are`;
  return `${runners} registered already: please allow at least ${taken}, or leave it empty.`;
}

/** `Race saved. What somebody else has changed meanwhile stays: Organizer, Description.` */
export function savedBeside(sentence: string, theirs: readonly string[]): string {
  if (theirs.length === 0) return sentence;
  const names = theirs.map(columnWords).join(", ");
  return `${sentence} What somebody else has changed meanwhile stays: ${names}.`;
}

/** The message when the list of races cannot be read. */
export function racesNotFetched(reason: string | null): string {
  return `Failed to fetch races: ${reason || "Unknown error"}`;
}

/** The finished change, and whether its runners get a mail. */
export function saidOf(
  sentence: string,
  told: { runners: number; isByMail: boolean } | null,
): string {
  if (!told || told.runners === 0) return sentence;
  const runners = told.runners === 1 ? "1 runner" : `${formatCount(told.runners)} runners`;
  return told.isByMail
    ? `${sentence} ${runners} will be told by mail.`
    : `${sentence} This server sends no mail: please tell ${runners} yourself.`;
}
