import { expect, test } from "vitest";
import { hiddenValue, withoutKeys } from "./layers.ts";

test("layers are kept without the letters that no database takes", () => {
  expect(withoutKeys({ "l\0m": ["a\0b", { model: "\ud800" }] })).toEqual({
    lm: ["ab", { model: "\ufffd" }],
  });
});

test("DATA-19 layers are kept without the keys of other services", () => {
  const layers = {
    llm: {
      model: "tavus-llama",
      base_url: "https://llm.example",
      api_key: "sk-1",
      max_tokens: 200,
    },
    tts: { tts_engine: "cartesia", voice_settings: { speed: 0.5, emotion: ["calm"] }, apiKey: "x" },
    tools: [{ headers: { Authorization: "Bearer 1" }, name: "find" }],
    stt: null,
  };
  const kept = withoutKeys(layers);
  expect(kept).toEqual({
    llm: {
      model: "tavus-llama",
      base_url: "https://llm.example",
      api_key: hiddenValue,
      max_tokens: 200,
    },
    tts: {
      tts_engine: "cartesia",
      voice_settings: { speed: 0.5, emotion: ["calm"] },
      apiKey: hiddenValue,
    },
    tools: [{ headers: hiddenValue, name: "find" }],
    stt: null,
  });
  expect(withoutKeys(null)).toBeNull();
});

test("layers without an end have one", () => {
  const round: Record<string, unknown> = {};
  round.again = round;
  expect(JSON.stringify(withoutKeys(round))).toContain(hiddenValue);
});
