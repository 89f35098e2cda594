import { expect, test } from "vitest";
import { limitSentence, periodOf, type UsageMeter, usageWords } from "./usage.ts";

const chat = (used: number, limit: number | null): UsageMeter => ({
  right: "chatMessagesPerDay",
  used,
  limit,
});
const gpx = (used: number, limit: number | null): UsageMeter => ({
  right: "gpxAnalysesPerMonth",
  used,
  limit,
});

test("FAKE-14 days and months are those of UTC, in every time zone", () => {
  const late = new Date("2026-12-31T23:59:59-05:00");
  expect(periodOf("chatMessagesPerDay", late)).toEqual({
    begins: "2027-01-01",
    next: "2027-01-02",
  });
  expect(periodOf("gpxAnalysesPerMonth", late)).toEqual({
    begins: "2027-01-01",
    next: "2027-02-01",
  });
  const leap = new Date("2028-02-29T12:00:00Z");
  expect(periodOf("gpxAnalysesPerMonth", leap).next).toBe("2028-03-01");
});

test("FAKE-14 a meter shows the used amount and its limit", () => {
  expect(usageWords(chat(3, 40), "en")).toBe("3 of 40 used today");
  expect(usageWords(gpx(12, null), "en")).toBe("12 used this month, without a limit");
  expect(usageWords(gpx(0, 0), "en")).toBe("Not included");
});

test("FAKE-14 a near or reached limit is shown with the plan that gives more", () => {
  expect(limitSentence(chat(31, 40), "pacer")).toBeNull();
  expect(limitSentence(chat(999, null), "elite")).toBeNull();
  expect(limitSentence(chat(32, 40), "pacer")?.en).toBe(
    "You have 8 messages left today. Sprinter has no limit.",
  );
  expect(limitSentence(chat(9, 10), null)?.en).toBe(
    "You have 1 message left today. Pacer has 40 a day.",
  );
  expect(limitSentence(chat(10, 10), null)?.en).toBe(
    "You have used all 10 messages of today. Pacer has 40 a day. The count starts again at midnight UTC.",
  );
  expect(limitSentence(gpx(20, 20), "sprinter")?.en).toBe(
    "You have used all 20 analyses of this month. Elite has no limit. The count starts again on the first of the month UTC.",
  );
  expect(limitSentence(gpx(0, 0), null)?.en).toBe("GPX route analyses come with Sprinter.");
});
