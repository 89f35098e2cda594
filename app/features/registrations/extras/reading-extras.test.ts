import { expect, test } from "vitest";
import { priceOrder, usualHours } from "../prices/order-price.ts";
import type { EntryExtra } from "./extra.ts";
import { extraName, readExtras } from "./reading-extras.ts";

const shirt: EntryExtra = {
  id: "shirt",
  name: { en: "Finisher shirt", es: null },
  note: { en: null, es: null },
  priceMinor: 3500,
  leastMinor: null,
  mostMinor: null,
  mostEach: 3,
  left: 2,
  paysBack: true,
};
const gift: EntryExtra = {
  ...shirt,
  id: "gift",
  priceMinor: null,
  leastMinor: 500,
  mostMinor: 10_000,
  mostEach: 1,
  left: null,
  paysBack: false,
};

const read = (typed: { shirt?: string; gift?: string }) =>
  readExtras(
    [shirt, gift],
    { [extraName("shirt")]: typed.shirt, [extraName("gift")]: typed.gift },
    "PEN",
  );

test("what is chosen has its price, and nothing is chosen of what is empty, none or unknown", () => {
  expect(read({ shirt: "2", gift: "12,50" }).chosen).toMatchObject([
    { extraId: "shirt", quantity: 2, unitMinor: 3500, paysBack: true },
    { extraId: "gift", quantity: 1, unitMinor: 1250, paysBack: false },
  ]);
  expect(read({ shirt: "0", gift: " " })).toEqual({ chosen: [], problems: {} });
  expect(readExtras([], { [extraName("shirt")]: "2" }, "PEN")).toEqual({
    chosen: [],
    problems: {},
  });
});

test.for([
  [{ shirt: "two" }, { shirt: "number" }],
  [{ shirt: "-1" }, { shirt: "number" }],
  [{ shirt: "4" }, { shirt: "too-many" }],
  [{ shirt: "3" }, { shirt: "sold-out" }],
  [{ gift: "much" }, { gift: "amount" }],
  [{ gift: "US$ 20" }, { gift: "amount" }],
  [{ gift: "4.99" }, { gift: "limits" }],
  [{ gift: "100.01" }, { gift: "limits" }],
] as const)("%j is refused as %j", ([typed, problems]) => {
  expect(read(typed)).toEqual({ chosen: [], problems });
});

test("neither a code, nor the members' price, a group or a credit lowers extras", () => {
  const sale = { currency: "PEN", memberPercent: 10, freeEvery: 2, ...usualHours } as const;
  const step = { id: "s", priceMinor: 8000, lastDay: null, places: null, sold: 0 };
  const free = {
    id: "v",
    code: "FREE",
    kind: "free",
    value: null,
    maxUses: null,
    uses: 0,
    maxPerPerson: 1,
    distanceId: null,
    lastDay: null,
    emailDomain: null,
    isActive: true,
    keepsPlaces: false,
  } as const;
  const { chosen } = read({ shirt: "2", gift: "20" });
  const entry = { steps: [step], isMember: true, code: null };
  const priced = priceOrder(
    sale,
    [
      { ...entry, code: free, extras: chosen },
      { ...entry, isMember: false, extras: chosen.slice(0, 1) },
    ],
    { today: "2026-06-01", credits: [{ id: "kept", minor: 100_000 }] },
  );
  expect(priced.lines.map(({ dueMinor, extrasMinor }) => [dueMinor, extrasMinor])).toEqual([
    [0, 9000],
    [0, 7000],
  ]);
  expect(priced.totalMinor).toBe(16_000);
});
