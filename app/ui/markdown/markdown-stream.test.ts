import { expect, test } from "vitest";
import { numbersFrom } from "#values/seeded.ts";
import { processorTime } from "../../../tests/support/machine/processor-time.ts";
import { markdownStream, readAnswer } from "./markdown-stream.ts";
import type { MarkdownNode } from "./markdown-tree.ts";

const none = () => false;

/** What a reader sees after each piece. */
function shownAfterEach(pieces: readonly string[], keeps = none): MarkdownNode[][] {
  const stream = markdownStream(keeps);
  let shown: MarkdownNode[] = [];
  const changes = [...pieces.map((piece) => stream.push(piece)), stream.end()];
  return changes.map(({ from, blocks }) => (shown = [...shown.slice(0, from), ...blocks]));
}

const lastOf = (pieces: readonly string[]) => shownAfterEach(pieces).at(-1);

const answer = `Here are **two races** near *Cusco*:

1. **Andes Ultra** – 50 km, [details](/races/1)
2. Valle Sagrado

   It climbs 1,200 m.

## What to bring

- water
- a jacket
  - a thin one

| Day | Start |
|---|---|
| Sat | 7:00 |

> Run easy at first.

\`\`\`text
5 x 1 km

rest 2 min
\`\`\`

Title
---
Bye [a][ref] & see https://evil.test/x

[ref]: https://evil.test`;

test("however a text is cut, it reads the same at its end, and ended blocks never change", () => {
  const whole = readAnswer(answer, none);
  const random = numbersFrom(1);
  for (let round = 0; round < 20; round += 1) {
    const pieces: string[] = [];
    for (let at = 0; at < answer.length; ) {
      const length = 1 + Math.floor(random() * (round % 2 ? 3 : 40));
      pieces.push(answer.slice(at, at + length));
      at += length;
    }
    const stream = markdownStream(none);
    let shown: MarkdownNode[] = [];
    for (const piece of pieces) {
      const { from, blocks } = stream.push(piece);
      expect(from).toBeLessThanOrEqual(shown.length);
      shown = [...shown.slice(0, from), ...blocks];
      // What stands before `from` is as it will be at the end.
      expect(shown.slice(0, from)).toEqual(whole.slice(0, from));
    }
    const { from, blocks } = stream.end();
    expect([...shown.slice(0, from), ...blocks]).toEqual(whole);
  }
});

test("a mark works from its first letter on, and is never seen itself", () => {
  expect(shownAfterEach(["Run ", "**ea", "sy*", "* now"]).map(([block]) => block)).toEqual([
    ["p", ["Run"]],
    ["p", ["Run ", ["strong", ["ea"]]]],
    ["p", ["Run ", ["strong", ["easy"]]]],
    ["p", ["Run ", ["strong", ["easy"]], " now"]],
    ["p", ["Run ", ["strong", ["easy"]], " now"]],
  ]);
  expect(shownAfterEach(["See [the ra", "ce](/ra", "ces/1)."]).map(([block]) => block)).toEqual([
    ["p", ["See the ra"]],
    ["p", ["See the race"]],
    ["p", ["See the race."]],
    ["p", ["See the race."]],
  ]);
  expect(lastOf(["a **b"])).toEqual([["p", ["a **b"]]]);
});

test("only links that are kept lead anywhere; pictures are words and HTML is text", () => {
  const text =
    "[a](/races/1) [b](/races/2) <https://e.test> www.e.test ![pic](https://e.test/p) <b>x</b>";
  expect(readAnswer(text, (href) => href === "/races/1")).toEqual([
    ["p", [["a", ["a"], { href: "/races/1" }], " b https://e.test www.e.test pic <b>x</b>"]],
  ]);
});

test("headings stand below those of the page, whichever level a text begins with", () => {
  expect(lastOf(["# A\n\n## B\n\n### C\n\n###### D"])?.map((node) => node[0])).toEqual([
    "h3",
    "h3",
    "h4",
    "h6",
  ]);
});

test("hostile texts in small pieces cost little", () => {
  const texts = ["[", "*a ", "1. a\n\n", "> - ", "`", "![", "- [a](b) **c**\n", "```\n\n", "a\n"];
  const spent = processorTime();
  for (const text of texts) {
    const long = text.repeat(Math.ceil(6000 / text.length));
    const pieces = long.match(/[\s\S]{1,60}/g) ?? [];
    expect(lastOf(pieces)).toEqual(readAnswer(long, none));
  }
  expect(spent()).toBeLessThan(6000);
});
