import { expect, test } from "vitest";
import type { ChatMessage } from "#features/assistant/threads/thread.ts";
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
    photo: null,
    isClosed: false,
    distances: [],
    price: { kind: "free" as const },
    rating: null,
  };
  const messages = [
    message({ isUser: true, content: "A marathon in Lima?" }),
    message({ content: "**One** fits.", races: [{ race, why: [] }] }),
  ];
  expect(threadFile({ title: "Lima", assistant: null, messages }, "https://run.test")).toBe(
    `# Lima

## You, November 22, 2026, 10:05 UTC

A marathon in Lima?

## Running Assistant, November 22, 2026, 10:05 UTC

**One** fits.

- Maratón de Lima, May 17, 2027, Lima, Peru: https://run.test/races/0b1
`,
  );
});
