import { expect, test } from "vitest";
import { parseMarkdown } from "#ui/markdown/markdown-tree.ts";
import { naughtyTexts } from "../../../../tests/support/naughty-texts.ts";
import { siteGuides } from "../knowledge/site-guide.ts";
import { topics, usualQuestions } from "../knowledge/topics.ts";
import { usualTopic } from "./guess.ts";
import { passageAbout } from "./passages.ts";
import { closestQuestion } from "./question-search.ts";

/** Usual questions in other words than those that are listed, with slips; `null` is for others. */
const asked: readonly [string, string | null][] = [
  ["hey do i need to eat before a 6 am 5k?", "fuel"],
  ["blister on my heel, do i pop it", "skin"],
  ["my toenail turned black after the marathon", "skin"],
  ["que zapatillas me compro si peso 100 kilos", "shoes"],
  ["cada cuanto hay que cambiar las zapatillas", "shoes"],
  ["is it bad to run every singel day", "rest"],
  ["y si me da hambre en plena maraton", "fuel"],
  ["is walking in a marathon cheating", "walking"],
  ["hey can i give my spot to my brother if i cant go", "site-transfer"],
  ["how do I get my finisher certificate", "site-results"],
  ["me inscribí y no me llegó ningún correo", "site-entry-mail"],
  ["puedo cambiarme de distancia", "site-change-distance"],
  ["stop sending me emails please", "site-mails-off"],
  ["cuando hago el ultimo fondo antes del maraton", "taper"],
  ["me cobraron la inscripcion dos veces", "site-pay-problem"],
  ["races in Lima in May", null],
  ["is there a half near Toronto this summer", null],
  ["how much does the Lima 42K cost", null],
];

test.for(asked)("“%s” asks a usual question of %s", ([text, topic]) => {
  expect(usualTopic(text)).toBe(topic);
});

test("a usual question belongs to a topic, and is asked and answered in both languages", () => {
  const known = new Set([...topics, ...siteGuides].map(({ id }) => id));
  for (const { topic, asked: lines, answer } of usualQuestions) {
    const [first = ""] = lines.trim().split("\n");
    expect(known, first).toContain(topic);
    expect(lines.trim().split("\n").length, first).toBeGreaterThanOrEqual(4);
    for (const text of [answer.en, answer.es]) {
      expect(JSON.stringify(parseMarkdown(text)), first).not.toContain("**");
      expect(text.length, first).toBeLessThan(700);
    }
  }
});

test("each wording leads to its own question, and no two questions share one", () => {
  for (const question of [...usualQuestions]) {
    for (const line of question.asked.trim().split("\n")) {
      expect(closestQuestion(line)?.question.topic, line).toBe(question.topic);
    }
  }
});

test("no text of any kind breaks the search", () => {
  for (const text of ["", "?", "🏃", ...naughtyTexts]) {
    expect(closestQuestion(text)?.likeness ?? 0, text).toBeLessThanOrEqual(1.0001);
  }
});

test("what goes on with an article is answered by the part that speaks of it", () => {
  const part = (id: string, text: string) => {
    const topic = topics.find((one) => one.id === id);
    return topic ? (passageAbout(topic, text, "en")?.text ?? null) : null;
  };
  expect(part("intervals", "and strides?")).toContain("20 seconds");
  expect(part("shin-splints", "can I bike instead")).toContain("cycling");
  expect(part("shoes", "how many miles do they last")).toContain("500–800 km");
  expect(part("shoes", "xyzzy plugh")).toBeNull();
});
