import { readFile } from "node:fs/promises";
import { alive } from "../support/alive.ts";
import { expect, naughtyName, oddRaces, test } from "./odd-test.ts";

test.describe.configure({ mode: "default" });

const address = `/races/${oddRaces.naughty}`;

test("RACE-DET-03 the share menu passes the encoded name and address on", async ({
  page,
  baseURL,
}) => {
  await page.goto(address);
  const share = page.getByRole("main").locator("details");
  await share.locator("summary").click();
  const target = async (name: string) =>
    new URL(String(await share.getByRole("link", { name }).getAttribute("href")));
  const url = baseURL + address;
  const facebook = await target("Facebook");
  expect(facebook.origin + facebook.pathname).toBe("https://www.facebook.com/sharer/sharer.php");
  expect(facebook.searchParams.get("u")).toBe(url);
  const twitter = await target("Twitter");
  expect(twitter.hostname).toBe("twitter.com");
  expect(twitter.searchParams.get("url")).toBe(url);
  expect(twitter.searchParams.get("text")).toBe(naughtyName);
  const linkedIn = await target("LinkedIn");
  expect(linkedIn.hostname).toBe("www.linkedin.com");
  expect(linkedIn.searchParams.get("url")).toBe(url);
  const email = await target("Email");
  expect(email.protocol).toBe("mailto:");
  expect(email.searchParams.get("subject")).toBe(naughtyName);
  expect(email.searchParams.get("body")).toBe(url);
});

test("RACE-DET-03 the address is copied, and a message says so", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(address);
  await alive(page);
  await page.getByRole("main").locator("summary").filter({ hasText: "Share" }).click();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("status").filter({ hasText: "Link copied" }),
  ).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + address);
});

test("a race has structured data of a SportsEvent and a breadcrumb", async ({
  plainPage: page,
  baseURL,
}) => {
  await page.goto(`/races/${oddRaces.reviewed}`);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [event, trail] = texts.map((text) => JSON.parse(text));
  expect(event).toMatchObject({
    "@context": "https://schema.org",
    "@type": "SportsEvent",
    name: "Reviewed Trail",
    startDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    eventStatus: "https://schema.org/EventScheduled",
    location: {
      "@type": "Place",
      address: { addressLocality: "Reviewville", addressCountry: "Peru" },
    },
    aggregateRating: { ratingValue: 4.9, reviewCount: 23 },
    url: `${baseURL}/races/${oddRaces.reviewed}`,
  });
  expect(event.image[0]).toBe(`${baseURL}/races/${oddRaces.reviewed}/share.jpg`);
  expect(trail["@type"]).toBe("BreadcrumbList");
  expect(trail.itemListElement.map((step: { item: string }) => step.item)).toEqual([
    `${baseURL}/`,
    `${baseURL}/races`,
    `${baseURL}/races/${oddRaces.reviewed}`,
  ]);

  await page.goto(`/races/${oddRaces.cancelled}`);
  const [cancelled] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(String(cancelled)).eventStatus).toBe("https://schema.org/EventCancelled");
});

test("structured data with markup in a name is valid, and offers have prices", async ({
  plainPage: page,
}) => {
  await page.goto(address);
  const [event] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(String(event)).name).toBe(naughtyName);
  await page.goto(`/races/${oddRaces.priced}`);
  const [priced] = await page.locator('script[type="application/ld+json"]').allTextContents();
  const offers = JSON.parse(String(priced)).offers as { price: string; priceCurrency: string }[];
  expect(offers.map(({ price, priceCurrency }) => `${price} ${priceCurrency}`)).toEqual([
    "120.00 PEN",
    "95.50 MXN",
    "99.00 CAD",
    "1200.00 CAD",
  ]);
});

test("a race has its own canonical address and preview picture", async ({
  plainPage: page,
  request,
  baseURL,
}) => {
  await page.goto(`${address}?reviews=2&utm_source=x`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", baseURL + address);
  const content = (property: string) =>
    page.locator(`meta[property="${property}"]`).getAttribute("content");
  expect(await content("og:url")).toBe(baseURL + address);
  expect(await content("og:title")).toContain(naughtyName);
  expect(await content("og:image:width")).toBe("1200");
  expect(await content("og:image:height")).toBe("630");
  const picture = await request.get(String(await content("og:image")));
  expect(picture.status()).toBe(200);
  expect(picture.headers()["content-type"]).toBe("image/jpeg");
});

test("the list's canonical address leaves out the calendar, and only plain ones are indexed", async ({
  plainPage: page,
  baseURL,
}) => {
  await page.goto("/races?type=Road&view=month&date=2027-01-01");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    `${baseURL}/races?type=Road`,
  );
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await page.goto("/races?type=Road&rating=4");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
});

test("a race is added to a calendar by a file", async ({ page }) => {
  await page.goto(`/races/${oddRaces.ownLinks}`);
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Add to calendar" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.ics$/);
  const file = await readFile(await download.path(), "utf8");
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(file).toContain("SUMMARY:Two Doors Run");
  expect(file).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n|DTSTART/);
});

test("a filtered list can be subscribed to with the same filters", async ({
  plainPage: page,
  request,
  baseURL,
}) => {
  await page.goto("/races?city=Crowdville&page=1");
  const link = page.getByRole("link", { name: "Subscribe to these races in your calendar" });
  const feed = String(await link.getAttribute("href"));
  expect(feed).toMatch(/^webcal:\/\/[^/]+\/races\.ics\?city=Crowdville$/);
  const answer = await request.get(feed.replace(/^webcal:\/\/[^/]+/, String(baseURL)));
  expect((await answer.text()).match(/BEGIN:VEVENT/g)).toHaveLength(14);
});
