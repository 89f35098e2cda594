import { type RaceKind, raceType } from "#features/races/race-type.ts";
import type { ScriptRace } from "../script-race.ts";

/** General advice for a kind of race: what holds for every runner, and nothing about one race. */
const byKind: Partial<Record<RaceKind, string>> = {
  road: "On the road, the pace is the whole art. Start a little slower than you would like to, let others go in the first kilometers, and spend what you saved in the last third. Run in the shoes that you know from your long runs, and not in new ones.",
  urban:
    "In a city, the turns and the crowds cost more than the clock says. Start a little slower than you would like to, stay on the shortest line through the turns, and save something for the last third.",
  trail:
    "On trails, think in hours and not in kilometers. Walk the steep parts early, while you still could run them, eat a little and often, and practice going down, because that is where tired legs are lost. Read the list of required equipment before you pack.",
  ultra:
    "In an ultra, nobody regrets a slow start. Walk uphill from the first climb on, eat before you are hungry, drink to thirst, and give yourself a plan for the night and for the moment when you want to stop. Read the list of required equipment before you pack.",
  triathlon:
    "In a triathlon, practice the changes as well as the three sports. Run after some of your bike rides, so that your legs know the feeling, and lay out your things in the order in which you need them.",
  mtb: "On a mountain bike, brake before the turn and not in it, look where you want to go, and check your tires and your brakes the evening before.",
};

const everyRace =
  "In the last week, run less than you would like to and sleep more than usual. Try nothing new on the day: not the breakfast, not the shoes, and not the pace. And if something hurts in a way that you do not know, ask a doctor before you ask a race.";

/** What to do with the days before: for the kinds of these races, each said once. */
export function adviceFor(races: readonly ScriptRace[]): string[] {
  const kinds = [...new Set(races.map(({ type }) => raceType(type).kind))];
  const own = kinds.flatMap((kind) => byKind[kind] ?? []);
  return [...own.slice(0, 2), everyRace];
}
