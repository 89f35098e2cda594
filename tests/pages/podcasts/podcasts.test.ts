import { episodes, lengths, racesTitle } from "../../e2e/podcasts/episodes.ts";
import { expect, test } from "../support/test.ts";
import { htmlMistakes } from "../support/valid-html.ts";

const address = `/podcasts/${episodes.races}`;

test("POD-01 POD-03 SHELL-03 the list shows published episodes, newest first, without a script", async ({
  visitor,
}) => {
  const html = await (await visitor.fetch("/podcasts")).text();
  const places = [episodes.races, episodes.topic, episodes.silent].map((id) =>
    html.indexOf(`href="/podcasts/${id}"`),
  );
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(html).not.toContain(episodes.draft);
  expect(html).toContain(">5-7 min<");
  expect(html.match(/<script(?! type="application\/ld\+json")/g)).toBeNull();
  expect(html).toMatch(/<link rel="alternate" type="application\/rss\+xml"[^>]*feed\.xml/);
});

test("POD-06 GAP-41 an episode has its sound, its races and its script as Markdown without tags", async ({
  visitor,
}) => {
  const html = await (await visitor.fetch(address)).text();
  expect(html).toMatch(/<noscript><audio[^>]*controls[^>]*preload="metadata"[^>]*\.mp3"/);
  expect(html).toContain("<strong>Bring poles</strong>");
  expect(html).toContain('<a href="/races">the list of races</a>');
  expect(html).toContain("GPX");
  expect(html).not.toMatch(/&lt;(?:break|say-as)/);
  expect(html).toContain("This episode is read by a synthetic voice.");
  expect(html).toContain(">Races in this episode<");
  expect(html).toContain(`href="/podcasts/${episodes.topic}"`);
});

test("POD-06 without scripts a line leads to its second of the sound", async ({ visitor }) => {
  const html = await (await visitor.fetch(address)).text();
  const [, line] = /href="(\?t=[1-9]\d*#listen)"/.exec(html) ?? [];
  const second = /t=(\d+)/.exec(String(line))?.[1];
  const again = await (await visitor.fetch(`${address}${line?.split("#")[0]}`)).text();
  expect(again).toContain(`episode.mp3#t=${second}"`);
});

test("POD-07 a missing episode and a draft are not found, and the page says so", async ({
  visitor,
}) => {
  for (const id of [episodes.draft, "00000000-0000-4000-8000-000000000000", "nowhere"]) {
    const response = await visitor.fetch(`/podcasts/${id}`);
    expect(response.status, id).toBe(404);
    expect(await response.text()).toContain(">Podcast Not Found<");
  }
});

test("POD-07 files of a draft and unknown files of an episode are not found", async ({
  visitor,
}) => {
  const files = ["cover.jpg", "share.jpg", "transcript.vtt", "transcript.html", "chapters.json"];
  for (const file of [...files, "player.json"]) {
    const response = await visitor.fetch(`/podcasts/${episodes.draft}/${file}`);
    expect(response.status, file).toBe(404);
  }
  for (const file of ["cover.svg", "toString", "episode.mp3", "cover.svg?scene=sea"]) {
    expect((await visitor.fetch(`${address}/${file}`)).status, file).toBe(404);
  }
  // Without two parts an episode has no chapters.
  const single = await visitor.fetch(`/podcasts/${episodes.topic}/chapters.json`);
  expect(single.status).toBe(404);
});

test("the pages of podcasts are valid HTML", async ({ visitor }) => {
  for (const path of [address, `/podcasts/${episodes.topic}`]) {
    const html = await (await visitor.fetch(path)).text();
    expect(await htmlMistakes(html), path).toEqual([]);
  }
});

test("search engines and link previews get the episode, its series and its place in the site", async ({
  visitor,
}) => {
  const html = await (await visitor.fetch(`${address}?t=9`)).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const [episode, trail] = blocks.map(([, json]) => JSON.parse(String(json)));
  expect(episode).toMatchObject({
    "@type": "PodcastEpisode",
    name: racesTitle,
    duration: "PT1M40S",
    url: visitor.origin + address,
    partOfSeries: { "@type": "PodcastSeries", webFeed: `${visitor.origin}/podcasts/feed.xml` },
    associatedMedia: { "@type": "AudioObject", encodingFormat: "audio/mpeg" },
  });
  expect(episode.about).toHaveLength(2);
  expect(trail["@type"]).toBe("BreadcrumbList");
  expect(html).toContain(
    `<meta property="og:image" content="${visitor.origin}${address}/share.jpg"`,
  );
  expect(html).toContain(`<link rel="canonical" href="${visitor.origin}${address}"`);
});

test("the feed, its files and the sound answer with the announced types and lengths, and an unchanged copy is not sent again", async ({
  visitor,
}) => {
  const feed = await visitor.fetch("/podcasts/feed.xml");
  expect(feed.headers.get("last-modified")).toMatch(/ GMT$/);
  expect(feed.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
  const xml = await feed.text();
  expect(xml).not.toContain(episodes.draft);
  const etag = String(feed.headers.get("etag"));
  const again = await visitor.fetch("/podcasts/feed.xml", { headers: { "If-None-Match": etag } });
  expect(again.status).toBe(304);

  const item = xml.slice(xml.indexOf(racesTitle));
  const [, sound = "", length] = /<enclosure url="([^"]*)" length="(\d+)"/.exec(item) ?? [];
  const part = await visitor.fetch(sound, { headers: { Range: "bytes=0-99" } });
  expect(part.status).toBe(206);
  expect(part.headers.get("content-range")).toBe(`bytes 0-99/${length}`);
  expect(part.headers.get("content-type")).toBe("audio/mpeg");

  const cover = await visitor.fetch("/podcasts/cover.jpg", { method: "HEAD" });
  expect(cover.status).toBe(200);
  expect(cover.headers.get("content-type")).toBe("image/jpeg");
  const transcript = await visitor.fetch(`${visitor.origin}${address}/transcript.vtt`);
  expect(transcript.headers.get("content-type")).toBe("text/vtt; charset=utf-8");
  expect(await transcript.text()).toMatch(/^WEBVTT\n\n00:00:00\.000 --> .*\nThis episode is read/);
  const chapters = await (await visitor.fetch(`${address}/chapters.json`)).json();
  expect(chapters.chapters.at(-1).url).toMatch(/\/races\/[0-9a-f-]{36}$/);
});

test("the covers are square, and as large as directories ask for", async ({ visitor }) => {
  for (const path of ["/podcasts/cover.jpg", `${address}/cover.jpg`]) {
    expect(sizeOf(await (await visitor.fetch(path)).bytes()), path).toEqual([1400, 1400]);
  }
  expect(sizeOf(await (await visitor.fetch(`${address}/share.jpg`)).bytes())).toEqual([1200, 630]);
  const html = await (await visitor.fetch(address)).text();
  const [, cover = ""] = /src="(\/podcasts\/[^"]*cover\.svg[^"]*)"/.exec(html) ?? [];
  const svg = await visitor.fetch(cover.replaceAll("&amp;", "&"));
  expect(svg.headers.get("content-type")).toBe("image/svg+xml");
  expect(svg.headers.get("cache-control")).toContain("immutable");
});

test("the sitemap has the episodes", async ({ visitor }) => {
  expect(await (await visitor.fetch("/sitemap.xml")).text()).toContain("/sitemaps/podcasts.xml");
  const found = await (await visitor.fetch("/sitemaps/podcasts.xml")).text();
  expect(found).toContain(`<loc>${visitor.origin}${address}</loc>`);
  expect(found).not.toContain(episodes.draft);
});

test("the player gets the data of the next episode", async ({ visitor }) => {
  const playable = await (await visitor.fetch(`/podcasts/${episodes.topic}/player.json`)).json();
  expect(playable).toMatchObject({
    id: episodes.topic,
    seconds: lengths.topic,
    next: `/podcasts/${episodes.races}/player.json`,
    chapters: [],
  });
});

/** Width and height of a JPEG, from its frame header. */
function sizeOf(bytes: Uint8Array): [number, number] {
  const jpeg = Buffer.from(bytes);
  let at = 2;
  while (at < jpeg.length) {
    const marker = jpeg.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)];
    at += 2 + jpeg.readUInt16BE(at + 2);
  }
  throw new Error("No frame was found.");
}
