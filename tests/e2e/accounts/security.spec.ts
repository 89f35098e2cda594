import { newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("the security settings are accessible and fit a phone", async ({ page }) => {
  const person = await newRunner(page.request);
  await signIn(page, person);
  await page.goto("/account/security");
  await expectAccessible(page);
  for (const place of ["password", "email", "two-factor", "passkeys"]) {
    await page.goto(`/account/security/${place}`);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    const spare = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll(".tabs")].map(
        (box) => box.scrollWidth - box.clientWidth,
      ),
    );
    expect(Math.max(...spare), place).toBe(0);
  }
  await page.goto("/account/security/ways-in");
  await expect(page.getByText("Nothing else opens your account")).toBeVisible();
  await expectAccessible(page);
  const form = { name: "Site of Lima 42K", password: person.password };
  await page.request.post("/account/security/keys", { form });
  await page.reload();
  await expect(page.getByRole("checkbox", { name: /Site of Lima 42K/ })).toBeChecked();
  await expectAccessible(page);
});
