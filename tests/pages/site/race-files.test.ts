import ICAL from "ical.js";
import sharp from "sharp";
import { expect, test } from "../support/test.ts";
import { someRace } from "./sitemaps.ts";

const missing = "00000000-0000-4000-8000-000000000000";

test("a race's calendar file is equal at every download and has all required fields", async ({
  visitor,
}) => {
  const race = await someRace(visitor);
  const response = await visitor.fetch(`${race}/calendar.ics`);
  expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="[a-z0-9-]+\.ics"$/,
  );
  const file = await response.text();
  expect(await (await visitor.fetch(`${race}/calendar.ics`)).text()).toBe(file);
  const calendar = new ICAL.Component(ICAL.parse(file));
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
  expect(calendar.getFirstPropertyValue("prodid")).toBeTruthy();
  const [entry] = calendar.getAllSubcomponents("vevent");
  const id = race.split("/").at(-1);
  const host = new URL(visitor.origin).hostname;
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
    expect(entry?.getFirstPropertyValue(name) ?? null, name).not.toBeNull();
  }
  expect(file).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n/);
});

test("any list can be subscribed to, and an unchanged one answers 304", async ({ visitor }) => {
  const feed = "/races.ics?type=Trail&country=Peru&view=month&page=3";
  const response = await visitor.fetch(feed);
  expect(response.status).toBe(200);
  const file = await response.text();
  expect(file).toContain("REFRESH-INTERVAL;VALUE=DURATION:PT12H");
  expect(file.replaceAll("\r\n ", "")).toMatch(
    /SOURCE;VALUE=URI:\S+\/races\.ics\?type=Trail&country=Peru\r\n/,
  );
  const entries = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent");
  expect(entries.length).toBeGreaterThan(0);
  const etag = response.headers.get("etag");
  expect(etag).toBeTruthy();
  const again = await visitor.fetch(feed, { headers: { "If-None-Match": String(etag) } });
  expect(again.status).toBe(304);
});

test("an invalid feed address gives a calendar and no error", async ({ visitor }) => {
  const junk = [
    `q=${"x".repeat(6000)}`,
    "q=%00%25_'\"%5C&type=&type=a&type=b&page=-1&rating=NaN&date=2026-02-30",
    "distance=-5-1e99&when=never&view[]=1",
  ];
  for (const query of junk) {
    const response = await visitor.fetch(`/races.ics?${query}`);
    expect(response.status, query.slice(0, 40)).toBe(200);
    expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  }
});

test("a race has a preview picture of 1200 by 630 pixels, named on its page", async ({
  visitor,
}) => {
  const race = await someRace(visitor);
  const response = await visitor.fetch(`${race}/share.jpg`);
  expect(response.headers.get("content-type")).toBe("image/jpeg");
  const jpeg = new Uint8Array(await response.arrayBuffer());
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(jpeg.byteLength).toBeLessThan(300_000);
  const html = await (await visitor.fetch(race)).text();
  expect(html).toContain(`<meta property="og:image" content="${race}/share.jpg"`);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"');
});

test("a race's HTML has complete structured data with absolute addresses", async ({ visitor }) => {
  const race = await someRace(visitor);
  const html = await (await visitor.fetch(race)).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  const [event, breadcrumb] = blocks.map(([, json]) => JSON.parse(String(json)));
  expect(event["@type"]).toBe("SportsEvent");
  expect(event.url).toBe(race);
  expect(event.location.address.addressLocality).toBeTruthy();
  expect(event.image).not.toEqual([]);
  for (const image of event.image) expect(image).toMatch(/^https?:\/\//);
  expect(breadcrumb["@type"]).toBe("BreadcrumbList");
  expect(breadcrumb.itemListElement.at(-1).item).toBe(race);
});

test("files of a missing race are not found", async ({ visitor }) => {
  for (const id of [missing, "nowhere", "%00", "..%2F.."]) {
    for (const file of ["calendar.ics", "share.jpg"]) {
      const response = await visitor.fetch(`/races/${id}/${file}`);
      expect(response.status, `${id}/${file}`).toBe(404);
    }
  }
});
