import { data, redirect } from "react-router";
import { correctCategory } from "#features/registrations/categories/commands.server.ts";
import { correctionProblems } from "#features/registrations/categories/messages.ts";
import { correctionForm } from "#features/registrations/categories/schema.ts";
import { findEntry } from "#features/registrations/roster/queries.server.ts";
import { services } from "#services/context.ts";
import { formOf, readForm } from "#values/form/form.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/correction.ts";
import { requireEditor } from "./editor.server.ts";

export const handle: Handle = { keepsPages: true };

/** `POST …/registrations/:id/category`: puts an entry in another category. */
export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  const entry = await findEntry(services(args.context), editor, args.params.id);
  if (!entry) throw data(correctionProblems.gone, 404);
  const screen = at.registration(entry.id);
  const { value } = readForm(correctionForm, await formOf(args.request));
  if (!value) return seeOtherSaying(screen, correctionProblems["no-category"]);
  const { problem } = await correctCategory(services(args.context), editor, {
    registrationId: entry.id,
    categoryId: value.category,
  });
  return seeOtherSaying(
    screen,
    problem === null
      ? { en: "Category saved.", es: "Categoría guardada." }
      : correctionProblems[problem],
  );
}

/** A visitor who opens the address is redirected to the registration. */
export async function loader(args: Route.LoaderArgs) {
  const { at } = await requireEditor(args);
  return redirect(at.registration(args.params.id));
}
