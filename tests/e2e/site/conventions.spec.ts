import type { APIRequestContext } from "@playwright/test";
import ICAL from "ical.js";
import sharp from "sharp";
import { expect, test } from "../support/test.ts";

const missing = "00000000-0000-4000-8000-000000000000";

/** The addresses in a sitemap or in the index of sitemaps. */
async function locations(request: APIRequestContext, url: string): Promise<string[]> {
  const response = await request.get(url);
  expect(response.status(), url).toBe(200);
  expect(response.headers()["content-type"]).toContain("application/xml");
  const found = (await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g);
  return [...found].map(([, location]) => String(location));
}

/** Some race of the demo data, as the sitemap names it. */
async function someRace(request: APIRequestContext): Promise<string> {
  const [race] = await locations(request, "/sitemaps/races-1.xml");
  return String(race);
}

test("old browsers and feed readers find the icon at its usual address", async ({ request }) => {
  const icon = await request.get("/favicon.ico");
  expect(icon.status()).toBe(200);
  expect(icon.headers()["content-type"]).toContain("image/x-icon");
  expect([...(await icon.body()).subarray(0, 4)], "the sign of an icon file").toEqual([0, 0, 1, 0]);
});

test("robots.txt excludes personal pages and names the sitemap's absolute address", async ({
  request,
  baseURL,
}) => {
  const response = await request.get("/robots.txt");
  expect(response.headers()["content-type"]).toContain("text/plain");
  const lines = (await response.text()).split("\n");
  expect(lines).toContain("User-agent: *");
  expect(lines).toContain("Disallow: /admin");
  expect(lines).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test("every page of the sitemaps answers 200 and has the same canonical address", async ({
  request,
  baseURL,
}) => {
  const sitemaps = await locations(request, "/sitemap.xml");
  expect(sitemaps).toContain(`${baseURL}/sitemaps/pages.xml`);
  expect(sitemaps).toContain(`${baseURL}/sitemaps/races-1.xml`);
  const pages = await locations(request, "/sitemaps/pages.xml");
  const races = await locations(request, "/sitemaps/races-1.xml");
  expect(pages.length).toBeGreaterThan(5);
  expect(pages).toContain(`${baseURL}/contact`);
  expect(races.length).toBeGreaterThan(5);
  for (const page of [...pages, ...races.slice(0, 10)]) {
    const response = await request.get(page);
    expect(response.status(), page).toBe(200);
    const canonical = /<link[^>]* rel="canonical"[^>]*>/.exec(await response.text())?.[0];
    expect(canonical, page).toContain(`href="${page}"`);
  }
});

test("sitemaps that do not exist are not found", async ({ request }) => {
  for (const name of ["races-0.xml", "races-999999.xml", "races-1", "users.xml", "%00"]) {
    expect((await request.get(`/sitemaps/${name}`)).status(), name).toBe(404);
  }
});

test("a race's calendar file is equal at every download and has all required fields", async ({
  request,
  baseURL,
}) => {
  const race = await someRace(request);
  const response = await request.get(`${race}/calendar.ics`);
  expect(response.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(response.headers()["content-disposition"]).toMatch(
    /^attachment; filename="[a-z0-9-]+\.ics"$/,
  );
  const file = await response.text();
  expect(await (await request.get(`${race}/calendar.ics`)).text()).toBe(file);
  const calendar = new ICAL.Component(ICAL.parse(file));
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
  expect(calendar.getFirstPropertyValue("prodid")).toBeTruthy();
  const [entry] = calendar.getAllSubcomponents("vevent");
  const id = race.split("/").at(-1);
  const host = new URL(String(baseURL)).hostname;
  expect(entry?.getFirstPropertyValue("uid")).toBe(`race-${id}@${host}`);
  for (const name of [
    "dtstamp",
    "dtstart",
    "dtend",
    "sequence",
    "last-modified",
    "status",
    "url",
  ]) {
    expect(entry?.getFirstPropertyValue(name), name).not.toBeNull();
  }
  expect(file).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n/);
});

test("any list can be subscribed to, and an unchanged one answers 304", async ({ request }) => {
  const feed = "/races.ics?type=Trail&country=Peru&view=month&page=3";
  const response = await request.get(feed);
  expect(response.status()).toBe(200);
  const file = await response.text();
  expect(file).toContain("REFRESH-INTERVAL;VALUE=DURATION:PT12H");
  expect(file.replaceAll("\r\n ", "")).toMatch(
    /SOURCE;VALUE=URI:\S+\/races\.ics\?type=Trail&country=Peru\r\n/,
  );
  const entries = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent");
  expect(entries.length).toBeGreaterThan(0);
  const { etag } = response.headers();
  expect(etag).toBeTruthy();
  const again = await request.get(feed, { headers: { "If-None-Match": String(etag) } });
  expect(again.status()).toBe(304);
});

test("an invalid feed address gives a calendar and no error", async ({ request }) => {
  const junk = [
    `q=${"x".repeat(6000)}`,
    "q=%00%25_'\"%5C&type=&type=a&type=b&page=-1&rating=NaN&date=2026-02-30",
    "distance=-5-1e99&when=never&view[]=1",
  ];
  for (const query of junk) {
    const response = await request.get(`/races.ics?${query}`);
    expect(response.status(), query.slice(0, 40)).toBe(200);
    expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  }
});

test("a race has a preview picture of 1200 by 630 pixels, named on its page", async ({
  request,
}) => {
  const race = await someRace(request);
  const response = await request.get(`${race}/share.jpg`);
  expect(response.headers()["content-type"]).toBe("image/jpeg");
  const jpeg = await response.body();
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(jpeg.byteLength).toBeLessThan(300_000);
  const html = await (await request.get(race)).text();
  expect(html).toContain(`<meta property="og:image" content="${race}/share.jpg"`);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"');
});

test("a race's HTML has complete structured data with absolute addresses", async ({ request }) => {
  const race = await someRace(request);
  const html = await (await request.get(race)).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  const [event, breadcrumb] = blocks.map(([, json]) => JSON.parse(String(json)));
  expect(event["@type"]).toBe("SportsEvent");
  expect(event.url).toBe(race);
  expect(event.location.address.addressLocality).toBeTruthy();
  for (const image of event.image) expect(image).toMatch(/^https?:\/\//);
  expect(breadcrumb["@type"]).toBe("BreadcrumbList");
  expect(breadcrumb.itemListElement.at(-1).item).toBe(race);
});

test("covers and portraits are drawn once and never change", async ({ request }) => {
  const drawings = [
    "covers/trail/a.svg",
    "covers/road/7.svg?place=peru.lima&shape=hero",
    "portraits/expert/a.svg",
    "portraits/coach/coach-amaru.svg?v=1",
  ];
  for (const address of drawings) {
    const response = await request.get(`/${address}`);
    expect(response.status(), address).toBe(200);
    expect(response.headers()["content-type"]).toContain("image/svg+xml");
    expect(response.headers()["cache-control"]).toContain("immutable");
    const svg = await response.text();
    expect(svg).toMatch(/^<svg /);
    expect(await (await request.get(`/${address}`)).text()).toBe(svg);
  }
});

test("an invalid address of a cover or a portrait is not found and not repeated", async ({
  request,
}) => {
  const script = encodeURIComponent("<script>alert(1)</script>");
  const junk = [
    "covers/nonsense/a.svg",
    `covers/trail/${script}.svg`,
    `covers/trail/${"x".repeat(3000)}.svg`,
    "covers/trail/%00.svg",
    `covers/trail/a.svg?place=${script}`,
    "covers/trail/a.svg?shape=__proto__",
    "portraits/__proto__/a.svg",
    `portraits/expert/${script}.svg`,
    `portraits/coach/${"x".repeat(3000)}.svg`,
  ];
  for (const address of junk) {
    const response = await request.get(`/${address}`);
    expect(response.status(), address.slice(0, 40)).toBe(404);
    expect(await response.text()).not.toContain("<script>alert");
  }
});

test("files of a missing race are not found", async ({ request }) => {
  for (const id of [missing, "nowhere", "%00", "..%2F.."]) {
    for (const file of ["calendar.ics", "share.jpg"]) {
      const response = await request.get(`/races/${id}/${file}`);
      expect(response.status(), `${id}/${file}`).toBe(404);
    }
  }
});
