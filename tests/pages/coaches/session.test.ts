import { expect, test } from "../support/test.ts";

test("without a script a session is a page of its own, in writing, from the start to the stars", async ({
  visitor,
}) => {
  await visitor.visit("/services?tab=virtual");
  await visitor.page.getByRole("button", { name: "Start Video Call with Coach Luz" }).click();
  expect(visitor.path).toMatch(/\/coach-sessions\/[\w-]+$/);
  await visitor.page.getByLabel("Your message to the coach").fill("Trail races in Peru");
  await visitor.page.getByRole("button", { name: "Send" }).click();
  const log = visitor.page.getByRole("log");
  expect(log.getByRole("list", { name: "Races" }).getByRole("link").first()).toBeVisible();
  await visitor.page.getByRole("form", { name: "Suggestions" }).getByRole("button").first().click();
  expect(log.locator(".room-said-runner")).toHaveCount(2);
  await visitor.page.getByRole("button", { name: "End Session" }).click();
  expect(visitor.page.getByText("This session has ended.").first()).toBeVisible();
  await visitor.page.getByRole("radio", { name: "3 stars" }).check();
  await visitor.page.getByRole("button", { name: "Send" }).click();
  expect(visitor.page.getByText("You gave this session")).toBeVisible();
});
