import { data } from "react-router";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import { raceIdOf, raceMissing } from "#features/races/editing/screens/race-missing.server.ts";
import type { Workplace } from "#features/races/editing/workplace.ts";
import type { Editor } from "#features/races/rights.server.ts";
import { services } from "#services/context.ts";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import { readId } from "#values/id.ts";
import type { Sentence, Words } from "#values/say.ts";
import { languageOf } from "#values/web/language.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import {
  addCategory,
  applyTemplate,
  deleteCategory,
  orderCategories,
  type Replaced,
  saveCategory,
} from "../commands.server.ts";
import { type CategoryProblem, categoryProblems } from "../messages.ts";
import { findCategories } from "../queries.server.ts";
import { categoryChoice, categoryForm, categoryOrder, templateForm } from "../schema.ts";
import type { CategoryTemplate } from "../templates.ts";

/** What the screen says of a change that was not made. */
export type CategoriesAnswer = {
  /** About the list. */
  problem: Sentence | null;
  /** What is wrong with the form of a category. */
  errors: FormErrors | null;
  /** A template waits for the permission to replace what is in the list. */
  question: { template: CategoryTemplate; replaced: Replaced } | null;
};

type Asked = RequestArgs & { url: URL };
type Place = { at: Workplace; id: string };

const nothing: CategoriesAnswer = { problem: null, errors: null, question: null };

/** The categories of a race that the editor may edit, and which of them the form is about. */
export async function loadCategories({ context, url }: Asked, editor: Editor, id: string) {
  const list = await findCategories(services(context), editor, id);
  if (!list) throw raceMissing();
  return { list, edited: url.searchParams.get("category") };
}

/** Adds a category after the others. */
export async function submitCategory(asked: Asked, editor: Editor, { at, id }: Place) {
  const raceId = raceIdOf(id);
  const form = await formOf(asked.request);
  const { value, errors } = readForm(categoryForm, form);
  if (errors) return data<CategoriesAnswer>({ ...nothing, errors }, 400);
  const added = await addCategory(services(asked.context), editor, raceId, value);
  if (added.problem !== null) return refusedForm(form, added.problem);
  return seeOtherSaying(at.categories(raceId), {
    en: `${added.name} added.`,
    es: `Se agregó ${added.name}.`,
  });
}

/** Saves the category that the address names. */
export async function submitChange(asked: Asked, editor: Editor, { at, id }: Place) {
  const raceId = raceIdOf(id);
  const categoryId = readId(asked.url.searchParams.get("category"));
  const form = await formOf(asked.request);
  const { value, errors } = readForm(categoryForm, form);
  if (errors) return data<CategoriesAnswer>({ ...nothing, errors }, 400);
  if (!categoryId) return refusedForm(form, "gone");
  const key = { raceId, categoryId };
  const saved = await saveCategory(services(asked.context), editor, key, value);
  if (saved.problem !== null) return refusedForm(form, saved.problem);
  return seeOtherSaying(at.categories(raceId), {
    en: `${saved.name} saved.`,
    es: `Se guardó ${saved.name}.`,
  });
}

export async function submitDeletion(asked: Asked, editor: Editor, { at, id }: Place) {
  const raceId = raceIdOf(id);
  const { value } = readForm(categoryChoice, await formOf(asked.request));
  if (!value) return refused("gone");
  const key = { raceId, categoryId: value.category };
  const deleted = await deleteCategory(services(asked.context), editor, key);
  if (deleted.problem !== null) return refused(deleted.problem);
  return seeOtherSaying(at.categories(raceId), {
    en: `${deleted.name} deleted.`,
    es: `Se eliminó ${deleted.name}.`,
  });
}

/** Stores another order: for the buttons without a script, and for the dragged list. */
export async function submitOrder(asked: Asked, editor: Editor, { at, id }: Place) {
  const raceId = raceIdOf(id);
  const form = await formOf(asked.request);
  const { value } = readForm(categoryOrder, form);
  if (!value) return refused("order-changed");
  const { problem } = await orderCategories(services(asked.context), editor, raceId, value);
  if (problem !== null) return refused(problem);
  const said: Words = { en: "Order saved.", es: "Orden guardado." };
  return form.has("move") ? seeOtherSaying(at.categories(raceId), said) : data(nothing);
}

/** Fills the list, and asks before it replaces what is there. */
export async function submitTemplate(asked: Asked, editor: Editor, { at, id }: Place) {
  const raceId = raceIdOf(id);
  const { value } = readForm(templateForm, await formOf(asked.request));
  if (!value) return refused("no-template", 400);
  const { template, replace: mayReplace } = value;
  const lang = languageOf(asked.url);
  const order = { raceId, template, mayReplace };
  const filled = await applyTemplate(services(asked.context), editor, order, lang);
  if (filled.problem === "replaces") {
    const question = { template, replaced: filled.replaced };
    return data<CategoriesAnswer>({ ...nothing, question }, 409);
  }
  if (filled.problem !== null) return refused(filled.problem);
  return seeOtherSaying(at.categories(raceId), {
    en: `The list has ${filled.count} categories now.`,
    es: `Ahora la lista tiene ${filled.count} categorías.`,
  });
}

function refused(problem: CategoryProblem, status: 400 | 409 = 409) {
  if (problem === "no-race") throw raceMissing();
  return data<CategoriesAnswer>({ ...nothing, problem: categoryProblems[problem] }, status);
}

function refusedForm(form: FormData, problem: CategoryProblem) {
  if (problem === "no-race") throw raceMissing();
  const field = problem === "no-distance" ? "distanceId" : null;
  const errors = formErrors(categoryProblems[problem], form, field);
  return data<CategoriesAnswer>({ ...nothing, errors }, field ? 400 : 409);
}
