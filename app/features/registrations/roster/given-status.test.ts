import { expect, test } from "vitest";
import { registrationStatuses } from "../registration.ts";
import { mayGive, offeredStatuses } from "./given-status.ts";

test("ADM-REG-02 ADM-REG-03 ADM-REG-04 ADM-REG-05 each status offers its next statuses", () => {
  expect(Object.fromEntries(registrationStatuses.map((s) => [s, offeredStatuses(s)]))).toEqual({
    registered: ["confirmed", "completed", "cancelled"],
    confirmed: ["completed", "cancelled"],
    completed: ["confirmed", "cancelled"],
    cancelled: ["confirmed"],
  });
});

test("a status that is not offered cannot be set", () => {
  expect(mayGive("confirmed", "confirmed")).toBe(false);
  expect(mayGive("cancelled", "completed")).toBe(false);
  expect(mayGive("cancelled", "confirmed")).toBe(true);
});
