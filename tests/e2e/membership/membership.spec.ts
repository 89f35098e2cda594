import { alive } from "../support/alive.ts";
import { newMember } from "../support/members.ts";
import { fillLogin, newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { membershipOn } from "./membership-page.ts";

const prices = { Pacer: ["$9.99", "$7.99"], Sprinter: ["$19.99", "$15.99"] };

test("MEM-01 MEM-02 MEM-04 MEM-05 MEM-06 GAP-27 three plans are priced by the month, and lower by the year", async ({
  page,
}) => {
  await page.goto("/membership");
  const { card, billing } = membershipOn(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Choose Your Running Journey");
  const names = page.getByRole("article").getByRole("heading");
  await expect(names).toHaveText(["Pacer", "Sprinter", "Elite"]);
  await expect(page.getByText("Most Popular")).toHaveCount(1);
  await expect(page.getByText("All prices are in US dollars (USD).")).toHaveCount(1);
  await expect(card("Sprinter")).toContainText("Most Popular");
  await expect(billing("Yearly")).toContainText("Save 20%");
  await expect(billing("Monthly")).toHaveAttribute("aria-pressed", "true");
  for (const [name, [monthly]] of Object.entries(prices)) {
    await expect(card(name)).toContainText(`${monthly} per month`);
  }
  await expect(card("Elite")).toContainText("$39.99 per month");
  await alive(page);
  await billing("Yearly").click();
  await expect(page).toHaveURL("/membership?billing=yearly");
  for (const [name, [, yearly]] of Object.entries(prices)) {
    await expect(card(name)).toContainText(`${yearly} per month`);
  }
  await expect(card("Elite")).toContainText("$31.99 per month");
  await expect(card("Elite")).toContainText("$383.90 billed annually");
  await expect(card("Sprinter")).toContainText("$191.90 billed annually");
  await page.goBack();
  await expect(page).not.toHaveURL("/membership");
});

test("MEM-08 MEM-09 MEM-10 MEM-11 MEM-12 MEM-13 MEM-14 GAP-28 the plans list and compare their contents", async ({
  plainPage: page,
}) => {
  await page.goto("/membership");
  const { card } = membershipOn(page);
  await expect(card("Pacer").getByRole("listitem")).toHaveText([
    "Basic recommendations",
    "Standard plans",
    "Limited AI chat",
    "Basic pace calculator",
  ]);
  await expect(card("Sprinter").getByRole("listitem")).toHaveCount(6);
  await expect(card("Elite").getByRole("listitem")).toHaveCount(7);
  const table = page.getByRole("table", { name: "What each plan holds" });
  await expect(page.getByRole("heading", { name: "Compare Plans" })).toBeVisible();
  await expect(table.locator("th[scope=rowgroup]")).toHaveText([
    "AI Assistant",
    "Training",
    "Perks",
    "Support",
  ]);
  const row = (name: string) =>
    table.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
  await expect(row("Chat history").getByRole("cell")).toHaveText([
    "7 days",
    "30 days",
    "Unlimited",
  ]);
  await expect(row("Partner discounts")).toContainText("10-20%20-40%");
  await expect(row("Ways to reach us").getByRole("cell").last()).toHaveText(
    "Email, chat, priority phone",
  );
});

test("MEM-15 MEM-16 MEM-17 GAP-29 FAKE-13 six questions open one at a time, and support can be contacted", async ({
  page,
}) => {
  await page.goto("/membership");
  const questions = page.getByRole("main").locator("details");
  await expect(questions).toHaveCount(6);
  const ask = (name: string) => page.getByRole("heading", { name }).click();
  await ask("Can I change my plan later?");
  await expect(page.getByText("Upgrades are prorated")).toBeVisible();
  await ask("What happens when I downgrade?");
  await expect(page.getByText("Downgrades take effect next billing cycle")).toBeVisible();
  await expect(page.getByText("A downgrade charges nothing and credits nothing")).toBeVisible();
  await expect(page.getByText("Upgrades are prorated")).toBeHidden();
  await ask("Is there a money-back guarantee?");
  await expect(page.getByText("a 14-day money-back guarantee")).toBeVisible();
  const support = page.getByRole("link", { name: "Contact Support" });
  await expect(support).toHaveAttribute("href", "/contact");
});

test("CHK-01 ERR-18 a visitor who subscribes signs in and comes back to the same plan", async ({
  page,
}) => {
  const person = await newRunner(page.request);
  await page.goto("/membership?billing=yearly");
  await alive(page);
  await membershipOn(page).subscribe("Sprinter").click();
  await expect(page.getByText("Please log in to subscribe to a plan.")).toBeVisible();
  await expect(page).toHaveURL(/\/login\?from=%2Fmembership%3Fbilling%3Dyearly%26plan%3Dsprinter$/);
  await fillLogin(page, person);
  await expect(page).toHaveURL("/membership?billing=yearly&plan=sprinter");
  await expect(page.getByText("$15.99 per month, $191.90 billed annually")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Continue with Sprinter" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dorsal Sprinter");
});

test("CHK-02 CHK-04 CHK-05 CHK-06 GAP-31 subscribing leads to the provider and back to a welcome page", async ({
  page,
}) => {
  await signIn(page, await newRunner(page.request));
  await page.goto("/membership");
  await alive(page);
  const asked = page.waitForRequest("**/functions/stripe-checkout");
  await membershipOn(page).subscribe("Pacer").click();
  const { origin } = new URL(page.url());
  expect((await asked).postDataJSON()).toEqual({
    price_id: "pacer_monthly",
    mode: "subscription",
    success_url: `${origin}/checkout/success?product=pacer`,
    cancel_url: `${origin}/checkout/cancel?product=pacer`,
  });
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Payment Cancelled");
  await expect(page.getByText("Nothing has been charged.")).toBeVisible();
  await page.getByRole("link", { name: "View Membership" }).click();
  await alive(page);
  await membershipOn(page).subscribe("Pacer").click();
  await page.getByRole("button", { name: "Pay $9.99" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Payment Successful!");
  await expect(page.getByText("Welcome to Pacer. Your membership has begun.")).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  await page.getByRole("link", { name: "View Membership" }).click();
  await expect(membershipOn(page).current("Pacer")).toBeDisabled();
});

test("GAP-31 the success page grants nothing by itself and ignores unknown products", async ({
  page,
}) => {
  await signIn(page, await newRunner(page.request));
  const response = await page.goto("/checkout/success?product=elite");
  expect(response?.headers()["cache-control"]).toContain("no-store");
  await expect(page).toHaveTitle("Confirming Your Payment · Dorsal");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirming Your Payment");
  await expect(page.getByText("Your Elite membership is not there yet.")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/checkout/success?product=%3Cb%3Egold");
  await expect(page.getByText("Your membership is not there yet.")).toBeVisible();
  await page.goto("/checkout/cancel?product=gold");
  await expect(page.getByText("The plans are there when you want one")).toBeVisible();
  await page.goto("/membership");
  await expect(membershipOn(page).subscribe("Elite")).toBeVisible();
});

test("MEM-03 MEM-18 GAP-26 SUB-02 SUB-03 a member sees their plan, and the toggle shows their interval", async ({
  page,
}) => {
  await newMember(page, "sprinter_yearly");
  await page.goto("/membership");
  const { current, switchTo, card, billing } = membershipOn(page);
  await expect(page.getByText("Your current plan is Sprinter.")).toBeVisible();
  await expect(page.getByText(/It renews on \w+ \d+, \d{4}\./)).toBeVisible();
  const dashboard = page.getByRole("main").getByRole("link", { name: "Go to Dashboard" });
  await expect(dashboard).toHaveAttribute("href", "/dashboard");
  await expect(current("Sprinter")).toBeDisabled();
  await expect(switchTo("Pacer")).toBeVisible();
  await expect(switchTo("Elite")).toBeVisible();
  for (const name of ["Monthly", "Yearly"] as const) await expect(billing(name)).toBeDisabled();
  await expect(billing("Yearly")).toHaveAttribute("aria-pressed", "true");
  await expect(card("Elite")).toContainText("$383.90 billed annually");
  await expectAccessible(page);
});
