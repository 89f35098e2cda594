import { expect, test } from "vitest";
import { changeWords, priceWords } from "./change-words.ts";
import type { Standing } from "./standing.ts";

const sprinter: Standing = {
  status: "active",
  tier: "sprinter",
  interval: "month",
  periodEnd: Date.parse("2027-01-31T08:00:00Z") / 1000,
  endsWithPeriod: false,
  keeps: null,
};
const cost = (amountDue: number, total: number) => ({ amountDue, total, currency: "usd" });

test("SUB-03 FMT-03 an upgrade says what is paid now, and from when on the whole price", () => {
  expect(changeWords(sprinter, "elite", cost(1333, 1333))).toEqual([
    "This is the difference for the time until January 31, 2027, charged to your card.",
    "From January 31, 2027 on you pay $39.99 a month.",
  ]);
});

test("GAP-30 a downgrade charges nothing, keeps the rights, and says what comes off", () => {
  expect(changeWords(sprinter, "pacer", cost(0, -667))).toEqual([
    "The difference for the time until January 31, 2027, $6.67, comes off your next invoice.",
    "You keep everything of Sprinter until January 31, 2027.",
    "From January 31, 2027 on you pay $9.99 a month.",
  ]);
});

test("GAP-30 an upgrade that is taken back is told to end now", () => {
  const elite: Standing = { ...sprinter, tier: "elite" };
  const back = (keeps: "sprinter" | null) =>
    changeWords(elite, "pacer", { ...cost(0, -667), keeps })[1];
  const ends = "Elite ends now, because your billing period did not begin with it.";
  expect(back(null)).toBe(ends);
  expect(back("sprinter")).toBe(`${ends} You keep everything of Sprinter until January 31, 2027.`);
});

test("who has cancelled is told that the membership still ends", () => {
  const ending = { ...sprinter, endsWithPeriod: true };
  expect(changeWords(ending, "elite", cost(1333, 1333)).at(-1)).toBe(
    "Your membership still ends on January 31, 2027.",
  );
});

test("credit pays before the card does", () => {
  expect(changeWords(sprinter, "elite", cost(500, 1333))[0]).toMatch(
    / Your credit covers the rest\.$/,
  );
  expect(changeWords(sprinter, "elite", cost(0, 1333))[0]).toBe(
    "Your credit covers the difference for the time until January 31, 2027.",
  );
  const plain = changeWords({ ...sprinter, tier: null, periodEnd: null }, "pacer", cost(0, 0));
  expect(plain).toEqual(["Then you pay $9.99 a month."]);
});

test("a price is named with its interval, and a moment by its day", () => {
  expect(priceWords("elite", "year")).toBe("$383.90 a year");
});
