import { expect, test } from "vitest";
import { openLocalDisk } from "#services/files/local-disk.ts";
import { openLog } from "#services/log/log.ts";
import { splitLanguage } from "#values/web/language.ts";
import { openTestDatabase, temporaryDirectory } from "../../../tests/support/database.ts";
import { limitsThat } from "../../../tests/support/outbox.ts";
import { doors } from "../../../tests/support/permissions/doors.ts";
import { serveRoutes } from "../../../tests/support/programs/host.ts";
import { aRace, now } from "../../../tests/support/races/races.ts";
import * as blogFeeds from "../blog/feeds.ts";
import * as podcastFeed from "../podcasts/feed.ts";
import * as racesFeed from "../races/calendar-feed.ts";
import * as raceFile from "../races/calendar-file.ts";
import * as llms from "./llms.ts";
import * as robots from "./robots.ts";
import * as sitemapPage from "./sitemap/page.ts";
import { publicPages } from "./sitemap/page.ts";
import * as sitemap from "./sitemap.ts";

const { db } = await openTestDatabase();
const files = openLocalDisk(await temporaryDirectory());
const services = { db, now, files, limits: limitsThat(true), log: openLog("silent") };
const { origin } = await serveRoutes(services, {
  "blog/feed.xml": blogFeeds,
  "blog/atom.xml": blogFeeds,
  "blog/feed.json": blogFeeds,
  "podcasts/feed.xml": podcastFeed,
  "races.ics": racesFeed,
  "races/:id/calendar.ics": raceFile,
  "llms.txt": llms,
  "robots.txt": robots,
  "sitemap.xml": sitemap,
  "sitemaps/:page": sitemapPage,
});
const race = await aRace(db, {});

test.for([
  ["/blog/feed.xml", "application/rss+xml"],
  ["/blog/atom.xml", "application/atom+xml"],
  ["/blog/feed.json", "application/feed+json"],
  ["/podcasts/feed.xml", "application/rss+xml"],
  ["/races.ics", "text/calendar"],
  [`/races/${race}/calendar.ics`, "text/calendar"],
  ["/llms.txt", "text/plain"],
  ["/robots.txt", "text/plain"],
  ["/sitemap.xml", "application/xml"],
  ["/sitemaps/pages.xml", "application/xml"],
])("pages of other sites may read %s", async ([path = "", type]) => {
  const { status, headers } = await fetch(origin + path);
  expect([status, headers.get("access-control-allow-origin")]).toEqual([200, "*"]);
  expect(headers.get("content-type")).toContain(type);
});

test("robots.txt closes addresses that exist, and none that the sitemap names", async () => {
  const text = await (await fetch(`${origin}/robots.txt`)).text();
  const closed = [...text.matchAll(/^Disallow: ([^?\n]+)$/gm)].map(
    ([, path = ""]) => splitLanguage(path).path,
  );
  expect(closed.length).toBeGreaterThan(5);
  const addresses = (await doors()).map(({ pattern }) => `/${pattern}`);
  for (const path of closed) {
    expect(
      addresses.filter((address) => address.startsWith(path)),
      path,
    ).not.toEqual([]);
    expect(
      publicPages.filter((page) => page.startsWith(path)),
      path,
    ).toEqual([]);
  }
});
