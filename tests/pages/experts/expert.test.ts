import { reviewsOn, thanks } from "../../e2e/reviews/review-page.ts";
import { newAddress } from "../../support/unique-names.ts";
import { latestMail, linkIn } from "../support/outbox.ts";
import { expect, test } from "../support/test.ts";
import { expertSite, fullEmail, fullPhone, shownExperts, shownReviews } from "./expert-site.ts";

const { origin, personAt } = expertSite();

const full = `/experts/${shownExperts.full}`;
const quiet = `/experts/${shownExperts.quiet}`;

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

test("EXP-20 EXP-21 EXP-23 visitors read the reviews with their answers, and get no button to write", async () => {
  const visitor = personAt();
  await visitor.visit(full);
  const { section, item } = reviewsOn(visitor.page);
  expect(item("Words without a name.")).toContainText("Anonymous Client");
  const answered = item("My first ultra");
  expect(answered).toContainText("Experience on April 3, 2026");
  expect(answered.getByRole("heading", { name: "Answer from Eva Ríos Quispe" })).toBeVisible();
  expect(answered).toContainText("The calls are half an hour now.");
  expect(section.getByRole("link", { name: /review/i })).toHaveCount(0);
  expect(section.getByRole("button")).toHaveCount(0);
});

test("hidden reviews and their answers are on no page", async () => {
  for (const name of [undefined, "runner", "expert", "admin"] as const) {
    for (const path of [full, `${full}?reviews=2`]) {
      const answer = await personAt(name).fetch(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toMatch(/Words that were hidden|A hidden answer/);
    }
  }
});

test("EXP-22 EXP-23 GAP-84 REV-14 without scripts a runner writes, edits and deletes a review of an expert on pages", async () => {
  const runner = personAt("runner");
  await runner.visit(quiet);
  const { write, edit, star, comment, submit, item, section } = reviewsOn(runner.page);
  await write.click();
  expect(runner.path).toBe(`${quiet}/review`);
  await star(4).check();
  await comment.fill("Written on a page.");
  await submit.click();
  expect(runner.path).toBe(`${quiet}#reviews`);
  const own = item("Written on a page.");
  expect(own).toContainText("Your Review");
  expect(section.getByRole("img", { name: "Rated 4.0 out of 5 by 1 review" })).toBeVisible();
  await edit.click();
  await star(5).check();
  await submit.click();
  expect(own.getByRole("img", { name: "5 out of 5 stars" })).toBeVisible();
  await own.getByRole("link", { name: "Delete" }).click();
  await runner.press("Delete review");
  expect(own).toHaveCount(0);
});

test("DASH-12 GAP-84 the dashboard shows a review of an expert with the portrait, and edits it", async () => {
  const runner = personAt("runner");
  const form = { subject: "expert", id: shownExperts.linked, rating: "4", comment: "On time." };
  expect((await runner.post("/reviews/save", form)).status).toBe(200);
  await runner.visit("/dashboard?tab=reviews");
  const row = runner.page.getByRole("listitem").filter({ hasText: "On time." });
  expect(row.getByRole("link", { name: "Omar Cruz", exact: true })).toHaveAttribute(
    "href",
    `/experts/${shownExperts.linked}`,
  );
  expect(row.locator("img")).toHaveAttribute("src", /^\/portraits\/expert\/.+/);
  await row.getByRole("link", { name: "Edit the review of Omar Cruz" }).click();
  const { star, submit } = reviewsOn(runner.page);
  await star(2).check();
  await submit.click();
  await runner.visit("/dashboard?tab=reviews");
  expect(row.getByRole("img", { name: "2 out of 5 stars" })).toBeVisible();
  await runner.visit("/dashboard");
  expect(runner.page.getByText("You reviewed Omar Cruz")).toBeVisible();
});

test("EXP-23 experts get no button on their own page, and are refused by every door", async () => {
  const expert = personAt("expert");
  await expert.visit(full);
  const { write, item } = reviewsOn(expert.page);
  expect(write).toHaveCount(0);
  expect(item("My first ultra").getByRole("link", { name: "Edit your answer" })).toHaveAttribute(
    "href",
    `/reviews/${shownReviews.answered}/answer`,
  );
  const form = { subject: "expert", id: shownExperts.full, rating: "5" };
  for (const path of ["/reviews/save", `${full}/review`]) {
    const refused = await expert.post(path, form);
    expect(refused.status, path).toBe(403);
    expect(await refused.text()).toContain("You cannot review your own page");
  }
  await expert.visit(`${full}/review`);
  expect(expert.page.getByText("You cannot review your own page")).toBeVisible();
  expect(expert.page.getByRole("button", { name: "Submit review" })).toHaveCount(0);
});

test("GAP-17 EXP-23 REV-04 without scripts ?review=true leads a guest to the form, whose review is shown as one and confirmed by mail", async () => {
  const guest = personAt();
  const path = `/experts/${shownExperts.guests}`;
  await guest.visit(`${path}?review=true`);
  expect(guest.path).toBe(`${path}/review`);
  const { comment, submit, item } = reviewsOn(guest.page);
  const email = newAddress("guest");
  await guest.fill("First name", "Inés");
  await guest.fill("Last name", "Rojas");
  await guest.fill("Email", email);
  await comment.fill("From a letter, without scripts.");
  await submit.click();
  expect(guest.page.getByText(thanks)).toBeVisible();
  await guest.follow("Back to Greta Solano");
  expect(item("From a letter, without scripts.")).toContainText("Guest");
  await guest.visit(linkIn(await latestMail(guest, email), "/reviews/confirm/"));
  await guest.press("Confirm review");
  expect(guest.page.getByRole("heading", { name: "Your review is confirmed" })).toBeVisible();
});

test("ADM-REV-06 moderation leads to the page of the expert", async () => {
  const admin = personAt("admin");
  await admin.visit("/admin/reviews");
  const review = admin.page.getByRole("row").filter({ hasText: "My first ultra" });
  expect(review.getByRole("link", { name: /^Eva Ríos Quispe/ })).toHaveAttribute("href", full);
  await review.locator("summary").first().click();
  expect(review).toContainText("Experience on April 3, 2026");
  expect(review.locator("img").first()).toHaveAttribute("src", /^\/portraits\/expert\/.+/);
});
