import type { Page } from "@playwright/test";
import { newAddress } from "../../support/unique-names.ts";
import { alive } from "../support/alive.ts";
import { forgiveLostNetwork } from "../support/offline.ts";
import { latestMail } from "../support/outbox.ts";
import { newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const sentence = "This could not be done. Please check your connection and try again.";

test("ERR-09 ERR-11 ERR-36 PROF-09 a lost network leaves the forms of /login, /signup and the profile as they were typed", async ({
  page,
  context,
  complaints,
}) => {
  for (const [path, act, message] of [
    ["/login", "Login", "An error occurred"],
    ["/signup", "Sign Up", "An error occurred during signup"],
  ] as const) {
    await page.goto(path);
    await alive(page);
    const main = page.getByRole("main");
    const email = main.getByLabel("Email");
    await email.fill("ana@example.com");
    for (const field of await main.locator("input[type=password]").all())
      await field.fill("a secret");
    await context.setOffline(true);
    await main.getByRole("button", { name: act, exact: true }).click();
    await expect(main.getByRole("alert")).toHaveText(message);
    await expect(email).toHaveValue("ana@example.com");
    await expect(main.locator("input[type=password]").first()).toHaveValue("a secret");
    await context.setOffline(false);
  }

  await signIn(page, await newRunner(page.request));
  await page.goto("/account/edit");
  await alive(page);
  const firstName = page.getByLabel("First name");
  const save = page.getByRole("button", { name: "Save changes" });
  await firstName.fill("Zoë");
  await context.setOffline(true);
  await save.click();
  const failed = page.getByText("Failed to update your profile. Please try again.");
  await expect(failed).toBeVisible();
  await expect(firstName).toHaveValue("Zoë");
  await context.setOffline(false);
  await save.click();
  await expect(page.getByText("Your profile has been updated successfully!")).toBeVisible();
  await expect(failed).toBeHidden();
  forgiveLostNetwork(complaints());
});

test("the forms about the security of an account stay when the network is lost", async ({
  page,
  context,
  request,
  complaints,
}) => {
  const person = await newRunner(page.request);
  await signIn(page, person);
  const next = newAddress("next");
  const lose = async (open: string, press: string, fill: (page: Page) => Promise<void>) => {
    await page.goto(open);
    await alive(page);
    await fill(page);
    const button = page.getByRole("main").getByRole("button", { name: press });
    await context.setOffline(true);
    await button.click();
    await expect(page.getByText(sentence)).toBeVisible();
    await context.setOffline(false);
    return button;
  };

  await lose("/account/security/password", "Change password", async () => {
    for (const label of ["Current password", "New password", "Confirm new password"])
      await page.getByLabel(label, { exact: true }).fill(person.password);
  });
  const send = await lose("/account/security/email", "Send the link", async () => {
    await page.getByLabel("New email address").fill(next);
    await page.getByLabel("Current password").fill(person.password);
  });
  await expect(page.getByLabel("New email address")).toHaveValue(next);
  await send.click();
  await expect(page).toHaveURL(/notice=new-address-asked/);

  const linkIn = async (to: string, subject: string) =>
    (await latestMail(request, to, { subject })).links[0] ?? "";
  const nothing = async () => {};
  const address = await linkIn(next, "Confirm your new email address");
  await lose(address, "Confirm new address", expectAccessible);
  const letter = await linkIn(person.email, "Your email address is about to change");
  const secure = await lose(letter, "It was not me", nothing);
  await secure.click();
  await expect(page.getByText(/Your account is secured/)).toBeVisible();

  forgiveLostNetwork(complaints());
});
