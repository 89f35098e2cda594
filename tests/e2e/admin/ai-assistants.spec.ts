import type { APIRequestContext, Page } from "@playwright/test";
import { alive } from "../support/alive.ts";
import { preparedDataDir } from "../support/data-dir.ts";
import { demoPerson, newRunner, signIn } from "../support/people.ts";
import { startServer } from "../support/server.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { openMenu } from "./row-menu.ts";

const starters = ["Race Finder", "Training Partner", "Race Day Guide"];

/** The names of the list, in its order. */
const names = (page: Page) => page.getByRole("rowheader").allInnerTexts();

const rowOf = (page: Page, name: string) => page.getByRole("row", { name });

/** Creates an assistant by a request and gives its id. */
async function newAssistant(request: APIRequestContext, name: string, form = {}) {
  const made = await request.post("/admin/ai/new", {
    form: { name, model: "gpt-4", instructions: "Be kind.", ...form },
    maxRedirects: 0,
  });
  expect(made.headers().location).toBe("/admin/ai");
  const list = await (await request.get(`/admin/ai?q=${name}`)).text();
  return String(/\/admin\/ai\/edit\/([\da-f-]{36})"/.exec(list)?.[1]);
}

test("ADM-AI-02 ADM-AI-03 ADM-AI-08 ADM-AI-09 ADM-AI-10 ADM-AI-12 ADM-AI-13 ADM-AI-15 ADM-AI-17 GAP-45 an administrator creates, tries, changes and deletes an assistant", async ({
  page,
}) => {
  const name = `Scout ${Date.now().toString(36)}`;
  await signIn(page, demoPerson.admin);
  await page.goto("/admin/ai");
  await alive(page);
  const heads = await page.getByRole("columnheader").allInnerTexts();
  expect(heads).toEqual(["Name", "Description", "Model", "Tools", "Created", "Actions"]);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Add Assistant" }).click();
  await expect(page.getByLabel("Model")).toHaveValue("gpt-4o");
  await expect(page.getByLabel("System Instructions")).toHaveAttribute("rows", "8");
  await page.getByLabel("Name").fill(name);
  await page.getByRole("tab", { name: "Conversation Flow" }).click();
  await page.getByLabel("Initial Message").fill("Help me scout.");
  await page.getByRole("button", { name: "Add question" }).click();
  await page.getByLabel("Question 1", { exact: true }).fill("Where?");
  await page.getByLabel("Option 1 of question 1").first().fill("Peru");
  await page.getByRole("button", { name: "Add option to question 1" }).click();
  await page.getByRole("textbox", { name: "Option 2 of question 1" }).fill("Mexico");
  await page.getByRole("button", { name: "Move option 2 of question 1 up" }).click();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Create Assistant" }).click();
  await expect(page.getByText("System Instructions is required")).toBeVisible();
  const basic = page.getByRole("tab", { name: "Basic Info" });
  await expect(basic, "the tab of what is wrong").toHaveAttribute("aria-selected", "true");
  await expect(page.getByLabel("System Instructions")).toBeFocused();
  await expect(page.getByLabel("Name"), "nothing typed is lost").toHaveValue(name);

  await page.getByLabel("System Instructions").fill("Search first.");
  await page.getByLabel("Test message").fill("Hello");
  await page.getByRole("button", { name: "Send" }).click();
  const answer = page.getByRole("article", { name: "Answer" });
  await expect(answer).toContainText("Answered by the built-in assistant");
  await expectAccessible(page);

  await page.getByRole("button", { name: "Create Assistant" }).click();
  await expect(page.getByText("Assistant created.")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/ai$/);
  await expect(rowOf(page, name).getByRole("cell").nth(2), "tools").toHaveText("1");

  const answers = Promise.withResolvers<void>();
  await page.route("**/admin/ai/edit/*.data*", async (route) => {
    await answers.promise;
    await route.continue();
  });
  await rowOf(page, name).getByRole("link", { name, exact: true }).click();
  await expect(page.getByText("Loading assistant data...")).toBeVisible();
  answers.resolve();
  await page.getByLabel("Model").selectOption("gpt-4-turbo");
  await page.getByRole("tab", { name: "Conversation Flow" }).click();
  await expect(page.getByRole("textbox", { name: "Option 1 of question 1" })).toHaveValue("Mexico");
  await page.getByRole("button", { name: "Remove option 1 of question 1" }).click();
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Stay here" }).click();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Assistant saved.")).toBeVisible();
  await expect(rowOf(page, name)).toContainText("gpt-4-turbo");

  await page.getByLabel("Search assistants").fill(name);
  await page.getByRole("button", { name: "Search" }).click();
  await expect.poll(() => names(page)).toEqual([name]);
  await openMenu(rowOf(page, name));
  await rowOf(page, name).getByRole("link", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Delete ${name}?`);
  await page.getByRole("button", { name: "Delete this assistant" }).click();
  await expect(page.getByText(`${name} deleted.`)).toBeVisible();
  expect(await names(page)).toEqual(starters);
});

test("ADM-AI-14 ADM-AI-16 ERR-53 an assistant that does not exist is not found", async ({
  plainPage: page,
}) => {
  await signIn(page, demoPerson.admin);
  const bare = await page.request.get("/admin/ai/edit", { maxRedirects: 0 });
  expect(bare.headers().location).toBe("/admin/ai");
  for (const id of ["0b0d3e1e-8f3a-4f6e-9d52-0d3a5a1c1e11", "nothing"]) {
    const missing = await page.request.get(`/admin/ai/edit/${id}`);
    expect(missing.status()).toBe(404);
    const text = await missing.text();
    expect(text).toContain("Assistant not found");
    expect(text).toMatch(/href="\/admin\/ai"[^>]*>Back to assistants/);
  }
});

test("ADM-AI-07 a search without a result says that no assistants were found", async ({
  plainPage: page,
}) => {
  await signIn(page, demoPerson.admin);
  const found = await (await page.request.get("/admin/ai?q=zebra")).text();
  expect(found).toContain("No assistants found");
  const finder = await (await page.request.get("/admin/ai?q=fínds+races")).text();
  expect(finder).toContain("Race Finder");
  expect(finder).not.toContain("Race Day Guide");
});

test("two administrators who change different fields both keep their changes, and the same field is asked about", async ({
  page,
}) => {
  await signIn(page, demoPerson.admin);
  const { request } = page;
  const name = `Pair${Date.now().toString(36)}`;
  const id = await newAssistant(request, name);
  const stored = {
    name,
    model: "gpt-4",
    instructions: "Be kind.",
    conversation_starter: "",
    description: "",
    follow_up_questions: "[]",
  };
  const save = (changed: object) =>
    request.post(`/admin/ai/edit/${id}`, {
      form: { ...stored, ...changed, opened: JSON.stringify(stored) },
    });
  await save({ description: "Theirs" });
  await save({ conversation_starter: "Hello" });
  const contested = await save({ description: "Mine" });
  expect(contested.status()).toBe(409);
  const text = await contested.text();
  expect(text).toContain("another administrator has changed the same meanwhile");
  expect(text).toMatch(/Stored now: (<!-- -->)?“Theirs”/);
  expect(text, "what was typed stays").toMatch(/<textarea[^>]*name="description"[^>]*>Mine</);
  expect(text, "the other change too").toMatch(/name="conversation_starter"[^>]*>Hello</);
  await request.post(`/admin/ai/edit/${id}/delete`);
});

test("ADM-AI-04 ADM-AI-18 the test console and the doors refuse who is no administrator", async ({
  page,
}) => {
  await signIn(page, await newRunner(page.request));
  const form = { name: "A", model: "gpt-4", instructions: "B", conversation: "[]" };
  for (const path of ["/admin/ai/test", "/admin/ai/order", "/admin/ai/new"]) {
    const refused = await page.request.post(path, { form, maxRedirects: 0 });
    expect(refused.headers().location, path).toBe("/");
  }
});

test("usage and feedback show what the assistants did, with the rated answers alone", async ({
  page,
}) => {
  await signIn(page, demoPerson.admin);
  await page.goto("/admin/ai/usage");
  await expect(page.getByRole("img", { name: /^Answers per day/ })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/admin/ai/feedback");
  const rated = page.getByRole("row").filter({ hasText: "half marathons are next in Peru" });
  await expect(rated).toContainText("“Two of them were new to me.”");
  await expect(page.getByText("Pace for 10K")).toHaveCount(0);
  await rated.getByText("“Two of them were new to me.”").click();
  await rated.getByText("Debug record").click();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Not helpful" }).click();
  await expect(rated).toHaveCount(0);
});

test.describe("on a server of its own", () => {
  test("ADM-AI-04 ADM-AI-05 ADM-AI-07 GAP-85 the list is put in order with scripts and without, and begins again when it is empty", async ({
    page,
    browser,
  }) => {
    const dataDir = await preparedDataDir("tests/e2e/support/demo-database.ts");
    const server = await startServer({ DATA_DIR: dataDir });
    try {
      const url = server.url;
      const signedIn = await page.request.post(`${url}/login`, {
        form: demoPerson.admin,
        maxRedirects: 0,
      });
      expect(signedIn.status()).toBe(303);
      await page.goto(`${url}/admin/ai`);
      await alive(page);
      const [finder, partner, guide] = starters;
      await openMenu(rowOf(page, String(guide)));
      await page.getByRole("button", { name: `Move ${guide} up` }).click();
      await expect.poll(() => names(page)).toEqual([finder, guide, partner]);
      await expect(page.getByRole("button", { name: `Move ${guide} up` })).toBeFocused();
      await page.keyboard.press("Escape");
      await rowOf(page, String(partner)).dragTo(rowOf(page, String(finder)));
      await expect.poll(() => names(page)).toEqual([partner, finder, guide]);
      await page.reload();
      expect(await names(page)).toEqual([partner, finder, guide]);

      const without = await browser.newContext({
        javaScriptEnabled: false,
        storageState: await page.context().storageState(),
      });
      const plain = await without.newPage();
      await plain.goto(`${url}/admin/ai`);
      await openMenu(rowOf(plain, String(partner)));
      await plain.getByRole("button", { name: `Move ${partner} down` }).click();
      await expect(plain.getByText("Order saved.")).toBeVisible();
      expect(await names(plain)).toEqual([finder, partner, guide]);
      await plain.getByRole("link", { name: String(finder), exact: true }).click();
      await plain.getByRole("button", { name: "Remove question 1" }).click();
      await plain.getByRole("button", { name: "Add question" }).click();
      await expect(plain.getByLabel("Question 3", { exact: true })).toHaveValue("");
      await plain.getByLabel("Question 3", { exact: true }).fill("Alone?");
      await plain.getByRole("button", { name: "Save Changes" }).click();
      await expect(plain.getByText("Assistant saved.")).toBeVisible();

      await page.reload();
      await alive(page);
      await openMenu(rowOf(plain, String(guide)));
      await plain.getByRole("link", { name: `Delete ${guide}` }).click();
      await plain.getByRole("button", { name: "Delete this assistant" }).click();
      await openMenu(rowOf(page, String(partner)));
      await page.getByRole("button", { name: `Move ${partner} up` }).click();
      const problem = page.getByText("Failed to reorder assistants. Please try again.");
      await expect(problem, "ERR-50").toBeVisible();
      await expect.poll(() => names(page), "the list is read again").toEqual([finder, partner]);

      for (const name of [finder, partner]) {
        await plain.goto(`${url}/admin/ai`);
        await openMenu(rowOf(plain, String(name)));
        await plain.getByRole("link", { name: `Delete ${name}` }).click();
        await plain.getByRole("button", { name: "Delete this assistant" }).click();
      }
      await expect(plain.getByText("No assistants found")).toBeVisible();
      await plain.getByRole("button", { name: "Add the starter assistants" }).click();
      expect(await names(plain)).toEqual(starters);
      await without.close();
      // An open page of the back office goes on to ask for its numbers.
      await page.goto("/healthz");
    } finally {
      await server.stop();
    }
  });
});
