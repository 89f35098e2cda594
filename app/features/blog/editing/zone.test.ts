import { expect, test } from "vitest";
import { fromLocal, knownZone, toLocal } from "./zone.ts";

test("a date and time of a zone becomes a moment and back", () => {
  for (const [zone, local, moment] of [
    ["UTC", "2026-12-01T00:30", "2026-12-01T00:30:00.000Z"],
    ["America/Lima", "2026-12-01T00:30", "2026-12-01T05:30:00.000Z"],
    ["Europe/Berlin", "2026-07-01T08:00", "2026-07-01T06:00:00.000Z"],
    ["Europe/Berlin", "2026-12-01T08:00", "2026-12-01T07:00:00.000Z"],
    ["Asia/Kathmandu", "2026-12-01T00:00", "2026-11-30T18:15:00.000Z"],
  ] as const) {
    expect(fromLocal(local, zone)?.toISOString(), zone).toBe(moment);
    expect(toLocal(new Date(moment), zone), zone).toBe(local);
  }
});

test("a time that the clocks skip is the one after the gap, and of two the first counts", () => {
  const skipped = fromLocal("2026-03-29T02:30", "Europe/Berlin");
  expect(skipped && toLocal(skipped, "Europe/Berlin")).toBe("2026-03-29T03:30");
  expect(fromLocal("2026-10-25T02:30", "Europe/Berlin")?.toISOString()).toBe(
    "2026-10-25T00:30:00.000Z",
  );
});

test("what is no date, no time or no zone is refused", () => {
  for (const text of ["", "tomorrow", "2026-02-30T10:00", "2026-13-01T10:00", "2026-01-01"]) {
    expect(fromLocal(text, "UTC"), text).toBeNull();
  }
  for (const zone of [null, "", "Mars/Base", "x".repeat(100)]) expect(knownZone(zone)).toBe("UTC");
  expect(knownZone("America/Lima")).toBe("America/Lima");
});
