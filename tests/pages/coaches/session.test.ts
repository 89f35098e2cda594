import { enter } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import { beginSession } from "./begin-session.ts";

test("without a script a session is a separate page with a written conversation, from its start to its rating", async ({
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
  expect(visitor.page.getByText("20 minutes left")).toBeVisible();
  await visitor.page.getByRole("button", { name: "End Session" }).click();
  expect(visitor.page.getByText("This session has ended.").first()).toBeVisible();
  await visitor.page.getByRole("radio", { name: "3 stars" }).check();
  await visitor.page.getByRole("button", { name: "Send" }).click();
  expect(visitor.page.getByText("You gave this session")).toBeVisible();
  const back = visitor.page.getByRole("link", { name: "Back to the coaches" });
  expect(back).toHaveAttribute("href", "/services?tab=virtual");
});

test("a session is for its owner alone, and another one of the owner ends it", async ({
  visitor,
  other,
}) => {
  const id = await beginSession(visitor);
  const room = `/coach-sessions/${id}`;
  expect((await other.fetch(room)).status).toBe(404);
  expect((await other.post(`${room}/say`, { text: "Hello" })).status).toBe(404);
  expect((await other.post(`${room}/rate`, { stars: "1" })).status).toBe(404);
  await visitor.visit(room);
  const input = visitor.page.getByLabel("Your message to the coach");
  await input.fill("Are you there?");
  await beginSession(visitor, "coach-rayo");
  await visitor.page.getByRole("button", { name: "Send", exact: true }).click();
  await visitor.visit(room);
  expect(visitor.page.getByText("This session has ended.").first()).toBeVisible();
  expect(input).toHaveCount(0);
  expect(visitor.page.getByText("Are you there?")).toHaveCount(0);
});

test("a runner reads earlier sessions in the dashboard, and deletes them", async ({ visitor }) => {
  enter(visitor);
  await visitor.visit("/dashboard?tab=coach-sessions");
  expect(visitor.page.getByRole("link", { name: "Meet the virtual coaches" })).toHaveAttribute(
    "href",
    "/services?tab=virtual",
  );
  const id = await beginSession(visitor);
  await visitor.post(`/coach-sessions/${id}/say`, { text: "A plan for my first 5K" });
  await visitor.post(`/coach-sessions/${id}`);
  await visitor.post(`/coach-sessions/${id}/rate`, { stars: "4" });
  await visitor.visit(visitor.url);
  expect(visitor.page.getByRole("img", { name: "4 out of 5 stars" })).toBeVisible();
  await visitor.follow("Coach Luz", { exact: true });
  expect(visitor.page.getByRole("heading", { name: "Session with Coach Luz" })).toBeVisible();
  expect(visitor.page.getByText("Eight weeks are enough").first()).toBeVisible();
  await visitor.follow("Delete Session");
  expect(visitor.page.getByText("This cannot be undone.")).toBeVisible();
  await visitor.press("Delete");
  expect(visitor.path).toBe("/dashboard?tab=coach-sessions");
  expect(visitor.page.getByText("You haven't had a session with a coach yet.")).toBeVisible();
  expect((await visitor.fetch(`/coach-sessions/${id}`)).status).toBe(404);
});
