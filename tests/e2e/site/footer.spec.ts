import type { Page } from "@playwright/test";
import { alive } from "../support/alive.ts";
import { expect, test } from "../support/test.ts";

/** The foot of the page; documents have one of their own inside. */
function foot(page: Page) {
  return page.getByRole("contentinfo").last();
}

/** The names and addresses of the links below one of its titles. */
async function linksBelow(page: Page, title: string) {
  const group = foot(page).locator("div", {
    has: page.getByRole("heading", { name: title, exact: true }),
  });
  const links = group.last().getByRole("link");
  return links.evaluateAll((all) =>
    all.map((link) => [link.textContent?.trim(), link.getAttribute("href")]),
  );
}

const pages = ["/", "/races", "/organizers", "/privacy", "/about", "/nowhere"];

test("SHELL-15 SHELL-17 SHELL-18 GAP-02 the footer of every kind of page has all links", async ({
  plainPage: page,
}) => {
  for (const address of pages) {
    await page.goto(address);
    await expect(foot(page).getByRole("heading"), address).toHaveText([
      "Quick Links",
      "Company",
      "Follow Us",
    ]);
    expect(await linksBelow(page, "Quick Links"), address).toEqual([
      ["Races", "/races"],
      ["Services", "/services"],
      ["AI Assistant", "/chat"],
      ["Blog", "/blog"],
      ["Podcasts", "/podcasts"],
    ]);
    expect(await linksBelow(page, "Company"), address).toEqual([
      ["About", "/about"],
      ["Contact", "/contact"],
      ["Careers", "/careers"],
      ["Developers", "/developers"],
    ]);
    for (const document of ["/privacy", "/terms", "/cookies"]) {
      await expect(foot(page).locator(`a[href="${document}"]`), address).toHaveCount(1);
    }
  }
});

test("SHELL-16 three social networks open in a new tab without a referrer", async ({
  plainPage: page,
}) => {
  await page.goto("/");
  const links = foot(page).getByRole("link", { name: /^(Facebook|Instagram|X)\b/ });
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute("href", /^https:\/\//);
    await expect(link).toHaveAttribute("rel", /noopener|noreferrer/);
  }
});

test("SHELL-19 the footer's link opens the default assistant", async ({ page }) => {
  await page.goto("/races");
  await alive(page);
  await foot(page).getByRole("link", { name: "AI Assistant" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chatting with Race Finder");
});

test("GAP-32 the header's link to the assistant chooses none", async ({ page }) => {
  await page.goto("/races");
  await alive(page);
  await page.getByRole("banner").getByRole("link", { name: "AI Assistant" }).first().click();
  await expect(page).toHaveURL("/chat");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Let's plan your next run");
});
