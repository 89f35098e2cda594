import { eq, sql } from "drizzle-orm";
import { entryChoices, entryQuestions, raceDistances } from "#db/schema.ts";
import { addDays, toDay } from "#values/day.ts";
import { contact, fieldNames, wizard } from "../../e2e/registrations/wizard-page.ts";
import { aRace } from "../../support/races/races.ts";
import { withRaces } from "../support/added-races.ts";
import { latestMail } from "../support/outbox.ts";
import { enter, signInAs } from "../support/people.ts";
import { openSite } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";
import { fillAll, openWizard, passSafety } from "./wizard.ts";

const race = "a5ced000-0000-4000-8000-000000000001";
const list = `/admin/races/${race}/questions`;

withRaces(async (db) => {
  const startDate = addDays(toDay(new Date()), 60);
  await aRace(db, {
    id: race,
    raceName: "Asking Trail",
    raceTypeCategory: "internal",
    startDate,
    distances: [{ distance: "10K" }],
  });
});

/** Adds a question as its form sends it. */
async function add(visitor: Visitor, form: Record<string, string>) {
  const answer = await visitor.post(`${list}/new`, form);
  expect(answer.status, await answer.text()).toBe(303);
}

test("an organizer's questions are asked, checked, shown and filed, in English and in Spanish", async ({
  visitor,
  other: admin,
}) => {
  const { page } = visitor;
  await signInAs(admin, "admin");

  await admin.visit(`/admin/races/edit/${race}`);
  await admin.follow("Questions", { exact: true });
  expect(admin.page.getByText("No questions yet")).toBeVisible();
  await admin.follow("Shirt size, unisex");
  expect(admin.page.getByLabel("Question in Spanish").value()).toBe("Talla de camiseta (unisex)");
  await admin.fill("Choices", "S = 0\nM = many");
  await admin.press("Add question");
  expect(admin.page.getByLabel("Choices")).toHaveAccessibleDescription(/M or M = 120: M = many/);
  await admin.fill("Choices", "S = 0\nM = 120\nL");
  await admin.page.getByLabel("Runners have to answer").check();
  await admin.press("Add question");
  expect(admin.page.getByText("Question added.")).toBeVisible();
  await add(admin, { kind: "number", text_es: "¿Cuántas carreras?", hint_es: "Este año" });
  await add(admin, { kind: "choices", text_en: "Menu", text_es: "Menú", choices: "Vegan\nMild" });
  await add(admin, { kind: "agreement", text_en: "I bring a cup", is_required: "yes" });
  await admin.visit(list);
  expect(admin.page.getByText("0 taken, 120 left")).toBeVisible();
  const preview = admin.page.getByRole("region", { name: "As runners see it" });
  expect(preview.getByText("The organizer asks")).toBeVisible();
  await admin.press("Move Menu up");
  expect(admin.page.getByText("Order saved.")).toBeVisible();

  const address = `/races/${race}/register`;
  const { email } = await openWizard(visitor, address);
  const { problem, next, title, submit } = wizard(page);
  expect(page.getByRole("heading", { name: "The organizer asks" })).toBeVisible();
  expect(page.locator("label").filter({ hasText: "S (sold out)" })).toHaveCount(1);
  expect(page.locator("input[disabled]")).toHaveCount(1);
  expect(page.locator("[lang=es]").filter({ hasText: "¿Cuántas carreras?" })).toHaveCount(1);
  await visitor.fill(/¿Cuántas carreras/, "many");
  await fillAll(visitor, contact);
  await visitor.choose("Country", "Peru");
  await next.click();
  expect(problem).toHaveText("Please fill in all required fields");
  expect(page.getByLabel("M", { exact: true })).toHaveAttribute("aria-invalid", "true");
  expect(page.getByText("Please enter a number, such as 42 or 1.5")).toHaveCount(0);
  await page.getByLabel("M", { exact: true }).check();
  await page.getByLabel("Vegan").check();
  await page.getByLabel("Mild").check();
  await page.getByLabel("I bring a cup").check();
  await next.click();
  expect(page.getByText("Please enter a number, such as 42 or 1.5")).toBeVisible();
  expect(page.getByLabel("Mild")).toBeChecked();
  await visitor.fill(/¿Cuántas carreras/, "3");
  await next.click();
  expect(title).toHaveText("Insurance and Emergency Contact");
  await passSafety(visitor);
  expect(page.locator("dd").filter({ hasText: "Vegan, Mild" })).toHaveCount(1);

  // What sells out before the form is sent leads back to the question.
  await stock("M", 0);
  await submit.click();
  expect(title).toHaveText("Contact Information");
  expect(page.getByText("This has sold out. Please choose again")).toBeVisible();
  await page.getByLabel("L", { exact: true }).check();
  await next.click();
  await passSafety(visitor);
  await submit.click();
  expect(wizard(page).done).toBeVisible();
  expect(page.locator("dd").filter({ hasText: /^L$/ })).toHaveCount(1);
  const mail = await latestMail(visitor, email);
  expect(mail.text).toContain("Shirt size (unisex): L");

  const csv = await (await admin.fetch(`/admin/races/registrations.csv?race=${race}`)).text();
  expect(csv).toContain("Shirt size (unisex),Menu,¿Cuántas carreras?,I bring a cup");
  expect(csv).toMatch(/L,"?Vegan, Mild"?,3,Yes\r?\n/);
  await admin.visit(list);
  expect(admin.page.getByText("1 taken", { exact: true })).toHaveCount(3);
  expect(admin.page.getByRole("link", { name: "Delete: Menu" })).toHaveCount(0);
});

test("in Spanish the same questions stand in Spanish, and the answers with them", async ({
  visitor,
}) => {
  const { page } = visitor;
  await stock("M", 120);
  enter(visitor);
  await visitor.visit(`/es/races/${race}/register`);
  expect(page.getByRole("heading", { name: "El organizador pregunta" })).toBeVisible();
  expect(page.getByText("Talla de camiseta (unisex)")).toBeVisible();
  expect(page.locator("[lang=en]").filter({ hasText: "I bring a cup" })).toHaveCount(1);
  const choice = page.getByLabel("M", { exact: true });
  const answers = {
    [choice.attribute("name") ?? ""]: choice.attribute("value") ?? "",
    [page.getByLabel(/I bring a cup/).attribute("name") ?? ""]: "yes",
  };
  const first = await visitor.post(visitor.path, { ...fieldNames.contact, ...answers });
  await visitor.visit(first.headers.get("location") ?? "");
  const second = await visitor.post(visitor.path, fieldNames.safety);
  await visitor.visit(second.headers.get("location") ?? "");
  expect(page.getByRole("heading", { name: "Respuestas al organizador" })).toBeVisible();
  expect(page.locator("dd").filter({ hasText: /^Sí$/ })).toHaveCount(1);
  await visitor.press("Enviar inscripción");
  expect(page.locator("dt").filter({ hasText: "Talla de camiseta (unisex)" })).toHaveCount(1);
});

test("a question keeps its only distance, and what is typed when somebody else deletes it", async ({
  visitor,
}) => {
  const { page } = visitor;
  await signInAs(visitor, "admin");
  const { running } = await openSite();
  const { db } = running.services;
  const [distance] = await db
    .select({ id: raceDistances.id })
    .from(raceDistances)
    .where(eq(raceDistances.raceId, race));
  const id = String(distance?.id);
  await add(visitor, { kind: "text", text_en: "Pace group", distance: id });
  await visitor.visit(`/admin/races/edit/${race}/distances/${id}/delete`);
  expect(page.getByText("These questions are deleted with it: Pace group")).toBeVisible();
  await visitor.visit(list);
  await visitor.follow("Edit: Pace group");
  expect(page.getByLabel("Distance")).toHaveValue(id);
  await visitor.press("Save question");
  expect(page.getByText("Question saved.")).toBeVisible();
  const made = eq(entryQuestions.textEn, "Pace group");
  const stored = await db.select().from(entryQuestions).where(made);
  expect(stored.map(({ distanceId }) => distanceId)).toEqual([id]);

  await visitor.follow("Edit: Pace group");
  await visitor.fill("Question in English", "Pace groups");
  await db.delete(entryQuestions).where(made);
  await visitor.press("Save question");
  expect(page.getByText("Someone else deleted this question.")).toBeVisible();
  expect(page.getByLabel("Question in English")).toHaveValue("Pace groups");
});

async function stock(label: string, count: number) {
  const { running } = await openSite();
  await running.services.db
    .update(entryChoices)
    .set({ stock: sql`greatest(${count}, ${entryChoices.taken})` })
    .where(eq(entryChoices.labelEn, label));
}
