import type { APIRequestContext, Page } from "@playwright/test";
import { aPhoto } from "../../support/pictures.ts";
import { alive } from "../support/alive.ts";
import { demoPerson, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { openMenu } from "./row-menu.ts";

/** A last name that no other test uses. */
const newName = () => `Quispe${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

const typed = {
  first_name: "Ana",
  title: "Running Coach",
  years_experience: "8",
  city: "Cusco",
  country: "Peru",
  hourly_rate: "60",
  hourly_rate_currency: "PEN",
  services: '["Trail Running"]',
  is_active: "yes",
};

/** The data of the list alone: the frame around it asks for its own. */
const isListAsked = ({ pathname, search }: URL) =>
  pathname === "/admin/experts.data" && !search.includes("root");

/** Adds an expert by a request and gives its id. */
async function newExpert(request: APIRequestContext, name: string, form = {}) {
  const made = await request.post("/admin/experts/new", {
    form: { ...typed, last_name: name, ...form },
    maxRedirects: 0,
  });
  expect(made.headers().location).toBe("/admin/experts");
  const list = await (await request.get(`/admin/experts?q=${name}`)).text();
  return String(/\/admin\/experts\/edit\/([\da-f-]{36})"/.exec(list)?.[1]);
}

const chosen = (page: Page) =>
  page.getByRole("list", { name: "Chosen services" }).getByRole("listitem");

test("ADM-EXP-02 ADM-EXP-08 ADM-EXP-11 ADM-EXP-12 ADM-EXP-13 ADM-EXP-14 an administrator adds an expert with services in an order and a photo", async ({
  page,
}) => {
  const name = newName();
  await signIn(page, demoPerson.admin);
  await page.goto("/admin/experts");
  await alive(page);
  await page.getByRole("link", { name: "Add Expert" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Add Expert");
  await expect(page.getByLabel("Years of Experience")).toHaveValue("0");
  await expect(page.getByLabel("Rate *")).toHaveValue("0");
  await expect(page.getByLabel("Rate *")).toHaveAttribute("step", "0.01");
  await expect(page.getByLabel("Currency")).toHaveValue("USD");
  await expect(page.getByLabel("Active")).toBeChecked();
  await expect(page.getByLabel("Email", { exact: true })).toHaveAttribute("type", "email");
  const common = page.getByRole("group", { name: "Common services" }).getByRole("button");
  await expect(common).toHaveCount(12);

  await common.filter({ hasText: "Trail Running" }).click();
  await page.getByLabel("Another service").fill("  Altitude   camps ");
  await page.getByLabel("Another service").press("Enter");
  await page.getByLabel("Another service").fill("ALTITUDE camps");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByLabel("Another service").fill("Yoga");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(chosen(page)).toContainText(["Trail Running", "Altitude camps", "Yoga"]);
  await page.getByRole("button", { name: "Move Yoga up" }).press("Enter");
  await expect(page.getByText("Yoga is now number 2 of 3.")).toHaveRole("status");
  await expect(page.getByRole("button", { name: "Move Yoga up" })).toBeFocused();
  await chosen(page).filter({ hasText: "Altitude camps" }).dragTo(chosen(page).first());
  await expect(chosen(page)).toContainText(["Altitude camps", "Trail Running", "Yoga"]);
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview).toContainText("Altitude camps");
  await page.getByLabel("First Name").fill("Previewed");
  await expect(preview).toContainText("Previewed");
  await page.getByLabel("First Name").fill("");
  const parts = page.getByRole("navigation", { name: "Parts of the form" });
  await parts.getByRole("link", { name: "Services and rate" }).click();
  await expect(parts.locator("[aria-current]")).toHaveText("Services and rate");
  await expectAccessible(page);
  await page.getByLabel("Another service").fill("Reiki");
  await page.getByLabel("Another service").press("Enter");
  await page.getByRole("button", { name: "Remove Reiki" }).press("Enter");
  await expect(page.getByRole("button", { name: "Remove Yoga" }), "the last line").toBeFocused();

  const photo = { name: "ana.jpg", mimeType: "image/jpeg", buffer: await aPhoto() };
  await page.getByLabel("Photo", { exact: true }).setInputFiles(photo);
  await expect(page.getByRole("img", { name: "As it is shown" })).toHaveAttribute("src", /^data:/);
  await page.getByRole("button", { name: "Add Expert" }).click();
  await page.getByRole("link", { name: "First Name is required" }).click();
  await expect(page.getByLabel("First Name")).toBeFocused();
  await expect(chosen(page), "nothing chosen is lost").toHaveCount(3);
  await page.getByLabel("First Name").fill("Ana");
  await page.getByLabel("Last Name").fill(name);
  await page.getByLabel("Professional Title").fill("Running Coach");
  await page.getByLabel("City").fill("Cusco");
  await page.getByLabel("Country").fill("Peru");
  await page.getByRole("button", { name: "Add Expert" }).click();
  await expect(page.getByText("Expert added.")).toBeVisible();

  await page.getByLabel("Search experts").fill(name);
  await page.getByRole("button", { name: "Search" }).click();
  const card = page.getByRole("article").filter({ hasText: name });
  await expect(card).toContainText("Contact for rates");
  await expect(card.getByRole("listitem")).toHaveText(["Altitude camps", "Trail Running", "Yoga"]);
  const source = await card.locator("img").getAttribute("src");
  expect(source).toMatch(/^\/media\/experts\/[\da-f]{40}-320\.webp$/);
  const file = await page.request.get(String(source));
  expect(file.headers()["content-type"]).toBe("image/webp");
  expect(file.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test("ADM-EXP-01 ADM-EXP-03 ADM-EXP-04 ADM-EXP-05 ADM-EXP-15 ADM-EXP-16 GAP-53 the list is filtered, shown as a table, and hides and deletes an expert", async ({
  page,
}) => {
  const name = newName();
  const services = JSON.stringify([name, "Trail Running", "Yoga", "Pilates", "Reiki"]);
  await signIn(page, demoPerson.admin);
  await newExpert(page.request, name, { services, title: "Physiotherapist" });
  await page.goto("/admin/experts");
  await alive(page);
  await page.getByLabel("Country").selectOption("Peru");
  await page.getByLabel("Service", { exact: true }).selectOption(name);
  await page.getByRole("button", { name: "Search" }).click();
  const card = page.getByRole("article");
  await expect(card).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`country=Peru&service=${name}`));
  await expect(page.getByText(/^Showing 1 of \d+ experts?$/)).toBeVisible();
  await expect(card.getByRole("listitem")).toHaveText([name, "Trail Running", "Yoga", "+2 more"]);
  await expectAccessible(page);

  await page.getByRole("link", { name: "Table" }).click();
  await expect(page).toHaveURL(new RegExp(`service=${name}&view=table`));
  const row = page.getByRole("row", { name });
  const role = await row.getByText("Physiotherapist").boundingBox();
  expect(role?.height, "the word stays whole").toBeLessThan(30);
  await openMenu(row);
  await row.getByRole("button", { name: "Hide" }).click();
  await expect(page.getByText(`Ana ${name} is hidden from visitors.`)).toBeVisible();
  await expect(row.getByText("Inactive")).toBeVisible();
  await expect(page, "the list stays as it was").toHaveURL(/view=table/);
  await expectAccessible(page);

  await openMenu(row);
  await row.getByRole("link", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("No reviews or inquiries belong to this expert.");
  await dialog.getByRole("link", { name: "Keep it" }).click();
  await expect(dialog).toBeHidden();
  await row.getByRole("link", { name: "Delete" }).click();
  await dialog.getByRole("button", { name: "Delete Expert" }).click();
  await expect(page.getByText(`Ana ${name} deleted.`)).toBeVisible();
  await expect(page.getByText("No experts found")).toBeVisible();
});

test("ADM-EXP-06 six cards stand in for those that are on their way", async ({ page }) => {
  await signIn(page, demoPerson.admin);
  await page.goto("/admin/offers");
  await alive(page);
  const answers = Promise.withResolvers<void>();
  await page.route(isListAsked, async (route) => {
    await answers.promise;
    await route.continue();
  });
  // A pointer over the link would ask for the list ahead.
  await page.getByRole("link", { name: "Expert Management" }).dispatchEvent("click");
  await expect(page.locator("[data-skeleton]")).toHaveCount(6);
  answers.resolve();
  await expect(page.getByText(/^Showing \d+ of \d+ experts?$|^No experts found$/)).toBeVisible();
});

test("ADM-EXP-17 ERR-89 ERR-92 the list says that experts could not be fetched, and the dialog that one could not be read", async ({
  page,
  complaints,
}) => {
  await signIn(page, demoPerson.admin);
  await page.goto("/admin/offers");
  await alive(page);
  await page.route(isListAsked, (route) => route.fulfill({ status: 503 }));
  await page.getByRole("link", { name: "Expert Management" }).dispatchEvent("click");
  await expect(page.getByText("Failed to fetch experts. Please try again.")).toBeVisible();
  await page.unroute(isListAsked);

  await newExpert(page.request, newName());
  await page.goto("/admin/experts");
  await alive(page);
  await page.route("**/delete.data*", (route) => route.fulfill({ status: 503 }));
  const card = page.getByRole("article").first();
  await openMenu(card);
  await card.getByRole("link", { name: /^Delete/ }).click();
  await expect(page.getByRole("dialog")).toContainText("Failed to load expert data");
  complaints().length = 0;
});

test("ADM-EXP-07 ERR-92 an expert that does not exist is not found, and without an id the list is shown", async ({
  plainPage: page,
}) => {
  await signIn(page, demoPerson.admin);
  const bare = await page.request.get("/admin/experts/edit", { maxRedirects: 0 });
  expect(bare.headers().location).toBe("/admin/experts");
  for (const id of ["0b0d3e1e-8f3a-4f6e-9d52-0d3a5a1c1e11", "nothing"]) {
    const missing = await page.request.get(`/admin/experts/edit/${id}`);
    expect(missing.status()).toBe(404);
    const text = await missing.text();
    expect(text).toContain("Expert Not Found");
    expect(text).toContain("Failed to load expert data");
  }
});

test("ADM-EXP-17 ERR-93 what was typed stays where the server cannot be reached", async ({
  page,
  complaints,
}) => {
  await signIn(page, demoPerson.admin);
  const id = await newExpert(page.request, newName());
  await page.goto(`/admin/experts/edit/${id}`);
  await alive(page);
  await page.route("**/admin/experts/**", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await page.getByLabel("City").fill("Puno");
  const photo = { name: "ana.jpg", mimeType: "image/jpeg", buffer: await aPhoto() };
  await page.getByLabel("Photo", { exact: true }).setInputFiles(photo);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Failed to update expert. Please try again.")).toBeVisible();
  await expect(page.getByLabel("City")).toHaveValue("Puno");
  await expect(chosen(page)).toHaveCount(1);
  await page.unroute("**/admin/experts/**");
  complaints().length = 0;
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Expert saved.")).toBeVisible();
  const shown = page.getByRole("img", { name: "As it is shown" });
  await expect(shown, "the photo as it is stored").toHaveAttribute("src", /^\/media\/experts\//);
});

test("ADM-EXP-07 an expert that another administrator has deleted meanwhile is not found", async ({
  page,
  complaints,
}) => {
  await signIn(page, demoPerson.admin);
  const id = await newExpert(page.request, newName());
  await page.goto(`/admin/experts/edit/${id}`);
  await alive(page);
  await page.request.post(`/admin/experts/edit/${id}/delete`);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Expert Not Found");
  await page.getByRole("link", { name: "Back to Experts" }).click();
  await expect(page).toHaveURL(/\/admin\/experts$/);
  complaints().length = 0;
});

test("ADM-EXP-12 ADM-EXP-16 ROLE-11 without scripts services are chosen and moved, another administrator's change is told, and an expert is deleted", async ({
  page,
  plainPage,
}) => {
  const name = newName();
  await signIn(page, demoPerson.admin);
  await signIn(plainPage, demoPerson.admin);
  const id = await newExpert(page.request, name);
  await plainPage.goto(`/admin/experts/edit/${id}`);
  await plainPage.getByLabel("Professional Title").fill("Trail Coach");
  await plainPage.getByRole("button", { name: "Race Strategy" }).click();
  await plainPage.getByLabel("Another service").fill("Yoga");
  await plainPage.getByRole("button", { name: "Add", exact: true }).click();
  await plainPage.getByRole("button", { name: "Move Yoga up" }).click();
  await plainPage.getByRole("button", { name: "Remove Trail Running" }).click();
  await expect(chosen(plainPage)).toContainText(["Yoga", "Race Strategy"]);
  await expect(plainPage.getByLabel("Another service")).toHaveValue("");
  await expect(plainPage.getByLabel("Professional Title")).toHaveValue("Trail Coach");

  const other = { ...typed, last_name: name, title: "Yoga Teacher", city: "Lima" };
  await page.request.post(`/admin/experts/edit/${id}`, { form: other });
  await plainPage.getByRole("button", { name: "Save Changes" }).click();
  await expect(plainPage.getByRole("alert")).toContainText("Stored now: “Yoga Teacher”");
  await expect(plainPage.getByLabel("Professional Title")).toHaveValue("Trail Coach");
  await expect(plainPage.getByLabel("City"), "what only the other changed").toHaveValue("Lima");
  await plainPage.getByRole("button", { name: "Save Changes" }).click();
  await expect(plainPage.getByText("Expert saved.")).toBeVisible();
  await expect(chosen(plainPage)).toContainText(["Yoga", "Race Strategy"]);

  await plainPage.getByRole("link", { name: "Delete expert" }).click();
  await expect(plainPage.getByRole("heading", { level: 1 })).toHaveText(`Delete Ana ${name}?`);
  await plainPage.getByRole("button", { name: "Delete Expert" }).click();
  await expect(plainPage).toHaveURL(/\/admin\/experts$/);
  const log = await (await page.request.get(`/admin/audit-log?q=${name}`)).text();
  for (const action of ["created", "changed", "deleted"]) expect(log).toContain(action);
});
