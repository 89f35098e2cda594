import { expect, test } from "vitest";
import type { ChatMessage } from "#features/assistant/threads/thread.ts";
import { readAnswer } from "#ui/markdown/markdown-stream.ts";
import { threadFile } from "./thread-file.ts";

function message(change: Partial<ChatMessage>): ChatMessage {
  return {
    id: "m",
    isUser: false,
    content: "",
    blocks: [],
    races: [],
    links: [],
    options: [],
    state: "complete",
    answeredBy: null,
    notice: null,
    rating: null,
    debug: null,
    at: "2026-11-22T10:05:00.000Z",
    ...change,
  };
}

test("a conversation is written as Markdown with its races and their addresses", () => {
  const race = {
    id: "0b1",
    name: "Maratón de Lima",
    type: "Road",
    status: "upcoming" as const,
    isPremium: false,
    startDate: "2027-05-17",
    city: "Lima",
    stateProvince: "Lima",
    country: "Peru",
    placeId: null,
    timeZone: "America/Lima",
    photo: null,
    position: null,
    hairline: null,
    isClosed: false,
    distances: [],
    price: { kind: "free" as const },
    rating: null,
  };
  const messages = [
    message({ isUser: true, content: "A marathon in Lima?" }),
    message({
      blocks: [["p", [["strong", ["One"]], " fits: ", ["a", ["it"], { href: "/races/0b1" }]]]],
      races: [{ race, why: [] }],
    }),
  ];
  expect(threadFile({ title: "Lima", assistant: null, messages }, "https://run.test", "en")).toBe(
    `# Lima

## You, November 22, 2026, 10:05 UTC

A marathon in Lima?

## Running Assistant, November 22, 2026, 10:05 UTC

**One** fits: [it](https://run.test/races/0b1)

- Maratón de Lima, May 17, 2027, Lima, Peru: https://run.test/races/0b1
`,
  );
});

test("a picture or a link that the page does not show is not in the file either", () => {
  const content = "![](https://x.test/a.png) [free shoes](https://x.test) <b>now</b>";
  const answer = message({ content, blocks: readAnswer(content, () => false) });
  const title = "[Lima](https://x.test)";
  const file = threadFile({ title, assistant: null, messages: [answer] }, "https://run.test", "en");
  expect(file).toContain("# \\[Lima\\](https://x.test)");
  expect(file).toContain("free shoes \\<b>now\\</b>");
  expect(file).not.toMatch(/!\[|\[free|\/a\.png/);
});
