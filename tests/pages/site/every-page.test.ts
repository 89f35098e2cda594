import { publicPages } from "../../../app/routes/crawlers/sitemap/page.ts";
import { otherPages } from "../../e2e/site/addresses.ts";
import { expect, test } from "../support/test.ts";
import { htmlMistakes } from "../support/valid-html.ts";

test("every public page is valid HTML", async ({ visitor }) => {
  for (const address of publicPages) {
    const html = await (await visitor.fetch(address)).text();
    expect(await htmlMistakes(html), address).toEqual([]);
  }
});

test("every page that anybody can visit has one heading and one main element", async ({
  visitor,
}) => {
  for (const address of [...publicPages, ...otherPages]) {
    await visitor.visit(address);
    expect(visitor.status, address).toBe(200);
    expect(visitor.page.getByRole("heading", { level: 1 }).count(), address).toBe(1);
    expect(visitor.page.getByRole("main").count(), address).toBe(1);
  }
});

test("a page that does not exist answers 404 with a complete page", async ({ visitor }) => {
  for (const address of ["/nowhere", "/races/nowhere", "/podcasts/nowhere"]) {
    await visitor.visit(address);
    expect(visitor.status, address).toBe(404);
    expect(visitor.page.getByRole("heading", { level: 1 }).count(), address).toBe(1);
  }
});
