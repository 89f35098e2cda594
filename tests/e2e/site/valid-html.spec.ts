import { HtmlValidate } from "html-validate";
import { publicPages } from "../../../app/routes/crawlers/sitemap/public-pages.ts";
import { expect, test } from "../support/test.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:document", "html-validate:a11y"],
  // Stylesheets and scripts come from the same server, under names made of their content.
  rules: { "require-sri": "off", "doctype-style": "off" },
});

for (const address of publicPages) {
  test(`${address} is valid HTML`, async ({ request }) => {
    const html = await (await request.get(address)).text();
    const { results } = await validator.validateString(html);
    const findings = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
    );
    expect(findings).toEqual([]);
  });
}
