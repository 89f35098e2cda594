import { alive } from "../support/alive.ts";
import { demoPerson, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const list = "/admin/virtual-coaches";
const coach = `${list}/coach-luz`;

/** The data of a page alone: the frame around it asks for its own. */
const isAsked =
  (page: string) =>
  ({ pathname, search }: URL) =>
    pathname === `${page}.data` && !search.includes("root");
const isListAsked = isAsked(list);

test("ADM-VC-01 ADM-VC-02 ADM-VC-03 ADM-VC-05 GAP-44 the coaches are cards or a table, are searched and read again", async ({
  page,
}) => {
  await signIn(page, demoPerson.admin);
  await page.goto(list);
  await alive(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Virtual Coaches");
  await expect(page.getByRole("article")).toHaveCount(6);
  const preview = page.getByRole("article").filter({ hasText: "Coach Luz" }).getByRole("paragraph");
  const inCard = await preview.nth(1).innerText();
  expect(inCard).toMatch(/^A patient coach.{100,140}…$/);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Table" }).click();
  await expect(page.getByRole("row")).toHaveCount(7);
  const cell = page.getByRole("row", { name: "Coach Luz" }).getByRole("cell").first();
  const inTable = await cell.innerText();
  expect(inTable.length).toBeLessThanOrEqual(101);
  expect(inCard.startsWith(inTable.slice(0, -1))).toBe(true);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByText("The list is up to date.")).toBeVisible();
  await expect(page, "the list stays as it was").toHaveURL(/view=table/);
  await page.getByLabel("Search coaches").fill("zebra");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("No Virtual Coaches Found")).toBeVisible();
  await page.getByRole("link", { name: "Show all coaches" }).click();
  await page.getByRole("link", { name: "View Details of Coach Luz" }).click();
  await expect(page).toHaveURL(new RegExp(`${coach}$`));
  await expect(page.getByRole("link", { name: "Virtual Coaches", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await page.getByRole("link", { name: "Back to Virtual Coaches" }).click();
  await expect(page).toHaveURL(new RegExp(`${list}$`));
});

test("ADM-VC-04 six cards stand in for the coaches that are on their way", async ({ page }) => {
  await signIn(page, demoPerson.admin);
  await page.goto("/admin/offers");
  await alive(page);
  const answers = Promise.withResolvers<void>();
  await page.route(isListAsked, async (route) => {
    await answers.promise;
    await route.continue();
  });
  // A pointer over the link would ask for the list ahead.
  await page.getByRole("link", { name: "Virtual Coaches" }).dispatchEvent("click");
  await expect(page.locator("[data-skeleton]")).toHaveCount(6);
  answers.resolve();
  await expect(page.getByRole("article")).toHaveCount(6);
});

test("ADM-VC-13 ERR-75 the list says that the coaches could not be fetched", async ({
  page,
  complaints,
}) => {
  await signIn(page, demoPerson.admin);
  await page.goto("/admin/offers");
  await alive(page);
  await page.route(isListAsked, (route) => route.fulfill({ status: 503 }));
  await page.getByRole("link", { name: "Virtual Coaches" }).dispatchEvent("click");
  await expect(page.getByText("Failed to fetch virtual coaches. Please try again.")).toBeVisible();
  complaints().length = 0;
});

test("ADM-VC-13 ERR-77 ERR-78 a coach whose details cannot be fetched leads back to the list", async ({
  page,
  complaints,
}) => {
  await signIn(page, demoPerson.admin);
  await page.goto(list);
  await alive(page);
  await page.route(isAsked(coach), (route) => route.fulfill({ status: 503 }));
  await page.getByRole("link", { name: "View Details of Coach Luz" }).dispatchEvent("click");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Failed to load virtual coach details",
  );
  await expect(page).toHaveTitle(/^Failed to load virtual coach details/);
  const again = "Failed to fetch virtual coach details. Please try again.";
  await expect(page.getByText(again)).toBeVisible();
  await page.getByRole("link", { name: "Back to Virtual Coaches" }).click();
  await expect(page.getByRole("article")).toHaveCount(6);
  complaints().length = 0;
});

test("ADM-VC-06 ADM-VC-08 ERR-76 a coach that the list does not have is not found", async ({
  plainPage: page,
}) => {
  await signIn(page, demoPerson.admin);
  const missing = await page.request.get(`${list}/coach-nobody`);
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain("Virtual coach not found");
});

test("ADM-VC-07 ADM-VC-09 ADM-VC-10 ADM-VC-11 ADM-VC-12 an administrator reads, tries, changes and keeps the texts of a coach", async ({
  page,
}) => {
  await signIn(page, demoPerson.admin);
  await page.goto(`${list}/coach-rayo`);
  await alive(page);
  for (const title of ["System Prompt", "Context", "Configuration Layers", "Basic Info"]) {
    await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
  }
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
  await expect(page.getByText("Context updated successfully!")).toBeVisible();
  await expect(context).toContainText("Nothing yet");
  const log = await (await page.request.get("/admin/audit-log?q=coach-rayo")).text();
  expect(log).toContain("Loves hills.");
});

test("ADM-VC-13 ERR-79 ERR-80 the words of the server are shown, else those of the error", async ({
  page,
  complaints,
}) => {
  await signIn(page, demoPerson.admin);
  await page.goto(coach);
  await alive(page);
  const answers = [
    { json: { error: { code: "bad_gateway", message: "This persona is locked." } }, status: 502 },
    { json: {}, status: 502 },
  ];
  await page.route("**/functions/tavus-conversation", (route) =>
    route.fulfill(answers.shift() ?? {}),
  );
  const prompt = page.getByRole("region", { name: "System Prompt" });
  await prompt.getByRole("link", { name: "Edit" }).click();
  await prompt.getByRole("textbox").fill("Be kind.");
  await prompt.getByRole("button", { name: "Save" }).click();
  await expect(prompt.getByRole("alert")).toHaveText("This persona is locked.");
  await expect(prompt.getByRole("alert")).toBeFocused();
  await prompt.getByRole("button", { name: "Save" }).click();
  await expect(prompt.getByRole("alert")).toHaveText(
    "Failed to update system prompt. Please try again.",
  );
  await expect(prompt.getByRole("textbox"), "what was typed stays").toHaveValue("Be kind.");
  complaints().length = 0;
});

test("ADM-VC-09 ROLE-11 without scripts a text is opened by its address and saved by its form", async ({
  plainPage,
}) => {
  await signIn(plainPage, demoPerson.admin);
  await plainPage.goto(`${list}/coach-roble`);
  const context = plainPage.getByRole("region", { name: "Context" });
  await context.getByRole("link", { name: "Edit" }).click();
  await context.getByRole("textbox").fill("Ask about sleep first.");
  await context.getByRole("button", { name: "Save" }).click();
  await expect(plainPage.getByText("Context updated successfully!")).toBeVisible();
  await expect(context).toContainText("Ask about sleep first.");
  await expect(context.getByRole("textbox")).toBeHidden();
});
