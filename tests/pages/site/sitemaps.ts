import { expect } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";

/** The addresses in a sitemap or in the index of sitemaps. */
export async function locations(visitor: Visitor, url: string): Promise<string[]> {
  const response = await visitor.fetch(url);
  expect(response.status, url).toBe(200);
  expect(response.headers.get("content-type")).toContain("application/xml");
  const found = (await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g);
  return [...found].map(([, location]) => String(location));
}

/** A race of the demo data, as the sitemap names it. */
export async function someRace(visitor: Visitor): Promise<string> {
  const [race] = await locations(visitor, "/sitemaps/races-1.xml");
  return String(race);
}
