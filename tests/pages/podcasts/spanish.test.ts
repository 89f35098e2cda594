import { expect, test } from "../support/test.ts";

test("in Spanish, the podcasts are around their episodes, which keep their language", async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.visit("/es/podcasts");
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Pódcasts");
  expect(page.getByText("2 de noviembre de 2026")).toBeVisible();
  await page.getByRole("link", { name: "Why easy days are easy" }).click();
  expect(visitor.path).toMatch(/^\/es\/podcasts\//);
  expect(page.getByRole("heading", { name: "Transcripción" })).toBeVisible();
  expect(page.getByText("Una voz sintética lee este episodio.")).toBeVisible();
});
