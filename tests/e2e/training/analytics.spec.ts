import { newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("a runner profile says what is wrong with it, and is kept", async ({ page, request }) => {
  await signIn(page, await newRunner(request));
  await page.goto("/training/profile");
  await page.getByLabel("Maximum heart rate").fill("300");
  await page.getByLabel("Resting heart rate").fill("52");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("A whole number from 100 to 240, please")).toBeVisible();
  await expect(page.getByLabel("Resting heart rate")).toHaveValue("52");
  await expectAccessible(page);
  await page.getByLabel("Maximum heart rate").fill("188");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByRole("status")).toHaveText("Your runner profile has been saved.");
  await page.reload();
  await expect(page.getByLabel("Maximum heart rate")).toHaveValue("188");
});

test("analytics without the right say what they would give, and begin with the first run", async ({
  page,
  request,
}) => {
  await signIn(page, await newRunner(request));
  await page.goto("/training/analytics");
  await expect(page.getByRole("heading", { name: "No activities yet" })).toBeVisible();
  const offer = page.getByRole("region", { name: "With Sprinter" });
  await expect(offer.getByRole("link", { name: "See Sprinter" })).toHaveAttribute(
    "href",
    "/membership",
  );
  await expectAccessible(page);
});
