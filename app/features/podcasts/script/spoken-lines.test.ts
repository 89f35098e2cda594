import { expect, test } from "vitest";
import { processorTime } from "../../../../tests/support/machine/processor-time.ts";
import { naughtyTexts } from "../../../../tests/support/naughty-texts.ts";
import { podcastLimits } from "../reading/podcast.ts";
import { plainScript } from "./plain-script.ts";
import { spokenLines } from "./spoken-lines.ts";

const said = (script: string) => spokenLines(script).map(({ ssml }) => ssml);
const paused = (script: string) =>
  spokenLines(script).map(({ ssml, pauseAfter }) => [ssml, pauseAfter]);

test("a script is read sentence by sentence, with the silence that its blocks ask for", () => {
  const script = [
    "## Before the start",
    "Run easy for ten minutes. Then",
    "rest! Dr. Rojas says 3.5 km is enough.",
    "",
    "- water",
    "- gels",
    "",
    "---",
    "> Good luck.",
  ].join("\n");
  expect(
    spokenLines(script).map(({ block, kind, text, pauseAfter }) => [block, kind, text, pauseAfter]),
  ).toEqual([
    [0, "heading", "Before the start", 700],
    [1, "paragraph", "Run easy for ten minutes.", 250],
    [1, "paragraph", "Then rest!", 250],
    [1, "paragraph", "Dr. Rojas says 3.5 km is enough.", 600],
    [2, "entry", "water", 400],
    [3, "entry", "gels", 400],
    [4, "paragraph", "Good luck.", 600],
  ]);
});

test("ADM-POD-10: a pause is heard where it stands, and lasts three seconds at most", () => {
  expect(paused('Breathe in. <break time="1.5s"/> Breathe out.')).toEqual([
    ["Breathe in.", 1500],
    ["Breathe out.", 600],
  ]);
  expect(said('Three, <break time="750ms" /> two, <break/>one.')).toEqual([
    'Three, <break time="750ms"/> two, <break time="500ms"/> one.',
  ]);
  for (const long of ['time="60s"', "time='3000000ms'", 'time="3s"', 'time="999999999s"']) {
    expect(paused(`On your marks. <break ${long}/> Go.`)[0], long).toEqual([
      "On your marks.",
      3000,
    ]);
  }
  expect(paused('One.<break time="2s"/><break time="2s"/> Two.')[0]).toEqual(["One.", 3000]);
  expect(paused('One.\n\n<break strength="x-strong"></break>\n\nTwo.')[0]).toEqual(["One.", 1500]);
  expect(paused('One. <break time="-5s"/> Two. <break time="soon"/> Three.')).toEqual([
    ["One.", 500],
    ["Two.", 500],
    ["Three.", 600],
  ]);
});

test("ADM-POD-10: a substitute and spelled letters are heard, and the words are shown", () => {
  const [line] = spokenLines(
    'Run the <sub alias="ten kilometers">10K</sub> with an <say-as interpret-as="characters">ITRA</say-as> index.',
  );
  expect(line?.text).toBe("Run the 10K with an ITRA index.");
  expect(line?.ssml).toBe("Run the ten kilometers with an I T R A index.");
  expect(line?.markdown).toBe(line?.text);
});

test("ADM-POD-10: of other tags the words stay", () => {
  const script =
    '<speak><p>It is <emphasis level="strong">very</emphasis> <prosody rate="slow">steep</prosody>, <phoneme alphabet="ipa" ph="x">Cusco</phoneme>.</p></speak>';
  expect(said(script)).toEqual(["It is very steep, Cusco."]);
  expect(plainScript(script)).toBe("It is very steep, Cusco.");
});

test("Markdown is shown and not read aloud", () => {
  const [line] = spokenLines(
    "Read **the *profile*** at [the page](/races/1) or ![a map](x.png), AT&amp;T & `code` #1.",
  );
  expect(line?.ssml).toBe("Read the profile at the page or a map, AT and T and code number 1.");
  expect(line?.markdown).toContain("[the page](/races/1)");
  const sentences = spokenLines("Go **out easy. Come back** fast. Then _rest_.");
  expect(sentences.map(({ markdown }) => markdown)).toEqual([
    "Go **out easy. Come back** fast.",
    "Then _rest_.",
  ]);
});

const hostile: Record<string, string> = {
  "angle brackets": "<".repeat(podcastLimits.script),
  "open tags": "<break ".repeat(9000),
  "open substitutes": '<sub alias="x">'.repeat(4000),
  "nested tags": `${"<b>".repeat(10_000)}word${"</b>".repeat(7000)}`,
  "tags in tags": "<scr<b>ipt>".repeat(5000),
  entities: "&lt;break time=&quot;9s&quot;/&gt;".repeat(1500),
  "numbered entities": "&#60;script&#62;&#xF0001;".repeat(2000),
  asterisks: "*".repeat(podcastLimits.script),
  "open emphasis": "**a ".repeat(15_000),
  "open links": "[a](b".repeat(12_000),
  brackets: "[".repeat(podcastLimits.script),
  ticks: "` ".repeat(30_000),
  underscores: "_a".repeat(30_000),
  "own characters": "\u{f0000}\u{f0001}word ".repeat(5000),
  "a word without an end": "x".repeat(podcastLimits.script),
  "a sentence without an end": "word ".repeat(12_000),
  pauses: '<break time="3s"/>'.repeat(3000),
  blanks: " ".repeat(podcastLimits.script),
  "lines without words": "> - # \n".repeat(8000),
  dashes: "| - : ".repeat(10_000),
};

test("no script makes the reading slow, and none reaches a voice as markup", () => {
  for (const [name, script] of [...Object.entries(hostile), ...naughtyTexts.entries()]) {
    for (const text of [script, `A start. ${script} The end.`, `a ${script}`.repeat(3)]) {
      const spent = processorTime();
      const lines = spokenLines(text);
      plainScript(text);
      expect(spent(), `milliseconds for ${name}`).toBeLessThan(1000);
      for (const { ssml, pauseAfter, text: shown } of lines) {
        expect(ssml.replace(/<break time="\d{1,4}ms"\/>/g, "")).not.toMatch(/[<>&]|\p{Cc}/u);
        expect(ssml).toMatch(/[\p{L}\p{N}]/u);
        expect(ssml.length, String(name)).toBeLessThan(1200);
        expect(shown).not.toMatch(/[\u{f0000}-\u{10ffff}]/u);
        expect(pauseAfter).toBeLessThanOrEqual(3000);
      }
    }
  }
});

test("GAP-41: of a script with tags the words stay, and a script without them stays as it is", () => {
  const plain = "First line: 5 < 10 & 10 > 5.\nSecond line, with 10K and $5.\n\nA paragraph.";
  expect(plainScript(plain)).toBe(plain);
  expect(
    plainScript(
      '# Welcome\n\nRun <break time="1s"/> **easy** in <sub alias="Cooz-co">Cusco</sub>.',
    ),
  ).toBe("Welcome\n\nRun easy in Cusco.");
});
