import { expect, test } from "vitest";
import { type ListingFilters, listingParams } from "./listing.ts";
import { readListingFilters } from "./schema.ts";

const usual: ListingFilters = {
  q: "",
  status: null,
  category: null,
  when: null,
  isPremium: false,
  sort: "next",
};

test("the addresses of the pages keep the list's filters", () => {
  const asked: ListingFilters = {
    q: "trail cusco",
    status: "cancelled",
    category: "internal",
    when: "past",
    isPremium: true,
    sort: "added",
  };
  expect(readListingFilters(new URLSearchParams(listingParams(asked)))).toEqual(asked);
  expect(listingParams(usual)).toEqual({});
});

test("invalid values in an address are ignored", () => {
  const odd = new URLSearchParams({ status: "lost", category: "x", when: "never", sort: "'" });
  expect(readListingFilters(odd)).toEqual(usual);
  expect(readListingFilters(new URLSearchParams({ q: " a\0b  c " })).q).toBe("a b c");
  expect(readListingFilters(new URLSearchParams({ q: "x".repeat(500) })).q).toHaveLength(200);
});
