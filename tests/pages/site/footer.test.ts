import { expect, test } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";

/** The foot of the page; documents have another one inside. */
function foot({ page }: Visitor) {
  return page.getByRole("contentinfo").last();
}

/** The names and addresses of the links below one of its titles. */
function linksBelow(visitor: Visitor, title: string) {
  const heading = visitor.page.getByRole("heading", { name: title, exact: true });
  const group = foot(visitor).locator("div").filter({ has: heading }).last();
  return group
    .getByRole("link")
    .all()
    .map((link) => [link.text(), link.attribute("href")]);
}

const pages = ["/", "/races", "/organizers", "/privacy", "/about", "/nowhere"];

test("SHELL-15 SHELL-17 SHELL-18 GAP-02 the footer of every kind of page has all links", async ({
  visitor,
}) => {
  for (const address of pages) {
    await visitor.visit(address);
    const titles = foot(visitor).getByRole("heading").texts();
    expect(titles, address).toEqual(["Quick Links", "Company", "Follow Us"]);
    expect(linksBelow(visitor, "Quick Links"), address).toEqual([
      ["Races", "/races"],
      ["Services", "/services"],
      ["AI Assistant", "/chat"],
      ["Blog", "/blog"],
      ["Podcasts", "/podcasts"],
      ["Pace calculator", "/tools/pace"],
      ["Course analysis", "/tools/course"],
    ]);
    expect(linksBelow(visitor, "Company"), address).toEqual([
      ["About", "/about"],
      ["Contact", "/contact"],
      ["Careers", "/careers"],
      ["Developers", "/developers"],
    ]);
    for (const document of ["/privacy", "/terms", "/cookies"]) {
      expect(foot(visitor).locator(`a[href="${document}"]`).count(), address).toBe(1);
    }
  }
});

test("SHELL-16 three social networks open in a new tab without a referrer", async ({ visitor }) => {
  await visitor.visit("/");
  const links = foot(visitor).getByRole("link", { name: /^(Facebook|Instagram|X)\b/ });
  expect(links).toHaveCount(3);
  for (const link of links.all()) {
    expect(link.attribute("href")).toMatch(/^https:\/\//);
    expect(link.attribute("target")).toBe("_blank");
    expect(link.attribute("rel")).toMatch(/noopener|noreferrer/);
  }
});
