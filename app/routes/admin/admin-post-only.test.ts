import { expect, test } from "vitest";
import { backToList } from "./admin-post-only.server.ts";

const list = "/admin/offers";

test("a form leads back to its page of the list", () => {
  for (const page of [list, `${list}?page=2`, `${list}?q=a%20b&page=3`]) {
    expect(backToList(list, page)).toBe(page);
  }
});

test("any other address leads to the first page of the list", () => {
  const others = [
    null,
    undefined,
    "",
    "/",
    "offers",
    "/admin/offersx",
    "/admin/offers/1/delete",
    "/admin/offers/../users",
    "https://evil.example/admin/offers",
    "//evil.example/admin/offers",
    "/\\evil.example/admin/offers",
    `${list}?q=${"x".repeat(3000)}`,
    new File([], list),
  ];
  for (const other of others) expect(backToList(list, other), String(other)).toBe(list);
});
