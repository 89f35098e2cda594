import { alive } from "../support/alive.ts";
import { demoPerson, newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { inquiryOn } from "./inquiry-page.ts";
import { listedExpert } from "./listed-expert.ts";

test("ROLE-04 REV-13 an expert edits the expert's page, answers and closes a conversation, and answers a review, whose answer an administrator hides", async ({
  page,
  otherPage,
}) => {
  const expert = await listedExpert(page);
  await page.goto("/experts/apply");
  await expect(page.getByRole("heading", { name: "You are listed" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/account/expert");
  await alive(page);
  await expectAccessible(page);
  await page.getByLabel("City *").fill("");
  await page.getByRole("button", { name: "Save page" }).click();
  await expect(page.getByLabel("City *")).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel("City *").fill("Puno");
  await page.getByRole("button", { name: "Save page" }).click();
  await expect(page.getByText("Your page is saved.")).toBeVisible();

  await signIn(otherPage, await newRunner(otherPage.request));
  await otherPage.goto("/account/expert");
  await expectAccessible(otherPage);
  await otherPage.goto(`/experts/${expert.id}/message`);
  await expectAccessible(otherPage);
  const form = inquiryOn(otherPage);
  await form.name.fill("Runa");
  await form.message.fill("Are you free in May?");
  await form.send.click();
  await expect(
    otherPage.getByRole("heading", { level: 1, name: "Your message is on its way" }),
  ).toBeVisible();
  await expectAccessible(otherPage);

  await page.goto("/account/expert/inquiries");
  await alive(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Runa" }).click();
  const { answer, reply, thread, close, closeForGood } = inquiryOn(page);
  await answer.fill("From the tenth.");
  await reply.click();
  await expect(page.getByText("Your message is on its way.")).toBeVisible();
  await expect(thread).toHaveCount(2);
  await expect(answer, "an answer is not sent twice").toHaveValue("");
  await expectAccessible(page);
  await close.click();
  await closeForGood.click();
  await expect(page.getByText("You have closed this conversation")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/experts/inquiries/forged");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link does not work");
  await expectAccessible(page);

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
  await expectAccessible(page);

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
  await expectAccessible(page);
});
