import type { Page } from "@playwright/test";
import { aPhoto } from "../../support/pictures.ts";
import { uniqueWord } from "../../support/unique-names.ts";
import { openMenu } from "../admin/row-menu.ts";
import { alive } from "../support/alive.ts";
import { demoPerson, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

/** A title that no other test uses. */
const newTitle = () => `Hills ${uniqueWord("x")}`;

const photo = async () => ({
  name: "hills.jpg",
  mimeType: "image/jpeg",
  buffer: await aPhoto(),
});

/** The fields that the bar of the editor covers while they have the focus. */
async function coveredFields(page: Page): Promise<string[]> {
  return page.locator(".save-bar").evaluate((bar) =>
    [...document.querySelectorAll<HTMLInputElement>("main input[type=text]")]
      .filter((field) => {
        field.focus();
        const { bottom } = field.getBoundingClientRect();
        return field.checkVisibility() && bottom > bar.getBoundingClientRect().top;
      })
      .map((field) => field.name),
  );
}

const content = (page: Page) => page.getByLabel("Content (Markdown)");
const chosen = (page: Page) => page.getByRole("list", { name: "Chosen races" });

async function openNew(page: Page) {
  await signIn(page, demoPerson.admin);
  await page.goto("/admin/blog/new");
  await alive(page);
}

test("ADM-BLOG-02 ADM-BLOG-04 ADM-BLOG-05 ADM-BLOG-09 ADM-BLOG-10 ADM-BLOG-11 ADM-BLOG-12 ADM-BLOG-13 ADM-BLOG-14 ADM-BLOG-15 ADM-BLOG-16 ADM-BLOG-17 ADM-BLOG-18 ADM-BLOG-19 ADM-BLOG-20 ADM-BLOG-21 ADM-BLOG-23 ADM-BLOG-25 ADM-BLOG-27 ADM-BLOG-28 ADM-BLOG-29 ADM-BLOG-33 FAKE-02 FAKE-06 FAKE-07 FAKE-09 GAP-53 GAP-55 texts and pictures of a post are generated and uploaded beside what is typed, and it is looked at, published and deleted", async ({
  page,
}) => {
  const title = newTitle();
  await openNew(page);
  await expect(page.getByText("No races referenced in this blog post.")).toBeVisible();
  const problem = page.getByRole("alert");
  await page.getByRole("button", { name: "Generate Post" }).click();
  await expect(problem).toHaveText("Please enter a topic or select at least one race");
  await page.getByRole("button", { name: "Generate SEO" }).click();
  await expect(problem.nth(1)).toHaveText("Please enter a title before generating SEO metadata");
  await page.getByRole("button", { name: "Generate Image" }).click();
  await expect(page.getByText("Please enter a title before generating an image")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Show Race Selector" }).click();
  await page.getByLabel("Search races").fill("no race has these words");
  await expect(page.getByText("No races found matching your search")).toBeVisible();
  await page.getByLabel("Search races").fill("MARATON");
  const found = page.getByRole("list", { name: "Races found" }).getByRole("button").first();
  await expect(found).toContainText(/Marat[oó]n/i);
  const name = await found.locator("span > span").first().innerText();
  await found.click();
  await chosen(page)
    .getByRole("button", { name: `Remove ${name}` })
    .click();
  await expect(chosen(page)).toHaveCount(0);
  await found.click();
  await expect(chosen(page)).toContainText(name);

  await content(page).fill("My own words.");
  await page.getByLabel("Topic").fill("Running at altitude");
  await page.getByRole("button", { name: "Generate Post" }).click();
  await expect(page.getByLabel("Blog Title")).not.toHaveValue("");
  await expect(content(page)).not.toHaveValue("My own words.");
  await page.getByRole("button", { name: "Bring back the text from before" }).click();
  await expect(content(page)).toHaveValue("My own words.");
  await page.getByLabel("Blog Title").fill(title);
  await page.getByRole("button", { name: "Generate SEO" }).click();
  await expect(page.getByLabel("Meta Description")).not.toHaveValue("");
  await page.getByLabel("SEO Title").fill("Twelve words");
  await expect(page.getByText("50-60 characters, 12 now")).toBeVisible();
  const shown = page.getByRole("img", { name: "Featured now" });
  const upload = page.getByLabel("Upload Image");
  await upload.setInputFiles({ ...(await photo()), buffer: Buffer.from("words") });
  await expect(page.getByText("This file is not a picture that we can read.")).toBeVisible();
  await expect(upload).toHaveValue("");
  await upload.setInputFiles(await photo());
  await expect(shown).toHaveAttribute("src", /^\/media\/blog\/[0-9a-f]{40}\/1200x630\.webp$/);
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(shown).toHaveCount(0);
  await page.getByRole("button", { name: "Generate Image" }).click();
  await expect(shown).toHaveAttribute("src", /1200x630\.webp$/);

  await page.getByText("Insert a picture into the text").click();
  await content(page).fill("First.\n\nLast.");
  await content(page).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(6, 6));
  await page.getByLabel("Picture", { exact: true }).setInputFiles(await photo());
  await page.getByLabel("What it shows").fill("A [steep] hill");
  await page.getByRole("button", { name: "Insert at the cursor" }).click();
  await expect(content(page)).toHaveValue(
    /^First\.\n\n!\[A \\\[steep\\\] hill\]\(\/media\/blog\/[^)]+\)\n\nLast\.$/,
  );
  await expectAccessible(page);
  await content(page).fill("## Up\n\nRun *up* and down.");
  await page.getByRole("tab", { name: "Preview" }).click();
  const preview = page.getByRole("tabpanel", { name: "Preview" });
  await expect(preview.getByRole("heading", { name: "Up" })).toBeVisible();
  await expect(preview.locator("em")).toHaveText("up");
  await expect(preview).toContainText(title);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page).toHaveURL("/admin/blog");
  await expect(page.getByText("Post published.")).toBeVisible();

  const row = page.getByRole("row", { name: new RegExp(title) });
  await expect(row).toContainText("Published");
  await openMenu(row);
  await expect(row.getByRole("link", { name: "View live" })).toBeVisible();
  await row.getByRole("link", { name: `View ${title}`, exact: true }).click();
  await expect(page).toHaveTitle(`Edit ${title} · Dorsal`);
  await expect(page.getByRole("tab", { name: "Preview" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel").getByRole("heading", { name: "Up" })).toBeVisible();
  await page.getByRole("link", { name: "Cancel" }).click();
  await openMenu(row);
  await row.getByRole("link", { name: `Delete ${title}` }).click();
  await page.getByRole("button", { name: "Delete Post" }).click();
  await expect(page.getByText(`“${title}” deleted.`)).toBeVisible();
  await expect(row).toHaveCount(0);
});

test("unsaved work survives a reload; a second tab is warned, and what it saves overwrites nothing unasked; versions are compared and restored", async ({
  page,
}) => {
  const title = newTitle();
  await openNew(page);
  await page.getByLabel("Blog Title").fill(title);
  await content(page).fill("Nothing is lost.");
  await expect(page.getByText(/Your unsaved work is kept/)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/blog\/new\?draft=/);
  await page.setViewportSize({ width: 360, height: 640 });
  // The bar tells the page its height as soon as its layout has changed.
  await expect.poll(() => coveredFields(page)).toEqual([]);
  page.once("dialog", (dialog) => dialog.accept());
  await page.reload();
  await alive(page);
  await expect(page.getByText(/Unsaved work from \d\d:\d\d/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Restore" }).click();
  await expect(page.getByLabel("Blog Title")).toHaveValue(title);
  await expect(content(page)).toHaveValue("Nothing is lost.");
  await page.setViewportSize({ width: 1280, height: 800 });
  await alive(page);
  await page.getByRole("button", { name: "Save as Draft" }).click();
  await expect(page).toHaveURL("/admin/blog");
  const blank = await (await page.request.get("/admin/blog/new")).text();
  expect(blank).not.toContain(`value="${title}"`);

  await page.getByRole("link", { name: title, exact: true }).click();
  await expect(content(page)).toHaveValue("Nothing is lost.");
  await alive(page);
  const address = new URL(page.url()).pathname;
  const second = await page.context().newPage();
  await second.goto(address);
  await alive(second);
  await expect(second.getByText("You have this post open in another tab.")).toBeVisible();
  await second.getByLabel("Content (Markdown)").fill("Run up fast.");
  await second.getByRole("button", { name: "Save as Draft" }).click();
  await expect(second).toHaveURL("/admin/blog");
  await second.close();

  await content(page).fill("Run up slowly.");
  await page.getByRole("button", { name: "Save as Draft" }).click();
  const refusal = page.getByRole("alert");
  await expect(refusal).toContainText("Nothing is saved yet");
  await expect(refusal).toContainText("Run up fast.");
  await expect(refusal).toContainText("Run up slowly.");
  await page.getByRole("button", { name: "Save as Draft" }).click();
  await expect(page).toHaveURL("/admin/blog");

  await page.goto(`${address}/versions?from=1&to=3`);
  await alive(page);
  await expect(page.locator("ins.version-added").last()).toContainText("slowly");
  await expectAccessible(page);
  await page
    .getByRole("row", { name: /Version 2/ })
    .getByRole("button")
    .click();
  await expect(page.getByText("Version 2 is back, as a new version.")).toBeVisible();
  expect(await (await page.request.get(address)).text()).toContain(">Run up fast.</textarea>");
});
