import { expect, test } from "vitest";
import type { ChatMessage } from "#features/assistant/threads/thread.ts";
import { suggestionsFor } from "./suggestions.ts";

const assistant = {
  conversationStarter: "Help me find a race",
  followUpQuestions: [{ id: "f1", text: "How far?", options: ["5K", "10K"] }],
};

function message(change: Partial<ChatMessage>): ChatMessage {
  return {
    id: "m",
    isUser: false,
    content: "Hello",
    blocks: [],
    races: [],
    links: [],
    options: [],
    state: "complete",
    answeredBy: null,
    notice: null,
    rating: null,
    debug: null,
    at: "",
    ...change,
  };
}

const optionsOf = (...given: Parameters<typeof suggestionsFor>) =>
  suggestionsFor(...given).map(({ options }) => options);

test("an empty conversation offers its starter and the assistant's questions", () => {
  expect(optionsOf([], assistant, null, "en")).toEqual([["Help me find a race"], ["5K", "10K"]]);
  expect(suggestionsFor([], assistant, null, "en").at(1)?.text).toBe("How far?");
  expect(optionsOf([], null, null, "en")).toEqual([]);
});

test("a conversation about a race begins with what runners ask about one", () => {
  expect(optionsOf([], assistant, { name: "Maratón de Lima" }, "en")).toEqual([
    ["Does it have a time limit?", "How do I register?", "Is it hilly?"],
  ]);
});

test("the replies to the last answer come first", () => {
  const messages = [message({ isUser: true }), message({ options: ["Trail", "Road"] })];
  expect(optionsOf(messages, assistant, null, "en")).toEqual([["Trail", "Road"]]);
});

test("nothing is offered while an answer arrives, and later only what answers offer", () => {
  const question = message({ isUser: true });
  expect(optionsOf([question, message({ state: "streaming" })], assistant, null, "en")).toEqual([]);
  expect(optionsOf([question, message({})], assistant, null, "en")).toEqual([["5K", "10K"]]);
  const builtIn = message({ answeredBy: "built-in" });
  expect(optionsOf([question, builtIn], assistant, null, "en")).toEqual([]);
  const longer = [question, message({}), question, message({})];
  expect(optionsOf(longer, assistant, null, "en")).toEqual([]);
});
