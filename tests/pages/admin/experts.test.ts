import { newExpertName, typedExpert } from "../../e2e/admin/expert-details.ts";
import { openMenu } from "../../e2e/admin/row-menu.ts";
import { aPhoto } from "../../support/pictures.ts";
import { dropFlashMessage } from "../support/flash-message.ts";
import { signInAs } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";

const chosen = ({ page }: Visitor) =>
  page.getByRole("list", { name: "Chosen services" }).getByRole("listitem");

/** Adds an expert by a request; returns its id. */
async function newExpert(visitor: Visitor, name: string, form = {}) {
  await signInAs(visitor, "admin");
  const made = await visitor.post("/admin/experts/new", {
    ...typedExpert,
    last_name: name,
    ...form,
  });
  expect(made.headers.get("location")).toBe("/admin/experts");
  dropFlashMessage(visitor);
  const list = await (await visitor.fetch(`/admin/experts?q=${name}`)).text();
  return String(/\/admin\/experts\/edit\/([\da-f-]{36})"/.exec(list)?.[1]);
}

test("ADM-EXP-02 ADM-EXP-08 ADM-EXP-11 ADM-EXP-13 ADM-EXP-14 an administrator adds an expert with a photo, and what is missing is asked for", async ({
  visitor,
}) => {
  const name = newExpertName();
  await signInAs(visitor, "admin");
  await visitor.visit("/admin/experts");
  await visitor.follow("Add Expert");
  const { page } = visitor;
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Add Expert");
  expect(page.getByLabel("Years of Experience")).toHaveValue("0");
  expect(page.getByLabel("Rate *")).toHaveValue("0");
  expect(page.getByLabel("Rate *")).toHaveAttribute("step", "0.01");
  expect(page.getByLabel("Currency")).toHaveValue("USD");
  expect(page.getByLabel("Active")).toBeChecked();
  expect(page.getByLabel("Email", { exact: true })).toHaveAttribute("type", "email");
  const common = page.getByRole("group", { name: "Common services" }).getByRole("button");
  expect(common).toHaveCount(12);
  await common.filter({ hasText: "Trail Running" }).click();
  await visitor.press("Add Expert");
  expect(page.getByRole("link", { name: "First Name is required" })).toBeVisible();
  expect(chosen(visitor), "nothing chosen is lost").toHaveCount(1);
  await page.getByLabel("First Name").fill("Ana");
  await page.getByLabel("Last Name").fill(name);
  await page.getByLabel("Professional Title").fill("Running Coach");
  await page.getByLabel("City").fill("Cusco");
  await page.getByLabel("Country").fill("Peru");
  const bytes = new Uint8Array(await aPhoto());
  const photo = new File([bytes], "ana.jpg", { type: "image/jpeg" });
  await page.getByLabel("Photo", { exact: true }).setInputFiles(photo);
  await visitor.press("Add Expert");
  expect(page.getByText("Expert added.")).toBeVisible();

  await visitor.fill("Search experts", name);
  await visitor.press("Search");
  const card = page.getByRole("article").filter({ hasText: name });
  expect(card).toContainText("Contact for rates");
  const source = String(card.locator("img").attribute("src"));
  expect(source).toMatch(/^\/media\/experts\/[\da-f]{40}-320\.webp$/);
  const file = await visitor.fetch(source);
  expect(file.headers.get("content-type")).toBe("image/webp");
  expect(file.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
});

test("ADM-EXP-01 ADM-EXP-03 ADM-EXP-04 ADM-EXP-05 ADM-EXP-15 ADM-EXP-16 GAP-53 the list is filtered, shown as a table, and hides and deletes an expert", async ({
  visitor,
}) => {
  const name = newExpertName();
  const services = JSON.stringify([name, "Trail Running", "Yoga", "Pilates", "Reiki"]);
  await newExpert(visitor, name, { services, title: "Physiotherapist" });
  await visitor.visit("/admin/experts");
  const { page } = visitor;
  await page.getByLabel("Country").selectOption("Peru");
  await page.getByLabel("Service", { exact: true }).selectOption(name);
  await visitor.press("Search");
  const card = page.getByRole("article");
  expect(card).toHaveCount(1);
  expect(visitor.path).toContain(`country=Peru&service=${name}`);
  expect(page.getByText(/^Showing 1 of \d+ experts?$/)).toBeVisible();
  expect(card.getByRole("listitem").texts()).toEqual([name, "Trail Running", "Yoga", "+2 more"]);

  await visitor.follow("Table");
  expect(visitor.path).toContain(`service=${name}&view=table`);
  const row = page.getByRole("row", { name });
  await openMenu(row);
  await row.getByRole("button", { name: "Hide" }).click();
  expect(page.getByText(`Ana ${name} is hidden from visitors.`)).toBeVisible();
  expect(row.getByText("Inactive")).toBeVisible();
  expect(visitor.path, "the list stays as it was").toContain("view=table");

  await openMenu(row);
  await row.getByRole("link", { name: "Delete" }).click();
  expect(page.getByRole("main")).toContainText("No reviews or inquiries belong to this expert.");
  await visitor.press("Delete Expert");
  expect(page.getByText(`Ana ${name} deleted.`)).toBeVisible();
  await visitor.visit(`/admin/experts?q=${name}`);
  expect(page.getByText("No experts found")).toBeVisible();
});

test("ADM-EXP-07 ERR-92 an expert that does not exist is not found, and without an id the list is shown", async ({
  visitor,
}) => {
  await signInAs(visitor, "admin");
  const bare = await visitor.fetch("/admin/experts/edit", { redirect: "manual" });
  expect(bare.headers.get("location")).toBe("/admin/experts");
  for (const id of ["0b0d3e1e-8f3a-4f6e-9d52-0d3a5a1c1e11", "nothing"]) {
    await visitor.visit(`/admin/experts/edit/${id}`);
    expect(visitor.status).toBe(404);
    expect(visitor.page.getByRole("main")).toContainText("Expert Not Found");
    expect(visitor.page.getByRole("main")).toContainText("Failed to load expert data");
  }
});

test("ADM-EXP-07 an expert that another administrator has deleted meanwhile is not found", async ({
  visitor,
}) => {
  const id = await newExpert(visitor, newExpertName());
  await visitor.visit(`/admin/experts/edit/${id}`);
  await visitor.post(`/admin/experts/edit/${id}/delete`);
  await visitor.press("Save Changes");
  expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText("Expert Not Found");
  await visitor.follow("Back to Experts");
  expect(visitor.path).toBe("/admin/experts");
});

test("ADM-EXP-12 ADM-EXP-16 ROLE-11 without scripts services are chosen and moved, another administrator's change is reported, and an expert is deleted", async ({
  visitor,
  other,
}) => {
  const name = newExpertName();
  const id = await newExpert(other, name);
  await signInAs(visitor, "admin");
  await visitor.visit(`/admin/experts/edit/${id}`);
  const { page } = visitor;
  const title = page.getByLabel("Professional Title");
  await title.fill("Trail Coach");
  await visitor.press("Race Strategy");
  await page.getByLabel("Another service").fill("Yoga");
  await visitor.press("Add", { exact: true });
  await visitor.press("Move Yoga up");
  await visitor.press("Remove Trail Running");
  const services = () =>
    chosen(visitor)
      .all()
      .map((each) => each.text());
  expect(services()).toEqual([
    expect.stringContaining("Yoga"),
    expect.stringContaining("Race Strategy"),
  ]);
  expect(page.getByLabel("Another service")).toHaveValue("");
  expect(title).toHaveValue("Trail Coach");

  const changed = { ...typedExpert, last_name: name, title: "Yoga Teacher", city: "Lima" };
  await other.post(`/admin/experts/edit/${id}`, changed);
  await visitor.press("Save Changes");
  expect(page.getByRole("alert")).toContainText("Stored now: “Yoga Teacher”");
  expect(title).toHaveValue("Trail Coach");
  expect(page.getByLabel("City"), "what only the other changed").toHaveValue("Lima");
  await visitor.press("Save Changes");
  expect(page.getByText("Expert saved.")).toBeVisible();
  expect(services()).toEqual([
    expect.stringContaining("Yoga"),
    expect.stringContaining("Race Strategy"),
  ]);

  await visitor.follow("Delete expert");
  expect(page.getByRole("heading", { level: 1 })).toHaveText(`Delete Ana ${name}?`);
  await visitor.press("Delete Expert");
  expect(visitor.path).toBe("/admin/experts");
  const log = await (await visitor.fetch(`/admin/audit-log?q=${name}`)).text();
  for (const action of ["created", "changed", "deleted"]) expect(log).toContain(action);
});
