import { expect, test } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";

/** The text of a document, or of one of its sections. */
async function words(visitor: Visitor, path: string, section?: string): Promise<string> {
  const html = await (await visitor.fetch(path)).text();
  const [part = ""] = section
    ? (new RegExp(`<section[^>]* id="${section}".*?</section>`, "s").exec(html) ?? [])
    : [html];
  return part.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
}

const documents = [
  {
    ids: "LEGAL-02 LEGAL-03 LEGAL-12",
    path: "/privacy",
    title: "Privacy Policy",
    sections: [
      "Introduction",
      "Information We Collect",
      "How We Use Your Information",
      "Sharing",
      "Data Security",
      "Your Rights",
      "Cookies",
      "Children's Privacy",
      "Changes",
      "Contact",
    ],
  },
  {
    ids: "LEGAL-02 LEGAL-05 LEGAL-12",
    path: "/terms",
    title: "Terms of Service",
    sections: [
      "Agreement",
      "Use License",
      "User Accounts",
      "Race Registrations",
      "User Content",
      "Payments and Subscriptions",
      "Disclaimer",
      "Limitations",
      "Third-Party Links",
      "Governing Law",
      "Changes",
      "Contact",
    ],
  },
  {
    ids: "LEGAL-02 LEGAL-09 LEGAL-12",
    path: "/cookies",
    title: "Cookie Policy",
    sections: [
      "Introduction",
      "What Are Cookies",
      "Types",
      "Third-Party Cookies",
      "Managing Cookies",
      "Changes",
      "Contact",
    ],
  },
];

for (const { ids, path, title, sections } of documents) {
  const numbered = sections.map((name, place) => `${place + 1}.${name}`);

  test(`${ids} ${path} has its sections in order, its date and a contact without an invented street`, async ({
    visitor,
  }) => {
    await visitor.visit(path);
    const { page } = visitor;
    expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const headings = page.getByRole("article").getByRole("heading", { level: 2 });
    expect(headings.texts()).toEqual(numbered);
    expect(page.getByText("Last updated: June 30, 2025")).toBeVisible();
    const team = path === "/terms" ? "terms" : "privacy";
    const contact = page.locator("#contact");
    expect(contact.getByRole("link", { name: `${team}@example.com` })).toBeVisible();
    expect(contact).toContainText("San Francisco, CA");
    expect(contact).not.toContainText("[");
  });

  test(`LEGAL-01 GAP-43 ${path} loads no JavaScript and sets no cookie, leads home, and its table of contents names every section`, async ({
    visitor,
  }) => {
    await visitor.visit(path);
    const { page } = visitor;
    expect(visitor.body).not.toMatch(/<script|modulepreload/);
    expect(visitor.headers.getSetCookie()).toEqual([]);
    const contents = page.getByRole("navigation", { name: "Table of contents" });
    expect(contents.getByRole("listitem").texts()).toEqual(numbered);
    const links = contents.getByRole("link").all();
    expect(links).toHaveLength(sections.length);
    for (const link of links) {
      expect(page.locator(`section${link.attribute("href")}`)).toHaveCount(1);
    }
    expect(page.getByRole("article").locator("footer")).toBeVisible();
    await page.getByRole("link", { name: "Back to home" }).first().click();
    expect(visitor.path).toBe("/");
  });
}

test("LEGAL-04 the privacy policy excludes people under 16", async ({ visitor }) => {
  expect(await words(visitor, "/privacy", "children")).toContain("not directed to people under 16");
});

test("the policies state what is kept of inquiries, applications and sessions with coaches", async ({
  visitor,
}) => {
  const privacy = await words(visitor, "/privacy");
  for (const promise of [
    "deleted 12 months after its last message",
    "90 days after the decision",
    "the page goes with the account when you delete that",
    "the picture never leaves your browser",
    "some browsers send the sound to their maker",
    "is forgotten after 7 days",
  ]) {
    expect(privacy).toContain(promise);
  }
  expect(await words(visitor, "/cookies")).toContain("chat_guest");
});

test("LEGAL-06 the terms are governed by the laws of the United States", async ({ visitor }) => {
  expect(await words(visitor, "/terms", "governing-law")).toContain("laws of the United States");
});

test("LEGAL-07 the terms name the partners for registrations and payments", async ({ visitor }) => {
  expect(await words(visitor, "/terms", "race-registrations")).toContain(
    "Race registrations and payments are handled with organizers and payment processors.",
  );
});

test("LEGAL-08 the terms say that subscriptions renew until cancelled", async ({ visitor }) => {
  expect(await words(visitor, "/terms", "payments")).toContain(
    "Subscriptions renew automatically at the end of each billing period until cancelled in account settings.",
  );
});

test("LEGAL-10 LEGAL-11 the cookie policy names the four types of cookies and explains each browser", async ({
  visitor,
}) => {
  await visitor.visit("/cookies");
  expect(visitor.page.locator("#types").getByRole("heading", { level: 3 }).texts()).toEqual([
    "Essential cookies",
    "Performance and analytics cookies",
    "Functionality cookies",
    "Targeting and advertising cookies",
  ]);
  for (const browser of ["Google Chrome", "Mozilla Firefox", "Safari", "Microsoft Edge"]) {
    expect(visitor.page.locator("#managing-cookies")).toContainText(browser);
  }
});
