import { membershipOn } from "../../e2e/membership/membership-page.ts";
import { cards } from "../../support/cards.ts";
import { newMember, takePortalStep } from "../support/members.ts";
import { enter, logIn, newRunner } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test("MEM-02 CHK-01 CHK-04 ERR-18 without scripts a visitor chooses the year, signs in and gets to the payment page", async ({
  visitor,
}) => {
  const person = newRunner();
  await visitor.visit("/membership");
  const { billing, subscribe } = membershipOn(visitor.page);
  await billing("Yearly").click();
  expect(visitor.path).toBe("/membership?billing=yearly");
  await subscribe("Elite").click();
  expect(visitor.page.getByRole("alert").first()).toContainText(
    "Please log in to subscribe to a plan.",
  );
  await visitor.waitForRefresh();
  expect(visitor.path).toMatch(/\/login\?from=/);
  await logIn(visitor, person);
  expect(visitor.path).toBe("/membership?billing=yearly&plan=elite");
  await visitor.page.getByRole("button", { name: "Continue with Elite" }).click();
  expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText("Dorsal Elite");
  await visitor.page.getByRole("button", { name: "Pay $383.90" }).click();
  expect(visitor.page.getByText("Welcome to Elite. Your membership has begun.")).toBeVisible();
});

test("MEM-01 MEM-02 MEM-04 MEM-05 MEM-06 GAP-27 three plans are priced by the month, and lower by the year", async ({
  visitor,
}) => {
  const { page } = visitor;
  const { card, billing } = membershipOn(page);
  await visitor.visit("/membership");
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Choose Your Running Journey");
  const names = page.getByRole("article").getByRole("heading").texts();
  expect(names).toEqual(["Pacer", "Sprinter", "Elite"]);
  expect(page.getByText("Most Popular")).toHaveCount(1);
  expect(page.getByText("All prices are in US dollars (USD).")).toHaveCount(1);
  expect(card("Sprinter")).toContainText("Most Popular");
  expect(billing("Yearly")).toContainText("Save 20%");
  const prices = {
    Pacer: ["$9.99", "$7.99"],
    Sprinter: ["$19.99", "$15.99"],
    Elite: ["$39.99", "$31.99"],
  };
  for (const [place, interval] of (["Monthly", "Yearly"] as const).entries()) {
    if (interval === "Yearly") await billing(interval).click();
    expect(billing(interval)).toHaveAttribute("aria-pressed", "true");
    for (const [name, each] of Object.entries(prices)) {
      expect(card(name)).toContainText(`${each[place]} per month`);
    }
  }
  expect(card("Elite")).toContainText("$383.90 billed annually");
  expect(card("Sprinter")).toContainText("$191.90 billed annually");
});

test("MEM-08 MEM-09 MEM-10 MEM-11 MEM-12 MEM-13 MEM-14 GAP-28 the plans list and compare their contents", async ({
  visitor,
}) => {
  const { page } = visitor;
  const { card } = membershipOn(page);
  await visitor.visit("/membership");
  expect(card("Pacer").getByRole("listitem").texts()).toEqual([
    "Basic recommendations",
    "Standard plans",
    "Limited AI chat",
    "Basic pace calculator",
  ]);
  expect(card("Sprinter").getByRole("listitem")).toHaveCount(6);
  expect(card("Elite").getByRole("listitem")).toHaveCount(7);
  const table = page.getByRole("table", { name: "What each plan holds" });
  expect(page.getByRole("heading", { name: "Compare Plans" })).toBeVisible();
  expect(table.locator("th[scope=rowgroup]").texts()).toEqual([
    "AI Assistant",
    "Training",
    "Perks",
    "Support",
  ]);
  const row = (name: string) =>
    table.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
  expect(row("Chat history").getByRole("cell").texts()).toEqual(["7 days", "30 days", "Unlimited"]);
  expect(row("Partner discounts").getByRole("cell").texts().slice(1)).toEqual(["10-20%", "20-40%"]);
  expect(row("Ways to reach us").getByRole("cell").last()).toHaveText(
    "Email, chat, priority phone",
  );
});

test("MEM-15 MEM-16 MEM-17 GAP-29 FAKE-13 six questions are answered, and support can be contacted", async ({
  visitor,
}) => {
  await visitor.visit("/membership");
  const questions = visitor.page.getByRole("main").locator("details");
  expect(questions).toHaveCount(6);
  for (const [question, ...answers] of [
    ["Can I change my plan later?", "Upgrades are prorated"],
    [
      "What happens when I downgrade?",
      "Downgrades take effect next billing cycle",
      "A downgrade charges nothing and credits nothing",
    ],
    ["Is there a money-back guarantee?", "a 14-day money-back guarantee"],
  ]) {
    const asked = questions.filter({ hasText: question });
    await asked.locator("summary").click();
    for (const answer of answers) expect(asked).toContainText(answer);
  }
  const support = visitor.page.getByRole("link", { name: "Contact Support" });
  expect(support).toHaveAttribute("href", "/contact");
});

test("MEM-03 MEM-18 GAP-26 SUB-02 SUB-03 a member sees their plan, and the toggle shows their interval", async ({
  visitor,
}) => {
  await newMember(visitor, "sprinter_yearly");
  await visitor.visit("/membership");
  const { page } = visitor;
  const { current, switchTo, card, billing } = membershipOn(page);
  expect(page.getByText("Your current plan is Sprinter.")).toBeVisible();
  expect(page.getByText(/It renews on \w+ \d+, \d{4}\./)).toBeVisible();
  const dashboard = page.getByRole("main").getByRole("link", { name: "Go to Dashboard" });
  expect(dashboard).toHaveAttribute("href", "/dashboard");
  expect(current("Sprinter").isDisabled()).toBe(true);
  expect(switchTo("Pacer")).toBeVisible();
  expect(switchTo("Elite")).toBeVisible();
  for (const name of ["Monthly", "Yearly"] as const) expect(billing(name).isDisabled()).toBe(true);
  expect(billing("Yearly")).toHaveAttribute("aria-pressed", "true");
  expect(card("Elite")).toContainText("$383.90 billed annually");
});

test("MEM-19 a cancelled member sees the end date, also before a switch", async ({ visitor }) => {
  await newMember(visitor, "sprinter_monthly");
  await takePortalStep(visitor, "cancel");
  await visitor.visit("/membership");
  const ends = /^Your subscription is canceled and ends on \w+ \d+, \d{4}\.$/;
  expect(visitor.page.getByText(ends)).toBeVisible();
  expect(visitor.page.getByRole("link", { name: "Go to Dashboard" })).toBeVisible();
  await membershipOn(visitor.page).switchTo("Elite").click();
  expect(visitor.page.getByRole("main")).toContainText("Your membership still ends on");
});

test("GAP-88 a failed payment must be settled before switching plans", async ({ visitor }) => {
  await newMember(visitor, "pacer_monthly", cards.failsLater);
  await takePortalStep(visitor, "month");
  await visitor.visit("/membership");
  const { current, switchTo, subscribe } = membershipOn(visitor.page);
  expect(visitor.page.getByText("The last payment for your membership did not go")).toBeVisible();
  expect(current("Pacer")).toBeVisible();
  expect(switchTo("Elite")).toHaveCount(0);
  expect(subscribe("Elite")).toHaveCount(0);
});

test("GAP-31 the success page grants nothing by itself and ignores unknown products", async ({
  visitor,
}) => {
  enter(visitor);
  await visitor.visit("/checkout/success?product=elite");
  expect(visitor.headers.get("cache-control")).toContain("no-store");
  expect(visitor.title).toBe("Confirming Your Payment · Dorsal");
  expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText("Confirming Your Payment");
  expect(visitor.page.getByText("Your Elite membership is not there yet.")).toBeVisible();
  await visitor.visit("/checkout/success?product=%3Cb%3Egold");
  expect(visitor.page.getByText("Your membership is not there yet.")).toBeVisible();
  await visitor.visit("/checkout/cancel?product=gold");
  expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText("Payment Cancelled");
  expect(visitor.page.getByText("The plans are there when you want one")).toBeVisible();
  await visitor.follow("View Membership");
  expect(visitor.path).toBe("/membership");
  expect(membershipOn(visitor.page).subscribe("Elite")).toBeVisible();
});
