import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { aiAssistants, auditEntries } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { anAdmin } from "../../../../tests/support/people.ts";
import { now } from "../../../../tests/support/races/races.ts";
import {
  addFirstAssistants,
  createAssistant,
  deleteAssistant,
  giveFirstAssistants,
  orderAssistants,
  saveAssistant,
} from "./commands.server.ts";
import { type AssistantDetails, assistantTexts, mostAssistants } from "./details.ts";
import { firstAssistants } from "./first-assistants.ts";
import { managingProblems } from "./messages.ts";
import {
  findEditedAssistant,
  keptAssistants,
  settingsOf,
  visibleAssistants,
} from "./queries.server.ts";

const { db } = await openTestDatabase();

const log = { error: () => undefined } as never;

const finder: AssistantDetails = {
  name: "Finder",
  model: "gpt-4o",
  description: "Finds races",
  instructions: "Search first.",
  conversation_starter: "Help me",
  tools: ["search_races"],
  follow_up_questions: [{ id: "where", text: "Where?", options: ["Peru", "Mexico"] }],
};

/** An administrator and an empty list of assistants. */
async function office(tx: Database) {
  await tx.delete(aiAssistants);
  const admin = await anAdmin(tx);
  const services = { db: tx, now, log };
  let age = 0;
  const add = async (changed: Partial<AssistantDetails> = {}) => {
    const made = await createAssistant(services, admin, { ...finder, ...changed });
    if (made.problem !== null) throw new Error(made.problem);
    // Within one transaction all rows would be of the same moment.
    age += 1;
    const createdAt = new Date(now().getTime() + age);
    await tx.update(aiAssistants).set({ createdAt }).where(eq(aiAssistants.id, made.id));
    return made.id;
  };
  const names = async () => (await visibleAssistants(services, "en")).map(({ name }) => name);
  const entries = () => tx.select().from(auditEntries);
  return { admin, services, add, names, entries };
}

test("CALL-19 an assistant is created, changed and deleted, each with an audit entry", () =>
  rolledBack(db, async (tx) => {
    const { admin, services, add, entries } = await office(tx);
    const id = await add();
    expect(await findEditedAssistant(services, id)).toEqual({ id, details: finder });
    const changed: AssistantDetails = { ...finder, name: "Scout", tools: ["predict_times"] };
    const opened = assistantTexts(finder);
    expect(await saveAssistant(services, admin, id, { details: changed, opened })).toEqual({
      problem: null,
      theirs: [],
    });
    expect((await findEditedAssistant(services, id))?.details).toEqual(changed);
    expect((await entries()).at(-1)).toMatchObject({
      action: "changed",
      subjectName: "Scout",
      before: { name: "Finder", tools: ["search_races"] },
      after: { name: "Scout", tools: ["predict_times"] },
    });
    expect(await deleteAssistant(services, admin, id)).toEqual({ problem: null, name: "Scout" });
    expect(await deleteAssistant(services, admin, id)).toEqual({ problem: "no-assistant" });
    expect((await entries()).map(({ action }) => action)).toEqual([
      "created",
      "changed",
      "deleted",
    ]);
  }));

test("DATA-15 visitors never see the instructions, and engines read everything", () =>
  rolledBack(db, async (tx) => {
    const { services, add } = await office(tx);
    const id = await add();
    const [seen] = await visibleAssistants(services, "en");
    expect(seen).toEqual({
      id,
      name: "Finder",
      description: "Finds races",
      conversationStarter: "Help me",
      followUpQuestions: finder.follow_up_questions,
    });
    expect(await settingsOf(services, id)).toMatchObject({
      instructions: "Search first.",
      model: "gpt-4o",
      tools: ["search_races"],
    });
    expect(await settingsOf(services, randomUUID())).toBeNull();
  }));

test("a save keeps what another administrator has changed in other fields", () =>
  rolledBack(db, async (tx) => {
    const { admin, services, add } = await office(tx);
    const id = await add();
    const opened = assistantTexts(finder);
    const theirs: AssistantDetails = {
      ...finder,
      description: "Theirs",
      tools: ["search_races", "predict_times"],
    };
    await saveAssistant(services, admin, id, { details: theirs, opened });
    const mine: AssistantDetails = { ...finder, name: "Mine", tools: [] };
    const saved = await saveAssistant(services, admin, id, { details: mine, opened });
    expect(saved).toEqual({ problem: null, theirs: ["description", "tool_predict_times"] });
    expect((await findEditedAssistant(services, id))?.details).toEqual({
      ...theirs,
      name: "Mine",
      tools: ["predict_times"],
    });
  }));

test("a save that would undo another administrator's change is refused and shows both", () =>
  rolledBack(db, async (tx) => {
    const { admin, services, add } = await office(tx);
    const id = await add();
    const opened = assistantTexts(finder);
    const asking = (text: string) => ({
      ...finder,
      follow_up_questions: [{ id: "where", text, options: ["Peru"] }],
    });
    await saveAssistant(services, admin, id, { details: asking("Theirs?"), opened });
    const mine = { ...asking("Mine?"), name: "Scout" };
    const refused = await saveAssistant(services, admin, id, { details: mine, opened });
    expect(refused).toMatchObject({
      problem: "changed-meanwhile",
      meanwhile: {
        contested: [{ name: "follow_up_questions", theirs: "Theirs? Peru", yours: "Mine? Peru" }],
        merged: { name: "Scout", follow_up_questions: expect.stringContaining("Mine?") },
      },
    });
    const stored = (await findEditedAssistant(services, id))?.details;
    expect(stored).toEqual(asking("Theirs?"));
  }));

test("ADM-AI-11 only the models of the list can be chosen; an older one may stay", () =>
  rolledBack(db, async (tx) => {
    const { admin, services, add } = await office(tx);
    const other = { ...finder, model: "gpt-9" };
    expect(await createAssistant(services, admin, other)).toEqual({ problem: "unknown-model" });
    const id = await add();
    const opened = assistantTexts(finder);
    expect(await saveAssistant(services, admin, id, { details: other, opened })).toEqual({
      problem: "unknown-model",
    });
    await tx.update(aiAssistants).set({ model: "gpt-9" });
    const renamed = { ...other, name: "Old" };
    const form = { details: renamed, opened: assistantTexts(other) };
    expect(await saveAssistant(services, admin, id, form)).toMatchObject({ problem: null });
  }));

test("ADM-AI-04 ADM-AI-06 GAP-85 the order is saved as a list of ids; new ones are last", () =>
  rolledBack(db, async (tx) => {
    const { admin, services, add, names, entries } = await office(tx);
    const [a, b, c] = [
      await add({ name: "A" }),
      await add({ name: "B" }),
      await add({ name: "C" }),
    ];
    const order = (...ids: string[]) => orderAssistants(services, admin, ids);
    const orders = async () =>
      (await entries()).filter(({ action }) => action === "ordered").length;
    // Made in one moment, they may stand in any order at first.
    await order(a, b, c);
    const before = await orders();
    expect(await order(c, a, b)).toEqual({ problem: null });
    expect(await names()).toEqual(["C", "A", "B"]);
    await add({ name: "D" });
    expect(await names()).toEqual(["C", "A", "B", "D"]);
    expect(await orders()).toBe(before + 1);
    for (const wrong of [[a, b, c], [a, a, b, c], [a, b, c, randomUUID()], []]) {
      expect(await order(...wrong), String(wrong)).toEqual({ problem: "not-ordered" });
    }
    expect(await names()).toEqual(["C", "A", "B", "D"]);
  }));

test("ADM-AI-01 the list is searched by words of name, description and model", () =>
  rolledBack(db, async (tx) => {
    const { services, add } = await office(tx);
    await add({ name: "Guía 100%", description: null, tools: [] });
    await add({ model: "gpt-4" });
    const found = async (words: string) =>
      (await keptAssistants(services, words)).map(({ name, tools }) => [name, tools]).sort();
    expect(await found("")).toEqual([
      ["Finder", 1],
      ["Guía 100%", 0],
    ]);
    expect(await found("guia 100%")).toHaveLength(1);
    expect(await found("races finds")).toEqual([["Finder", 1]]);
    expect(await found("%")).toHaveLength(1);
    expect(await found("zebra")).toEqual([]);
  }));

test("the first assistants come once, and again only when an administrator asks", () =>
  rolledBack(db, async (tx) => {
    const { admin, services, names } = await office(tx);
    await giveFirstAssistants(services);
    await giveFirstAssistants(services);
    expect(await names()).toEqual(["Race Finder", "Training Partner", "Race Day Guide"]);
    expect(await addFirstAssistants(services, admin)).toEqual({ problem: "list-not-empty" });
    for (const { id } of await visibleAssistants(services, "en")) {
      await deleteAssistant(services, admin, id);
    }
    expect(await addFirstAssistants(services, admin)).toEqual({ problem: null });
    expect(await names()).toHaveLength(firstAssistants.length);
  }));

test("ADM-AI-18 ERR-49 ERR-50 ERR-51 ERR-52 a database that fails leaves a problem for each kind of change", async () => {
  const away = { transaction: () => Promise.reject(new Error("away")) } as never;
  const services = { db: away, now, log };
  const [admin, id] = [{ userId: randomUUID() } as Admin, randomUUID()];
  const form = { details: finder, opened: null };
  const problems = [
    await createAssistant(services, admin, finder),
    await saveAssistant(services, admin, id, form),
    await deleteAssistant(services, admin, id),
    await orderAssistants(services, admin, [id]),
  ].map(({ problem }) => problem && managingProblems[problem]);
  expect(problems).toEqual([
    "Failed to create assistant. Please try again.",
    "Failed to update assistant. Please try again.",
    "Failed to delete assistant. Please try again.",
    "Failed to reorder assistants. Please try again.",
  ]);
});

test("no more assistants are created than a visitor chooses from", () =>
  rolledBack(db, async (tx) => {
    const { admin, services } = await office(tx);
    await tx
      .insert(aiAssistants)
      .values(Array.from({ length: mostAssistants }, () => ({ name: "A", instructions: "B" })));
    expect(await createAssistant(services, admin, finder)).toEqual({ problem: "too-many" });
  }));
