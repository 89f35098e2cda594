import { latestMail } from "../support/outbox.ts";
import { signInAs } from "../support/people.ts";
import { openRace } from "../support/races.ts";
import { expect, test } from "../support/test.ts";

test("a visitor suggests a race; an administrator makes one of it, and the visitor is thanked", async ({
  visitor,
  other: office,
}) => {
  const email = "suggests@example.com";
  await visitor.visit("/contact");
  await visitor.follow("Tell us about a race");
  await visitor.fill("Name of the race", "The Austin Marathon");
  await visitor.fill("City (optional)", "Austin, Texas");
  await visitor.press("Send");
  expect(visitor.page.getByText("Is it one of these?")).toBeVisible();
  expect(visitor.page.getByRole("link", { name: /Austin Marathon/ })).toBeVisible();
  await visitor.fill("Name of the race", "Carrera de los Puentes Colgantes");
  await visitor.fill("City (optional)", "Cusco");
  await visitor.fill("Country (optional)", "Perú");
  await visitor.fill("Date (optional)", "2031-05-04");
  await visitor.fill("Distances (optional)", "21K and 10K");
  await visitor.fill("Link (optional)", "https://example.com/puentes");
  await visitor.fill("Email (optional)", email);
  await visitor.press("None of these: send it");
  expect(visitor.page.getByRole("heading", { name: "Thank you" })).toBeVisible();

  await signInAs(office, "admin");
  await office.visit("/admin/races");
  await office.follow(/^Suggestions/);
  await office.follow("Carrera de los Puentes Colgantes");
  await office.follow("Create a race from it");
  expect(office.page.getByLabel("Race Name *")).toHaveValue("Carrera de los Puentes Colgantes");
  await office.choose("Race Type *", "Trail");
  await office.press("Save & Add Distances");
  expect(office.page.getByText("Suggested distances: 21K and 10K")).toBeVisible();
  const mail = await latestMail(visitor, email);
  expect(mail.subject).toBe("Thank you for your suggestion");
  await office.visit("/admin/races/suggestions?show=accepted");
  expect(office.page.getByRole("link", { name: "Carrera de los Puentes Colgantes" })).toBeVisible();
});

test("a correction is sent from the page of a race and declined with a reason", async ({
  visitor,
  other: office,
}) => {
  await openRace(visitor, "Austin Marathon");
  expect(visitor.page.getByText(/^Last checked on/)).toBeVisible();
  await visitor.follow("Suggest a correction");
  await visitor.press("Send");
  expect(visitor.page.getByText("Please write what is wrong")).toBeVisible();
  await visitor.fill("What is wrong?", "The start moved to seven.");
  await visitor.press("Send");
  await visitor.follow("Back to Austin Marathon");

  await signInAs(office, "admin");
  await office.visit("/admin");
  await office.follow(/race suggestions? to decide$/);
  await office.follow("Austin Marathon");
  expect(office.page.getByText("The start moved to seven.")).toBeVisible();
  await office.press("Decline");
  expect(office.page.getByText("Please choose a reason.")).toBeVisible();
  await office.choose("Decline because", "The race is on the site already.");
  await office.press("Decline");
  expect(office.path).toBe("/admin/races/suggestions");
});
