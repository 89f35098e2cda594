import type { Browser, Route } from "@playwright/test";
import { alive } from "../support/alive.ts";
import { newRunner, signIn } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import { membershipOn } from "./membership-page.ts";

const door = "**/functions/stripe-checkout";

/** A separate page, because the browser logs the refused answers in its console. */
async function withPlans(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const page = await context.newPage();
  await page.goto("/membership");
  await alive(page);
  const { card, subscribe } = membershipOn(page);
  return { page, subscribe, problem: card("Pacer").getByRole("alert") };
}

test("CHK-07 ERR-19 ERR-20 ERR-21 ERR-22 ERR-23 ERR-24 ERR-25 the reason why a checkout cannot begin is shown at its button", async ({
  browser,
  baseURL,
}) => {
  const { page, subscribe, problem } = await withPlans(browser, baseURL);
  const said = (message: string, status: number) => (route: Route) =>
    route.fulfill({ status, json: { error: { code: "failed", message } } });
  const sentences = [
    "Unable to connect to payment service. Please check your internet connection and try again.",
    "There was a configuration issue with the payment system. Please contact support.",
    "The selected plan is currently unavailable. Please try a different plan.",
    "The selected plan is currently unavailable. Please try a different plan or contact support.",
  ];
  const cases: [answer: (route: Route) => Promise<void>, sentence: string][] = [
    ...sentences.map((one): [(route: Route) => Promise<void>, string] => [said(one, 503), one]),
    [(route) => route.abort(), "Network error occurred. Please try again in a moment."],
    [(route) => route.fulfill({ json: {} }), "No checkout URL returned"],
    [(route) => route.fulfill({ status: 502, body: "" }), sentences[0] ?? ""],
    [
      (route) => route.fulfill({ body: "<h1>Not ours</h1>" }),
      "Failed to start checkout process. Please try again.",
    ],
  ];
  for (const [answer, sentence] of cases) {
    await page.route(door, answer);
    await subscribe("Pacer").click();
    await expect(problem).toHaveText(sentence);
    await page.unroute(door);
  }
  await page.context().close();
});

test("ERR-17 an ended session gets the message to log in again", async ({ page }) => {
  await signIn(page, await newRunner(page.request));
  await page.goto("/membership");
  await alive(page);
  const cookies = await page.context().cookies();
  await page.request.post("/sign-out", { form: {} });
  await page.context().addCookies(cookies);
  const { card, subscribe } = membershipOn(page);
  await subscribe("Sprinter").click();
  const problem = card("Sprinter").getByRole("alert");
  await expect(problem).toContainText("Authentication error. Please try logging in again.");
  const login = problem.getByRole("link", { name: "Login" });
  await expect(login).toHaveAttribute("href", "/login?from=%2Fmembership%3Fplan%3Dsprinter");
});

test("ERR-23 an unknown plan is refused, also without scripts", async ({ page }) => {
  await signIn(page, await newRunner(page.request));
  const form = { price_id: "gold_monthly" };
  const answer = await page.request.post("/membership", { form });
  expect(answer.status()).toBe(400);
  expect(await answer.text()).toContain(
    "The selected plan is currently unavailable. Please try a different plan or contact support.",
  );
});

test("two tabs that subscribe lead to one payment page", async ({ page, context }) => {
  await signIn(page, await newRunner(page.request));
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto("/membership");
  await alive(other);
  await alive(page);
  await Promise.all([page, other].map((tab) => membershipOn(tab).subscribe("Elite").click()));
  await page.waitForURL("**/sandbox/pay/*");
  await other.waitForURL(page.url());
});
