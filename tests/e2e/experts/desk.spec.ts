import { alive } from "../support/alive.ts";
import { latestMail } from "../support/outbox.ts";
import { demoPerson, newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { listedExpert } from "./listed-expert.ts";

test("ROLE-04 an expert edits the own page, and an account without one is led to the application", async ({
  page,
  otherPage,
}) => {
  await listedExpert(page);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Your expert page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your page" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("City *").fill("");
  await page.getByRole("button", { name: "Save page" }).click();
  await expect(page.getByLabel("City *")).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel("City *").fill("Puno");
  await page.getByLabel("Bio").fill("High up.");
  await page.getByRole("button", { name: "Save page" }).click();
  await expect(page.getByText("Your page is saved.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Bio")).toHaveValue("High up.");

  const runner = await newRunner(otherPage.request);
  await signIn(otherPage, runner);
  for (const path of ["", "/reviews", "/inquiries"]) {
    const answer = await otherPage.request.get(`/account/expert${path}`);
    expect(answer.status(), path).toBe(404);
  }
  await otherPage.goto("/account/edit");
  const tabs = otherPage.getByRole("navigation", { name: "Account settings" });
  await expect(tabs.getByRole("link", { name: "Expert page" })).toHaveCount(0);
  await otherPage.goto("/account/expert");
  await expectAccessible(otherPage);
  await otherPage.getByRole("link", { name: "Apply to be listed" }).click();
  await expect(otherPage).toHaveURL("/experts/apply");
});

test("REV-13 an expert answers a review, an administrator hides the answer, and then nobody changes it", async ({
  page,
  otherPage,
}) => {
  const expert = await listedExpert(page);
  const runner = await newRunner(otherPage.request);
  await signIn(otherPage, runner);
  const review = { subject: "expert", id: expert.id, rating: "4", comment: "Patient and exact." };
  const saved = await otherPage.request.post("/reviews/save", { form: review });
  expect(saved.status()).toBe(200);

  await page.goto("/account/expert/reviews");
  const item = page.getByRole("article").filter({ hasText: "Patient and exact." });
  await item.getByText("Answer", { exact: false }).first().click();
  await expectAccessible(page);
  await item.getByLabel("Your answer").fill("Thank you.\nSee you on Tuesday.");
  await item.getByRole("button", { name: "Publish answer" }).click();
  await expect(page.getByText("Your answer is published.")).toBeVisible();
  await expect(item).toContainText("See you on Tuesday.");
  await expectAccessible(page);
  const { text } = await latestMail(page.request, runner.email, {
    subject: "Rosa Quispe has answered your review",
  });
  expect(text).toContain("> See you on Tuesday.");

  await signIn(otherPage, demoPerson.admin);
  await otherPage.goto("/admin/reviews?q=Patient+exact");
  await alive(otherPage);
  const moderated = otherPage.getByRole("row").filter({ hasText: "See you on Tuesday." });
  await moderated.getByText("Patient and exact.").click();
  await moderated.getByRole("button", { name: "Hide the answer" }).click();
  await expect(moderated.getByRole("button", { name: "Show the answer" })).toBeVisible();
  await expectAccessible(otherPage);

  await page.reload();
  await expect(item).toContainText("hidden by us");
  await expect(item.getByRole("button")).toHaveCount(0);
  await moderated.getByRole("button", { name: "Show the answer" }).click();
  await expect(moderated.getByRole("button", { name: "Hide the answer" })).toBeVisible();
  await page.reload();
  await item.locator("summary", { hasText: "Delete" }).click();
  await item.getByRole("button", { name: "Delete answer" }).click();
  await expect(page.getByText("Your answer is deleted.")).toBeVisible();
  await expect(item).not.toContainText("See you on Tuesday.");
});

test("an expert reads and answers messages with the account, and no other expert does", async ({
  page,
  otherPage,
}) => {
  const expert = await listedExpert(page);
  const form = { name: "Zoë", email: "zoe@example.com", message: "Are you free in May?" };
  await otherPage.request.post(`/experts/${expert.id}/message`, { form });
  await page.goto("/account/expert/inquiries");
  await expectAccessible(page);
  const line = page.getByRole("article").filter({ hasText: "Are you free in May?" });
  await expect(line).toContainText("Waits for your answer");
  await line.getByRole("link", { name: "Zoë" }).click();
  await page.getByLabel("Your answer").fill("From the tenth.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("Your message is on its way.")).toBeVisible();
  // What was sent is not sent twice.
  await expect(page.getByLabel("Your answer")).toHaveValue("");
  const { pathname } = new URL(page.url());

  await listedExpert(otherPage);
  expect((await otherPage.request.get(pathname)).status()).toBe(404);
  const foreign = await otherPage.request.post(pathname, { form: { message: "Hi" } });
  expect(foreign.status()).toBe(404);
  await page.getByText("Close conversation").click();
  await page.getByRole("button", { name: "Close for good" }).click();
  await expect(page.getByText("You have closed this conversation")).toBeVisible();
});
