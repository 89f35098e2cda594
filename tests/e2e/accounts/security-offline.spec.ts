import type { Page } from "@playwright/test";
import { alive } from "../support/alive.ts";
import { forgiveLostNetwork } from "../support/offline.ts";
import { latestMail } from "../support/outbox.ts";
import { newAddress, newRunner, signIn } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

const sentence = "This could not be done. Please check your connection and try again.";

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
  await lose(address, "Confirm new address", nothing);
  const letter = await linkIn(person.email, "Your email address is about to change");
  const secure = await lose(letter, "It was not me", nothing);
  await secure.click();
  await expect(page.getByText(/Your account is secured/)).toBeVisible();

  forgiveLostNetwork(complaints());
});
