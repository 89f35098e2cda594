import { data } from "react-router";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import { dropPages, services } from "#services/context.ts";
import { formErrors, formOf, readForm } from "#values/form/form.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { locatorOf } from "../../../map/locator.server.ts";
import type { Editor } from "../../../rights.server.ts";
import { decidePlace } from "../commands.server.ts";
import { placingProblems } from "../messages.ts";
import { findRaceToPlace } from "../queries.server.ts";
import { placeForm } from "../schema.ts";

/** What the screen of a race's position shows to somebody who may edit the race. */
export async function loadPlace(asked: RequestArgs & { url: URL }, editor: Editor, id: string) {
  const typed = asked.url.searchParams.get("q")?.trim() ?? "";
  const race = await findRaceToPlace(services(asked.context), editor, { id, typed });
  if (!race) throw data(placingProblems["no-race"].en, 404);
  const position = race.place?.position ?? null;
  return { race, typed, map: locatorOf({ position, country: race.country }) };
}

/** Stores the form about the place of a race, and redirects. */
export async function submitPlace(
  asked: RequestArgs,
  editor: Editor,
  { id, back }: { id: string; back: string },
) {
  const form = await formOf(asked.request);
  const { value, errors } = readForm(placeForm, form);
  if (!value) return data(errors, 400);
  const { problem } = await decidePlace(services(asked.context), editor, id, value);
  if (problem === "no-race") throw data(placingProblems[problem].en, 404);
  if (problem) return data(formErrors(placingProblems[problem], form), 400);
  dropPages(asked.context);
  return seeOtherSaying(
    back,
    value.choice === "leave"
      ? { en: "The race stays without a position.", es: "La carrera queda sin ubicación." }
      : { en: "Position saved.", es: "Ubicación guardada." },
  );
}
