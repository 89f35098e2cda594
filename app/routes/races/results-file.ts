import { data } from "react-router";
import { findRaceToEnter } from "#features/races/page/race-page.server.ts";
import { publishedResults, resultsFile } from "#features/results/public.server.ts";
import { teamsFile } from "#features/results/team-ranking.server.ts";
import { services } from "#services/context.ts";
import { fold } from "#values/text/fold.ts";
import { csvAnswer } from "#values/web/attachment.ts";
import { languageOf } from "#values/web/language.ts";
import type { Route } from "./+types/results-file.ts";

/** `/races/:id/results.csv`: the published results of a distance; with `list=teams`, its ranked teams. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { db } = services(context);
  const race = await findRaceToEnter({ db }, params.id);
  const results = race ? await publishedResults({ db }, race.id) : [];
  const asked = url.searchParams.get("distance");
  const shown = results.find(({ key }) => key === asked) ?? results[0];
  if (!race || !shown) throw data("Results not found", 404);
  const words = fold(`${race.name} ${shown.distance}`).match(/[a-z0-9]+/g) ?? [];
  const isOfTeams = url.searchParams.get("list") === "teams";
  const name = [isOfTeams ? "teams" : "results", ...words.slice(0, 10), race.startDate].join("-");
  if (isOfTeams) return csvAnswer(await teamsFile({ db }, shown, languageOf(url)), `${name}.csv`);
  return csvAnswer(resultsFile({ db }, shown, languageOf(url)), `${name}.csv`);
}
