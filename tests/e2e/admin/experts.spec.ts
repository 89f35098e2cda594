import type { APIRequestContext, Page } from "@playwright/test";
import { aPhoto } from "../../support/pictures.ts";
import { alive } from "../support/alive.ts";
import { demoPerson, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { newExpertName, typedExpert } from "./expert-details.ts";
import { openMenu } from "./row-menu.ts";

/** The data of the list alone: the frame around it asks for its own. */
const isListAsked = ({ pathname, search }: URL) =>
  pathname === "/admin/experts.data" && !search.includes("root");

/** Adds an expert by a request; returns its id. */
async function newExpert(request: APIRequestContext, name: string, form = {}) {
  const made = await request.post("/admin/experts/new", {
    form: { ...typedExpert, last_name: name, ...form },
    maxRedirects: 0,
  });
  expect(made.headers().location).toBe("/admin/experts");
  const list = await (await request.get(`/admin/experts?q=${name}`)).text();
  return String(/\/admin\/experts\/edit\/([\da-f-]{36})"/.exec(list)?.[1]);
}

const chosen = (page: Page) =>
  page.getByRole("list", { name: "Chosen services" }).getByRole("listitem");

test("ADM-EXP-08 ADM-EXP-11 ADM-EXP-12 ADM-EXP-13 ADM-EXP-14 ADM-EXP-17 ERR-93 the form of an expert orders services, previews the photo, and keeps what was typed where the server cannot be reached", async ({
  page,
  complaints,
}) => {
  const name = newExpertName();
  await signIn(page, demoPerson.admin);
  await page.goto("/admin/experts");
  await alive(page);
  await page.getByRole("link", { name: "Add Expert" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Add Expert");
  const common = page.getByRole("group", { name: "Common services" }).getByRole("button");
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
  const shown = page.getByRole("img", { name: "As it is shown" });
  await expect(shown).toHaveAttribute("src", /^data:/);
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
  await expect(card.getByRole("listitem")).toHaveText(["Altitude camps", "Trail Running", "Yoga"]);

  const list = await (await page.request.get(`/admin/experts?q=${name}`)).text();
  await page.goto(String(/\/admin\/experts\/edit\/[\da-f-]{36}/.exec(list)));
  await alive(page);
  await page.route("**/admin/experts/**", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await page.getByLabel("City").fill("Puno");
  await page.getByLabel("Photo", { exact: true }).setInputFiles(photo);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Failed to update expert. Please try again.")).toBeVisible();
  await expect(page.getByLabel("City")).toHaveValue("Puno");
  await expect(chosen(page)).toHaveCount(3);
  await page.unroute("**/admin/experts/**");
  complaints().length = 0;
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Expert saved.")).toBeVisible();
  await expect(shown, "the photo as it is stored").toHaveAttribute("src", /^\/media\/experts\//);
});

test("ADM-EXP-04 ADM-EXP-06 ADM-EXP-15 ADM-EXP-16 ADM-EXP-17 ERR-89 ERR-92 GAP-53 six cards stand in for the list, which says what could not be fetched, and hides and deletes an expert", async ({
  page,
  complaints,
}) => {
  const name = newExpertName();
  await signIn(page, demoPerson.admin);
  await newExpert(page.request, name, { title: "Physiotherapist" });
  await page.goto("/admin/offers");
  await alive(page);
  await page.route(isListAsked, (route) => route.fulfill({ status: 503 }));
  // A pointer over the link would ask for the list ahead.
  await page.getByRole("link", { name: "Expert Management" }).dispatchEvent("click");
  await expect(page.getByText("Failed to fetch experts. Please try again.")).toBeVisible();
  await page.unroute(isListAsked);
  complaints().length = 0;

  await page.goto("/admin/offers");
  await alive(page);
  const answers = Promise.withResolvers<void>();
  await page.route(isListAsked, async (route) => {
    await answers.promise;
    await route.continue();
  });
  await page.getByRole("link", { name: "Expert Management" }).dispatchEvent("click");
  await expect(page.locator("[data-skeleton]")).toHaveCount(6);
  answers.resolve();
  await expect(page.getByText(/^Showing \d+ of \d+ experts?$|^No experts found$/)).toBeVisible();
  await page.unroute(isListAsked);

  await page.getByLabel("Search experts").fill(name);
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Table" }).click();
  const row = page.getByRole("row", { name });
  const role = await row.getByText("Physiotherapist").boundingBox();
  expect(role?.height, "the word stays whole").toBeLessThan(30);
  await openMenu(row);
  await row.getByRole("button", { name: "Hide" }).click();
  await expect(page.getByText(`Ana ${name} is hidden from visitors.`)).toBeVisible();
  await expect(row.getByText("Inactive")).toBeVisible();
  await expectAccessible(page);

  await openMenu(row);
  await page.route("**/delete.data*", (route) => route.fulfill({ status: 503 }));
  await row.getByRole("link", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Failed to load expert data");
  await page.unroute("**/delete.data*");
  complaints().length = 0;
  await page.reload();
  await alive(page);
  await openMenu(row);
  await row.getByRole("link", { name: "Delete" }).click();
  await expect(dialog).toContainText("No reviews or inquiries belong to this expert.");
  await dialog.getByRole("link", { name: "Keep it" }).click();
  await expect(dialog).toBeHidden();
  await row.getByRole("link", { name: "Delete" }).click();
  await dialog.getByRole("button", { name: "Delete Expert" }).click();
  await expect(page.getByText(`Ana ${name} deleted.`)).toBeVisible();
  await expect(page.getByText("No experts found")).toBeVisible();
});
