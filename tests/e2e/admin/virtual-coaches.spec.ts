import { alive } from "../support/alive.ts";
import { demoPerson, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const list = "/admin/virtual-coaches";

test("ADM-VC-07 ADM-VC-09 ADM-VC-10 ADM-VC-11 ADM-VC-12 ADM-VC-13 ERR-79 ERR-80 an administrator reads, tries, changes and keeps the texts of a coach, and is shown the words of the server, else those of the error", async ({
  page,
  complaints,
}) => {
  await signIn(page, demoPerson.admin);
  await page.goto(`${list}/coach-rayo`);
  await alive(page);
  const prompt = page.getByRole("region", { name: "System Prompt" });
  const context = page.getByRole("region", { name: "Context" });
  await expectAccessible(page);

  for (const card of [prompt, context]) {
    const heading = await card.getByRole("heading").boundingBox();
    const edit = await card.getByRole("link", { name: "Edit" }).boundingBox();
    expect(edit?.y, "beside its heading").toBeLessThan((heading?.y ?? 0) + (heading?.height ?? 0));
  }
  await prompt.getByRole("link", { name: "Edit" }).press("Enter");
  const box = prompt.getByRole("textbox");
  await expect(box).toBeFocused();
  const stored = await box.inputValue();
  await box.fill("   ");
  await expect(prompt.getByRole("button", { name: "Save" })).toBeDisabled();
  await prompt.getByRole("link", { name: "Cancel" }).press("Enter");
  await expect(prompt).toContainText(stored);
  await expect(prompt.getByRole("link", { name: "Edit" })).toBeFocused();
  await prompt.getByRole("link", { name: "Edit" }).click();
  await expect(box, "cancelling takes back what was typed").toHaveValue(stored);
  await box.fill(`${stored} Loves hills.`);
  await expectAccessible(page);

  await page.getByLabel("Test message").fill("Hello");
  const tried = page.waitForRequest((request) => request.url().endsWith(`${list}/test`));
  await page.getByRole("button", { name: "Send" }).click();
  expect((await tried).postData(), "what is not saved yet").toContain("Loves hills.");
  await expect(page.getByRole("article", { name: "Answer" })).toContainText("Answered by");

  const sent = page.waitForRequest("**/functions/tavus-conversation");
  await prompt.getByRole("button", { name: "Save" }).click();
  expect((await sent).postDataJSON()).toEqual({
    action: "update",
    personaId: "coach-rayo",
    updates: { system_prompt: `${stored} Loves hills.` },
  });
  await expect(page.getByText("System prompt updated successfully!")).toBeVisible();
  await expect(prompt).toContainText("Loves hills.");
  await expect(box).toBeHidden();
  await expect(page.getByText("System prompt updated successfully!")).toBeHidden();

  await context.getByRole("link", { name: "Edit" }).click();
  await context.getByRole("textbox").fill("");
  await context.getByRole("button", { name: "Save" }).click();
  await expect(context).toContainText("Nothing yet");

  const answers = [
    { json: { error: { code: "bad_gateway", message: "This persona is locked." } }, status: 502 },
    { json: {}, status: 502 },
  ];
  await page.route("**/functions/tavus-conversation", (route) =>
    route.fulfill(answers.shift() ?? {}),
  );
  await prompt.getByRole("link", { name: "Edit" }).click();
  await box.fill("Be kind.");
  await prompt.getByRole("button", { name: "Save" }).click();
  await expect(prompt.getByRole("alert")).toHaveText("This persona is locked.");
  await expect(prompt.getByRole("alert")).toBeFocused();
  await prompt.getByRole("button", { name: "Save" }).click();
  await expect(prompt.getByRole("alert")).toHaveText(
    "Failed to update system prompt. Please try again.",
  );
  await expect(box, "what was typed stays").toHaveValue("Be kind.");
  complaints().length = 0;
});
