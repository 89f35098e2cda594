import { expect, test } from "vitest";
import { publicationOf, publishedAtAfter } from "./details.ts";

const now = new Date("2026-11-20T12:00:00Z");
const past = new Date("2026-01-01T00:00:00Z");
const future = new Date("2027-01-01T00:00:00Z");

function after(
  before: { status: "draft" | "published"; publishedAt: Date | null } | null,
  status: "draft" | "published",
  chosen?: Date | null,
) {
  return publishedAtAfter(before, status, { chosen, now });
}

test("a new post is dated now only when it is published (ADM-BLOG-31)", () => {
  expect(after(null, "draft")).toBeNull();
  expect(after(null, "draft", null)).toBeNull();
  expect(after(null, "published")).toBe(now);
  expect(after(null, "published", null)).toBe(now);
  expect(after(null, "published", future)).toBe(future);
  expect(after(null, "draft", future)).toBe(future);
});

test("a stored post is dated only when it becomes published (ADM-BLOG-32)", () => {
  expect(after({ status: "draft", publishedAt: null }, "published")).toBe(now);
  expect(after({ status: "draft", publishedAt: past }, "published")).toBe(now);
  expect(after({ status: "published", publishedAt: past }, "published")).toBe(past);
  expect(after({ status: "published", publishedAt: past }, "published", null)).toBe(past);
  expect(after({ status: "published", publishedAt: past }, "draft")).toBe(past);
});

test("a date in the future stays until it is emptied, which publishes at once", () => {
  const scheduled = { status: "published", publishedAt: future } as const;
  expect(after(scheduled, "published")).toBe(future);
  expect(after(scheduled, "published", null)).toBe(now);
  expect(after({ status: "draft", publishedAt: future }, "published")).toBe(future);
  expect(after({ status: "draft", publishedAt: future }, "published", null)).toBe(now);
  expect(after({ status: "draft", publishedAt: future }, "draft", null)).toBeNull();
});

test("a published post of the future is scheduled", () => {
  expect(publicationOf({ status: "published", publishedAt: future }, now)).toBe("scheduled");
  expect(publicationOf({ status: "published", publishedAt: past }, now)).toBe("published");
  expect(publicationOf({ status: "draft", publishedAt: future }, now)).toBe("draft");
});
