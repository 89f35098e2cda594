import { servicesPage } from "../../e2e/experts/services-page.ts";
import { expect, test } from "../support/test.ts";

test("EXP-01 EXP-02 EXP-13 the page has two tabs, each with a search box, and a banner that switches to the coaches", async ({
  visitor,
}) => {
  await visitor.visit("/services");
  const { tabs, search, banner } = servicesPage(visitor.page);
  expect(visitor.title).toBe("Running Coaches and Experts · Dorsal");
  expect(tabs.getByRole("link").texts()).toEqual(["Human Experts", "Virtual Coaches"]);
  expect(search).toHaveAttribute("placeholder", "Search experts...");
  expect(banner.getByRole("heading")).toHaveText("Need Instant Guidance");
  await banner.getByRole("link").click();
  expect(visitor.path).toBe("/services?tab=virtual");
  expect(tabs.locator("[aria-current=page]")).toHaveText("Virtual Coaches");
  expect(search).toHaveAttribute("placeholder", "Search coaches...");
  expect(banner).toHaveCount(0);
});

test("EXP-05 EXP-07 EXP-08 EXP-09 EXP-10 a card has everything about an expert and leads to the page", async ({
  visitor,
}) => {
  await visitor.visit("/services?q=quinonez");
  const { cards, count } = servicesPage(visitor.page);
  expect(count).toHaveText("1 expert found");
  expect(cards.getByRole("heading", { level: 2 })).toHaveText("Zulema Quiñónez");
  for (const words of [
    "Skipping Coach",
    "Skipville, Peru",
    "Skips up every hill there is, and comes down walking.",
    "$60 MXN per skip",
    "12 years of experience",
  ]) {
    expect(cards).toContainText(words);
  }
  const specialties = cards.getByRole("list", { name: "Specialties" }).getByRole("listitem");
  expect(specialties.texts()).toEqual([
    "Uphill Skipping",
    "Skipping Ropes",
    "Rope Care",
    "Knots",
    "+1",
  ]);
  expect(cards.getByRole("img", { name: "Rated 4.3 out of 5 by 3 reviews" })).toBeVisible();
  const details = cards.getByRole("link", { name: "View Details" });
  expect(details).toHaveAttribute("href", /^\/experts\/[0-9a-f-]{36}$/);
});

test("EXP-08 GAP-87 without reviews no rating is shown, and without a rate visitors ask the expert", async ({
  visitor,
}) => {
  await visitor.visit("/services?q=rope+maker");
  const { cards } = servicesPage(visitor.page);
  expect(cards).toContainText("Contact for rates");
  expect(cards).toContainText("1 year of experience");
  expect(cards.getByText(/review/)).toHaveCount(0);
});

test("EXP-03 EXP-04 EXP-06 EXP-15 the filters have counts and narrow the list and each other", async ({
  visitor,
}) => {
  await visitor.visit("/services?q=skipping");
  const { search, specialty, city, count, cards, chips } = servicesPage(visitor.page);
  const options = specialty.getByRole("option");
  expect(options.texts()).toEqual([
    "All Services",
    "Knots (1)",
    "Rhythm (1)",
    "Rope Care (1)",
    "Skipping Ropes (2)",
    "Uphill Skipping (1)",
  ]);
  expect(city.getByRole("option").texts()).toEqual(["All Cities", "Ropeton (1)", "Skipville (1)"]);
  const names = cards.getByRole("heading", { level: 2 });
  expect(names.texts()).toEqual(["Zulema Quiñónez", "Yorick Brandt"]);
  await visitor.visit("/services?q=skipping&specialty=Skipping+Ropes");
  expect(count).toContainText("2 experts found");
  await visitor.visit("/services?q=skipping&specialty=Skipping+Ropes&city=Ropeton");
  expect(count).toHaveText("1 expert found");
  expect(specialty.getByRole("option", { name: "Uphill Skipping" })).toHaveCount(0);
  await chips.getByRole("link", { name: "Remove filter “skipping”" }).click();
  expect(visitor.path).toBe("/services?specialty=Skipping+Ropes&city=Ropeton");
  expect(search).toHaveValue("");
  expect(names.texts()).toEqual(["Yorick Brandt"]);
});

test("EXP-03 EXP-04 without JavaScript the filters are one form that leads to a tidy address", async ({
  visitor,
}) => {
  await visitor.visit("/services");
  const { search, specialty, cards } = servicesPage(visitor.page);
  await search.fill("skipping");
  await specialty.selectOption("Uphill Skipping");
  await visitor.page.getByRole("main").getByRole("button", { name: "Search" }).click();
  expect(visitor.path).toBe("/services?q=skipping&specialty=Uphill+Skipping");
  expect(cards).toHaveCount(1);
  expect(specialty).toHaveValue("Uphill Skipping");
});

test("EXP-11 an empty list says so, and which filter to leave out", async ({ visitor }) => {
  await visitor.visit("/services?q=zulema&city=Ropeton");
  const main = visitor.page.getByRole("main");
  expect(main.getByRole("heading", { name: "No Experts Found" })).toBeVisible();
  expect(main.getByText("No experts match your search criteria.")).toBeVisible();
  await main.getByRole("link", { name: "Without Ropeton" }).click();
  expect(visitor.path).toBe("/services?q=zulema");
  expect(servicesPage(visitor.page).cards).toHaveCount(1);
});

test("misspelled words are corrected, and the page says so", async ({ visitor }) => {
  await visitor.visit("/services?q=zulmea");
  expect(visitor.page.getByText("Showing results for zulema.")).toBeVisible();
  expect(servicesPage(visitor.page).cards).toHaveCount(1);
});

test("VC-01 VC-02 VC-03 VC-05 FAKE-04 FAKE-10 a coach's card says what it is, and the city changes nothing", async ({
  visitor,
}) => {
  await visitor.visit("/services?tab=virtual");
  const { cards, count } = servicesPage(visitor.page);
  const first = cards.first();
  expect(first.getByRole("heading", { level: 2 })).toContainText("AI");
  for (const words of ["Virtual Running Coach", "Available 24/7", "Instant", "Free"]) {
    expect(first).toContainText(words);
  }
  const specialties = first.getByRole("list", { name: "Specialties" }).getByRole("listitem");
  expect(specialties.count()).toBeGreaterThan(0);
  const start = first.getByRole("button", { name: "Start Video Call" });
  expect(start).toBeVisible();
  expect(start.isDisabled()).toBe(false);
  expect(visitor.page.getByText("Coaches are available everywhere")).toBeVisible();
  const all = cards.count();
  await visitor.visit("/services?tab=virtual&city=Skipville");
  expect(cards).toHaveCount(all);
  await visitor.visit("/services?tab=virtual&q=no+coach+has+these+words");
  expect(count).toHaveCount(0);
  expect(visitor.page.getByRole("heading", { name: "No Virtual Coaches Available" })).toBeVisible();
});

test("VC-02 without JavaScript coaches are searched, and the page explains how a session works", async ({
  visitor,
}) => {
  await visitor.visit("/services?tab=virtual");
  const { search, cards } = servicesPage(visitor.page);
  const all = cards.count();
  await search.fill("nutrition");
  await visitor.page.getByRole("main").getByRole("button", { name: "Search" }).click();
  expect(visitor.path).toBe("/services?tab=virtual&q=nutrition");
  expect(cards.count()).toBeGreaterThan(0);
  expect(cards.count()).toBeLessThan(all);
  expect(visitor.page.getByRole("main").locator("noscript p")).toBeVisible();
});

test("structured data names everybody on the list", async ({ visitor }) => {
  await visitor.visit("/services?q=quinonez");
  const [, list] = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(visitor.body) ?? [];
  expect(JSON.parse(list ?? "{}")).toMatchObject({
    "@type": "ItemList",
    itemListElement: [
      {
        position: 1,
        name: "Zulema Quiñónez",
        url: expect.stringContaining(`${visitor.origin}/experts/`),
      },
    ],
  });
  expect(visitor.page.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    `${visitor.origin}/services?q=quinonez`,
  );
});
