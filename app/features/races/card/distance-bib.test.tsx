import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DistanceBib } from "./distance-bib.tsx";

/** The font size of a bib's number. */
function sizeOf(number: string): string {
  const html = renderToStaticMarkup(<DistanceBib edge="Lima" number={number} name="Ana" />);
  return /class="poster-bib(?: poster-bib-(\w+))?"/.exec(html)?.[1] ?? "";
}

test("a bib's text gets smaller with the length of its widest line", () => {
  expect(["42K", "26.2", "100K", "Relay", "Triathlon"].map(sizeOf)).toEqual([
    "",
    "",
    "four",
    "wide",
    "long",
  ]);
});

test("several words are split into two short lines", () => {
  expect(sizeOf("Kids Dash")).toBe("wide");
  expect(sizeOf("Vertical Kilometer")).toBe("long");
  expect(sizeOf("A distance in very many words")).toBe("words");
});
