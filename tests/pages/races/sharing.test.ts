import { naughtyName, oddRaces } from "../../e2e/races/odd-races.ts";
import { addOddRaces } from "../../e2e/races/odd-races-rows.ts";
import { withRaces } from "../support/added-races.ts";
import { expect, test } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";

withRaces(addOddRaces);

const address = `/races/${oddRaces.naughty}`;

test("RACE-DET-03 the share menu passes the encoded name and address on", async ({ visitor }) => {
  await visitor.visit(address);
  const share = visitor.page.getByRole("main").locator("details").first();
  await share.locator("summary").first().click();
  const target = (name: string) =>
    new URL(String(share.getByRole("link", { name }).attribute("href")));
  const url = visitor.origin + address;
  const facebook = target("Facebook");
  expect(facebook.origin + facebook.pathname).toBe("https://www.facebook.com/sharer/sharer.php");
  expect(facebook.searchParams.get("u")).toBe(url);
  const twitter = target("Twitter");
  expect(twitter.hostname).toBe("twitter.com");
  expect(twitter.searchParams.get("url")).toBe(url);
  expect(twitter.searchParams.get("text")).toBe(naughtyName);
  const linkedIn = target("LinkedIn");
  expect(linkedIn.hostname).toBe("www.linkedin.com");
  expect(linkedIn.searchParams.get("url")).toBe(url);
  const email = target("Email");
  expect(email.protocol).toBe("mailto:");
  expect(email.searchParams.get("subject")).toBe(naughtyName);
  expect(email.searchParams.get("body")).toBe(url);
});

test("a race has structured data of a SportsEvent and a breadcrumb", async ({ visitor }) => {
  const { origin } = visitor;
  const [event, trail] = await structuredData(visitor, oddRaces.reviewed);
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
    url: `${origin}/races/${oddRaces.reviewed}`,
  });
  expect(event.image[0]).toBe(`${origin}/races/${oddRaces.reviewed}/share.jpg`);
  expect(trail["@type"]).toBe("BreadcrumbList");
  expect(trail.itemListElement.map((step: { item: string }) => step.item)).toEqual([
    `${origin}/`,
    `${origin}/races`,
    `${origin}/races/${oddRaces.reviewed}`,
  ]);
  const [cancelled] = await structuredData(visitor, oddRaces.cancelled);
  expect(cancelled.eventStatus).toBe("https://schema.org/EventCancelled");
});

test("structured data with markup in a name is valid, and offers have prices", async ({
  visitor,
}) => {
  const [event] = await structuredData(visitor, oddRaces.naughty);
  expect(event.name).toBe(naughtyName);
  const [priced] = await structuredData(visitor, oddRaces.priced);
  const offers: { price: string; priceCurrency: string }[] = priced.offers;
  expect(offers.map(({ price, priceCurrency }) => `${price} ${priceCurrency}`)).toEqual([
    "120.00 PEN",
    "95.50 MXN",
    "99.00 CAD",
    "1200.00 CAD",
  ]);
});

async function structuredData(visitor: Visitor, race: string) {
  await visitor.visit(`/races/${race}`);
  const scripts = visitor.page.locator('script[type="application/ld+json"]').all();
  return scripts.map((script) => JSON.parse(script.element().textContent ?? ""));
}

test("a race has its own canonical address and preview picture", async ({ visitor }) => {
  await visitor.visit(`${address}?reviews=2&utm_source=x`);
  const url = visitor.origin + address;
  expect(visitor.page.locator('link[rel="canonical"]')).toHaveAttribute("href", url);
  const content = (property: string) =>
    visitor.page.locator(`meta[property="${property}"]`).attribute("content");
  expect(content("og:url")).toBe(url);
  expect(content("og:title")).toContain(naughtyName);
  expect(content("og:image:width")).toBe("1200");
  expect(content("og:image:height")).toBe("630");
  const picture = await visitor.fetch(String(content("og:image")));
  expect(picture.status).toBe(200);
  expect(picture.headers.get("content-type")).toBe("image/jpeg");
});

test("a race is added to a calendar by a file", async ({ visitor }) => {
  await visitor.visit(`/races/${oddRaces.ownLinks}`);
  const link = visitor.page.getByRole("link", { name: "Add to calendar" });
  const answer = await visitor.fetch(String(link.attribute("href")));
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="[^"]+\.ics"/);
  const file = await answer.text();
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(file).toContain("SUMMARY:Two Doors Run");
  expect(file).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n|DTSTART/);
});
