import { expect, test } from "vitest";
import { DatabaseAway } from "#db/failures/away.ts";
import { unreadReason } from "./listing.server.ts";
import { racesNotFetched } from "./messages.ts";

const failure = (code: string) =>
  new Error('Failed query: select "r"."id"', {
    cause: Object.assign(new Error('relation "race_search" does not exist'), { code }),
  });

test.each([
  [failure("42P01"), "the database does not match this version of the program"],
  [failure("57014"), "the database took too long"],
  [
    new Error("read", { cause: new DatabaseAway(new Error("cut")) }),
    "the database cannot be reached",
  ],
  [failure("XX000"), "Unknown error"],
  [new TypeError("a mistake of ours"), "Unknown error"],
])("ERR-55 the reason is in words: %s", (error, words) => {
  expect(racesNotFetched(unreadReason(error))).toBe(`Failed to fetch races: ${words}`);
});
