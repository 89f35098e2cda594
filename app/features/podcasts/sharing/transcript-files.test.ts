import { expect, test } from "vitest";
import { transcriptOf } from "../reading/transcript.ts";
import { chaptersFile, transcriptHtml, transcriptVtt } from "./transcript-files.ts";

const lines = transcriptOf({
  script: "# Fast & <b>slow</b>\n\nRun 5 < 10. Rest.",
  cues: [
    { line: -1, start: 0, end: 2.5 },
    { line: 0, start: 2.5, end: 3661.0005 },
    { line: 1, start: 3661.5, end: 3662 },
    { line: 2, start: 3662, end: 3662 },
  ],
  lang: "en",
});

test("subtitles begin with the sentence that the recording begins with, and hold no mark of a script as their own", () => {
  expect(transcriptVtt(lines)).toBe(`WEBVTT

00:00:00.000 --> 00:00:02.500
This episode is read by a synthetic voice.

00:00:02.500 --> 01:01:01.001
Fast &amp; slow

01:01:01.500 --> 01:01:02.000
Run 5 &lt; 10.
`);
  const untimed = lines.map((line) => ({ ...line, start: null, end: null }));
  expect(transcriptVtt(untimed)).toBeNull();
});

test("the transcript as a page names its times and escapes its words", () => {
  const html = transcriptHtml({ title: "A <title>", lang: "en" }, lines);
  expect(html).toContain("<h1>A &lt;title&gt;</h1>");
  expect(html).toContain("<time>1:01:01</time>\n<p>Run 5 &lt; 10.</p>");
  expect(html).not.toContain("<b>");
});

test("chapters lead to the pages of their races", () => {
  const chapters = [
    { start: 0, title: "Introduction", raceId: null },
    { start: 20.12345, title: "Costa Serena 10K", raceId: "c" },
  ];
  const file = chaptersFile({ id: "a", title: "Races", lang: "en" }, chapters, "https://run.test");
  expect(file).toMatchObject({
    version: "1.2.0",
    title: "Races",
    chapters: [
      { startTime: 0, title: "Introduction", url: "https://run.test/podcasts/a" },
      { startTime: 20.123, title: "Costa Serena 10K", url: "https://run.test/races/c" },
    ],
  });
});
