import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { PodcastSummary } from "#features/podcasts/reading/podcast.ts";
import type { Page } from "#values/form/paging.ts";
import { PodcastList } from "./podcast-list.tsx";

const episode: PodcastSummary = {
  id: "9c1d0000-0000-4000-8000-000000000001",
  title: "Why easy days are easy",
  excerpt: "Run easy on easy days…",
  audioUrl: "/media/podcasts/0123456789abcdef/episode.mp3",
  seconds: 754,
  createdAt: new Date("2026-11-02T08:00:00Z"),
  kind: "road",
  lang: "en",
};

function render(found: Page<PodcastSummary> | null, asked = 1): string {
  const Stub = createRoutesStub([
    { path: "/podcasts", Component: () => <PodcastList found={found} asked={asked} /> },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={["/podcasts"]} />);
}

test("POD-02 POD-03 FAKE-02 a card has the title, day, excerpt and the fixed label, whatever the length", () => {
  const html = render({ rows: [episode], total: 1, page: 1, pages: 1 });
  expect(html).toContain(">Why easy days are easy</a>");
  expect(html).toContain(`href="/podcasts/${episode.id}"`);
  expect(html).toContain("November 2, 2026");
  expect(html).toContain("Run easy on easy days…");
  expect(html).toContain(">5-7 min<");
  expect(html).not.toContain("12:34");
});

test("POD-04 without episodes the page says so", () => {
  expect(render({ rows: [], total: 0, page: 1, pages: 1 })).toContain(">No Podcasts Available<");
});

test("POD-05 ERR-87 what could not be loaded has a button that asks for the same page again", () => {
  const html = render(null, 2);
  expect(html).toContain(">Failed to load podcasts. Please try again later.<");
  expect(html).toMatch(/<a[^>]* href="\/podcasts\?page=2"[^>]*>Try Again</);
});

test("many episodes have pages with addresses", () => {
  const html = render({ rows: [episode], total: 30, page: 2, pages: 3 });
  expect(html).toMatch(/<a[^>]*rel="prev"[^>]*href="\/podcasts"/);
  expect(html).toMatch(/<a[^>]*rel="next"[^>]*href="\/podcasts\?page=3"/);
});
