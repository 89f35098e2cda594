import { newAddress } from "../../support/unique-names.ts";
import { openRace } from "../reviews/review-page.ts";
import { alive } from "../support/alive.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { timeShown } from "../support/time-shown.ts";

const submitted = "Your claim has been submitted successfully!";

test("RACE-DET-04 CLAIM-01 CLAIM-02 CLAIM-03 CLAIM-04 CLAIM-06 ERR-05 GAP-20 an organizer claims a race in a dialog, which keeps what was typed when that fails and closes by itself two seconds after it was sent", async ({
  page,
}) => {
  await openRace(page, "Ottawa Marathon");
  await alive(page);
  const open = page.getByRole("link", { name: "Claim this Race" });
  const dialog = page.getByRole("dialog", { name: "Claim this Race" });
  const submit = dialog.getByRole("button", { name: "Submit claim" });
  await open.click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page);

  await expect(submit).toBeDisabled();
  await dialog.getByLabel("Name").fill("Ana Organizer");
  await expect(submit).toBeDisabled();
  await dialog.getByLabel("Email").fill("  ");
  await expect(submit, "spaces are nothing").toBeDisabled();
  await dialog.getByLabel("Email").fill("ana@example");
  await submit.click();
  await expect(dialog.getByText("Please enter a valid email address")).toBeVisible();
  await expect(dialog.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");

  await dialog.getByLabel("Email").fill(newAddress("claimant"));
  await dialog.getByLabel("Phone (optional)").fill("+1 613 555 0123");
  await dialog.getByLabel("Message (optional)").fill("I am the race director.");
  const sending = "**/claims/submit.data*";
  await page.route(sending, (route) => route.fulfill({ body: "gone" }));
  await submit.click();
  await expect(dialog.getByRole("alert")).toHaveText("Failed to submit claim. Please try again.");
  await expect(dialog.getByLabel("Name")).toHaveValue("Ana Organizer");
  await expectAccessible(page);
  await page.unroute(sending);

  // The answer is held back for a moment, so that the state in between can be seen.
  const held = Promise.withResolvers<void>();
  await page.route(sending, async (route) => {
    await held.promise;
    await route.continue();
  });
  const shown = timeShown(page, "dialog[open]", submitted);
  await submit.click();
  await expect(dialog.getByRole("button", { name: "Submitting…" })).toHaveAttribute(
    "aria-busy",
    "true",
  );
  held.resolve();
  await expect(dialog.getByRole("status")).toHaveText(submitted);
  await expect(dialog).toBeHidden();
  expect(await shown).toBeGreaterThan(1500);
  await expect(open, "the focus is where it was").toBeFocused();

  await open.click();
  await expect(dialog.getByLabel("Name"), "opened again, it is empty").toHaveValue("");
  await expect(dialog.getByLabel("Message (optional)")).toHaveValue("");
  await expect(submit).toBeDisabled();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await open.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});
