import { expect, test } from "../support/test.ts";

test("covers and portraits are drawn once and never change", async ({ visitor }) => {
  const drawings = [
    "covers/trail/a.svg",
    "covers/road/7.svg?place=peru.lima&shape=hero",
    "portraits/expert/a.svg",
    "portraits/coach/coach-amaru.svg?v=1",
  ];
  for (const address of drawings) {
    const response = await visitor.fetch(`/${address}`);
    expect(response.status, address).toBe(200);
    expect(response.headers.get("content-type")).toContain("image/svg+xml");
    expect(response.headers.get("cache-control")).toContain("immutable");
    const svg = await response.text();
    expect(svg).toMatch(/^<svg /);
    expect(await (await visitor.fetch(`/${address}`)).text()).toBe(svg);
  }
});

test("an invalid address of a cover or a portrait is not found and not repeated", async ({
  visitor,
}) => {
  const script = encodeURIComponent("<script>alert(1)</script>");
  const junk = [
    "covers/nonsense/a.svg",
    `covers/trail/${script}.svg`,
    `covers/trail/${"x".repeat(3000)}.svg`,
    "covers/trail/%00.svg",
    `covers/trail/a.svg?place=${script}`,
    "covers/trail/a.svg?shape=__proto__",
    "portraits/__proto__/a.svg",
    `portraits/expert/${script}.svg`,
    `portraits/coach/${"x".repeat(3000)}.svg`,
  ];
  for (const address of junk) {
    const response = await visitor.fetch(`/${address}`);
    expect(response.status, address.slice(0, 40)).toBe(404);
    expect(await response.text()).not.toContain("<script>alert");
  }
});
