import { expect, test } from "vitest";
import { readForm } from "#values/form/form.ts";
import { anEditor, aPost, postServices } from "../../../../tests/support/blog/post-editing.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { now } from "../../../../tests/support/races/races.ts";
import {
  findNewWork,
  findWorkOn,
  forgetEditor,
  forgetOldWork,
  keepWork,
  longestWork,
  noteEditor,
  throwWorkAway,
} from "./drafts.server.ts";
import { listPosts } from "./queries.server.ts";
import { readPostFilters, workForm } from "./schema.ts";
import { textChanges } from "./versions.server.ts";

const { db } = await openTestDatabase();

test("work on a post and on a new one is kept for its author alone, and only the latest", () =>
  rolledBack(db, async (tx) => {
    const [ana, luis] = [await anEditor(tx), await anEditor(tx, "Luis")];
    const postId = await aPost(tx, ana);
    const draftId = crypto.randomUUID();
    const { all } = postServices(tx);
    for (const title of ["First", "Second"]) {
      await keepWork(all, ana, { draftId, postId }, { title, revision: "1" });
      await keepWork(all, ana, { draftId, postId: null }, { title: `New ${title}` });
    }
    await keepWork(all, luis, { draftId, postId: null }, { title: "Stolen" });
    expect(await findWorkOn(all, ana, postId)).toMatchObject({
      fields: { title: "Second" },
      basedOn: 1,
      savedAt: now(),
    });
    expect(await findNewWork(all, ana)).toMatchObject([
      { id: draftId, fields: { title: "New Second" } },
    ]);
    expect(await findWorkOn(all, luis, postId)).toBeNull();
    expect(await findNewWork(all, luis)).toEqual([]);
    await throwWorkAway(all, luis, { draftId });
    await throwWorkAway(all, luis, { postId });
    expect(await findNewWork(all, ana)).toHaveLength(1);
    await throwWorkAway(all, ana, { draftId });
    await throwWorkAway(all, ana, { postId });
    expect(await findNewWork(all, ana)).toEqual([]);
    expect(await findWorkOn(all, ana, postId)).toBeNull();
  }));

test("work with letters that no database keeps, an odd revision or a deleted post fails nothing", () =>
  rolledBack(db, async (tx) => {
    const ana = await anEditor(tx);
    const postId = await aPost(tx, ana);
    const draftId = crypto.randomUUID();
    const { all } = postServices(tx);
    const form = new FormData();
    form.set("work", String.raw`{"title":"a\u0000b\ud83d","con\u0000tent":"c"}`);
    const { value } = readForm(workForm, form);
    const fields = value?.work ?? {};
    expect(fields).toEqual({ title: "ab\ufffd", content: "c" });
    for (const revision of ["1.5", "99999999999", "Infinity", "-1", ""]) {
      const odd = { ...fields, revision };
      expect(await keepWork(all, ana, { draftId, postId }, odd)).toBe(true);
      expect(await findWorkOn(all, ana, postId)).toMatchObject({ basedOn: null });
    }
    const gone = { draftId, postId: crypto.randomUUID() };
    expect(await keepWork(all, ana, gone, fields)).toBeNull();
  }));

test("too long work is refused, and of many new posts the latest twenty are kept", () =>
  rolledBack(db, async (tx) => {
    const ana = await anEditor(tx);
    const long = { content: "x".repeat(longestWork) };
    const whose = { draftId: crypto.randomUUID(), postId: null };
    expect(await keepWork(postServices(tx).all, ana, whose, long)).toBe(false);
    for (let count = 0; count < 22; count++) {
      const later = () => new Date(now().getTime() + count * 1000);
      const { all } = postServices(tx, later);
      await keepWork(
        all,
        ana,
        { draftId: crypto.randomUUID(), postId: null },
        { title: `${count}` },
      );
    }
    const kept = await findNewWork({ db: tx }, ana);
    expect(kept.map(({ fields }) => fields.title)).toEqual(
      Array.from({ length: 20 }, (_, count) => `${21 - count}`),
    );
  }));

test("work that nobody came back to for 90 days is thrown away at night", () =>
  rolledBack(db, async (tx) => {
    const ana = await anEditor(tx);
    const postId = await aPost(tx, ana);
    const { all } = postServices(tx);
    await keepWork(all, ana, { draftId: crypto.randomUUID(), postId }, { title: "Old" });
    await keepWork(all, ana, { draftId: crypto.randomUUID(), postId: null }, { title: "New" });
    const days = (count: number) => () => new Date(now().getTime() + count * 86_400_000);
    await forgetOldWork({ db: tx, now: days(90) });
    expect(await findNewWork(all, ana)).toHaveLength(1);
    await forgetOldWork({ db: tx, now: days(91) });
    expect(await findNewWork(all, ana)).toEqual([]);
    expect(await findWorkOn(all, ana, postId)).toBeNull();
  }));

test("a tab sees the others that have the post open, until they close or fall silent", () =>
  rolledBack(db, async (tx) => {
    const [ana, luis] = [await anEditor(tx), await anEditor(tx, "Luis")];
    const postId = await aPost(tx, ana);
    const [one, two, three] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    const { all } = postServices(tx);
    expect(await noteEditor(all, ana, { postId, tab: one })).toEqual([]);
    expect(await noteEditor(all, ana, { postId, tab: two })).toEqual([
      { name: "Ana Torres", isSelf: true },
    ]);
    expect(await noteEditor(all, luis, { postId, tab: three })).toEqual([
      { name: "Ana Torres", isSelf: false },
      { name: "Ana Torres", isSelf: false },
    ]);
    await forgetEditor(all, luis, { postId, tab: two });
    await forgetEditor(all, ana, { postId, tab: two });
    const later = postServices(tx, () => new Date(now().getTime() + 30_000)).all;
    expect(await noteEditor(later, luis, { postId, tab: three })).toHaveLength(1);
    const muchLater = postServices(tx, () => new Date(now().getTime() + 60_000)).all;
    expect(await noteEditor(muchLater, luis, { postId, tab: three })).toEqual([]);
    const gone = { postId: crypto.randomUUID(), tab: one };
    expect(await noteEditor(all, ana, gone)).toEqual([]);
  }));

test("ADM-BLOG-01 ADM-BLOG-03 posts are listed by their words and status, the latest first", () =>
  rolledBack(db, async (tx) => {
    const ana = await anEditor(tx);
    await aPost(tx, ana, { title: "Correr en Bogotá", tags: "Altura" });
    await aPost(tx, ana, { title: "Soon", status: "published", published_at: "2027-01-01T00:00" });
    await aPost(tx, ana, { title: "Here", status: "published" });
    const titles = async (query: string) => {
      const filters = readPostFilters(new URLSearchParams(query));
      const { rows } = await listPosts({ db: tx, now }, ana, filters, 1);
      return rows.map(({ title, publication }) => `${title}: ${publication}`).sort();
    };
    expect(await titles("q=bogota+altura")).toEqual(["Correr en Bogotá: draft"]);
    expect(await titles("status=published")).toEqual(["Here: published"]);
    expect(await titles("status=scheduled")).toEqual(["Soon: scheduled"]);
    expect(await titles("status=draft&q=soon")).toEqual([]);
    expect(await titles("status=lost")).toHaveLength(3);
  }));

test("two texts are compared by words, and long ones by lines, with what is the same left out", () => {
  expect(textChanges("Run far today", "Run fast today")).toEqual([
    { kind: "same", text: "Run " },
    { kind: "removed", text: "far" },
    { kind: "added", text: "fast" },
    { kind: "same", text: " today" },
  ]);
  const lines = Array.from({ length: 2000 }, (_, place) => `Line ${place}.`);
  const changed = lines.with(1000, "Another line.");
  expect(textChanges(lines.join("\n"), changed.join("\n"))).toEqual([
    { kind: "same", text: "…\nLine 998.\nLine 999.\n" },
    { kind: "removed", text: "Line 1000.\n" },
    { kind: "added", text: "Another line.\n" },
    { kind: "same", text: "Line 1001.\nLine 1002.\nLine 1003.\n…" },
  ]);
});
