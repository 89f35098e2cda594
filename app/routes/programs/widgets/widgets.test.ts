import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { elementCode, frameCode, widgetPath } from "#features/widgets/widget.ts";
import { openLog } from "#services/log/log.ts";
import { openTestDatabase } from "../../../../tests/support/database.ts";
import { serveRoutes } from "../../../../tests/support/programs/host.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { aReview } from "../../../../tests/support/reviews/reviews.ts";
import * as calendar from "./calendar.ts";
import * as files from "./files.ts";
import * as oembed from "./oembed.ts";
import * as race from "./race.ts";

const { db } = await openTestDatabase();
const services = { db, now, log: openLog("silent") };
const { origin } = await serveRoutes(services, {
  "widgets/dorsal.js": files,
  "widgets/style.css": files,
  "widgets/race/:id": race,
  "widgets/race/:id/rating": race,
  "widgets/calendar": calendar,
  oembed,
});

const unknown = "00000000-0000-4000-8000-000000000000";
const name = 'Lima <script>alert(1)</script> "Run"';
const id = await aRace(db, {
  raceName: name,
  racePhoto: "https://pictures.example/track-me.jpg",
  distances: [{ distance: "10K", price: "20" }],
});
await aRace(db, { raceName: "Cusco Run", city: "Cusco", country: "Peru" });
await aReview(db, { entityId: id, rating: 4 });

async function read(path: string) {
  const answer = await fetch(origin + path);
  return { answer, text: await answer.text(), headers: answer.headers };
}

test("a race, its rating and a calendar are documents that any site may frame and any cache keep", async () => {
  for (const path of [`/widgets/race/${id}`, `/widgets/race/${id}/rating`, "/widgets/calendar"]) {
    const { answer, text, headers } = await read(path);
    expect(answer.status, path).toBe(200);
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors *;");
    expect(headers.get("x-frame-options")).toBeNull();
    expect(headers.get("cache-control")).toBe("public, max-age=300");
    expect(headers.get("vary") ?? "").not.toContain("Cookie");
    expect(headers.get("set-cookie")).toBeNull();
    expect(headers.get("access-control-allow-origin")).toBe("*");
    const bare = await fetch(`${origin}${path}?head`, { method: "HEAD" });
    expect([bare.status, await bare.text()]).toEqual([200, ""]);
    for (const name of ["content-security-policy", "x-frame-options", "content-type"]) {
      expect(bare.headers.get(name), name).toBe(headers.get(name));
    }
    expect(text).toMatch(/^<!doctype html>/);
    expect(text.match(/<h1/g)).toHaveLength(1);
    expect(text).toContain("Lima &#60;script&#62;");
    expect(text).not.toMatch(/<script|track-me/);
    expect(text).toContain(`href="${origin}/races/${id}`);
  }
});

test("as a fragment a widget is a piece of HTML with the requested look", async () => {
  const look = "as=fragment&theme=dark&accent=ffff00";
  const { text } = await read(`/widgets/race/${id}/rating?${look}`);
  expect(text).toMatch(/^<div class="dorsal" data-theme="dark" style="--accent-light:#/);
  expect(text).toContain("--accent-dark:#ffff00");
  expect(text).toContain("4.0 of 5 stars");
  const odd = await read(`/widgets/race/${id}?as=fragment&theme=%22%3E&accent=%22%3E`);
  expect(odd.text).toMatch(/^<div class="dorsal" data-theme="auto">/);
});

test("a calendar has the filters of the race list, and its own length", async () => {
  const peru = await read("/widgets/calendar?city=Cusco");
  expect(peru.text).toContain("Cusco Run");
  expect(peru.text).not.toContain("Lima");
  expect(peru.text).toContain(`${origin}/races?city=Cusco`);
  const one = await read("/widgets/calendar?limit=1");
  expect(one.text.match(/<li>/g)).toHaveLength(1);
  expect(one.text).toContain("All 2 races on Dorsal");
  expect((await read("/widgets/calendar?city=Nowhere&limit=x")).text).toContain(
    "No upcoming races",
  );
});

test("a race that is not listed any more says so, and other methods are refused", async () => {
  for (const path of [`/widgets/race/${unknown}`, "/widgets/race/7/rating?as=fragment"]) {
    const { answer, text } = await read(path);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "no-store"]);
    expect(text).toContain("This race is not listed");
  }
  const written = await fetch(`${origin}/widgets/calendar`, { method: "OPTIONS" });
  expect(written.headers.get("access-control-allow-methods")).toBe("GET, OPTIONS");
});

test("the script with its style sheet has less than 5 kB", async () => {
  const { text, headers } = await read("/widgets/dorsal.js");
  expect(gzipSync(text).byteLength).toBeLessThan(5 * 1024);
  expect(headers.get("content-type")).toContain("text/javascript");
  expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(text).toContain(".dorsal{");
  expect(text).not.toContain("STYLE");
  new Function(text);
  expect((await read("/widgets/style.css")).headers.get("content-type")).toContain("text/css");
});

test("a link to a race becomes a frame by oEmbed, as wide as the site allows", async () => {
  const url = encodeURIComponent(`${origin}/races/${id}`);
  const { text, headers } = await read(`/oembed?format=json&maxwidth=300&url=${url}`);
  expect(headers.get("cache-control")).toBe("public, max-age=300");
  const found = JSON.parse(text) as Record<string, string | number>;
  expect(found).toMatchObject({
    version: "1.0",
    type: "rich",
    title: name,
    width: 300,
    height: 460,
  });
  expect(found.html).toContain(`<iframe src="${origin}/widgets/race/${id}"`);
  expect(found.html).not.toContain("<script");
  const size = async (limits: string, at = url) => {
    const { width, height } = JSON.parse((await read(`/oembed?${limits}&url=${at}`)).text);
    return [width, height];
  };
  expect(await size("maxwidth=200&maxheight=50"), "it never exceeds a limit").toEqual([200, 50]);
  expect(await size("maxwidth=9000&maxheight=-1")).toEqual([360, 460]);
  const secure = origin.replace("http:", "https:");
  expect(await size("", encodeURIComponent(`${secure}/races/${id}/`))).toEqual([360, 460]);
  expect((await read("/oembed")).answer.status).toBe(400);
  for (const [address, status] of [
    ["https://other.example/races/1", 404],
    [`${origin}/races/${unknown}`, 404],
    [`${origin}/blog`, 404],
    ["", 404],
    ["nonsense", 404],
  ] as const) {
    const answer = await read(`/oembed?url=${encodeURIComponent(address)}`);
    expect(answer.answer.status, address).toBe(status);
  }
  expect((await read(`/oembed?format=xml&url=${url}`)).answer.status).toBe(501);
});

test("a link to the Spanish page of a race becomes a frame in Spanish", async () => {
  const { text } = await read(`/oembed?url=${encodeURIComponent(`${origin}/es/races/${id}`)}`);
  expect(JSON.parse(text).html).toContain(`<iframe src="${origin}/es/widgets/race/${id}"`);
});

test("the codes of a widget in Spanish lead to Spanish pages", () => {
  const wanted = { race: { id, name: "Lima" }, theme: "auto", accent: "", filter: "" } as const;
  const rating = { ...wanted, kind: "rating", lang: "es" } as const;
  expect(widgetPath(rating)).toBe(`/es/widgets/race/${id}/rating`);
  expect(frameCode(rating, origin)).toContain('title="Reseñas de Lima"');
  const element = elementCode(rating, origin);
  expect(element).toContain(' lang="es"');
  expect(element).toContain(`<a href="${origin}/es/races/${id}">Reseñas de Lima</a>`);
  expect(elementCode({ ...rating, lang: "en" }, origin)).not.toContain("lang=");
});
