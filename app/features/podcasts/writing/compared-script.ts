import { amountsIn, type KnownRace } from "#features/blog/writing/model/known-race.ts";
import { mistakesIn } from "#features/blog/writing/model/mistakes.ts";
import { toMeters } from "#features/races/distance.ts";
import { type Day, parseDay } from "#values/day.ts";
import { plainScript } from "../script/plain-script.ts";
import { inDigits } from "./in-digits.ts";
import type { ScriptRace } from "./script-race.ts";

/** What a script says against what is known of its races, in words that a model can mend. */
export function scriptMistakes(script: string, races: readonly ScriptRace[], today: Day): string[] {
  return mistakesIn(inDigits(plainScript(script)), races.map(knownRace), today);
}

function knownRace(race: ScriptRace): KnownRace {
  const { date, known, location, distance, description, type } = race;
  const day = parseDay(date);
  const closes = parseDay(known?.closes ?? "");
  const words = distance.split(/[;,]\s/);
  const lengths = words.flatMap((text) => {
    const meters = toMeters(text);
    return meters === null ? [] : [{ text, meters }];
  });
  return {
    // The script is read the same way.
    name: inDigits(race.name),
    days: day ? [day, ...(closes ? [closes] : [])] : [],
    places: location.split(",").flatMap((place) => place.trim() || []),
    lengths: lengths.length === words.length ? lengths : [],
    amounts: amountsIn(description).map(({ amount }) => amount),
    words: `${type}. ${description}`,
  };
}
