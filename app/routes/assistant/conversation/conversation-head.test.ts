import { expect, test } from "vitest";
import { debugFacts } from "./conversation-head.tsx";

test("the debug panel names the model, what was understood and looked up, and the time", () => {
  const facts = debugFacts(
    {
      engine: "model",
      model: "gpt-4-1106-preview",
      temperature: 0.8,
      intent: "search",
      toolChoice: "auto",
      parameters: { city: "Cusco", limit: 5 },
      toolCalls: [
        { name: "search_races", parameters: { city: "Cusco" }, found: 2, ms: 11.6 },
        { name: "race_details", parameters: {}, found: null, ms: 3 },
      ],
      firstByteMs: 210,
      totalMs: 1999.6,
      inputTokens: 900,
      outputTokens: 120,
      problem: null,
    },
    "en",
  );
  expect(facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    "Answered by: language model",
    "Model: gpt-4-1106-preview",
    "Temperature: 0.8",
    "Intent: search",
    "Tool choice: auto",
    "Parameters: city: Cusco, limit: 5",
    "Tool call search_races: city: Cusco · 2 found · 12 ms",
    "Tool call race_details: failed · 3 ms",
    "First piece: 210 ms",
    "Whole answer: 2000 ms",
    "Tokens: 900 in, 120 out",
  ]);
});

test("what is not known of the built-in assistant is left out", () => {
  const labels = debugFacts(
    {
      engine: "built-in",
      model: null,
      temperature: null,
      intent: "greeting",
      toolChoice: "none",
      parameters: {},
      toolCalls: [],
      firstByteMs: null,
      totalMs: 4,
      inputTokens: 0,
      outputTokens: 0,
      problem: null,
    },
    "en",
  ).map(({ label }) => label);
  expect(labels).toEqual(["Answered by", "Intent", "Tool choice", "Whole answer"]);
});
