import { requireViewer } from "#features/accounts/viewer.server.ts";
import { findListRace } from "#features/registrations/lists/queries.server.ts";
import { services } from "#services/context.ts";
import { csvHead } from "#values/csv.ts";
import { csvAnswer } from "#values/web/attachment.ts";
import { languageOf } from "#values/web/language.ts";
import type { Route } from "./+types/template.ts";

/** `/races/:id/register/list.csv`: the columns of a list of people, as the form of the race asks for them. */
export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  const found = await findListRace(services(args.context), args.params.id);
  if (!found) throw new Response("Race Not Found", { status: 404 });
  const lang = languageOf(args.url);
  const name = { en: "people", es: "personas" }[lang];
  return csvAnswer(csvHead(found.columns.map(({ title }) => title[lang])), `${name}.csv`);
}
