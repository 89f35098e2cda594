import type { APIRequestContext, Page } from "@playwright/test";
import { aPhoto } from "../../support/pictures.ts";
import { alive } from "../support/alive.ts";
import { demoPerson, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { newExpertName, typedExpert } from "./expert-details.ts";
import { openMenu } from "./row-menu.ts";

/** The lists whose cards come later than their frame. */
const lists = [
  {
    link: "Expert Management",
    path: "/admin/experts",
    failure: "Failed to fetch experts. Please try again.",
  },
  {
    link: "Virtual Coaches",
    path: "/admin/virtual-coaches",
    failure: "Failed to fetch virtual coaches. Please try again.",
  },
] as const;

/** Matches the data of a page alone: the frame around it asks for its own. */
const dataOf =
  (path: string) =>
  ({ pathname, search }: URL) =>
    pathname === `${path}.data` && !search.includes("root");

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

  await card.getByRole("link", { name: `Ana ${name}`, exact: true }).click();
  await expect(page.getByLabel("City")).toHaveValue("Cusco");
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

test("ADM-EXP-04 ADM-EXP-06 ADM-EXP-15 ADM-EXP-16 ADM-EXP-17 ADM-VC-01 ADM-VC-02 ADM-VC-04 ADM-VC-13 ERR-75 ERR-77 ERR-78 ERR-89 ERR-92 GAP-53 six cards stand in for experts and for coaches, what cannot be fetched is said, and an expert is hidden and deleted", async ({
  page,
  complaints,
}) => {
  const name = newExpertName();
  await signIn(page, demoPerson.admin);
  await newExpert(page.request, name, { title: "Physiotherapist" });
  await page.goto("/admin/offers");
  await alive(page);
  // A pointer over a link would ask for its page ahead.
  const open = (link: string) => page.getByRole("link", { name: link }).dispatchEvent("click");
  for (const { link, path, failure } of lists) {
    await page.route(dataOf(path), (route) => route.fulfill({ status: 503 }));
    await open(link);
    await expect(page.getByText(failure)).toBeVisible();
    await page.unrouteAll();
  }
  complaints().length = 0;
  for (const { link, path } of lists) {
    const answers = Promise.withResolvers<void>();
    await page.route(dataOf(path), async (route) => {
      await answers.promise;
      await route.continue();
    });
    await open(link);
    await expect(page.locator("[data-skeleton]"), link).toHaveCount(6);
    answers.resolve();
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.unrouteAll();
  }
  await expect(page.getByRole("article")).toHaveCount(6);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Table" }).click();
  await expect(page.getByRole("row")).toHaveCount(7);
  await expectAccessible(page);
  await page.route(dataOf("/admin/virtual-coaches/coach-luz"), (route) =>
    route.fulfill({ status: 503 }),
  );
  await open("View Details of Coach Luz");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Failed to load virtual coach details",
  );
  await expect(page).toHaveTitle(/^Failed to load virtual coach details/);
  const again = "Failed to fetch virtual coach details. Please try again.";
  await expect(page.getByText(again)).toBeVisible();
  complaints().length = 0;

  await open("Expert Management");
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
  await expect(row.getByText("Inactive")).toBeVisible();
  await expectAccessible(page);

  await openMenu(row);
  await page.route("**/delete.data*", (route) => route.fulfill({ status: 503 }));
  await row.getByRole("link", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Failed to load expert data");
  await page.unrouteAll();
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
  await expect(page.getByText("No experts found")).toBeVisible();
});
