import { columnWords } from "#values/text/column-words.ts";
import { formatCount } from "#values/text/count.ts";

/** What is said to administrators who work on races. */
export const editingMessages = {
  created: "Race saved. Now add its distances.",
  notCreated: "Failed to create race. Please try again.",
  notUpdated: "Failed to update race. Please try again.",
  notLoaded: "Failed to load race data",
  notFound: "Race not found",
  notDeleted: "Failed to delete race",
  runnersFirst:
    "There are registrations. Tick the box to delete them with the race, or cancel the race instead.",
  distanceNeeded: "Distance is required",
  titleNeeded: "Title is required",
  distanceNotSaved: "Failed to save distance. Please try again.",
  distanceNotDeleted: "Failed to delete distance. Please try again.",
  distanceGone: "This distance has been deleted meanwhile.",
  enteredTwice:
    "This distance cannot be deleted: one of its runners would then be registered twice for the race as a whole. Cancel one of the registrations first.",
  orderChanged: "The distances have changed meanwhile. Here is how they stand now.",
  linkNeeded: "Please enter a web address, such as https://example.com",
  timeNeeded: "Please enter a time, such as 08:00",
  dayNeeded: "Please enter a date that exists",
  deadlineTooLate: "The registration deadline lies after the race",
  choiceNeeded: "Please choose one of the list",
  capacityNeeded: "Please enter a whole number, or nothing",
  notAPicture: "This file is no picture that we can read. Please choose a PNG, JPG, JPEG or WebP.",
  tooManyPixels: "This picture has too many pixels. Please choose a smaller one.",
  changedMeanwhile:
    "Nothing is saved yet: somebody else has changed the same meanwhile. What you typed is still here. Save again to keep yours.",
  alreadyCancelled: "This race is cancelled already.",
} as const;

/** `Event Name is required` */
export function needed(label: string): string {
  return `${label} is required`;
}

export function tooLong(most: number): string {
  return `Please use at most ${formatCount(most)} letters`;
}

export function tooManyDistances(most: number): string {
  return `A race has at most ${most} distances.`;
}

/** A distance takes back no place that somebody has. */
export function tooFewPlaces(taken: number): string {
  const runners = taken === 1 ? "1 runner is" : `${taken} runners are`;
  return `${runners} registered already: please allow at least ${taken}, or leave it empty.`;
}

/** `Race saved. What somebody else has changed meanwhile stays: Organizer, Description.` */
export function savedBeside(sentence: string, theirs: readonly string[]): string {
  if (theirs.length === 0) return sentence;
  const names = theirs.map(columnWords).join(", ");
  return `${sentence} What somebody else has changed meanwhile stays: ${names}.`;
}

/** What is said when the list of races could not be read. */
export function racesNotFetched(reason: string | null): string {
  return `Failed to fetch races: ${reason || "Unknown error"}`;
}

/** What was done, and how its runners hear of it. */
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
