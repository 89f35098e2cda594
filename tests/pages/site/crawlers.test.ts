import { expect, test } from "../support/test.ts";
import { locations } from "./sitemaps.ts";

test("old browsers and feed readers find the icon at its usual address", async ({ visitor }) => {
  const icon = await visitor.fetch("/favicon.ico");
  expect(icon.status).toBe(200);
  expect(icon.headers.get("content-type")).toContain("image/x-icon");
  const start = new Uint8Array(await icon.arrayBuffer()).subarray(0, 4);
  expect([...start], "the signature of an icon file").toEqual([0, 0, 1, 0]);
});

test("robots.txt excludes personal pages and names the sitemap's absolute address", async ({
  visitor,
}) => {
  const response = await visitor.fetch("/robots.txt");
  expect(response.headers.get("content-type")).toContain("text/plain");
  const lines = (await response.text()).split("\n");
  expect(lines).toContain("User-agent: *");
  for (const closed of ["/admin", "/dashboard", "/account/", "/checkout/", "/es/account/"]) {
    expect(lines).toContain(`Disallow: ${closed}`);
  }
  expect(lines).toContain(`Sitemap: ${visitor.origin}/sitemap.xml`);
});

test("every page of the sitemaps answers 200 and has the same canonical address", async ({
  visitor,
}) => {
  const sitemaps = await locations(visitor, "/sitemap.xml");
  expect(sitemaps).toContain(`${visitor.origin}/sitemaps/pages.xml`);
  expect(sitemaps).toContain(`${visitor.origin}/sitemaps/races-1.xml`);
  const pages = await locations(visitor, "/sitemaps/pages.xml");
  const races = await locations(visitor, "/sitemaps/races-1.xml");
  expect(pages.length).toBeGreaterThan(5);
  expect(pages).toContain(`${visitor.origin}/contact`);
  expect(pages).toContain(`${visitor.origin}/es/contact`);
  expect(races.length).toBeGreaterThan(5);
  for (const page of [...pages, ...races.slice(0, 10)]) {
    const response = await visitor.fetch(page);
    expect(response.status, page).toBe(200);
    const canonical = /<link[^>]* rel="canonical"[^>]*>/.exec(await response.text())?.[0];
    expect(canonical, page).toContain(`href="${page}"`);
  }
});

test("sitemaps that do not exist are not found", async ({ visitor }) => {
  for (const name of ["races-0.xml", "races-999999.xml", "races-1", "users.xml", "%00"]) {
    expect((await visitor.fetch(`/sitemaps/${name}`)).status, name).toBe(404);
  }
});

test("every link of llms.txt leads to a document that any site may read", async ({ visitor }) => {
  const text = await (await visitor.fetch("/llms.txt")).text();
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => String(address));
  expect(links.length).toBeGreaterThan(10);
  const paths = links.map((address) => new URL(address).pathname);
  expect(paths).toEqual(expect.arrayContaining(["/developers", "/api/v1/openapi.json"]));
  for (const address of links) {
    const answer = await visitor.fetch(address, { redirect: "manual" });
    expect([address, answer.status]).toEqual([address, 200]);
  }
});

test("the entrances for programs link to addresses that exist", async ({ visitor }) => {
  const programs = { headers: { accept: "application/json" } };
  for (const entrance of ["/api/v1", "/auth/v1", "/storage/v1", "/realtime/v1"]) {
    const { documentation, links } = await (await visitor.fetch(entrance, programs)).json();
    const page = await (await visitor.fetch(documentation)).text();
    expect(page, documentation).toContain(`id="${new URL(documentation).hash.slice(1)}"`);
    for (const address of Object.values<string>(links)) {
      expect((await visitor.fetch(address, programs)).status, address).not.toBe(404);
    }
  }
});
