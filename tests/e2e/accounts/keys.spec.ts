import { alive } from "../support/alive.ts";
import { latestMail } from "../support/outbox.ts";
import { newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("a key is made with the password, shown once, used by a program and revoked", async ({
  page,
}) => {
  const person = await newRunner(page.request);
  await signIn(page, person);
  await page.goto("/account/security");
  await alive(page);
  await page.getByRole("link", { name: "Manage keys" }).click();
  await expect(page.getByText("No keys yet")).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel("Name").fill("Our site");
  await page.getByLabel("Change the races that you organize").check();
  const make = page.getByRole("button", { name: "Make the key" });
  await make.click();
  await expect(page.getByText("Please enter your password")).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("Our site");
  await page.getByLabel("Current password").fill(person.password);
  await make.click();
  const key = await page.getByRole("region", { name: "Your new key" }).locator("code").innerText();
  expect(key).toMatch(/^dorsal_key_[\w-]{32}$/);
  expect(page.url()).not.toContain(key);
  await expectAccessible(page);
  await latestMail(page.request, person.email, { subject: /key for programs was made/i });

  const headers = { Authorization: `Bearer ${key}` };
  const used = await page.request.get("/api/v1/me/races", { headers });
  expect(await used.json()).toEqual({ data: [], next: null });
  await page.goto("/account/security/keys");
  await expect(page.getByText(key)).toHaveCount(0);
  const own = page.getByRole("listitem").filter({ hasText: "Our site" });
  await expect(own).toContainText("Change the races that you organize, and their distances");
  await page.setViewportSize({ width: 320, height: 700 });
  const spare = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(spare).toBe(0);

  await page.getByRole("button", { name: "Revoke Our site" }).click();
  await expect(page.getByText("The key has been revoked.")).toBeVisible();
  expect((await page.request.get("/api/v1/me/races", { headers })).status()).toBe(401);

  // A new password keeps the keys unless its form asks to end them.
  const form = { name: "Another", password: person.password };
  await page.request.post("/account/security/keys", { form });
  await page.goto("/account/security/password");
  await page.getByLabel("Revoke my key for programs too").check();
  await expectAccessible(page);
  await page.getByLabel("Current password").fill(person.password);
  await page.getByLabel("New password", { exact: true }).fill("another good password");
  await page.getByLabel("Confirm new password").fill("another good password");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("your keys for programs have been revoked")).toBeVisible();
  await page.goto("/account/security/keys");
  await expect(page.getByText("No keys yet")).toBeVisible();
});
