import { expect, test } from "../support/test.ts";
import { expertSite, fullEmail, fullPhone, shownExperts } from "./expert-site.ts";

const { origin, personAt } = expertSite();

const full = `/experts/${shownExperts.full}`;

test("EXP-16 EXP-17 EXP-19 EXP-20 GAP-87 an expert's page has its sections, links and footer", async () => {
  const visitor = personAt();
  await visitor.visit(full);
  expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText("Eva Ríos Quispe");
  const main = visitor.page.getByRole("main");
  for (const name of [
    "About",
    "Services Offered",
    "Client Reviews",
    "Contact Information",
    "Pricing",
    "Location",
    "Similar Experts",
  ]) {
    expect(main.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
  }
  for (const [name, address] of [
    ["Back to Services", "/services"],
    ["3 more experts in Cusco", "/services?city=Cusco"],
    ["2 upcoming races in Cusco", "/races?city=Cusco"],
    ["Send a message", `${full}/message`],
  ] as const) {
    expect(main.getByRole("link", { name })).toHaveAttribute("href", address);
  }
  expect(main).toContainText("12 years of experience");
  expect(main.getByRole("img", { name: "Rated 4.8 out of 5 by 13 reviews" })).toHaveCount(2);
  expect(main).toContainText("S/120 PEN per session");
  expect(main.locator("strong").filter({ hasText: /^goals$/ })).toBeVisible();
  expect(visitor.page.getByRole("contentinfo")).toBeVisible();
});

test("EXP-16 GAP-87 pages with little and with very long data are complete and run no markup", async () => {
  const visitor = personAt();
  await visitor.visit(`/experts/${shownExperts.bare}`);
  const main = visitor.page.getByRole("main");
  expect(main).toContainText("Contact for rates");
  expect(main).toContainText("Bo cannot be reached from here");
  expect(main.getByRole("heading", { name: "No reviews yet" })).toBeVisible();
  expect(main.getByRole("img", { name: /^Rated/ })).toHaveCount(0);
  await visitor.visit(`/experts/${shownExperts.naughty}`);
  expect(main).toContainText("First call free");
  expect(main).toContainText('<script>alert("x")</script> & Söhne');
  expect(main.locator("[onerror], a[href^=javascript], script:not([type])")).toHaveCount(0);
});

test("EXP-18 EXP-15 GAP-24 a missing and an inactive expert are not found by the public", async () => {
  const visitor = personAt();
  const nobody = "/experts/00000000-0000-4000-8000-000000000000";
  for (const path of [nobody, "/experts/junk", `/experts/${shownExperts.inactive}`]) {
    await visitor.visit(path);
    expect(visitor.status, path).toBe(404);
    expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText("Expert Not Found");
    expect(visitor.title).toBe("Expert Not Found · Dorsal");
    expect(
      visitor.page.getByRole("main").getByRole("link", { name: "Back to Services" }),
    ).toHaveAttribute("href", "/services");
    expect(visitor.body).not.toContain("Stillman");
  }
});

test("GAP-24 ROLE-11 visitors, runners and other experts see nothing of an inactive expert; administrators and the linked account see a preview", async () => {
  const path = `/experts/${shownExperts.inactive}`;
  for (const name of [undefined, "runner", "other"] as const) {
    const person = personAt(name);
    for (const address of [path, `${path}/share.jpg`, `${path}/review`, `${path}/contact`]) {
      const answer = await person.fetch(address);
      expect(answer.status, `${address} by ${name}`).toBe(404);
      expect(await answer.text()).not.toMatch(/Stillman|ida@experts/);
    }
    expect((await person.post(`${path}/contact`)).status).toBe(404);
  }
  for (const [name, link] of [
    ["admin", `/admin/experts/edit/${shownExperts.inactive}`],
    ["idle", "/account/expert"],
  ] as const) {
    const person = personAt(name);
    await person.visit(path);
    expect(person.status).toBe(200);
    expect(person.headers.get("cache-control")).toContain("private");
    expect(person.page.getByText("This is a preview")).toBeVisible();
    expect(person.page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    expect(person.page.locator(`a[href="${link}"]`).count()).toBeGreaterThan(0);
  }
  // The preview of an administrator is not what the next visitor gets.
  expect((await personAt().fetch(path)).status).toBe(404);
});

test("the page is cached for visitors and private for everybody else", async () => {
  const visitor = await personAt().fetch(`/experts/${shownExperts.bare}`);
  expect(visitor.headers.get("vary")).toContain("Cookie");
  expect(visitor.headers.get("etag"), "of the page cache").toBeTruthy();
  const linked = `/experts/${shownExperts.linked}`;
  const isOwn = "This is your page.";
  expect(await (await personAt("other").fetch(linked)).text()).toContain(isOwn);
  expect(await (await personAt().fetch(linked)).text()).not.toContain(isOwn);
});

test("without scripts the address and the number of an expert are shown on request only, on a page of their own", async () => {
  for (const name of [undefined, "runner", "expert", "admin"] as const) {
    const html = await (await personAt(name).fetch(full)).text();
    expect(html).not.toMatch(/eva\.rios|984 ?555|mailto:eva|tel:/);
  }
  const visitor = personAt();
  await visitor.visit(full);
  await visitor.press("Show contact");
  expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText("Contact Eva Ríos Quispe");
  expect(visitor.page.getByRole("link", { name: fullEmail })).toHaveAttribute(
    "href",
    `mailto:${fullEmail}`,
  );
  expect(visitor.page.getByRole("link", { name: fullPhone })).toHaveAttribute(
    "href",
    "tel:+51984555010",
  );
  await visitor.follow("Back to Eva Ríos Quispe");
  expect(visitor.path).toBe(full);
});

test("an expert without an address takes messages through the linked account, but not from it", async () => {
  const path = `/experts/${shownExperts.linked}`;
  const html = await (await personAt().fetch(path)).text();
  expect(html).toContain(`href="${path}/message"`);
  expect(html).not.toContain("Show contact");
  const own = await (await personAt("other").fetch(path)).text();
  expect(own).not.toContain(`href="${path}/message"`);
});

test("an expert has a canonical address, structured data without a contact, and a preview picture", async () => {
  const visitor = personAt();
  await visitor.visit(`${full}?reviews=2&utm_source=x`);
  expect(visitor.title).toBe("Eva Ríos Quispe, Trail and Ultra Coach · Dorsal");
  const head = (selector: string) => visitor.page.locator(selector);
  expect(head('link[rel="canonical"]')).toHaveAttribute("href", origin() + full);
  const texts = [
    ...visitor.body.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g),
  ].map(([, text = ""]) => text);
  const [profile, business, trail] = texts.map((text) => JSON.parse(text));
  expect(profile["@type"]).toBe("ProfilePage");
  expect(business).toMatchObject({
    "@type": "LocalBusiness",
    aggregateRating: { ratingValue: 4.8, reviewCount: 13 },
  });
  expect(trail["@type"]).toBe("BreadcrumbList");
  expect(texts.join("")).not.toMatch(/eva\.rios|telephone|"email"/);
  const picture = await visitor.fetch(
    String(head('meta[property="og:image"]').attribute("content")),
  );
  expect(picture.status).toBe(200);
  expect(picture.headers.get("content-type")).toBe("image/jpeg");
});

test("the similar experts lead on, and the list of reviews has pages", async () => {
  const person = personAt("runner");
  await person.visit(full);
  await person.follow("Page 2");
  expect(person.path).toMatch(/\?reviews=2/);
  expect(person.page.getByText("Words of client 1.").first()).toBeVisible();
  await person.follow("View Details of Omar Cruz");
  expect(person.page.getByRole("heading", { level: 1 })).toHaveText("Omar Cruz");
});

test("contacts that are requested too often are refused with a message", async () => {
  const visitor = personAt();
  const contact = `/experts/${shownExperts.bare}/contact`;
  let status = 0;
  for (let tries = 0; tries < 200 && status !== 429; tries++) {
    ({ status } = await visitor.post(contact));
  }
  expect(status).toBe(429);
  await visitor.visit(full);
  await visitor.press("Show contact");
  expect(visitor.status).toBe(429);
  expect(
    visitor.page.getByText("Too many contacts were asked for from here. Please try again later."),
  ).toBeVisible();
  expect(visitor.body).not.toContain(fullEmail);
});
