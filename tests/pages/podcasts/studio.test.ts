import { anEpisode } from "../../support/content/podcasts.ts";
import { uniqueName } from "../../support/unique-names.ts";
import { signInAs } from "../support/people.ts";
import { openSite } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

test("ADM-POD-05 ADM-POD-15 ADM-POD-16 ADM-POD-18 ADM-POD-19 ADM-POD-20 races are selected and recorded without scripts, and every refusal keeps the input", async ({
  visitor,
}) => {
  const { page } = visitor;
  const script = page.getByRole("textbox", { name: "Script", exact: true });
  await signInAs(visitor, "admin");
  await visitor.visit("/admin/podcasts?q=nothing-has-these-words");
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Podcast Management");
  expect(page.getByRole("link", { name: "Refresh" })).toBeVisible();
  expect(page.getByText("No Podcasts Found")).toBeVisible();
  await visitor.visit("/admin/podcasts?view=create");
  expect(page.getByRole("link", { name: "Just a topic" })).toHaveAttribute("aria-current", "true");
  await visitor.press("Generate Script");
  expect(page.getByText("Please enter a podcast topic")).toBeVisible();
  await visitor.follow("A selection of races");
  await visitor.press("Generate Script from Selected Races");
  expect(page.getByText("Please select at least one race")).toBeVisible();
  await page.getByLabel("Search by race name, city or country").fill("cusco");
  await visitor.press("Search", { exact: true });
  const found = page.getByRole("list", { name: "Races found" });
  const add = () => found.getByRole("link", { name: /^Add/ }).first().click();
  await add();
  await add();
  const selected = page.getByRole("region", { name: /^Selected races/ });
  expect(selected.getByRole("listitem")).toHaveCount(2);
  await selected
    .getByRole("link", { name: /^Remove/ })
    .first()
    .click();
  expect(selected.getByRole("listitem")).toHaveCount(1);
  await add();
  expect(selected.getByText(/^Featured Races: /)).toBeVisible();
  await visitor.press("Generate Script from Selected Races");
  expect(script.value()).toMatch(/Today we have two races for you/);
  const draft = visitor.path;

  await script.fill("");
  await visitor.press("Generate audio");
  expect(page.getByText("Please generate a script first")).toBeVisible();
  await script.fill("Typed without scripts.");
  await visitor.press("Save draft");
  expect(page.getByText("Draft kept.")).toBeVisible();
  const save = draft.replace("step=script", "step=audio");
  const refused = await visitor.post(save, { audio: "" });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("Missing required information to save podcast");
  await visitor.visit(draft);
  expect(script).toHaveValue("Typed without scripts.");

  await visitor.follow("Back to Podcasts");
  const kept = page.getByRole("region", { name: "Continue where you left off" });
  await kept
    .getByRole("link", { name: /^Discard Featured Races/ })
    .first()
    .click();
  await visitor.press("Discard");
  expect(page.getByText("Draft discarded.")).toBeVisible();
});

test("ADM-POD-03 ADM-POD-04 ADM-POD-06 a podcast says who made it and when, is taken from the site and put back, and is deleted", async ({
  visitor,
}) => {
  const { page } = visitor;
  const title = uniqueName("Shoes");
  const { db } = (await openSite()).running.services;
  const id = await anEpisode(db, { title, script: "Hello runners.", createdBy: "admin" });
  await signInAs(visitor, "admin");
  await visitor.visit(`/admin/podcasts?q=${encodeURIComponent(title)}`);
  const row = page.getByRole("row").filter({ hasText: title });
  expect(row).toContainText("Hello runners.");
  await row.getByRole("link", { name: title, exact: true }).click();
  expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  for (const label of ["Created on", "Last updated", "Created by"]) {
    expect(page.getByText(label, { exact: true })).toBeVisible();
  }
  expect(page.getByRole("definition").filter({ hasText: /^admin$/ })).toBeVisible();
  const live = page.getByRole("link", { name: "View live" });
  expect(live).toHaveAttribute("href", `/podcasts/${id}`);
  await visitor.press("Unpublish");
  expect(page.getByText("Draft", { exact: true })).toBeVisible();
  expect(live).toHaveCount(0);
  expect((await visitor.fetch(`/podcasts/${id}`)).status).toBe(404);
  await visitor.press("Publish", { exact: true });
  expect(live).toBeVisible();
  await visitor.follow("Delete", { exact: true });
  await visitor.press("Delete Podcast");
  expect(page.getByText("Podcast deleted successfully!")).toBeVisible();
  expect(row).toHaveCount(0);
});
