import { afterAll, expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { openLog } from "#services/log/log.ts";
import { modelsOf } from "../../../../tests/support/assistant/models.ts";
import { aTurn } from "../../../../tests/support/chat.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import {
  type ProviderStep,
  startModelProvider,
} from "../../../../tests/support/providers/models.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { answerTurn } from "../asking/answer.server.ts";
import { defaultAssistant } from "../managing/first-assistants.ts";
import { struckNote } from "./prompt.ts";

const { db } = await openTestDatabase();
const provider = await startModelProvider();
afterAll(() => provider.close());

const models = modelsOf(provider);
const log = openLog("silent");

/** The answer to a question about races in Cusco while the provider answers with these steps. */
async function answered(tx: Database, steps: ProviderStep[], isForced = true) {
  provider.answerWith((_, place) => steps[place] ?? steps.at(-1) ?? { text: [] });
  const turn = aTurn("Trail races in Cusco", { assistant: defaultAssistant });
  const plan = {
    ...turn.plan,
    intent: { kind: "search" } as const,
    toolChoice: isForced ? ({ tool: "search_races" } as const) : ("auto" as const),
    params: { city: "Cusco" },
  };
  const services = { db: tx, now, models, log };
  const events = await Array.fromAsync(answerTurn(services, { ...turn, plan }, null));
  const last = events.at(-1);
  if (!last || !("done" in last)) throw new Error("The answer has no end.");
  return last.done.message;
}

function testAnswers(title: string, prove: (tx: Database) => Promise<void>) {
  test(title, () =>
    rolledBack(db, async (tx) => {
      await aRace(tx, {
        raceName: "Cusco Trail",
        city: "Cusco",
        raceType: "Trail",
        startDate: "2027-05-16",
        distances: [{ distance: "21K", price: "100", priceCurrency: "PEN" }],
      });
      await prove(tx);
    }),
  );
}

testAnswers("CHAT-27 a provider that ignores a forced search gets its result", async (tx) => {
  const invented = "The Moon Marathon is on May 3, 2027 in Cusco for $10. ".repeat(2);
  for (const text of ["Sure.", invented, `${invented}${invented}${invented}`]) {
    const message = await answered(tx, [{ text: [text] }, { text: ["Cusco Trail fits you."] }]);
    expect([message.content, message.notice]).toEqual(["Cusco Trail fits you.", null]);
    expect(message.races.map(({ race }) => race.name)).toEqual(["Cusco Trail"]);
    expect(provider.calls).toHaveLength(2);
    expect(JSON.stringify(provider.calls[1]?.messages[0])).toContain("Cusco Trail");
    expect(provider.calls[1]?.tools ?? []).toEqual([]);
  }
});

testAnswers("ERR-40 GAP-35 an answer whose stream has no end is not complete", async (tx) => {
  const { content } = await answered(tx, [{ text: ["Half of a sen"], finish: null }], false);
  expect(content).toContain("Half of a sen");
  expect(content).toContain("Please try again.");
});

testAnswers("GAP-35 an answer that ends at the most tokens says so", async (tx) => {
  const { content, notice } = await answered(tx, [{ text: ["Run and"], finish: "length" }], false);
  expect([content, notice]).toEqual(["Run and", "cut"]);
});

testAnswers("tokens are estimated where the provider does not count them", async (tx) => {
  const { debug } = await answered(tx, [{ text: ["Run easy today."], usage: null }], false);
  expect(debug?.inputTokens).toBeGreaterThan(0);
  expect(debug?.outputTokens).toBe(4);
});

testAnswers("an invented race is struck from prose, and the answer says so", async (tx) => {
  const search = { calls: [{ name: "search_races", input: { city: "Cusco" } }] };
  const text = [
    "I found one. The Moon Marathon is on May 3, 2027 in Lima for $10. ",
    "Cusco Trail is on May 16, 2027. Cusco Trail is on May 17, 2027.",
  ];
  const { content } = await answered(tx, [search, { text }]);
  expect(content.split(/\s*\n\n/)).toEqual([
    "I found one. Cusco Trail is on May 16, 2027.",
    struckNote.en,
  ]);
});
