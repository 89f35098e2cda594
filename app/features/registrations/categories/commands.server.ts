import { randomUUID } from "node:crypto";
import { and, count, eq, isNotNull, max, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { withRetry } from "#db/failures/retry.ts";
import { entryCategories, raceRegistrations } from "#db/schema.ts";
import { difference, withoutEmpty } from "#features/audit/change.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { storeOrder } from "#features/races/editing/distances/distance-order.server.ts";
import { isDistanceOf, lockRace } from "#features/races/editing/distances/distances.server.ts";
import { type Editor, mayEdit } from "#features/races/rights.server.ts";
import type { Services } from "#services/services.ts";
import { type ListOrder, orderAfter } from "#values/form/moved.ts";
import type { Lang } from "#values/say.ts";
import { type EntryCategory, mostCategories } from "./category.ts";
import { type CategoryProblem, categoryCorrected, type correctionProblems } from "./messages.ts";
import { categoriesOf, isOfRace } from "./queries.server.ts";
import type { CategoryForm } from "./schema.ts";
import { type CategoryTemplate, templateCategories, templateWords } from "./templates.ts";

type Changing = Pick<Services, "db" | "now">;
type CategoryKey = { raceId: string; categoryId: string };
type CategoryChanged = { problem: null; name: string };
type CategoryRefusal = { problem: CategoryProblem };

/** Adds a category after the others of the race. */
export async function addCategory(
  { db, now }: Changing,
  editor: Editor,
  raceId: string,
  form: CategoryForm,
): Promise<CategoryChanged | CategoryRefusal> {
  return withRetry(db, async (tx) => {
    const [race] = await lockRace(tx, editor, raceId);
    if (!race) return { problem: "no-race" };
    if (!(await isDistanceOf(tx, raceId, form.distanceId))) return { problem: "no-distance" };
    const [stored] = await tx
      .select({ last: max(entryCategories.sortOrder), count: count() })
      .from(entryCategories)
      .where(eq(entryCategories.raceId, raceId));
    if ((stored?.count ?? 0) >= mostCategories) return { problem: "too-many" };
    const id = randomUUID();
    const sortOrder = (stored?.last ?? -1) + 1;
    await tx.insert(entryCategories).values({ ...form, id, raceId, sortOrder });
    await recordChange({ db: tx, now }, editor, {
      action: "created",
      subjectType: "entry category",
      subjectId: id,
      subjectName: `${form.name}, ${race.name}`,
      after: withoutEmpty(form),
    });
    return { problem: null, name: form.name };
  });
}

/** Stores what the form of a category says. */
export async function saveCategory(
  { db, now }: Changing,
  editor: Editor,
  key: CategoryKey,
  form: CategoryForm,
): Promise<CategoryChanged | CategoryRefusal> {
  return withRetry(db, async (tx) => {
    const [race] = await lockRace(tx, editor, key.raceId);
    if (!race) return { problem: "no-race" };
    const stored = await findCategory(tx, key);
    if (!stored) return { problem: "gone" };
    if (!(await isDistanceOf(tx, key.raceId, form.distanceId))) return { problem: "no-distance" };
    const { id, ...before } = stored;
    const change = difference(before, form);
    if (!change) return { problem: null, name: form.name };
    await tx.update(entryCategories).set(form).where(isOfRace(key));
    await recordChange({ db: tx, now }, editor, {
      action: "changed",
      subjectType: "entry category",
      subjectId: id,
      subjectName: `${form.name}, ${race.name}`,
      ...change,
    });
    return { problem: null, name: form.name };
  });
}

/** Deletes a category. Its entries get the next one that fits. */
export async function deleteCategory(
  { db, now }: Changing,
  editor: Editor,
  key: CategoryKey,
): Promise<CategoryChanged | CategoryRefusal> {
  return withRetry(db, async (tx) => {
    const [race] = await lockRace(tx, editor, key.raceId);
    if (!race) return { problem: "no-race" };
    const stored = await findCategory(tx, key);
    if (!stored) return { problem: "gone" };
    const { id, ...before } = stored;
    // Triggers through the corrected entries: event; see app/db/functions/registrations.sql
    await tx.delete(entryCategories).where(isOfRace(key));
    await recordChange({ db: tx, now }, editor, {
      action: "deleted",
      subjectType: "entry category",
      subjectId: id,
      subjectName: `${before.name}, ${race.name}`,
      before: withoutEmpty(before),
    });
    return { problem: null, name: before.name };
  });
}

/** Puts all categories of a race in another order, or moves one of them by one place. */
export async function orderCategories(
  { db, now }: Changing,
  editor: Editor,
  raceId: string,
  asked: ListOrder,
): Promise<{ problem: null } | CategoryRefusal> {
  return withRetry(db, async (tx) => {
    const [race] = await lockRace(tx, editor, raceId);
    if (!race) return { problem: "no-race" };
    const stored = await categoriesOf(tx, raceId);
    const names = new Map(stored.map(({ id, name }) => [id, name]));
    const order = orderAfter([...names.keys()], asked);
    if (!order) return { problem: "order-changed" };
    if (order.join() === [...names.keys()].join()) return { problem: null };
    await storeOrder(tx, entryCategories, raceId, order);
    await recordChange({ db: tx, now }, editor, {
      action: "ordered the categories of",
      subjectType: "race",
      subjectId: raceId,
      subjectName: race.name,
      before: { categories: [...names.values()] },
      after: { categories: order.map((id) => names.get(id)) },
    });
    return { problem: null };
  });
}

/** What a template would delete. */
export type Replaced = { count: number; corrected: number };

/**
 * Fills the list with a template. Where it has categories already, `mayReplace` says that they may be
 * deleted; without it the answer is what would be.
 */
export async function applyTemplate(
  { db, now }: Changing,
  editor: Editor,
  {
    raceId,
    template,
    mayReplace,
  }: { raceId: string; template: CategoryTemplate; mayReplace: boolean },
  lang: Lang,
): Promise<
  { problem: null; count: number } | { problem: "replaces"; replaced: Replaced } | CategoryRefusal
> {
  return withRetry(db, async (tx) => {
    const [race] = await lockRace(tx, editor, raceId);
    if (!race) return { problem: "no-race" };
    const stored = await categoriesOf(tx, raceId);
    if (stored.length > 0 && !mayReplace) {
      const corrected = await tx.$count(
        raceRegistrations,
        and(eq(raceRegistrations.raceId, raceId), sql`${raceRegistrations.categoryId} is not null`),
      );
      return { problem: "replaces", replaced: { count: stored.length, corrected } };
    }
    const added = templateCategories(template, lang);
    // Triggers through the corrected entries: event; see app/db/functions/registrations.sql
    await tx.delete(entryCategories).where(eq(entryCategories.raceId, raceId));
    await tx
      .insert(entryCategories)
      .values(added.map((category, sortOrder) => ({ ...category, raceId, sortOrder })));
    await recordChange({ db: tx, now }, editor, {
      action: "filled the categories of",
      subjectType: "race",
      subjectId: raceId,
      subjectName: race.name,
      before: { categories: stored.map(({ name }) => name) },
      after: { template: templateWords[template].en, categories: added.map(({ name }) => name) },
    });
    return { problem: null, count: added.length };
  });
}

async function findCategory(tx: Database, key: CategoryKey): Promise<EntryCategory | undefined> {
  const all = await categoriesOf(tx, key.raceId);
  return all.find(({ id }) => id === key.categoryId);
}

/**
 * Puts an entry in a category of its race, whether or not it fits; `null` gives it the automatic one
 * again.
 */
export async function correctCategory(
  { db, now }: Pick<Services, "db" | "now">,
  editor: Editor,
  { registrationId, categoryId }: { registrationId: string; categoryId: string | null },
): Promise<{ problem: keyof typeof correctionProblems | null }> {
  return withRetry(db, async (tx) => {
    const isTheirs = and(
      eq(raceRegistrations.id, registrationId),
      isNotNull(raceRegistrations.bib),
      mayEdit(editor, raceRegistrations.raceId),
    );
    const [of] = await tx
      .select({ raceId: raceRegistrations.raceId })
      .from(raceRegistrations)
      .where(isTheirs);
    // The race first, as the commands that change its categories do.
    const [race] = of ? await lockRace(tx, editor, of.raceId) : [];
    const [entry] = await tx
      .select(correctedColumns)
      .from(raceRegistrations)
      .where(isTheirs)
      .for("no key update");
    if (!race || !entry || entry.userId === null) return { problem: "gone" };
    if (entry.categoryId === categoryId) return { problem: null };
    const categories = await categoriesOf(tx, entry.raceId);
    const find = (id: string | null) => categories.find((category) => category.id === id);
    const chosen = find(categoryId);
    if (categoryId !== null && !chosen) return { problem: "no-category" };
    if (chosen?.distanceId && chosen.distanceId !== entry.distanceId) {
      return { problem: "no-category" };
    }
    // Triggers: event; see app/db/functions/registrations.sql
    await tx
      .update(raceRegistrations)
      .set({ categoryId, updatedAt: now() })
      .where(eq(raceRegistrations.id, registrationId));
    await recordChange({ db: tx, now }, editor, {
      action: categoryCorrected,
      subjectType: "registration",
      subjectId: registrationId,
      subjectName: race.name,
      before: { category: find(entry.categoryId)?.name ?? null },
      after: { category: chosen?.name ?? null },
    });
    return { problem: null };
  });
}

const correctedColumns = {
  raceId: raceRegistrations.raceId,
  distanceId: raceRegistrations.distanceId,
  categoryId: raceRegistrations.categoryId,
  userId: raceRegistrations.userId,
};
