import { alive } from "../support/alive.ts";
import {
  enterAs,
  expect,
  expectAccessible,
  fullEmail,
  fullPhone,
  shownExperts,
  test,
} from "./expert-test.ts";

// One server for all tests of this file.
test.describe.configure({ mode: "default" });

const full = `/experts/${shownExperts.full}`;

test("EXP-16 EXP-18 GAP-24 GAP-87 pages with much, with nothing, with too much and without an expert stand on every screen", async ({
  page,
}) => {
  await page.goto(full);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Eva Ríos Quispe");
  await expectAccessible(page);
  await page.goto(`/experts/${shownExperts.bare}`);
  await expect(page.getByRole("main")).toContainText("Contact for rates");
  await expectAccessible(page);
  await page.goto(`/experts/${shownExperts.inactive}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Expert Not Found");
  await expectAccessible(page);
  await page.goto(`/experts/${shownExperts.naughty}`);
  await expect(page.getByRole("main")).toContainText("First call free");
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const spare = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(spare, `wider than ${width} px`).toBeLessThanOrEqual(0);
  }
});

test("EXP-18 ERR-31 a contact is shown on request until there are too many, and a failed load says so", async ({
  page,
  request,
}) => {
  await page.goto(full);
  await alive(page);
  const panel = page.getByRole("complementary", { name: "Contact, pricing and place" });
  const show = panel.getByRole("button", { name: "Show contact" });
  await show.click();
  await expect(panel.getByRole("link", { name: fullEmail })).toHaveAttribute(
    "href",
    `mailto:${fullEmail}`,
  );
  await expect(panel.getByRole("link", { name: fullPhone })).toHaveAttribute(
    "href",
    "tel:+51984555010",
  );
  await expect(panel.getByRole("button")).toHaveCount(0);
  await expectAccessible(page);

  const contact = `/experts/${shownExperts.bare}/contact`;
  await expect(async () => {
    expect((await request.post(contact)).status()).toBe(429);
  }).toPass({ intervals: [0] });
  await page.reload();
  await alive(page);
  await show.click();
  await expect(page.getByRole("alert")).toHaveText(
    "Too many contacts were asked for from here. Please try again later.",
  );
  await expect(show).toBeVisible();

  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL(/\?reviews=2/);
  await expect(page.getByText("Words of client 1.", { exact: false }).first()).toBeVisible();
  await page.route(/\/experts\/[^/]+\.data/, (route) =>
    route.fulfill({ status: 200, contentType: "text/x-script", body: "<html>sorry</html>" }),
  );
  await page.getByRole("link", { name: "View Details of Ana Torres" }).click();
  await expect(
    page.getByText("Failed to load expert details. Please try again later."),
  ).toBeVisible();
  await page.unroute(/\/experts\/[^/]+\.data/);
  await page.goto(full);
  await alive(page);
  await enterAs(page, "runner");
  await page.getByRole("link", { name: "View Details of Omar Cruz" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Omar Cruz");
});
