import { expect, test } from "vitest";
import { aTurn } from "../../../../tests/support/chat.ts";
import type { RaceFacts } from "../search/race-facts.ts";
import { rankedBy } from "./best-of.server.ts";

const race = (name: string, elevationGain: string | null, minor: number) =>
  ({
    name,
    startDate: "2027-05-16",
    price: { kind: "amount", minor, currency: "USD", text: `$${minor / 100} USD`, original: null },
    rating: null,
    elevationGain: null,
    distances: [{ name: "Marathon", meters: 42_195, elevationGain }],
  }) as unknown as RaceFacts;

const races = [race("A", "about 1,500 m", 9000), race("B", "75 m", 25_000), race("C", null, 4000)];

test("of several races, the one that the question asks for comes first, by what is stated", () => {
  const best = (question: string) => rankedBy(races, aTurn(question));
  expect(best("which is flatter?")?.races.map(({ name }) => name)).toEqual(["B", "A", "C"]);
  expect(best("which is flatter?")?.sentence).toContain("**B** is the flattest: B (75 m up over");
  expect(best("cuál es más dura")?.races[0]?.name).toBe("A");
  expect(best("which of them is cheapest?")?.races[0]?.name).toBe("C");
  expect(best("which of those has the best rating?")).toBeNull();
  expect(best("compare them")).toBeNull();
});

test("prices in two currencies put races in no order", () => {
  const other = race("D", null, 8000);
  const inSoles = { ...other, price: { ...other.price, currency: "PEN" } } as RaceFacts;
  expect(rankedBy([...races, inSoles], aTurn("which of them is cheapest?"))).toBeNull();
});
