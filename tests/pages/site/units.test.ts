import { expect, test } from "../support/test.ts";

test("the cookie of the unit is for this server only", async ({ visitor }) => {
  const response = await visitor.post("/units", { unit: "mi", to: "/" });
  expect(response.status).toBe(303);
  const cookie = response.headers.get("set-cookie");
  expect(cookie).toMatch(/^units=mi; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
});

const outside = [
  "//evil.example",
  "https://evil.example/",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/x/..//evil.example",
  "/%2e%2e//evil.example",
  "javascript:alert(1)",
  "data:text/html,hello",
  "evil.example",
  "@evil.example",
  " //evil.example",
  `/${"x".repeat(5000)}`,
  "",
];

test("changing units never redirects to another website", async ({ visitor }) => {
  for (const to of outside) {
    const name = JSON.stringify(to.slice(0, 40));
    const response = await visitor.post("/units", { unit: "km", to });
    expect(response.status, name).toBe(303);
    const location = response.headers.get("location") ?? "";
    const target = new URL(location, `${visitor.origin}/units`);
    expect(target.origin, name).toBe(visitor.origin);
    expect(location, name).toMatch(/^\/(?![/\\])/);
  }
});

test("an unknown unit changes nothing, and a body that is not a form is refused", async ({
  visitor,
}) => {
  const unknown = await visitor.post("/units", { unit: "furlong", to: "/races" });
  expect(unknown.status).toBe(303);
  expect(unknown.headers.get("location")).toBe("/races");
  expect(unknown.headers.get("set-cookie")).toBeNull();
  const headers = { "content-type": "application/json" };
  for (const body of [undefined, "{}", "unit=mi"]) {
    const init = { method: "POST", headers, body, redirect: "manual" } as const;
    const response = await visitor.fetch("/units", init);
    expect(response.status, String(body)).toBe(400);
    expect(response.headers.get("set-cookie")).toBeNull();
  }
  const read = await visitor.fetch("/units", { redirect: "manual" });
  expect(read.headers.get("location")).toBe("/");
});
