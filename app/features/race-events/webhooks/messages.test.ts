import { expect, test } from "vitest";
import { deliveryFacts } from "./messages.ts";
import type { Delivery } from "./webhook.ts";

const gone: Delivery = {
  id: "d",
  event: "registration.created",
  status: "waiting",
  tries: 1,
  createdAt: new Date("2026-11-20T12:00:00Z"),
  triedAt: new Date("2026-11-20T12:00:00Z"),
  nextTryAt: new Date("2026-11-20T12:01:00Z"),
  answerStatus: 410,
  answer: "",
  problem: null,
  tookMs: 12,
};

test("a delivery to a paused address waits until it is resumed, and announces no retry", () => {
  const facts = ["try 1 of 8", "answer 410", "12 ms"];
  expect(deliveryFacts(gone, true, "en")).toEqual([
    "Waiting until you resume the address",
    ...facts,
  ]);
  expect(deliveryFacts(gone, false, "en")).toEqual([
    "Waiting",
    ...facts,
    expect.stringMatching(/^again at /),
  ]);
});
