import { expect, test } from "vitest";
import { chaptersOf } from "./playable.ts";
import type { Podcast } from "./podcast.ts";
import { transcriptOf } from "./transcript.ts";

const races = [
  { id: "u", name: "Cumbre Larga Ultra" },
  { id: "c", name: "Costa Serena 10K" },
];

/** Each line takes ten seconds, the disclosure too. */
function linesOf(script: string) {
  const cues = Array.from({ length: 30 }, (_, place) => ({
    line: place - 1,
    start: place * 10,
    end: place * 10 + 10,
  }));
  return transcriptOf({ script, cues, lang: "en" });
}

function chaptersIn(script: string, talked: Podcast["races"] = races) {
  return chaptersOf(linesOf(script), talked).map(({ start, title, raceId }) => [
    start,
    title,
    raceId,
  ]);
}

test("a race begins at its heading, though it was named before", () => {
  const script = `Today: Cumbre Larga Ultra and Costa Serena 10K.

## Cumbre larga ultra

It climbs.

## Costa Serena 10K

It is flat.`;
  expect(chaptersIn(script)).toEqual([
    [0, "Introduction", null],
    [20, "Cumbre Larga Ultra", "u"],
    [40, "Costa Serena 10K", "c"],
  ]);
});

test("without headings a race begins where it is named first", () => {
  expect(chaptersIn("Hello. Now the Costa Serena 10K. Then the Cumbre Larga Ultra.")).toEqual([
    [0, "Introduction", null],
    [20, "Costa Serena 10K", "c"],
    [30, "Cumbre Larga Ultra", "u"],
  ]);
});

test("other headings begin a chapter too, and a single chapter is none", () => {
  expect(chaptersIn("Hello.\n\n## Easy days\n\nRun.", [])).toEqual([
    [0, "Introduction", null],
    [20, "Easy days", null],
  ]);
  expect(chaptersIn("Hello. Run.", races)).toEqual([]);
  expect(chaptersOf(transcriptOf({ script: "# A\n\nb", cues: [], lang: "en" }), [])).toEqual([]);
});
