import { alive } from "../support/alive.ts";
import { signedUpRunner } from "../support/people.ts";
import { expect, expectAccessible } from "../support/test.ts";
import { closedRaces, test } from "./registration-closed.ts";
import { openAsNewRunner, passContact, passSafety, wizard } from "./registration-page.ts";

test.describe.configure({ mode: "default" });

const reasons = {
  cancelled: "This race is cancelled.",
  deadline: "The registration deadline has passed.",
  closed: "Registration is closed.",
  past: "This race is over.",
  full: "All places of this distance are taken.",
} as const;

for (const [race, sentence] of Object.entries(reasons)) {
  test(`GAP-15 ${race}: the race's page and the wizard say why there is no form`, async ({
    page,
  }) => {
    const id = closedRaces[race as keyof typeof reasons];
    await page.goto(`/races/${id}`);
    const main = page.getByRole("main");
    await expect(page.getByRole("complementary").getByText(sentence)).toBeVisible();
    await expect(main.getByRole("tabpanel").getByText(sentence)).toBeVisible();
    await expect(main.getByRole("link", { name: /^Register/ })).toHaveCount(0);
    await expectAccessible(page);
    expect((await page.goto(`/races/${id}/register`))?.status()).toBe(200);
    await expect(main.getByText(sentence)).toBeVisible();
    await expect(main.getByRole("textbox")).toHaveCount(0);
    await expectAccessible(page);
    await main.getByRole("link", { name: "Back to the race" }).last().click();
    await expect(page).toHaveURL(`/races/${id}`);
  });
}

test("GAP-15 a race with external registration has no wizard", async ({ plainPage: page }) => {
  await page.goto(`/races/${closedRaces.external}/register`);
  const sentence = "The organizer of this race takes registrations elsewhere.";
  await expect(page.getByText(sentence)).toBeVisible();
});

test("a full distance leaves the others open, and the wizard asks for a choice", async ({
  page,
}) => {
  const id = closedRaces.partlyFull;
  await page.goto(`/races/${id}/register`);
  await expect(page, "no distance was chosen").toHaveURL(`/races/${id}#distances`);
  const panel = page.getByRole("tabpanel");
  await expect(panel.getByText(reasons.full)).toBeVisible();
  await expect(panel.getByText("0 of 1 left")).toBeVisible();
  await alive(page);
  await page.getByRole("link", { name: "Choose a distance" }).click();
  await page.getByRole("tab", { name: "21K" }).click();
  await panel.getByRole("link", { name: "Register" }).click();
  await expect(wizard(page).title).toHaveText("Sign in to register");
});

test("REG-15 a race without distances is registered for as a whole", async ({ page, request }) => {
  await openAsNewRunner(page, request, `/races/${closedRaces.whole}/register`, signedUpRunner);
  await passContact(page);
  await passSafety(page);
  await wizard(page).submit.click();
  await expect(wizard(page).done).toBeVisible();
  await page.goto(`/races/${closedRaces.whole}`);
  await expect(page.getByRole("complementary").getByText("You are registered")).toBeVisible();
});

test("GAP-15 the last place goes to the first submission; the second gets the reason", async ({
  page,
  request,
  otherPage: other,
}) => {
  await page.goto(`/races/${closedRaces.partlyFull}`);
  await alive(page);
  await page.getByRole("tab", { name: "21K" }).click();
  const link = page.getByRole("tabpanel").getByRole("link", { name: "Register" });
  const address = String(await link.getAttribute("href"));
  for (const each of [page, other]) {
    await openAsNewRunner(each, request, address, signedUpRunner);
    await passContact(each);
    await passSafety(each);
  }
  await wizard(other).submit.click();
  await expect(wizard(other).done).toBeVisible();
  await wizard(page).submit.click();
  await expect(page.getByRole("main").getByText(reasons.full)).toBeVisible();
});

test("unknown races, distances and drafts are not found or lead to the start", async ({
  plainPage: page,
  request,
}) => {
  const nowhere = "00000000-0000-4000-8000-000000000000";
  for (const race of [nowhere, "not-an-id", "%00"]) {
    const status = (await request.get(`/races/${race}/register`)).status();
    expect([400, 404], race).toContain(status);
  }
  await openAsNewRunner(
    page,
    request,
    `/races/${closedRaces.whole}/register?draft=1&step=9`,
    signedUpRunner,
  );
  await page.goto(`/races/${closedRaces.whole}/register?draft=${nowhere}&step=3`);
  await expect(page).toHaveURL(/step=1/);
  await page.goto(`/races/${closedRaces.whole}/register?distance=junk`);
  await expect(page).toHaveURL(`/races/${closedRaces.whole}#distances`);
});
