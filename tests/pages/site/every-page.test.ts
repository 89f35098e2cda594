import { HtmlValidate } from "html-validate";
import { publicPages } from "../../../app/routes/crawlers/sitemap/public-pages.ts";
import { otherPages } from "../../e2e/site/addresses.ts";
import { expect, test } from "../support/test.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:document", "html-validate:a11y"],
  // Stylesheets and scripts come from the same server, under names made of their content.
  rules: { "require-sri": "off", "doctype-style": "off" },
});

test("every public page is valid HTML", async ({ visitor }) => {
  for (const address of publicPages) {
    const html = await (await visitor.fetch(address)).text();
    const { results } = await validator.validateString(html);
    const findings = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
    );
    expect(findings, address).toEqual([]);
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
