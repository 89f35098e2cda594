import { expect, test } from "vitest";
import { parseMarkdown } from "#ui/markdown/markdown-tree.ts";
import { aTurn } from "../../../../tests/support/chat.ts";
import { answerBuiltIn } from "./answer.server.ts";
import { emergencyAnswer } from "./emergency.ts";

const signs = ["chest-pain", "fainting", "breathing", "heat-stroke"] as const;

test("a sign of danger to the body sends to the emergency number, first of all", () => {
  for (const sign of signs) {
    expect(emergencyAnswer(sign, "en")).toMatch(/Call your local emergency number.*911.*106/);
    expect(emergencyAnswer(sign, "es")).toMatch(/Llama ya a tu número local.*911.*106/);
  }
});

test("a wish to die is met with care and with people who listen", () => {
  expect(emergencyAnswer("self-harm", "en")).toContain("988");
  expect(emergencyAnswer("self-harm", "es")).toContain("Línea 113, opción 5");
});

test("the fixed answer is the whole answer, and whole Markdown", async () => {
  for (const sign of [...signs, "self-harm"] as const) {
    const turn = aTurn("help");
    const plan = { ...turn.plan, intent: { kind: "emergency", sign } as const };
    // No table is read: the answer comes also where the database does not.
    const nothing = { now: () => new Date(0) } as Parameters<typeof answerBuiltIn>[0];
    const events = await Array.fromAsync(answerBuiltIn(nothing, { ...turn, plan }));
    expect(events).toEqual([{ kind: "text", text: emergencyAnswer(sign, "en") }]);
    expect(JSON.stringify(parseMarkdown(emergencyAnswer(sign, "es")))).not.toContain("**");
  }
});
