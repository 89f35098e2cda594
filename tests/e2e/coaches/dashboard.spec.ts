import { newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { beginSession } from "./room-page.ts";

test("a runner reads earlier sessions in the dashboard, and deletes them after a confirmation", async ({
  page,
}) => {
  await signIn(page, await newRunner(page.request));
  await page.goto("/dashboard?tab=coach-sessions");
  await expect(page.getByText("You haven't had a session with a coach yet.")).toBeVisible();
  await expectAccessible(page);
  const id = await beginSession(page);
  const said = { form: { text: "A plan for my first 5K" } };
  await page.request.post(`/coach-sessions/${id}/say`, said);
  await page.request.post(`/coach-sessions/${id}`, { form: {} });
  await page.request.post(`/coach-sessions/${id}/rate`, { form: { stars: "4" } });
  await page.reload();
  await expect(page.getByRole("img", { name: "4 out of 5 stars" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Coach Luz", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Session with Coach Luz" })).toBeVisible();
  await expect(page.getByText("Eight weeks are enough").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Delete Session" }).click();
  await expect(page.getByText("This cannot be undone.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL("/dashboard?tab=coach-sessions");
  await expect(page.getByText("You haven't had a session with a coach yet.")).toBeVisible();
});
