import { href } from "react-router";
import type { DistanceFacts, RaceFacts } from "#features/assistant/search/race-facts.ts";
import { showPrice } from "#features/races/shown-price.ts";
import { formatDay } from "#values/day.ts";
import { type CommonGround, placeInProse } from "./grouping.ts";
import { climbInProse, clockInProse } from "./prose-values.ts";
import { byLength } from "./sentences.ts";

/** The most distances that a cell lists. */
const namedDistances = 5;

/** All races on a few lines, each with a link to its page. */
export function racesTable(
  races: readonly RaceFacts[],
  known: Pick<CommonGround, "state" | "country">,
): string {
  const rows = races.map((race) => [
    raceLink(race),
    formatDay(race.startDate, "en"),
    placeInProse(race, known),
    distancesCell(race),
    priceCell(race),
  ]);
  return table(["Race", "Date", "Place", "Distances", "Entry from"], rows);
}

/** The distances of one race, with all that the listing says of them. */
export function distancesTable(race: RaceFacts): string {
  const distances = byLength(race.distances);
  const columns: Record<string, (distance: DistanceFacts) => string | null> = {
    Distance: ({ name }) => name,
    Start: ({ startTime }) => startTime && clockInProse(startTime),
    "Time limit": ({ timeLimit }) => timeLimit,
    Climb: ({ elevationGain }) => elevationGain && climbInProse(elevationGain),
    Price: ({ price }) => (price.kind === "unknown" ? null : showPrice(price, "en")),
    Places: ({ capacity }) => (capacity === null ? null : String(capacity)),
  };
  const told = Object.entries(columns).filter(([, read]) => distances.some(read));
  return table(
    told.map(([name]) => name),
    distances.map((distance) => told.map(([, read]) => read(distance) ?? "not listed")),
  );
}

/** The name of a race as a link to its page. */
export function raceLink({ id, name }: Pick<RaceFacts, "id" | "name">): string {
  return `[${name}](${href("/races/:id", { id })})`;
}

function priceCell({ status, price }: RaceFacts): string {
  if (status === "cancelled") return "cancelled";
  return price.kind === "unknown" ? "not listed" : showPrice(price, "en");
}

function distancesCell({ distances }: RaceFacts): string {
  const names = [...new Set(byLength(distances).map(({ name }) => name))];
  if (names.length === 0) return "not listed";
  const more = names.length - namedDistances;
  return names.slice(0, namedDistances).join(", ") + (more > 0 ? ` and ${more} more` : "");
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
