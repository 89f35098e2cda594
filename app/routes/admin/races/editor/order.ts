import { data, href, redirect } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { orderDistances } from "#features/races/editing/distances/distance-order.server.ts";
import { editingProblems, editingSentence } from "#features/races/editing/messages.ts";
import { orderForm } from "#features/races/editing/schema.ts";
import { dropPages, services } from "#services/context.ts";
import { formOf, readForm } from "#values/form/form.ts";
import { readId } from "#values/id.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Route } from "./+types/order.ts";

/** `POST /admin/races/edit/:id/order`: the distances of a race in another order. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const raceId = readId(args.params.id);
  const form = await formOf(args.request);
  const { value } = readForm(orderForm, form);
  if (!raceId || !value) throw data(editingProblems["no-race"], 404);
  const ordered = await orderDistances(services(args.context), admin, raceId, value.order);
  const problem = ordered.problem && editingSentence(ordered.problem);
  if (!problem) dropPages(args.context);
  const page = href("/admin/races/edit/:id", { id: raceId });
  if (form.has("to")) return seeOtherSaying(page, problem ?? "Order saved.");
  return data({ problem }, problem ? 409 : 200);
}

/** A visit by address goes on to the race. */
export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return redirect(href("/admin/races/edit/:id", { id: args.params.id }));
}
