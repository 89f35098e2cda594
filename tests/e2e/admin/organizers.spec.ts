import { alive } from "../support/alive.ts";
import { demoPerson, newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { newRace } from "./new-race.ts";
import { newRaceName } from "./race-details.ts";

test("an administrator links an organizer with scripts, and the screens of organizers are accessible", async ({
  page,
}) => {
  const organizer = await newRunner(page.request);
  await signIn(page, organizer);
  await page.goto("/organize");
  await expect(
    page.getByRole("heading", { name: "No race is linked to your account yet" }),
  ).toBeVisible();
  await expectAccessible(page);

  const race = await newRace(page, newRaceName());
  await page.goto(`/admin/races/edit/${race}/organizers`);
  await alive(page);
  const account = page.getByLabel("Email of the account");
  await account.fill("nobody@example.com");
  await page.getByRole("button", { name: "Link as organizer" }).click();
  await expect(page.getByText("No confirmed and active account has this address.")).toBeVisible();
  await expect(account, "what is wrong is read").toBeFocused();
  await expectAccessible(page);
  await account.fill(organizer.email);
  await page.getByRole("button", { name: "Link as organizer" }).click();
  await expect(page.getByText(`${organizer.email} organizes this race now.`)).toBeVisible();
  await expect(account).toHaveValue("");

  await signIn(page, demoPerson.runner);
  await page.goto("/organize");
  await alive(page);
  await expectAccessible(page);
  await page.getByRole("table").getByRole("link").first().click();
  await page.getByLabel("Race Type *").waitFor();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Registrations" }).click();
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Registrations");
  await expectAccessible(page);
  await page.getByRole("rowheader").getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "What the runner entered" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: /^Ask for a review/ }).click();
  await expect(title).toHaveText("Ask for a review");
  await expectAccessible(page);
});
