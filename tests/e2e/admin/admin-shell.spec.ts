import { newAddress } from "../../support/unique-names.ts";
import { alive } from "../support/alive.ts";
import { demoPerson, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { openMenu } from "./row-menu.ts";

test("SHELL-08 ADM-SHELL-03 ADM-SHELL-05 AUTHSVC-27 an administrator comes from the site, a slow screen is announced as Loading..., numbers follow what visitors do, and the menu of a phone opens by keyboard", async ({
  page,
}) => {
  await signIn(page, demoPerson.admin);
  await page.goto("/races");
  await alive(page);
  await page.getByRole("banner").getByRole("link", { name: "Admin" }).click();
  const links = page.getByRole("navigation", { name: "Admin" }).getByRole("link");
  await expect(links.first()).toBeVisible();
  await expectAccessible(page);
  const answer = Promise.withResolvers<void>();
  await page.route(/\/admin\/audit-log\.data/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  const waiting = page.getByRole("status").filter({ hasText: "Loading..." });
  await expect(waiting).toHaveCount(0);
  await page.getByRole("link", { name: "Audit Log" }).click();
  await expect(waiting).toBeVisible();
  answer.resolve();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Audit Log");
  await expect(waiting).toHaveCount(0);

  await links.filter({ hasText: "Race Management" }).click();
  const tab = page.getByRole("link", { name: "Race Claims" });
  await tab.click();
  const claim = page.getByRole("table", { name: "Race claims" }).getByRole("row").nth(1);
  await expect(claim).toBeVisible();
  const claims = async () => Number.parseInt(String(await tab.locator("span").textContent()), 10);
  const before = await claims();
  const places = () =>
    page
      .locator("main a:visible")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x));
  const placesBefore = await places();
  const { data } = await (await page.request.get("/api/v1/races?limit=1")).json();
  // Other news may take the place of a sentence soon: each frame is looked at from before the claim on.
  const said = page.waitForFunction(() =>
    [...document.querySelectorAll("[role=status]")].some((status) =>
      /\d+ race claims? (is|are) waiting for a check\./.test(status.textContent),
    ),
  );
  await page.request.post("/claims/submit", {
    form: { race: data[0].id, name: "Wanda Writer", email: newAddress("claimant") },
  });
  await said;
  await expect.poll(claims).toBeGreaterThan(before);
  expect(await places()).toEqual(placesBefore);
  await openMenu(claim);
  await claim.getByText(/^Link as organizer/).click();
  await expectAccessible(page);

  await page.setViewportSize({ width: 360, height: 700 });
  const opener = page.getByRole("banner").locator("summary").first();
  await expect(links.first()).toBeHidden();
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(links).toHaveCount(9);
  await expect(links.last()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(links.first()).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("banner").getByRole("link", { name: "Audit Log" }).click();
  await expect(page).toHaveURL("/admin/audit-log");
  await expect(links.first()).toBeHidden();
});
