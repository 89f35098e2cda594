import { testPosts, testTag } from "../../e2e/blog/test-posts.ts";
import { expect, test } from "../support/test.ts";

test("in Spanish, the blog is around its posts, which keep their language", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.visit(`/es/blog?${new URLSearchParams({ tag: testTag })}`);
  expect(page.getByRole("heading", { level: 1 })).toHaveText(`Artículos sobre ${testTag}`);
  expect(page.getByText("1 de marzo de 2020")).toBeVisible();
  await visitor.visit(`/es/blog/${testPosts.long}`);
  expect(page.getByRole("link", { name: "Ver todos los artículos" })).toHaveAttribute(
    "href",
    "/es/blog",
  );
  await visitor.visit("/es/blog/none");
  expect(page.getByRole("heading", { level: 1 })).toHaveText("No encontramos este artículo");
});
