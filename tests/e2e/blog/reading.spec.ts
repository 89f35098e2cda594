import { alive } from "../support/alive.ts";
import { expect, test } from "../support/test.ts";
import { testPosts, testWord } from "./test-posts.ts";

test("BLOG-06 a reader comes from a page with scripts to a post, whose contents lead to its parts, also on a phone, and paper has the text alone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/races");
  await alive(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search articles" }).fill(testWord);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.getByRole("link", { name: "How to test a shoe" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How to test a shoe");
  await page.getByRole("link", { name: "Browse all articles" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();

  await page.goto(`/blog/${testPosts.long}`);
  const facebook = page.getByRole("main").getByRole("link", { name: /^Facebook/ });
  await expect(facebook).toBeHidden();
  await page.locator("summary", { hasText: "Share" }).focus();
  await page.keyboard.press("Enter");
  await expect(facebook).toBeVisible();
  const contents = page.getByRole("navigation", { name: "In this article" });
  await expect(contents.getByRole("link")).toHaveText([
    "Before the run",
    "What you need",
    "What you do not need",
    "On the run",
    "After the run",
  ]);
  await contents.getByRole("link", { name: "On the run" }).click();
  await expect(page).toHaveURL(/#s-on-the-run$/);
  await page.getByRole("link", { name: "Footnote 1" }).first().click();
  await expect(page.getByRole("link", { name: "Back to reference 1-2" })).toBeInViewport();
  const letters = await page
    .locator(".article > p")
    .first()
    .evaluate((paragraph) => {
      paragraph.textContent =
        "The runner who starts slowly overtakes the others in the end. ".repeat(9);
      const lines = paragraph.getBoundingClientRect().height / 30.6;
      return (paragraph.textContent?.length ?? 0) / lines;
    });
  expect(letters).toBeGreaterThan(58);
  expect(letters).toBeLessThan(72);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(contents).toBeHidden();
  await page.locator("summary", { hasText: "In this article" }).click();
  await expect(contents).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".article")).toBeVisible();
  const around = page.locator("header:not(.post-head), footer, nav, .post-tags, .post-races");
  await expect(around.filter({ visible: true })).toHaveCount(0);
});
