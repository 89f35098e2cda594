import { expect, test } from "vitest";
import { priceOrder, type SaleRules } from "./order-price.ts";
import { currentStep, nextPrice, type PriceStep } from "./price-steps.ts";
import { codeOf, type Voucher, voucherProblem } from "./voucher.ts";

const step = (changed: Partial<PriceStep> & { id: string }): PriceStep => ({
  priceMinor: 8000,
  lastDay: null,
  places: null,
  sold: 0,
  ...changed,
});
const early = step({ id: "early", priceMinor: 8000, lastDay: "2027-02-28" });
const late = step({ id: "late", priceMinor: 9500 });
const first = step({ id: "first", priceMinor: 5000, places: 10, sold: 8 });

const sale: SaleRules = {
  currency: "PEN",
  memberPercent: 0,
  freeEvery: null,
  uploadHours: 48,
  reviewHours: 72,
};
const code = (changed: Partial<Voucher> = {}): Voucher => ({
  id: "code",
  code: "CLUB",
  kind: "percent",
  value: 10,
  maxUses: null,
  uses: 0,
  maxPerPerson: 1,
  distanceId: null,
  lastDay: null,
  emailDomain: null,
  isActive: true,
  keepsPlaces: false,
  ...changed,
});
const today = "2027-02-28";
const entry = (...steps: PriceStep[]) => ({ steps, isMember: false, code: null });

test("a step counts through its last day, and the next one begins the day after", () => {
  const steps = [early, late];
  expect(currentStep(steps, "2027-02-28")?.id).toBe("early");
  expect(currentStep(steps, "2027-03-01")?.id).toBe("late");
  expect(nextPrice(steps, "2027-02-28")).toEqual({
    priceMinor: 9500,
    day: "2027-03-01",
    left: null,
  });
  expect(nextPrice(steps, "2027-03-01")).toBeNull();
  expect(currentStep([], today)).toBeNull();
});

test("a step counts until its places are sold", () => {
  const steps = [first, early, late];
  expect(nextPrice(steps, today)).toEqual({ priceMinor: 8000, day: null, left: 2 });
  expect(currentStep([{ ...first, sold: 10 }, early], today)?.id).toBe("early");
});

test("the price that is announced is the one that will count", () => {
  // On the day after the first step, the second one has ended too.
  const steps = [step({ id: "a", lastDay: today }), step({ id: "b", lastDay: today }), late];
  expect(nextPrice(steps, today)).toEqual({ priceMinor: 9500, day: "2027-03-01", left: null });
  // When the places are sold before the day, "b" follows, so that their number announces nothing.
  const limited = [step({ id: "a", lastDay: today, places: 5 }), steps[1] as PriceStep, late];
  expect(nextPrice(limited, today)).toEqual({ priceMinor: 9500, day: "2027-03-01", left: null });
  expect(nextPrice([early, step({ id: "same", priceMinor: 8000 })], today)).toBeNull();
});

test("an order adds up to the cent, with the member's percentage before the code and the credit last", () => {
  const odd = step({ id: "odd", priceMinor: 3333 });
  const priced = priceOrder(
    { ...sale, memberPercent: 15 },
    [{ steps: [odd], isMember: true, code: code({ value: 33 }) }],
    {
      today,
      credits: [{ id: "kept", minor: 900 }],
    },
  );
  expect(priced).toEqual({
    currency: "PEN",
    lines: [
      {
        stepId: "odd",
        priceMinor: 3333,
        memberMinor: 500,
        codeMinor: 935,
        groupMinor: 0,
        creditMinor: 900,
        dueMinor: 998,
        extras: [],
        extrasMinor: 0,
      },
    ],
    totalMinor: 998,
    credits: [{ id: "kept", usedMinor: 900, leftMinor: 0 }],
  });
});

test("a code takes an amount off, at most the price, or everything", () => {
  const totalWith = (changed: Partial<Voucher>) =>
    priceOrder(sale, [{ ...entry(late), code: code(changed) }], { today }).totalMinor;
  expect(totalWith({ kind: "amount", value: 2000 })).toBe(7500);
  expect(totalWith({ kind: "amount", value: 20_000 })).toBe(0);
  expect(totalWith({ kind: "free", value: null })).toBe(0);
  expect(totalWith({ value: 99 })).toBe(95);
});

test("several entries take the places of a step one after the other", () => {
  const one = entry(first, late);
  const priced = priceOrder(sale, [one, one, one], { today });
  expect(priced.lines.map(({ stepId }) => stepId)).toEqual(["first", "first", "late"]);
  expect(priced.totalMinor).toBe(5000 + 5000 + 9500);
  const credits = [{ id: "kept", minor: 7000 }];
  const credited = priceOrder(sale, [one, one], { today, credits });
  expect(credited.lines.map(({ creditMinor }) => creditMinor)).toEqual([5000, 2000]);
  // A distance that is not sold costs nothing.
  expect(priceOrder(sale, [one, entry()], { today }).totalMinor).toBe(5000);
});

test("an order spends its credits in their order, and no more of them than it costs", () => {
  const credits = [
    { id: "a", minor: 3000 },
    { id: "b", minor: 4000 },
    { id: "c", minor: 9000 },
  ];
  const spent = (count: number) =>
    priceOrder(sale, Array(count).fill(entry(first)), { today, credits });
  expect(spent(1)).toMatchObject({
    totalMinor: 0,
    credits: [
      { id: "a", usedMinor: 3000, leftMinor: 0 },
      { id: "b", usedMinor: 2000, leftMinor: 2000 },
    ],
  });
  expect(spent(2).credits.at(-1)).toEqual({ id: "c", usedMinor: 3000, leftMinor: 6000 });
  const donated = [
    {
      extraId: "gift",
      name: { en: "Gift", es: null },
      quantity: 1,
      unitMinor: 500,
      paysBack: true,
    },
  ];
  expect(priceOrder(sale, [{ ...entry(), extras: donated }], { today, credits })).toMatchObject({
    totalMinor: 500,
    credits: [],
  });
});

test("of each three entries of an order, the cheapest is free", () => {
  const groups = { ...sale, freeEvery: 3 };
  const totalOf = (...prices: number[]) =>
    priceOrder(
      groups,
      prices.map((priceMinor) => entry(step({ id: String(priceMinor), priceMinor }))),
      { today },
    ).totalMinor;
  expect(totalOf(90, 60)).toBe(150);
  expect(totalOf(90, 60, 80)).toBe(170);
  expect(totalOf(90, 60, 80, 70, 50)).toBe(300);
  expect(totalOf(90, 60, 80, 70, 50, 90)).toBe(330);
  // An entry that costs nothing is neither one of the three nor the free one.
  const sold = [90, 60].map((priceMinor) => entry(step({ id: String(priceMinor), priceMinor })));
  expect(priceOrder(groups, [...sold, entry()], { today }).totalMinor).toBe(150);
  const more = entry(step({ id: "80", priceMinor: 80 }));
  expect(priceOrder(groups, [...sold, entry(), more], { today }).totalMinor).toBe(170);
});

test("no sum of percentages leaves the whole cents, and none exceeds the price", () => {
  for (let priceMinor = 0; priceMinor < 400; priceMinor += 7) {
    for (let percent = 1; percent < 100; percent += 7) {
      const steps = [step({ id: "any", priceMinor })];
      const both = { steps, isMember: true, code: code({ value: percent }) };
      const [line] = priceOrder({ ...sale, memberPercent: percent }, [both], { today }).lines;
      const { memberMinor = 0, codeMinor = 0, dueMinor = -1 } = line ?? {};
      expect(memberMinor + codeMinor + dueMinor).toBe(priceMinor);
      expect(Number.isInteger(dueMinor) && dueMinor >= 0 && codeMinor >= 0).toBe(true);
    }
  }
});

test("each limit of a code has its own reason", () => {
  const use = { today, distanceId: "10k", usedByRunner: 0, email: "ana@Club.example" };
  expect(voucherProblem(code(), use)).toBeNull();
  expect(voucherProblem(null, use)).toBe("unknown-code");
  expect(voucherProblem(code({ isActive: false }), use)).toBe("code-over");
  expect(voucherProblem(code({ lastDay: "2027-02-27" }), use)).toBe("code-over");
  expect(voucherProblem(code({ lastDay: today }), use)).toBeNull();
  expect(voucherProblem(code({ distanceId: "21k" }), use)).toBe("code-other-distance");
  expect(voucherProblem(code({ emailDomain: "club.example" }), use)).toBeNull();
  expect(voucherProblem(code({ emailDomain: "lub.example" }), use)).toBe("code-other-address");
  expect(voucherProblem(code({ maxUses: 5, uses: 5 }), use)).toBe("code-used-up");
  expect(voucherProblem(code(), { ...use, usedByRunner: 1 })).toBe("code-used-before");
  expect(voucherProblem(code({ maxPerPerson: 2 }), { ...use, usedByRunner: 1 })).toBeNull();
});

test("a code is read however it is typed", () => {
  expect(codeOf(" verano 25 ")).toBe("VERANO25");
  expect(codeOf("Élite-_1")).toBe("ELITE-1");
  expect(codeOf("<script>")).toBe("SCRIPT");
});
