import { data, href, redirect } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { cancelRace } from "#features/races/editing/commands.server.ts";
import { editingSentence, saidOf } from "#features/races/editing/messages.ts";
import { dropPages, publicOrigin, services } from "#services/context.ts";
import { readId } from "#values/id.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Route } from "./+types/cancel.ts";

/** `POST /admin/races/edit/:id/cancel`: the race is called off, and its runners are told. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const id = readId(args.params.id);
  if (!id) throw data(null, 404);
  const at = { id, origin: publicOrigin(args.request) };
  const done = await cancelRace(services(args.context), admin, at);
  if (done.problem === null) dropPages(args.context);
  const said =
    done.problem === null
      ? saidOf(`${done.name} is cancelled.`, done.told)
      : editingSentence(done.problem);
  return seeOtherSaying(href("/admin/races/edit/:id", { id }), said);
}

/** A visit by address goes on to the race. */
export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return redirect(href("/admin/races/edit/:id", { id: args.params.id }));
}
