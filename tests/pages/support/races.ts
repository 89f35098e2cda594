import { expect } from "./test.ts";
import type { Visitor } from "./visitor.ts";

/** Opens the page of a race of the demo data; returns its address. */
export async function openRace(visitor: Visitor, name: string): Promise<string> {
  await visitor.visit(`/races?q=${encodeURIComponent(name)}`);
  await visitor.page.getByRole("article").getByRole("link", { name, exact: true }).first().click();
  expect(visitor.page.getByRole("heading", { level: 1, name })).toBeVisible();
  return visitor.url.pathname;
}
