import { alive } from "../support/alive.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { servicesPage } from "./services-page.ts";

test("EXP-01 EXP-02 EXP-13 two tabs, each with a search box, and a banner that switches to the coaches", async ({
  page,
}) => {
  await page.goto("/services");
  const { tabs, search, banner } = servicesPage(page);
  await expect(page).toHaveTitle("Running Coaches and Experts · Dorsal");
  await expect(tabs.getByRole("link")).toHaveText(["Human Experts", "Virtual Coaches"]);
  await expect(search).toHaveAttribute("placeholder", "Search experts...");
  await expect(banner.getByRole("heading")).toHaveText("Need Instant Guidance");
  await expectAccessible(page);
  await banner.getByRole("link").click();
  await expect(page).toHaveURL("/services?tab=virtual");
  await expect(tabs.getByRole("link", { name: "Virtual Coaches" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(search).toHaveAttribute("placeholder", "Search coaches...");
  await expect(banner).toHaveCount(0);
});

test("EXP-05 EXP-07 EXP-08 EXP-09 EXP-10 a card has everything about an expert and leads to the page", async ({
  plainPage: page,
}) => {
  await page.goto("/services?q=quinonez");
  const { cards, count } = servicesPage(page);
  await expect(count).toHaveText("1 expert found");
  await expect(cards.getByRole("heading", { level: 2 })).toHaveText("Zulema Quiñónez");
  await expect(cards).toContainText("Skipping Coach");
  await expect(cards).toContainText("Skipville, Peru");
  await expect(cards).toContainText("Skips up every hill there is, and comes down walking.");
  await expect(cards.getByRole("list", { name: "Specialties" }).getByRole("listitem")).toHaveText([
    "Uphill Skipping",
    "Skipping Ropes",
    "Rope Care",
    "Knots",
    "+1",
  ]);
  await expect(cards.getByRole("img", { name: "Rated 4.3 out of 5 by 3 reviews" })).toBeVisible();
  await expect(cards).toContainText("$60 MXN per skip");
  await expect(cards).toContainText("12 years of experience");
  const details = cards.getByRole("link", { name: "View Details" });
  await expect(details).toHaveAttribute("href", /^\/experts\/[0-9a-f-]{36}$/);
});

test("EXP-08 GAP-87 without reviews there is no rating, without a rate the expert is asked", async ({
  plainPage: page,
}) => {
  await page.goto("/services?q=rope+maker");
  const { cards } = servicesPage(page);
  await expect(cards).toContainText("Contact for rates");
  await expect(cards).toContainText("1 year of experience");
  await expect(cards.getByText(/review/)).toHaveCount(0);
});

test("EXP-03 EXP-04 EXP-06 EXP-15 the filters have counts, stand in the address and narrow the list", async ({
  page,
}) => {
  await page.goto("/services?q=skipping");
  await alive(page);
  const { search, specialty, city, count, cards, chips } = servicesPage(page);
  await expect(specialty.getByRole("option")).toHaveText([
    "All Services",
    "Knots (1)",
    "Rhythm (1)",
    "Rope Care (1)",
    "Skipping Ropes (2)",
    "Uphill Skipping (1)",
  ]);
  await expect(city.getByRole("option")).toHaveText(["All Cities", "Ropeton (1)", "Skipville (1)"]);
  await expect(cards.getByRole("heading", { level: 2 })).toHaveText([
    "Zulema Quiñónez",
    "Yorick Brandt",
  ]);
  await specialty.selectOption("Skipping Ropes");
  await expect(page).toHaveURL("/services?q=skipping&specialty=Skipping+Ropes");
  await expect(count).toContainText("2 experts found");
  await city.focus();
  await city.selectOption("Ropeton");
  await expect(page).toHaveURL("/services?q=skipping&specialty=Skipping+Ropes&city=Ropeton");
  await expect(count).toHaveText("1 expert found");
  await expect(specialty.getByRole("option", { name: "Uphill Skipping" })).toHaveCount(0);
  // The next choice begins where the last one ended.
  await expect(city).toBeFocused();
  await chips.getByRole("link", { name: "Remove filter “skipping”" }).click();
  await expect(page).toHaveURL("/services?specialty=Skipping+Ropes&city=Ropeton");
  await expect(search).toHaveValue("");
  await expect(page.locator("main [aria-busy]"), "the chip is gone").toBeFocused();
  await page.goBack();
  await expect(search).toHaveValue("skipping");
  await page.goBack();
  await expect(city).toHaveValue("");
  await search.fill("zulema");
  await search.press("Enter");
  await expect(page).toHaveURL("/services?q=zulema&specialty=Skipping+Ropes");
  await expect(search).toBeFocused();
});

test("EXP-11 an empty list says so, and which filter to leave out", async ({ page }) => {
  await page.goto("/services?q=zulema&city=Ropeton");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "No Experts Found" })).toBeVisible();
  await expect(main.getByText("No experts match your search criteria.")).toBeVisible();
  await expectAccessible(page);
  await alive(page);
  await main.getByRole("link", { name: "Without Ropeton" }).click();
  await expect(page).toHaveURL("/services?q=zulema");
  await expect(servicesPage(page).cards).toHaveCount(1);
  await expect(main.locator("[aria-busy]"), "the link is gone").toBeFocused();
});

test("misspelt words are corrected, and the page says so", async ({ plainPage: page }) => {
  await page.goto("/services?q=zulmea");
  await expect(page.getByText("Showing results for zulema.")).toBeVisible();
  await expect(servicesPage(page).cards).toHaveCount(1);
});

test("EXP-12 six cards stand in while the services load", async ({ page }) => {
  await page.goto("/");
  await alive(page);
  const arrived = Promise.withResolvers<void>();
  await page.route("**/services.data*", async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.getByRole("banner").getByRole("link", { name: "Services" }).first().click();
  const waiting = page.getByRole("status", { name: "Loading services" });
  await expect(waiting.locator(".expert-card")).toHaveCount(6);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Services");
  arrived.resolve();
  await expect(servicesPage(page).cards.first()).toBeVisible();
  await expect(waiting).toHaveCount(0);
});

test("VC-01 VC-02 VC-03 VC-05 FAKE-04 FAKE-10 a coach's card says what it is, and the city changes nothing", async ({
  page,
}) => {
  await page.goto("/services?tab=virtual");
  await alive(page);
  const { cards, city, search, count } = servicesPage(page);
  const first = cards.first();
  await expect(first.getByRole("heading", { level: 2 })).toContainText("AI");
  for (const words of ["Virtual Running Coach", "Available 24/7", "Instant", "Free"]) {
    await expect(first).toContainText(words);
  }
  await expect(
    first.getByRole("list", { name: "Specialties" }).getByRole("listitem"),
  ).not.toHaveCount(0);
  await expect(first.getByRole("button", { name: "Start Video Call" })).toBeEnabled();
  await expect(page.getByText("Coaches are available everywhere")).toBeVisible();
  await expectAccessible(page);
  const all = await cards.count();
  await city.selectOption("Skipville");
  await expect(page).toHaveURL("/services?tab=virtual&city=Skipville");
  await expect(cards).toHaveCount(all);
  await search.fill("no coach has these words");
  await search.press("Enter");
  await expect(count).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "No Virtual Coaches Available" })).toBeVisible();
});

test("the list tells search engines who is on it", async ({ request, baseURL }) => {
  const html = await (await request.get("/services?q=quinonez")).text();
  const [, list] = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(list ?? "{}")).toMatchObject({
    "@type": "ItemList",
    itemListElement: [
      { position: 1, name: "Zulema Quiñónez", url: expect.stringContaining(`${baseURL}/experts/`) },
    ],
  });
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/services?q=quinonez"/>`);
});
