import { alive } from "../support/alive.ts";
import { demoPerson, newRunner, signIn } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import { deskRaces } from "./desk.ts";
import { passContact, passSafety, wizard } from "./registration-page.ts";

test("a code that is refused keeps its place in sight, a price that changes shows the new total, and a proof that is too large says so at its field", async ({
  page,
  request,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signIn(page, await newRunner(request));
  await page.goto(`/races/${deskRaces.sold}/register`);
  await alive(page);
  await passContact(page);
  await passSafety(page);
  const code = wizard(page).field("Discount code");
  await code.fill("nosuch");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("This race has no such code.")).toBeVisible();
  await expect(code).toBeFocused();
  await expect(code).toBeInViewport();
  await code.fill("");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("This race has no such code.")).toHaveCount(0);
  await expect(code).toBeInViewport();

  const office = await browser.newPage();
  await signIn(office, demoPerson.admin);
  await office.goto(`/admin/races/${deskRaces.sold}/prices`);
  await alive(office);
  await office.getByLabel("Price 1", { exact: true }).fill("90");
  await office.getByRole("button", { name: "Save", exact: true }).click();
  await expect(office.getByText("Prices saved.")).toBeVisible();
  await office.close();

  const hold = page.getByRole("button", { name: "Hold my place and pay" });
  await hold.click();
  await expect(wizard(page).problem).toContainText("The price has changed");
  await expect(page.getByRole("main").getByText("S/90 PEN").last()).toBeVisible();
  await hold.click();
  await expect(page.getByRole("heading", { name: "Your place is held" })).toBeVisible();

  await page.getByLabel("Yape").check();
  await page.getByRole("button", { name: "Continue" }).click();
  const proof = page.getByLabel("Picture or PDF");
  const buffer = Buffer.alloc(7 * 1024 * 1024);
  await proof.setInputFiles({ name: "yape.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByText("The file is too large: at most 5 MB.")).toBeVisible();
  await expect(proof).toHaveAttribute("aria-invalid", "true");
});
