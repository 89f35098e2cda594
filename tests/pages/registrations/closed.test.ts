import { wizard } from "../../e2e/registrations/wizard-page.ts";
import { withRaces } from "../support/added-races.ts";
import { expect, test } from "../support/test.ts";
import { addClosedRaces, closedRaces } from "./closed-races.ts";
import { openWizard, passContact, passSafety, register } from "./wizard.ts";

withRaces(addClosedRaces);

const reasons = {
  cancelled: "This race is cancelled.",
  deadline: "The registration deadline has passed.",
  closed: "Registration is closed.",
  past: "This race is over.",
  full: "All places of this distance are taken.",
} as const;

for (const [race, sentence] of Object.entries(reasons)) {
  test(`GAP-15 ${race}: the race's page and the wizard say why registration is closed`, async ({
    visitor,
  }) => {
    const address = `/races/${closedRaces[race as keyof typeof reasons]}`;
    await visitor.visit(address);
    const main = visitor.page.getByRole("main");
    const place =
      race === "full"
        ? main.getByRole("tabpanel", { includeHidden: true })
        : main.locator("header").first();
    expect(place.getByText(sentence)).toBeVisible();
    expect(main.getByRole("link", { name: /^Register/ })).toHaveCount(0);
    await visitor.visit(`${address}/register`);
    expect(visitor.status).toBe(200);
    expect(main.getByText(sentence)).toBeVisible();
    expect(main.getByRole("textbox")).toHaveCount(0);
    await main.getByRole("link", { name: "Back to the race" }).last().click();
    expect(visitor.path).toBe(address);
  });
}

test("GAP-15 a race with external registration has no wizard", async ({ visitor }) => {
  await visitor.visit(`/races/${closedRaces.external}/register`);
  const sentence = "The organizer of this race takes registrations elsewhere.";
  expect(visitor.page.getByText(sentence)).toBeVisible();
});

test("GAP-15 a full distance leaves the others open, whose last place goes to the first submission", async ({
  visitor,
  other,
}) => {
  const address = `/races/${closedRaces.partlyFull}`;
  await visitor.visit(`${address}/register`);
  expect(visitor.path, "no distance was chosen").toBe(`${address}#distances`);
  const panels = visitor.page.getByRole("tabpanel", { includeHidden: true });
  expect(panels.first().getByText(reasons.full)).toBeVisible();
  expect(panels.first().getByText("0 of 1 left")).toBeVisible();
  const link = panels.nth(1).getByRole("link", { name: "Register" });
  const wizardAddress = String(link.attribute("href"));
  await link.click();
  expect(wizard(visitor.page).title).toHaveText("Sign in to register");

  for (const each of [visitor, other]) {
    await openWizard(each, wizardAddress);
    await passContact(each);
    await passSafety(each);
  }
  await wizard(other.page).submit.click();
  expect(wizard(other.page).done).toBeVisible();
  await wizard(visitor.page).submit.click();
  expect(visitor.page.getByRole("main").getByText(reasons.full)).toBeVisible();
});

test("REG-15 a race without distances is registered for as a whole", async ({ visitor }) => {
  await register(visitor, `/races/${closedRaces.whole}/register`);
  await visitor.visit(`/races/${closedRaces.whole}`);
  const beside = visitor.page.getByRole("complementary");
  expect(beside.getByText("You are registered").first()).toBeVisible();
});

test("unknown races, distances and drafts are not found or lead to the start", async ({
  visitor,
}) => {
  const nowhere = "00000000-0000-4000-8000-000000000000";
  for (const race of [nowhere, "not-an-id", "%00"]) {
    const { status } = await visitor.fetch(`/races/${race}/register`);
    expect([400, 404], race).toContain(status);
  }
  const address = `/races/${closedRaces.whole}/register`;
  await openWizard(visitor, `${address}?draft=1&step=9`);
  await visitor.visit(`${address}?draft=${nowhere}&step=3`);
  expect(visitor.path).toMatch(/step=1/);
  await visitor.visit(`${address}?distance=junk`);
  expect(visitor.path).toBe(`/races/${closedRaces.whole}#distances`);
});
