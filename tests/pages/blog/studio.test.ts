import { aPhoto } from "../../support/pictures.ts";
import { signInAs } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test("ADM-BLOG-24 ADM-BLOG-26 ADM-BLOG-30 a post is written, filled and saved without scripts, for a day in the future", async ({
  visitor,
}) => {
  const { page } = visitor;
  const title = `Hills ${Date.now().toString(36)}`;
  const titleField = page.getByLabel("Blog Title");
  const content = page.getByLabel("Content (Markdown)");
  const chosen = page.getByRole("list", { name: "Chosen races" }).getByRole("listitem");
  await signInAs(visitor, "admin");
  await visitor.visit("/admin/blog/new");
  expect(content).toHaveAttribute("rows", "15");
  expect(page.getByText("Recommended size: 1200x630px. Max size: 2MB.")).toBeVisible();
  await visitor.press("Save as Draft");
  expect(page.getByRole("alert")).toHaveText("Title and content are required");
  await titleField.fill(title);
  await page.getByLabel("Search races").fill("lima");
  await visitor.press("Search", { exact: true });
  expect(titleField).toHaveValue(title);
  const found = page.getByRole("list", { name: "Races found" });
  await found.getByRole("button").first().click();
  expect(chosen).toHaveCount(1);
  await visitor.press("Generate Post");
  expect(content).not.toHaveValue("");
  await visitor.press("Generate SEO");
  expect(page.getByLabel("Meta Description")).not.toHaveValue("");
  const photo = new File([new Uint8Array(await aPhoto())], "hills.jpg", { type: "image/jpeg" });
  await page.getByLabel("Upload Image").setInputFiles(photo);
  await visitor.press("Upload the chosen file");
  const picture = page.getByRole("img", { name: "Featured now" });
  const file = await visitor.fetch(String(picture.attribute("src")));
  expect(file.headers.get("content-type")).toBe("image/webp");
  await page.getByLabel("Publication date and time").fill("2099-01-01T09:30");
  await visitor.press("Refresh preview");
  expect(page.locator(".article")).toBeVisible();
  await titleField.fill(title);
  await visitor.press("Schedule", { exact: true });
  expect(visitor.path).toBe("/admin/blog");
  const row = page.getByRole("row", { name: new RegExp(title) });
  expect(row).toContainText("Scheduled");
  expect(row).toContainText("January 1, 2099");
  await row.getByRole("link", { name: title, exact: true }).click();
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit Blog Post");
  expect(page.getByRole("button", { name: "Update" })).toBeVisible();
  expect(page.getByText(/Publication Status Scheduled for January 1, 2099/)).toBeVisible();
  expect(chosen).toHaveCount(1);
  await page.getByLabel("Publication date and time").fill("");
  await visitor.press("Update");
  expect(row).toContainText("Published");
  await row.getByRole("link", { name: title, exact: true }).click();
  expect(page.getByText("Publication Status Published")).toBeVisible();
  const editor = visitor.path;
  await visitor.visit(`/admin/audit-log?q=${title.replace(" ", "+")}`);
  const scheduled = page.getByRole("row").filter({ hasText: "scheduled blog post" });
  expect(scheduled).toContainText("Published at January 1, 2099, 09:30 UTC");
  expect(scheduled.getByRole("link", { name: title })).toHaveAttribute("href", editor);
});

test("ADM-BLOG-08 ADM-BLOG-37 ERR-99 a post that does not exist leads back to the list, which says so", async ({
  visitor,
}) => {
  await signInAs(visitor, "admin");
  await visitor.visit("/admin/blog/edit/00000000-0000-4000-8000-000000000000");
  expect(visitor.url.pathname).toBe("/admin/blog");
  expect(visitor.body).toContain("Failed to load blog post. Please try again.");
});
