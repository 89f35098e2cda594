import {
  contact,
  largeRace,
  safety,
  smallRace,
  wizard,
  wizardAt,
} from "../../e2e/registrations/wizard-page.ts";
import { latestMail, linkIn } from "../support/outbox.ts";
import { enter, signInAs } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import { Visitor } from "../support/visitor.ts";
import { fillAll, openWizard, passContact, passSafety, register } from "./wizard.ts";

test("REG-06 REG-14 REG-15 GAP-16 submitting shows the answers and then the bib, and sends a mail with a calendar file", async ({
  visitor,
}) => {
  const { email } = await openWizard(visitor, wizardAt(smallRace));
  await passContact(visitor);
  await passSafety(visitor);
  const { page } = visitor;
  const main = page.getByRole("main");
  for (const text of [
    "Ana Quispe",
    "February 28, 1990",
    "987 654 321",
    "Peru",
    "Rímac",
    "P-12345",
  ]) {
    // The bib has the name, too.
    expect(main.getByText(text, { exact: true }).last()).toBeVisible();
  }
  await wizard(page).submit.click();
  expect(wizard(page).done).toBeVisible();
  expect(main.locator(".poster-bib")).toContainText("Ana Quispe");
  expect(main.getByText(smallRace.name).first()).toBeVisible();
  expect(main.getByText(`A confirmation is on its way to ${email}.`)).toBeVisible();
  const dashboard = main.getByRole("link", { name: "Go to your dashboard" });
  expect(dashboard).toHaveAttribute("href", "/dashboard");
  const calendar = main.getByRole("link", { name: "Add to calendar" });
  const file = await visitor.fetch(String(calendar.attribute("href")));
  expect(file.headers.get("content-type")).toContain("text/calendar");

  const mail = await latestMail(visitor, email, /^You are registered/);
  expect(mail.text).toContain(smallRace.name);
  expect(mail.attachments[0]?.content).toContain("BEGIN:VEVENT");
  for (const secret of ["P-12345", "Luz", "1990"]) {
    expect(mail.text + mail.html).not.toContain(secret);
  }
  await visitor.visit(linkIn(mail, "/registrations/"));
  expect(wizard(page).done).toBeVisible();
  expect(main.getByText("A confirmation is on its way")).toHaveCount(0);
});

test("the picture of a bib is its runner's only", async ({ visitor, other }) => {
  await register(visitor, wizardAt(smallRace));
  const picture = visitor.page.getByRole("form", { name: "Picture of your bib" });
  expect(picture.getByRole("checkbox", { name: "With my name" })).not.toBeChecked();
  expect(
    picture.getByRole("checkbox", { name: "With my code, not for posting" }),
  ).not.toBeChecked();
  expect(picture.getByRole("button", { name: "Save image" })).toBeVisible();
  const address = String(picture.attribute("action"));
  const saved = await visitor.fetch(address);
  expect(saved.headers.get("content-type")).toBe("image/jpeg");
  expect(saved.headers.get("cache-control")).toBe("private, no-store");
  expect((await other.fetch(address, { redirect: "manual" })).status).toBe(303);
});

test("GAP-15 the race's page and the form say that the runner is registered already", async ({
  visitor,
}) => {
  await register(visitor, wizardAt(smallRace));
  const { page } = visitor;
  await visitor.visit(`/races/${smallRace.id}`);
  expect(page.getByRole("complementary").getByText("You are registered").first()).toBeVisible();
  const panel = page.getByRole("tabpanel", { includeHidden: true });
  expect(panel).toContainText("You are already registered");
  expect(page.getByRole("main").getByRole("link", { name: /^Register/ })).toHaveCount(0);
  await visitor.visit(wizardAt(smallRace));
  expect(page.getByText("You are already registered for this distance.")).toBeVisible();
  await visitor.follow("See your registration");
  expect(wizard(page).done).toBeVisible();
});

test("a returning runner finds the form filled in except for the waiver", async ({ visitor }) => {
  await register(visitor, wizardAt(largeRace));
  const { page } = visitor;
  const { field, next, waiver, title, submit, done } = wizard(page);
  await visitor.visit(wizardAt(largeRace, 1));
  const already = page.getByText(/^You are already registered for .+ of this race/);
  expect(already).toBeVisible();
  expect(field("Date of Birth")).toHaveValue("1990-02-28");
  expect(field("Phone")).toHaveValue("+51987654321");
  expect(field("Country")).toHaveValue("Peru");
  await next.click();
  expect(title).toHaveText("Insurance and Emergency Contact");
  for (const [label, text] of Object.entries(safety).slice(0, 3)) {
    expect(field(label)).toHaveValue(text);
  }
  expect(waiver).not.toBeChecked();
  expect(already).toHaveCount(0);
  await waiver.check();
  await next.click();
  expect(already).toBeVisible();
  await submit.click();
  expect(done).toBeVisible();
  await visitor.visit("/dashboard");
  expect(page.getByRole("region", { name: largeRace.name })).toContainText(/Also: .+ bib \d/);
});

test("two open forms have separate drafts, and the runner is registered once", async ({
  visitor,
}) => {
  await openWizard(visitor, wizardAt(largeRace));
  const first = visitor.path;
  const second = new Visitor(visitor.origin);
  second.setCookie("dorsal.session_token", String(visitor.cookie("dorsal.session_token")));
  await second.visit(wizardAt(largeRace));
  await passContact(visitor);
  await passContact(second, { "First Name": "Beatriz" });
  await passSafety(second);
  await passSafety(visitor);
  const named = (name: string) => ({ hasText: `${name} Quispe` });
  expect(visitor.page.getByRole("definition").filter(named("Ana")).first()).toBeVisible();
  await second.visit(second.path);
  expect(second.page.getByRole("definition").filter(named("Beatriz")).first()).toBeVisible();

  await wizard(visitor.page).submit.click();
  expect(wizard(visitor.page).done).toBeVisible();
  await wizard(second.page).submit.click();
  expect(second.page.getByText("You are already registered for this distance.")).toBeVisible();
  await visitor.visit(first.replace("step=1", "step=3"));
  expect(wizard(visitor.page).done, "a sent form leads to its registration").toBeVisible();
});

test("typed answers are never in an address, and the pages are private and not cached", async ({
  visitor,
  other,
}) => {
  const addresses: string[] = [];
  const note = () => addresses.push(decodeURIComponent(visitor.path));
  await openWizard(visitor, wizardAt(largeRace));
  note();
  await fillAll(visitor, { Phone: "12" });
  await wizard(visitor.page).next.click();
  note();
  await passContact(visitor);
  note();
  await passSafety(visitor);
  note();
  const wizardPage = visitor.path;
  expect(visitor.headers.get("cache-control")).toContain("no-store");
  await wizard(visitor.page).submit.click();
  expect(wizard(visitor.page).done).toBeVisible();
  note();
  expect(visitor.headers.get("cache-control")).toContain("no-store");
  for (const typed of [...Object.values(contact), ...Object.values(safety)]) {
    expect(addresses.filter((address) => address.includes(typed))).toEqual([]);
  }

  const entry = visitor.path;
  await other.visit(entry);
  expect(other.path).toMatch(/^\/login\?from=/);
  enter(other);
  await other.visit(entry);
  expect(other.status).toBe(404);
  await other.visit(wizardPage);
  expect(other.status).toBe(200);
  expect(wizard(other.page).title).toHaveText("Contact Information");
  expect(wizard(other.page).field("Phone")).toHaveValue("");
});

test("the page of a race that was run leads to a review, and no longer to the calendar", async ({
  visitor,
}) => {
  await signInAs(visitor, "runner");
  await visitor.visit("/dashboard");
  const { page } = visitor;
  await page.locator("#wall a").first().click();
  expect(visitor.path).toMatch(/^\/registrations\//);
  expect(page.getByRole("link", { name: "Add to calendar" })).toHaveCount(0);
  await page.getByRole("link", { name: "Write a review" }).click();
  expect(visitor.path).toMatch(/^\/races\/[0-9a-f-]{36}\/review$/);
});
