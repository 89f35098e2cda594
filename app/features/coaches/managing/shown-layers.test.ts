import { expect, test } from "vitest";
import { shownLayers } from "./shown-layers.ts";

const secret = "sk-live-0123456789abcdef";

test("DATA-19 the known fields of each layer are shown by name, and others as they are", () => {
  const layers = {
    llm: { model: "tavus-llama", base_url: "https://llm.example.com/v1", speculative: true },
    tts: {
      tts_engine: "cartesia",
      voice_settings: { speed: "normal", emotion: ["positivity:high", "curiosity"] },
    },
    stt: {
      stt_engine: "tavus-advanced",
      participant_pause_sensitivity: "high",
      smart_turn_detection: true,
      hotwords: "Cusco, Lima",
    },
    perception: {
      perception_model: "raven-0",
      ambient_awareness_queries: ["Is it dark?", "Alone?"],
    },
    other: { anything: 1 },
  };
  expect(shownLayers(layers)).toEqual([
    {
      name: "llm",
      facts: [
        { name: "model", value: "tavus-llama" },
        { name: "base_url", value: "https://llm.example.com/v1" },
      ],
      rest: '{\n  "speculative": true\n}',
    },
    {
      name: "tts",
      facts: [
        { name: "tts_engine", value: "cartesia" },
        { name: "voice_settings", value: "speed: normal\nemotion: positivity:high, curiosity" },
      ],
      rest: null,
    },
    {
      name: "stt",
      facts: [
        { name: "stt_engine", value: "tavus-advanced" },
        { name: "participant_pause_sensitivity", value: "high" },
        { name: "smart_turn_detection", value: "true" },
        { name: "hotwords", value: "Cusco, Lima" },
      ],
      rest: null,
    },
    {
      name: "perception",
      facts: [
        { name: "perception_model", value: "raven-0" },
        { name: "ambient_awareness_queries", value: "Is it dark?, Alone?" },
      ],
      rest: null,
    },
  ]);
});

test("ADM-VC-07 no key of another service is shown, wherever it stands in the layers", () => {
  const layers = {
    llm: {
      model: "gpt-4o",
      api_key: secret,
      base_url: `https://user:${secret}@llm.example.com/v1?key=${secret}`,
      default_headers: { Authorization: `Bearer ${secret}` },
      headers: { "X-Key": secret },
      tools: [{ type: "function", function: { name: "find", server: { authToken: secret } } }],
      extra_body: { credentials: { user: "a", value: secret }, note: `Bearer ${secret}` },
    },
    tts: { tts_engine: "elevenlabs", api_key: secret, voice_settings: { access_token: secret } },
    stt: { secret, passwords: [secret], nested: [[{ clientSecret: secret }]] },
    perception: {
      perception_tools: [secret],
      webhook: `https://a.example.com/hook?token=${secret}`,
    },
  };
  const shown = JSON.stringify(shownLayers(layers));
  expect(shown).not.toContain(secret);
  expect(shown).toContain("gpt-4o");
  expect(shown).toContain("https://llm.example.com/v1 (hidden)");
});

test("ADM-VC-07 layers that are missing or of another shape show nothing", () => {
  for (const none of [null, undefined, "text", 7, [], {}, { llm: "x", tts: [], stt: null }]) {
    expect(shownLayers(none)).toEqual([]);
  }
});
