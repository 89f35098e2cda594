import { latestMail } from "../support/outbox.ts";
import { enter } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test("a key is made with the password, shown once, used by a program and revoked", async ({
  visitor,
  other: program,
}) => {
  const { page } = visitor;
  const person = enter(visitor);
  await visitor.visit("/account/security");
  await visitor.follow("Manage keys");
  expect(page.getByText("No keys yet")).toBeVisible();
  await visitor.fill("Name", "Our site");
  await page.getByLabel("Change the races that you organize").check();
  await visitor.press("Make the key");
  expect(page.getByText("Please enter your password")).toBeVisible();
  expect(page.getByLabel("Name")).toHaveValue("Our site");
  await visitor.fill("Current password", person.password);
  await visitor.press("Make the key");
  const key = page.getByRole("region", { name: "Your new key" }).locator("code").text();
  expect(key).toMatch(/^dorsal_key_[\w-]{32}$/);
  expect(visitor.path).not.toContain(key);
  await latestMail(visitor, person.email, /key for programs was made/i);

  const headers = { Authorization: `Bearer ${key}` };
  const used = () => program.fetch("/api/v1/me/races", { headers });
  expect(await (await used()).json()).toEqual({ data: [], next: null });
  await visitor.visit("/account/security/keys");
  expect(visitor.body).not.toContain(key);
  const own = page.getByRole("listitem").filter({ hasText: "Our site" });
  expect(own).toContainText("Change the races that you organize, and their distances");
  await visitor.press("Revoke Our site");
  expect(page.getByText("The key has been revoked.")).toBeVisible();
  expect((await used()).status).toBe(401);
});

test("a new password keeps the keys unless its form asks to revoke them", async ({ visitor }) => {
  const { page } = visitor;
  const { password } = enter(visitor);
  await visitor.post("/account/security/keys", { name: "Our site", password });
  const change = async (current: string, next: string) => {
    await visitor.fill("Current password", current);
    await visitor.fill("New password", next);
    await visitor.fill("Confirm new password", next);
    await page.getByRole("main").getByRole("button", { name: "Change password" }).click();
  };
  const key = page.getByRole("listitem").filter({ hasText: "Our site" });
  await visitor.visit("/account/security/password");
  await change(password, "another good password");
  await visitor.visit("/account/security/keys");
  expect(key).toBeVisible();
  await visitor.visit("/account/security/password");
  await page.getByLabel("Revoke my key for programs too").check();
  await change("another good password", "a third good password");
  expect(page.getByText("your keys for programs have been revoked")).toBeVisible();
  await visitor.visit("/account/security/keys");
  expect(page.getByText("No keys yet")).toBeVisible();
});
