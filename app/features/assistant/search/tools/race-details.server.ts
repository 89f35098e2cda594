import { isId } from "#values/id.ts";
import { foundRaces } from "../cards.server.ts";
import { raceFactsOf, racesNamed } from "../race-lookup.server.ts";
import type { ToolBench, ToolResult } from "./bench.ts";
import { raceDetails } from "./race-lines.ts";
import { readToolInput } from "./schema.ts";

/** Races of one name that a model reads about. */
const namesakes = 3;

export async function detailsTool(
  { services, seen }: ToolBench,
  input: unknown,
): Promise<ToolResult> {
  const read = readToolInput("race_details", input);
  if ("problem" in read) return { error: read.problem };
  const { ids = [], name } = read.input;
  const search = name ? { race_name: name } : {};
  try {
    const known = ids.filter(isId);
    const named = known.length > 0 || !name ? [] : await racesNamed(services, name, namesakes);
    const facts = await raceFactsOf(services, [...known, ...named.map(({ id }) => id)]);
    if (facts.length === 0)
      return { races: [], error: "No race of this site has this id or name." };
    const races = await foundRaces(
      services,
      facts.map(({ id }) => ({ id, why: [] })),
    );
    seen({ kind: "races", search, races, total: races.length });
    return { races: facts.map(raceDetails) };
  } catch {
    seen({ kind: "search-failed", search, reason: "failed" });
    return { error: "Reading the race failed. Go on without it." };
  }
}
