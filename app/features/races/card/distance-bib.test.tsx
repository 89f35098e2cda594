import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DistanceBib } from "./distance-bib.tsx";

/** The size that a bib chooses for its number. */
function sizeOf(number: string): string {
  const html = renderToStaticMarkup(<DistanceBib edge="Lima" number={number} name="Ana" />);
  return /class="poster-bib(?: poster-bib-(\w+))?"/.exec(html)?.[1] ?? "";
}

test("the more letters its widest line has, the smaller a bib writes them", () => {
  expect(["42K", "26.2", "100K", "Relay", "Triathlon"].map(sizeOf)).toEqual([
    "",
    "",
    "four",
    "wide",
    "long",
  ]);
});

test("several words stand in two lines, so that each line is short", () => {
  expect(sizeOf("Kids Dash")).toBe("wide");
  expect(sizeOf("Vertical Kilometer")).toBe("long");
  expect(sizeOf("A distance in very many words")).toBe("words");
});
