import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../support/test.ts";

/** The words of a document, or of one of its sections. */
async function words(request: APIRequestContext, path: string, section?: string): Promise<string> {
  const html = await (await request.get(path)).text();
  const [part = ""] = section
    ? (new RegExp(`<section[^>]* id="${section}".*?</section>`, "s").exec(html) ?? [])
    : [html];
  return part.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
}

const documents = [
  {
    id: "LEGAL-03",
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
    id: "LEGAL-05",
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
    id: "LEGAL-09",
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

for (const { id, path, title, sections } of documents) {
  test(`LEGAL-02 LEGAL-12 ${id} ${path} has its sections in order, its date and a contact without an invented street`, async ({
    plainPage,
  }) => {
    await plainPage.goto(path);
    await expect(plainPage.getByRole("heading", { level: 1 })).toHaveText(title);
    const headings = plainPage.getByRole("article").getByRole("heading", { level: 2 });
    await expect(headings).toHaveText(sections.map((name, place) => `${place + 1}.${name}`));
    await expect(plainPage.getByText("Last updated: June 30, 2025")).toBeVisible();
    const team = path === "/terms" ? "terms" : "privacy";
    const contact = plainPage.locator("#contact");
    await expect(contact.getByRole("link", { name: `${team}@example.com` })).toBeVisible();
    await expect(contact).toContainText("San Francisco, CA");
    await expect(contact).not.toContainText("[");
  });

  test(`LEGAL-01 ${path} leads home, and its table of contents leads to every section`, async ({
    page,
  }) => {
    await page.goto(path);
    const contents = page.getByRole("navigation", { name: "Table of contents" });
    await expect(contents.getByRole("listitem")).toHaveText(
      sections.map((name, place) => `${place + 1}.${name}`),
    );
    for (const link of await contents.getByRole("link").all()) {
      const anchor = await link.getAttribute("href");
      await expect(page.locator(`section${anchor}`)).toHaveCount(1);
    }
    await contents.getByRole("link").last().click();
    await expect(page.getByRole("heading", { level: 2 }).last()).toBeInViewport();
    await expect(page.getByRole("article").locator("footer")).toBeVisible();
    await page.getByRole("link", { name: "Back to home" }).first().click();
    await expect(page).toHaveURL("/");
  });

  test(`${path} loads no JavaScript`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html).not.toMatch(/<script|modulepreload/);
  });
}

test("LEGAL-04 the privacy policy excludes people under 16", async ({ request }) => {
  expect(await words(request, "/privacy", "children")).toContain("not directed to people under 16");
});

test("the policies tell what is kept of inquiries, applications and sessions with coaches", async ({
  request,
}) => {
  const privacy = await words(request, "/privacy");
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
  expect(await words(request, "/cookies")).toContain("chat_guest");
});

test("LEGAL-06 the terms are governed by the laws of the United States", async ({ request }) => {
  expect(await words(request, "/terms", "governing-law")).toContain("laws of the United States");
});

test("LEGAL-07 the terms name the partners for registrations and payments", async ({ request }) => {
  expect(await words(request, "/terms", "race-registrations")).toContain(
    "Race registrations and payments are handled with organizers and payment processors.",
  );
});

test("LEGAL-08 the terms say that subscriptions renew until cancelled", async ({ request }) => {
  expect(await words(request, "/terms", "payments")).toContain(
    "Subscriptions renew automatically at the end of each billing period until cancelled in account settings.",
  );
});

test("LEGAL-10 LEGAL-11 the cookie policy names the four types of cookies and explains each browser", async ({
  plainPage,
}) => {
  await plainPage.goto("/cookies");
  await expect(plainPage.locator("#types").getByRole("heading", { level: 3 })).toHaveText([
    "Essential cookies",
    "Performance and analytics cookies",
    "Functionality cookies",
    "Targeting and advertising cookies",
  ]);
  for (const browser of ["Google Chrome", "Mozilla Firefox", "Safari", "Microsoft Edge"]) {
    await expect(plainPage.locator("#managing-cookies")).toContainText(browser);
  }
});

test("GAP-43 a visitor who only reads gets no cookie", async ({ page, context }) => {
  for (const path of ["/", "/races", "/cookies"]) await page.goto(path);
  expect(await context.cookies()).toEqual([]);
});
