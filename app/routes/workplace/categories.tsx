import { categoryProblems } from "#features/registrations/categories/messages.ts";
import { CategoriesScreen } from "#features/registrations/categories/screens/categories-screen.tsx";
import {
  type CategoriesAnswer,
  loadCategories,
  submitCategory,
  submitChange,
  submitDeletion,
  submitOrder,
  submitTemplate,
} from "#features/registrations/categories/screens/categories-submission.server.ts";
import { serverAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { changeOf } from "../changes.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/categories.ts";
import { requireEditor } from "./editor.server.ts";

export const handle: Handle = { keepsPages: true };

const changes = {
  save: submitChange,
  delete: submitDeletion,
  order: submitOrder,
  template: submitTemplate,
};

export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  const { id, change } = args.params;
  if (change !== undefined) changeOf(changes, change);
  return loadCategories(args, editor, id);
}

/** Adds a category, or makes another change; a refusal is shown on the same screen. */
export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  const { id, change } = args.params;
  if (change === undefined) return submitCategory(args, editor, { at, id });
  return changeOf(changes, change)(args, editor, { at, id });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  serverAnswer(
    serverAction(),
    (): CategoriesAnswer => ({
      problem: categoryProblems["not-saved"],
      errors: null,
      question: null,
    }),
  );

/** Also after a refusal: somebody else may have changed the list. */
export const shouldRevalidate = isServerReached;

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Categories", es: "Categorías" }, pageLanguages(matches).lang);

/** The categories in which a race scores its runners. */
export default function Categories({ loaderData, actionData }: Route.ComponentProps) {
  return <CategoriesScreen {...loaderData} answer={actionData ?? null} />;
}
