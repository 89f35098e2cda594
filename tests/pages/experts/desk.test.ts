import { inquiryOn } from "../../e2e/experts/inquiry-page.ts";
import { latestMail } from "../support/outbox.ts";
import { enter, signInAs } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import { listedExpert } from "./listed-expert.ts";

test("ROLE-04 an expert edits the expert's page, and an account without one is led to the application", async ({
  visitor,
  other,
}) => {
  await listedExpert(visitor);
  await visitor.visit("/dashboard");
  await visitor.follow("Your expert page");
  expect(visitor.page.getByRole("heading", { level: 1, name: "Your page" })).toBeVisible();
  const city = visitor.page.getByLabel(/^City/);
  const bio = visitor.page.getByLabel("Bio");
  await city.fill("");
  await bio.fill("High up.");
  await visitor.press("Save page");
  expect(city).toHaveAttribute("aria-invalid", "true");
  expect(bio).toHaveValue("High up.");
  await city.fill("Puno");
  await visitor.press("Save page");
  expect(visitor.page.getByText("Your page is saved.")).toBeVisible();
  await visitor.visit(visitor.url);
  expect(bio).toHaveValue("High up.");

  enter(other);
  for (const path of ["", "/reviews", "/inquiries"]) {
    expect((await other.fetch(`/account/expert${path}`)).status, path).toBe(404);
  }
  await other.visit("/account/edit");
  const tabs = other.page.getByRole("navigation", { name: "Account settings" });
  expect(tabs.getByRole("link").count()).toBeGreaterThan(0);
  expect(tabs.getByRole("link", { name: "Expert page" })).toHaveCount(0);
  await other.visit("/account/expert");
  await other.follow("Apply to be listed");
  expect(other.path).toBe("/experts/apply");
});

test("REV-13 an expert answers a review, an administrator hides the answer, and then nobody changes it", async ({
  visitor,
  other,
}) => {
  const expert = await listedExpert(visitor);
  const runner = enter(other);
  const review = { subject: "expert", id: expert.id, rating: "4", comment: "Patient and exact." };
  expect((await other.post("/reviews/save", review)).status).toBe(200);

  await visitor.visit("/account/expert/reviews");
  const item = visitor.page.getByRole("article").filter({ hasText: "Patient and exact." });
  await item.locator("summary").filter({ hasText: "Answer" }).click();
  await item.getByLabel("Your answer").fill("Thank you.\nSee you on Tuesday.");
  await item.getByRole("button", { name: "Publish answer" }).click();
  expect(visitor.page.getByText("Your answer is published.")).toBeVisible();
  expect(item).toContainText("See you on Tuesday.");
  const { text } = await latestMail(
    visitor,
    runner.email,
    /^Rosa Quispe has answered your review$/,
  );
  expect(text).toContain("> See you on Tuesday.");

  other.clearCookies();
  await signInAs(other, "admin");
  const moderated = other.page.getByRole("row").filter({ hasText: "Patient and exact." });
  const moderate = async (button: string) => {
    await other.visit("/admin/reviews?q=Patient+exact");
    await moderated.locator("summary").first().click();
    await moderated.getByRole("button", { name: button }).click();
    await visitor.visit(visitor.url);
  };
  await moderate("Hide the answer");
  expect(item).toContainText("hidden by us");
  expect(item.getByRole("button", { includeHidden: true })).toHaveCount(0);
  await moderate("Show the answer");
  await item.locator("summary").filter({ hasText: "Delete" }).click();
  await item.getByRole("button", { name: "Delete answer" }).click();
  expect(visitor.page.getByText("Your answer is deleted.")).toBeVisible();
  expect(item).not.toContainText("See you on Tuesday.");
});

test("an expert reads and answers messages with the account, and no other expert does", async ({
  visitor,
  other,
}) => {
  const expert = await listedExpert(visitor);
  const form = { name: "Zoë", email: "zoe@example.com", message: "Are you free in May?" };
  await other.post(`/experts/${expert.id}/message`, form);
  await visitor.visit("/account/expert/inquiries");
  const line = visitor.page.getByRole("article").filter({ hasText: "Are you free in May?" });
  expect(line).toContainText("Waits for your answer");
  await line.getByRole("link", { name: "Zoë" }).click();
  const { answer, reply, close, closeForGood } = inquiryOn(visitor.page);
  await answer.fill("From the tenth.");
  await reply.click();
  expect(visitor.page.getByText("Your message is on its way.")).toBeVisible();
  expect(answer, "an answer is not sent twice").toHaveValue("");
  const { pathname } = visitor.url;

  await listedExpert(other);
  expect((await other.fetch(pathname)).status).toBe(404);
  expect((await other.post(pathname, { message: "Hi" })).status).toBe(404);
  await close.click();
  await closeForGood.click();
  expect(visitor.page.getByText("You have closed this conversation")).toBeVisible();
});
