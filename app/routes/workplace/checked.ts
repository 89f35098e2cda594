import { redirect } from "react-router";
import { confirmRace } from "#features/races/editing/checks.server.ts";
import { raceIdOf, raceMissing } from "#features/races/editing/screens/race-missing.server.ts";
import { dropPages, services } from "#services/context.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Route } from "./+types/checked.ts";
import { requireEditor } from "./editor.server.ts";

/** `POST …/checked`: what the site says about a race is still correct. */
export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  const id = raceIdOf(args.params.id);
  const { problem } = await confirmRace(services(args.context), editor, id);
  if (problem) throw raceMissing();
  dropPages(args.context);
  return seeOtherSaying(at.race(id), { en: "Marked as checked.", es: "Marcada como revisada." });
}

/** A visitor who opens the address is redirected to the race. */
export async function loader(args: Route.LoaderArgs) {
  const { at } = await requireEditor(args);
  return redirect(at.race(args.params.id));
}
