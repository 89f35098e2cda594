import { expect, test } from "vitest";
import { readForm } from "#values/form/form.ts";
import { hideReasons, hideReasonWords } from "../review.ts";
import { hideForm, readReviewSearch } from "./schema.ts";

function form(entries: Record<string, string>): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(entries)) made.append(name, value);
  return made;
}

test("hiding a review needs one of the reasons and takes a note of one line", () => {
  expect(readForm(hideForm, form({ reason: "spam", note: " A\r\nlink " })).value).toEqual({
    reason: "spam",
    note: "A link",
  });
  expect(readForm(hideForm, form({ reason: "other" })).value).toEqual({
    reason: "other",
    note: null,
  });
  expect(readForm(hideForm, form({ reason: "", note: "x" })).errors?.fields).toEqual({
    reason: "Please choose a reason",
  });
  expect(
    readForm(hideForm, form({ reason: "spam", note: "x".repeat(900) })).value?.note,
  ).toHaveLength(500);
  for (const reason of hideReasons) expect(hideReasonWords[reason]).toBeTruthy();
});

test("the address of the review list accepts any text", () => {
  const read = (query: string) => readReviewSearch(new URLSearchParams(query));
  expect(read("q=%20hot%00%20day&rating=3&hidden=on")).toEqual({
    words: "hot day",
    rating: 3,
    withHidden: true,
  });
  expect(read("rating=9&hidden=1")).toEqual({ words: "", rating: null, withHidden: false });
  expect(read(`q=${"x".repeat(900)}`).words).toHaveLength(200);
});
