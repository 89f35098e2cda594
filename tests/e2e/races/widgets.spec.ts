import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { APIRequestContext } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/test.ts";

/** A race of the demo with its name. */
async function aRace(request: APIRequestContext) {
  const list = await (await request.get("/widgets/calendar?as=fragment&limit=1")).text();
  const [, id = "", name = ""] = /\/races\/([\da-f-]{36})"[^>]*>([^<]+)</.exec(list) ?? [];
  return { id, name };
}

test("on another site the element and the frame show a race, and nothing is kept or sent along; a widget is accessible in both schemes, and as dark as it is asked to be", async ({
  page,
  request,
  baseURL,
}) => {
  const { id, name } = await aRace(request);
  const html = `<!doctype html><html lang="en"><title>A club</title><main><h1>Our races</h1>
    <script async src="${baseURL}/widgets/dorsal.js"></script>
    <dorsal-widget kind="race" race="${id}" theme="light">The card</dorsal-widget>
    <dorsal-widget kind="calendar" limit="2">The calendar</dorsal-widget>
    <iframe src="${baseURL}/widgets/race/${id}/rating" title="Reviews"></iframe></main></html>`;
  const club = createServer((_, response) =>
    response
      .writeHead(200, {
        "Content-Type": "text/html",
        "Content-Security-Policy": `default-src 'none'; script-src ${baseURL}; connect-src ${baseURL}; img-src ${baseURL}; frame-src ${baseURL}; style-src-attr 'unsafe-inline'`,
      })
      .end(html),
  );
  await new Promise<void>((resolve) => club.listen(0, "127.0.0.1", resolve));
  const sent: { path: string; headers: Record<string, string> }[] = [];
  page.on("request", (one) => {
    const { pathname } = new URL(one.url());
    if (pathname.startsWith("/widgets/")) sent.push({ path: pathname, headers: one.headers() });
  });
  try {
    await page.goto(`http://127.0.0.1:${(club.address() as AddressInfo).port}/`);
    const card = page.locator("dorsal-widget").first();
    await expect(card.getByRole("link", { name, exact: true })).toBeVisible();
    await expect(page.locator('dorsal-widget[kind="calendar"] li')).toHaveCount(2);
    await expect(page.frameLocator("iframe").getByRole("heading", { name })).toBeVisible();
    await expectAccessible(page);
    await card.evaluate((element) => element.setAttribute("kind", "rating"));
    await expect(card.getByRole("link", { name: /reviews?$/ })).toBeVisible();
  } finally {
    club.close();
  }
  const asked = sent.filter(({ path }) => /widgets\/(?:race\/[^/]+|calendar)$/.test(path));
  expect(asked).toHaveLength(2);
  for (const { headers } of asked) {
    expect(headers.cookie ?? "").toBe("");
    expect(headers.referer ?? "").toBe("");
  }
  expect(await page.context().cookies()).toEqual([]);

  for (const path of [
    `/widgets/race/${id}?accent=ffff00`,
    `/widgets/race/${id}/rating`,
    "/widgets/calendar",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectAccessible(page);
  }
  await page.goto(`/widgets/race/${id}?theme=dark`);
  await expect(page.getByRole("link", { name, exact: true })).toHaveCSS(
    "color",
    "rgb(242, 239, 232)",
  );
});
