import { expect, test } from "vitest";
import { readCheckoutCall, readPreviewNote, readSubscriptionCall } from "./schema.ts";

test("FN-04 a checkout takes a price, and a subscription only", () => {
  expect(readCheckoutCall({ price_id: " pacer_monthly " })).toEqual({
    price_id: "pacer_monthly",
    mode: "subscription",
  });
  for (const other of [null, "x", {}, { price_id: 1 }, { price_id: "x", mode: "payment" }]) {
    expect(readCheckoutCall(other)).toBeNull();
  }
});

test("FN-05 FN-06 a subscription call takes one of its actions", () => {
  expect(readSubscriptionCall({ action: "get_invoices" })).toEqual({ action: "get_invoices" });
  const update = { action: "update", price_id: "elite_yearly" };
  expect(readSubscriptionCall(update)).toEqual(update);
  for (const other of [null, {}, { action: "dance" }, { action: "update" }]) {
    expect(readSubscriptionCall(other)).toBeNull();
  }
});

test("SUB-04 the note of a preview is read whole or not at all", () => {
  const note = { subscriptionId: "sub_1", priceId: "elite_yearly", at: 1, charge: "now" };
  expect(readPreviewNote(note)).toEqual(note);
  for (const other of [null, Object.values(note), { ...note, charge: "free" }]) {
    expect(readPreviewNote(other)).toBeNull();
  }
});
