import { asc, eq, inArray } from "drizzle-orm";
import { aiAssistants, chatThreads } from "#db/schema.ts";
import { openMenu } from "../../e2e/admin/row-menu.ts";
import { enter, signInAs } from "../support/people.ts";
import { openSite } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";

const starters = ["Race Finder", "Training Partner", "Race Day Guide"];

/** The names of the list, in its order. */
const names = ({ page }: Visitor) => page.getByRole("rowheader").texts();

const rowOf = ({ page }: Visitor, name: string) => page.getByRole("row", { name });

test("ADM-AI-02 ADM-AI-08 ADM-AI-09 ADM-AI-10 ADM-AI-12 ADM-AI-13 ADM-AI-17 without scripts an assistant is created, changed and deleted", async ({
  visitor,
}) => {
  const name = `Scout ${Date.now().toString(36)}`;
  await signInAs(visitor, "admin");
  await visitor.visit("/admin/ai");
  const { page } = visitor;
  expect(page.getByRole("columnheader").texts()).toEqual([
    "Name",
    "Description",
    "Model",
    "Tools",
    "Created",
    "Actions",
  ]);
  await visitor.follow("Add Assistant");
  expect(page.getByLabel("Model")).toHaveValue("gpt-4o");
  expect(page.getByLabel("System Instructions")).toHaveAttribute("rows", "8");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Initial Message").fill("Help me scout.");
  await visitor.press("Create Assistant");
  expect(visitor.status).toBe(400);
  expect(page.getByText("System Instructions is required").first()).toBeVisible();
  expect(page.getByLabel("Name"), "nothing typed is lost").toHaveValue(name);
  await page.getByLabel("System Instructions").fill("Search first.");
  await visitor.press("Create Assistant");
  expect(page.getByText("Assistant created.")).toBeVisible();
  expect(visitor.path).toBe("/admin/ai");
  expect(rowOf(visitor, name).getByRole("cell").nth(2), "tools").toHaveText("1");

  await rowOf(visitor, name).getByRole("link", { name, exact: true }).click();
  expect(page.getByLabel("Initial Message")).toHaveValue("Help me scout.");
  await page.getByLabel("Model").selectOption("gpt-4-turbo");
  await visitor.press("Save Changes");
  expect(page.getByText("Assistant saved.")).toBeVisible();
  expect(rowOf(visitor, name)).toContainText("gpt-4-turbo");

  await visitor.fill("Search assistants", name);
  await visitor.press("Search");
  expect(names(visitor)).toEqual([name]);
  await remove(visitor, name);
  expect(page.getByText(`${name} deleted.`)).toBeVisible();
  expect(names(visitor)).toEqual(starters);
});

test("ADM-AI-14 ADM-AI-16 ERR-53 an assistant that does not exist is not found", async ({
  visitor,
}) => {
  await signInAs(visitor, "admin");
  const bare = await visitor.fetch("/admin/ai/edit", { redirect: "manual" });
  expect(bare.headers.get("location")).toBe("/admin/ai");
  for (const id of ["0b0d3e1e-8f3a-4f6e-9d52-0d3a5a1c1e11", "nothing"]) {
    await visitor.visit(`/admin/ai/edit/${id}`);
    expect(visitor.status).toBe(404);
    expect(visitor.page.getByRole("main")).toContainText("Assistant not found");
    const back = visitor.page.getByRole("link", { name: "Back to assistants" });
    expect(back).toHaveAttribute("href", "/admin/ai");
  }
});

test("ADM-AI-07 a search without a result says that no assistants were found", async ({
  visitor,
}) => {
  await signInAs(visitor, "admin");
  await visitor.visit("/admin/ai?q=zebra");
  expect(visitor.page.getByText("No assistants found")).toBeVisible();
  await visitor.visit("/admin/ai?q=fínds+races");
  expect(names(visitor)).toContain("Race Finder");
  expect(names(visitor)).not.toContain("Race Day Guide");
});

test("two administrators who change different fields both keep their changes, and a conflict in one field is asked about", async ({
  visitor,
}) => {
  await signInAs(visitor, "admin");
  const name = `Pair${Date.now().toString(36)}`;
  const made = { name, model: "gpt-4", instructions: "Be kind." };
  expect((await visitor.post("/admin/ai/new", made)).headers.get("location")).toBe("/admin/ai");
  await visitor.visit(`/admin/ai?q=${name}`);
  await rowOf(visitor, name).getByRole("link", { name, exact: true }).click();
  const address = visitor.url.pathname;
  const stored = {
    ...made,
    conversation_starter: "",
    description: "",
    follow_up_questions: "[]",
  };
  const save = (changed: object) =>
    visitor.post(address, { ...stored, ...changed, opened: JSON.stringify(stored) });
  await save({ description: "Theirs" });
  await save({ conversation_starter: "Hello" });
  const contested = await save({ description: "Mine" });
  expect(contested.status).toBe(409);
  const text = await contested.text();
  expect(text).toContain("another administrator has changed the same meanwhile");
  expect(text).toMatch(/Stored now: (<!-- -->)?“Theirs”/);
  expect(text, "what was typed stays").toMatch(/<textarea[^>]*name="description"[^>]*>Mine</);
  expect(text, "the other change too").toMatch(/name="conversation_starter"[^>]*>Hello</);
  await visitor.post(`${address}/delete`);
});

test("ADM-AI-04 ADM-AI-18 the test console and the addresses below it refuse everybody but administrators", async ({
  visitor,
}) => {
  enter(visitor);
  const form = { name: "A", model: "gpt-4", instructions: "B", conversation: "[]" };
  for (const path of ["/admin/ai/test", "/admin/ai/order", "/admin/ai/new"]) {
    const refused = await visitor.post(path, form);
    expect(refused.headers.get("location"), path).toBe("/");
  }
});

test("usage and feedback show what the assistants did, with the rated answers alone", async ({
  visitor,
}) => {
  await signInAs(visitor, "admin");
  const { page } = visitor;
  await visitor.visit("/admin/ai/usage");
  expect(page.getByRole("img", { name: /^Answers per day/ })).toBeVisible();
  await visitor.visit("/admin/ai/feedback");
  const rated = page.getByRole("row").filter({ hasText: "half marathons are next in Peru" });
  expect(rated).toContainText("“Two of them were new to me.”");
  expect(page.getByText("Pace for 10K")).toHaveCount(0);
  await visitor.follow("Not helpful");
  expect(rated).toHaveCount(0);
});

test("ADM-AI-04 ADM-AI-05 ADM-AI-07 GAP-85 without scripts the list is put in order and begins again when it is empty", async ({
  visitor,
}) => {
  const restore = await keepAssistants();
  const [finder = "", partner = "", guide = ""] = starters;
  await signInAs(visitor, "admin");
  const { page } = visitor;
  try {
    await visitor.visit("/admin/ai");
    await openMenu(rowOf(visitor, partner));
    await visitor.press(`Move ${partner} up`);
    expect(page.getByText("Order saved.")).toBeVisible();
    expect(names(visitor)).toEqual([partner, finder, guide]);
    await visitor.follow(finder, { exact: true });
    await visitor.press("Remove question 1");
    await visitor.press("Add question");
    const question = page.getByLabel("Question 3", { exact: true });
    expect(question).toHaveValue("");
    await question.fill("Alone?");
    await visitor.press("Save Changes");
    expect(page.getByText("Assistant saved.")).toBeVisible();

    for (const name of starters) await remove(visitor, name);
    expect(page.getByText("No assistants found")).toBeVisible();
    await visitor.press("Add the starter assistants");
    expect(names(visitor)).toEqual(starters);
  } finally {
    await restore();
  }
});

/** Deletes an assistant that the open list shows. */
async function remove(visitor: Visitor, name: string) {
  await openMenu(rowOf(visitor, name));
  await visitor.follow(`Delete ${name}`);
  expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText(`Delete ${name}?`);
  await visitor.press("Delete this assistant");
}

/** @returns a function that restores the assistants of the site, with their conversations */
async function keepAssistants(): Promise<() => Promise<void>> {
  const { db } = (await openSite()).running.services;
  const kept = await db.select().from(aiAssistants).orderBy(asc(aiAssistants.createdAt));
  const ids = kept.map(({ id }) => id);
  const threads = await db.select().from(chatThreads).where(inArray(chatThreads.assistantId, ids));
  return async () => {
    await db.delete(aiAssistants);
    await db.insert(aiAssistants).values(kept);
    for (const { id, assistantId } of threads) {
      await db.update(chatThreads).set({ assistantId }).where(eq(chatThreads.id, id));
    }
  };
}
