import { HtmlValidate } from "html-validate";
import { expect, test } from "../support/test.ts";
import { episodes, lengths, racesTitle } from "./episodes.ts";

const address = `/podcasts/${episodes.races}`;

test("POD-01 POD-03 SHELL-03 the list shows published episodes, newest first, without a script", async ({
  request,
}) => {
  const html = await (await request.get("/podcasts")).text();
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
  request,
}) => {
  const html = await (await request.get(address)).text();
  expect(html).toMatch(/<noscript><audio[^>]*controls[^>]*preload="metadata"[^>]*\.mp3"/);
  expect(html).toContain("<strong>Bring poles</strong>");
  expect(html).toContain('<a href="/races">the list of races</a>');
  expect(html).toContain("GPX");
  expect(html).not.toMatch(/&lt;(?:break|say-as)/);
  expect(html).toContain("This episode is read by a synthetic voice.");
  expect(html).toContain(">Races in this episode<");
  expect(html).toContain(`href="/podcasts/${episodes.topic}"`);
});

test("POD-06 without scripts a line leads to its second of the sound", async ({ request }) => {
  const html = await (await request.get(address)).text();
  const [, line] = /href="(\?t=[1-9]\d*#listen)"/.exec(html) ?? [];
  const second = /t=(\d+)/.exec(String(line))?.[1];
  const again = await (await request.get(`${address}${line?.split("#")[0]}`)).text();
  expect(again).toContain(`episode.mp3#t=${second}"`);
});

test("POD-07 a missing episode and a draft are not found, and the page says so", async ({
  request,
}) => {
  for (const id of [episodes.draft, "00000000-0000-4000-8000-000000000000", "nowhere"]) {
    const response = await request.get(`/podcasts/${id}`);
    expect(response.status(), id).toBe(404);
    expect(await response.text()).toContain(">Podcast Not Found<");
  }
});

test("POD-07 the files of a draft are not found either, nor others of an episode", async ({
  request,
}) => {
  const files = ["cover.jpg", "share.jpg", "transcript.vtt", "transcript.html", "chapters.json"];
  for (const file of [...files, "player.json"]) {
    const response = await request.get(`/podcasts/${episodes.draft}/${file}`);
    expect(response.status(), file).toBe(404);
  }
  for (const file of ["cover.svg", "toString", "episode.mp3", "cover.svg?scene=sea"]) {
    expect((await request.get(`${address}/${file}`)).status(), file).toBe(404);
  }
  // Without two parts an episode has no chapters.
  const single = await request.get(`/podcasts/${episodes.topic}/chapters.json`);
  expect(single.status()).toBe(404);
});

test("the pages of podcasts are valid HTML", async ({ request }) => {
  const validator = new HtmlValidate({
    extends: ["html-validate:standard", "html-validate:document", "html-validate:a11y"],
    rules: { "require-sri": "off", "doctype-style": "off" },
  });
  for (const path of [address, `/podcasts/${episodes.topic}`]) {
    const { results } = await validator.validateString(await (await request.get(path)).text());
    const findings = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
    );
    expect(findings, path).toEqual([]);
  }
});

test("search engines and previews of links read the episode, its series and where it lies", async ({
  request,
  baseURL,
}) => {
  const html = await (await request.get(`${address}?t=9`)).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const [episode, trail] = blocks.map(([, json]) => JSON.parse(String(json)));
  expect(episode).toMatchObject({
    "@type": "PodcastEpisode",
    name: racesTitle,
    duration: "PT1M40S",
    url: baseURL + address,
    partOfSeries: { "@type": "PodcastSeries", webFeed: `${baseURL}/podcasts/feed.xml` },
    associatedMedia: { "@type": "AudioObject", encodingFormat: "audio/mpeg" },
  });
  expect(episode.about).toHaveLength(2);
  expect(trail["@type"]).toBe("BreadcrumbList");
  expect(html).toContain(`<meta property="og:image" content="${baseURL}${address}/share.jpg"`);
  expect(html).toContain(`<link rel="canonical" href="${baseURL}${address}"`);
});

test("the feed, what it names and the sound answer as they say, and a copy that is known is not sent again", async ({
  request,
  baseURL,
}) => {
  const feed = await request.get("/podcasts/feed.xml");
  expect(feed.headers()["last-modified"]).toMatch(/ GMT$/);
  expect(feed.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
  const xml = await feed.text();
  expect(xml).not.toContain(episodes.draft);
  const etag = String(feed.headers().etag);
  const again = await request.get("/podcasts/feed.xml", { headers: { "If-None-Match": etag } });
  expect(again.status()).toBe(304);

  const item = xml.slice(xml.indexOf(racesTitle));
  const [, sound = "", length] = /<enclosure url="([^"]*)" length="(\d+)"/.exec(item) ?? [];
  const part = await request.get(sound, { headers: { Range: "bytes=0-99" } });
  expect(part.status()).toBe(206);
  expect(part.headers()["content-range"]).toBe(`bytes 0-99/${length}`);
  expect(part.headers()["content-type"]).toBe("audio/mpeg");

  const cover = await request.head("/podcasts/cover.jpg");
  expect(cover.status()).toBe(200);
  expect(cover.headers()["content-type"]).toBe("image/jpeg");
  const transcript = await request.get(`${baseURL}${address}/transcript.vtt`);
  expect(transcript.headers()["content-type"]).toBe("text/vtt; charset=utf-8");
  expect(await transcript.text()).toMatch(/^WEBVTT\n\n00:00:00\.000 --> .*\nThis episode is read/);
  const chapters = await (await request.get(`${address}/chapters.json`)).json();
  expect(chapters.chapters.at(-1).url).toMatch(/\/races\/[0-9a-f-]{36}$/);
});

test("the covers are square, and as large as directories ask for", async ({ request }) => {
  for (const path of ["/podcasts/cover.jpg", `${address}/cover.jpg`]) {
    expect(sizeOf(await (await request.get(path)).body()), path).toEqual([1400, 1400]);
  }
  expect(sizeOf(await (await request.get(`${address}/share.jpg`)).body())).toEqual([1200, 630]);
  const html = await (await request.get(address)).text();
  const [, cover = ""] = /src="(\/podcasts\/[^"]*cover\.svg[^"]*)"/.exec(html) ?? [];
  const svg = await request.get(cover.replaceAll("&amp;", "&"));
  expect(svg.headers()["content-type"]).toBe("image/svg+xml");
  expect(svg.headers()["cache-control"]).toContain("immutable");
});

test("episodes stand in the sitemap", async ({ request, baseURL }) => {
  expect(await (await request.get("/sitemap.xml")).text()).toContain("/sitemaps/podcasts.xml");
  const found = await (await request.get("/sitemaps/podcasts.xml")).text();
  expect(found).toContain(`<loc>${baseURL}${address}</loc>`);
  expect(found).not.toContain(episodes.draft);
});

test("the player is told what it needs of the next episode", async ({ request }) => {
  const playable = await (await request.get(`/podcasts/${episodes.topic}/player.json`)).json();
  expect(playable).toMatchObject({
    id: episodes.topic,
    seconds: lengths.topic,
    next: `/podcasts/${episodes.races}/player.json`,
    chapters: [],
  });
});

/** Width and height of a JPEG, from its frame header. */
function sizeOf(jpeg: Buffer): [number, number] {
  let at = 2;
  while (at < jpeg.length) {
    const marker = jpeg.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)];
    at += 2 + jpeg.readUInt16BE(at + 2);
  }
  throw new Error("No frame was found.");
}
