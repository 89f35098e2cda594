import { findRace, keepRace, reviewRace } from "../../support/pages/runner-actions.ts";
import { alive } from "../support/alive.ts";
import { clientOf } from "../support/client.ts";
import { newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { dashboardOn } from "./dashboard-page.ts";

const race = "Brooklyn Half";
const other = "Twin Cities Marathon";

test("DASH-07 DASH-08 DASH-13 REV-15 a favorite is removed at once, and reviews are edited and deleted in dialogs", async ({
  page,
}) => {
  await signIn(page, await newRunner(page.request));
  const { names, menu, reviews } = dashboardOn(page);
  const client = clientOf(page);
  const [first, second] = [await findRace(client, race), await findRace(client, other)];
  await keepRace(client, first);
  await keepRace(client, second);
  await page.goto("/dashboard?tab=favorites");
  await alive(page);
  await expectAccessible(page);
  for (const [name, left] of [
    [race, [other]],
    [other, []],
  ] as const) {
    const removed = page.waitForResponse(/\/favorites\/.+\/remove/);
    await page.getByRole("button", { name: `Remove ${name}` }).click();
    await expect(names.filter({ hasText: /Half|Cities/ })).toHaveText(left);
    await removed;
  }
  await expect(page.getByText("You haven't favorited any races yet.")).toBeVisible();
  await expectAccessible(page);

  await reviewRace(client, first, "Flat and loud.");
  await reviewRace(client, second, "Lakes and leaves.");
  await menu.getByRole("link", { name: "My Reviews" }).click();
  const item = (name: string) => reviews.filter({ hasText: name });
  await expect(item(race)).toBeVisible();
  await expectAccessible(page);
  await item(race).getByRole("link", { name: /^Edit/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your review").fill("Flat, loud and hot.");
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(dialog).toBeHidden();
  await expect(item(race)).toContainText("Flat, loud and hot.");
  await expect(page.getByText("Your review is saved.")).toBeVisible();

  const remove = (name: string) => item(name).getByRole("link", { name: /^Delete/ });
  await remove(race).click();
  await expect(dialog.getByText("Are you sure you want to delete this review?")).toBeVisible();
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await expect(item(race)).toBeVisible();
  for (const name of [race, other]) {
    await remove(name).click();
    await dialog.getByRole("button", { name: "Delete review" }).click();
    await expect(item(name)).toHaveCount(0);
  }
  await expect(page.getByText("You haven't written any reviews yet.")).toBeVisible();
  await expectAccessible(page);
});
