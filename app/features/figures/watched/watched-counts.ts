import { propertyOf } from "#values/record.ts";

/** The numbers of the back office that change while it is open. */
export const watchedNames = [
  "races",
  "registrations",
  "claims",
  "newClaims",
  "suggestions",
  "experts",
  "applications",
  "messages",
] as const;
export type WatchedName = (typeof watchedNames)[number];

/** Some of the numbers, and when they were counted, in milliseconds. */
export type WatchedCounts = Partial<Record<WatchedName, number>> & { at: number };

/** The later of two countings of a number: the page's own, and the one that was told since. */
export function latestCount(
  name: WatchedName,
  loaded: WatchedCounts | null,
  told: WatchedCounts | null,
): number | undefined {
  if (!told || (loaded && loaded.at > told.at)) return loaded?.[name];
  return told[name];
}

/** The counting that the stream tells; `null` for anything else. */
export function readCounted(text: string): WatchedCounts | null {
  const read: unknown = JSON.parse(text);
  const numberOf = (name: string): number | null => {
    const value = propertyOf(read, name);
    return typeof value === "number" ? value : null;
  };
  const at = numberOf("at");
  if (at === null) return null;
  const counted: WatchedCounts = { at };
  for (const name of watchedNames) {
    const count = numberOf(name);
    if (count !== null) counted[name] = count;
  }
  return counted;
}

const sentences = {
  messages: ["There is 1 unanswered message.", "messages are unanswered."],
  applications: [
    "1 application is waiting for a decision.",
    "applications are waiting for a decision.",
  ],
  newClaims: ["1 race claim is waiting for a check.", "race claims are waiting for a check."],
  suggestions: [
    "1 race suggestion is waiting for a decision.",
    "race suggestions are waiting for a decision.",
  ],
} as const satisfies Partial<Record<WatchedName, readonly [string, string]>>;

/**
 * Numbers that are news when they grow. A page is loaded with all of them: what changes before the first
 * numbers of the stream is news, too.
 */
export const newsNames = ["messages", "applications", "newClaims", "suggestions"] as const;

/** In words for screen readers, what is new to do; empty where no such number has grown. */
export function newsBetween(before: WatchedCounts, after: WatchedCounts): string {
  const said = newsNames.map((name) => {
    const [was, is] = [before[name], after[name]];
    if (was === undefined || is === undefined || is <= was) return "";
    const [one, many] = sentences[name];
    return is === 1 ? one : `${is} ${many}`;
  });
  return said.filter(Boolean).join(" ");
}
