import { expect, test } from "vitest";
import { offerState } from "./offer.ts";

const today = "2026-11-20";
const open = { isActive: true, validFrom: null, validUntil: null };

test.each([
  [open, "shown"],
  [{ ...open, isActive: false }, "hidden"],
  [{ ...open, validUntil: "2026-11-20" }, "shown"],
  [{ ...open, validUntil: "2026-11-19" }, "expired"],
  [{ ...open, validFrom: "2026-11-20" }, "shown"],
  [{ ...open, validFrom: "2026-11-21" }, "planned"],
  [{ isActive: false, validFrom: null, validUntil: "2026-01-01" }, "hidden"],
])("%j is %s", (offer, state) => {
  expect(offerState(offer, today)).toBe(state);
});
