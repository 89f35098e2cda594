import { expect, test } from "vitest";
import { charge, testCard } from "./cards.ts";

test("a card is recognised by its typed number and by Stripe's name for it", () => {
  const visa = { brand: "visa", last4: "4242", behavior: "pays" };
  for (const typed of ["4242424242424242", "4242 4242 4242 4242", "pm_card_visa"]) {
    expect(testCard(typed)).toEqual(visa);
  }
  for (const typed of ["", "4111111111111111", "constructor", "x"]) {
    expect(testCard(typed)).toBeNull();
  }
});

test("each card pays or refuses, depending on the owner's presence", () => {
  const all = (behavior: Parameters<typeof charge>[0]) =>
    (["there", "confirmed", "away"] as const).map((presence) => {
      const answer = charge(behavior, presence);
      return typeof answer === "string" ? answer : answer.code;
    });
  expect(all("pays")).toEqual(["paid", "paid", "paid"]);
  expect(all("is declined")).toEqual(["card_declined", "card_declined", "card_declined"]);
  expect(all("has no funds")).toEqual(Array(3).fill("insufficient_funds"));
  expect(all("has expired")).toEqual(Array(3).fill("expired_card"));
  expect(all("asks once")).toEqual(["asks", "paid", "paid"]);
  expect(all("asks always")).toEqual(["asks", "paid", "authentication_required"]);
  expect(all("fails later")).toEqual(["paid", "paid", "card_declined"]);
});
