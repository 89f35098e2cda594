import { expect, test } from "vitest";
import { parseMarkdown } from "#ui/markdown/markdown-tree.ts";
import { followUps, topics } from "../knowledge/topics.ts";
import { aspectsOf, followUpsTo, topicsOfStates } from "./aspects.ts";

const asked = [
  ["but why?", "why"],
  ["¿y eso para qué sirve?", "why"],
  ["how many sessions a week, and how often?", "how-often"],
  ["¿cada cuánto lo hago?", "how-often"],
  ["how long before it is gone", "how-long"],
  ["¿cuánto tarda en curarse?", "how-long"],
  ["and when it pours with rain?", "rain"],
  ["¿y con 30 grados de calor?", "hot"],
  ["i am 58 by the way", "old"],
  ["ya tengo 63 años", "old"],
  ["what about mountain trails", "trail"],
  ["¿y si peso 92 kilos?", "heavy"],
  ["my daughter wants to do it too", "young"],
  ["i only have two days a week", "few-days"],
  ["¿y si no tengo pesas?", "home"],
  ["could I ride my bike instead", "instead"],
  ["cómo me doy cuenta de que están gastadas", "signs"],
  ["it is not getting better at all", "fails"],
] as const;

test.for(asked)("“%s” asks for %s", ([text, aspect]) => {
  expect(aspectsOf(text)).toContain(aspect);
});

test("an aspect is answered from the current topic, and things that the message names come before question words", () => {
  const answer = (topic: string, text: string) => followUpsTo(topic, text)[0]?.followUp.answer.en;
  expect(answer("taper", "why?")).toContain("27 studies");
  expect(answer("taper", "why, at 66 years old?")).toContain("longer end");
  expect(answer("hydration", "how much at 85 kilos?")).toContain("425–600 ml");
  expect(answer("skin", "and through rivers on a trail?")).toContain("Wet feet");
  expect(answer("cadence", "xyzzy")).toBeUndefined();
  expect(topicsOfStates("and in the snow?")).toEqual(["cold"]);
});

test("each answer belongs to topics with sources, in two languages, and is found by each of its aspects", () => {
  const known = new Map(topics.map((topic) => [topic.id, topic]));
  for (const { topic, about, alsoFrom = [], answer, sources = [] } of followUps) {
    for (const id of [topic, ...alsoFrom])
      expect(known.get(id)?.sources.length, id).toBeGreaterThan(0);
    expect(about.length, topic).toBeGreaterThan(0);
    for (const { address, seen } of sources) {
      expect(address).toMatch(/^https?:\/\//);
      expect(seen).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
    for (const text of [answer.en, answer.es]) {
      expect(JSON.stringify(parseMarkdown(text)), topic).not.toContain("**");
      expect(text.length, topic).toBeLessThan(800);
    }
  }
});
