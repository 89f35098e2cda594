import { href } from "react-router";
import { RaceCard } from "#features/races/card/race-card.tsx";
import type { ShownCard } from "#features/races/card/shown-card.ts";
import { ButtonLink } from "#ui/button.tsx";
import { type Day, formatDay } from "#values/day.ts";
import { formatLength, type LengthUnit } from "#values/length.ts";

/** A season without a race ahead: an empty bib, and open races to begin with. */
export function NoRaceAhead({
  hasPast,
  suggestions,
  goal,
  unit,
}: {
  hasPast: boolean;
  suggestions: readonly ShownCard[];
  /** The day and the length that a training plan leads to. */
  goal: { day: Day; meters: number } | null;
  unit: LengthUnit;
}) {
  const plan = goal && `${formatLength(goal.meters, unit)} on ${formatDay(goal.day)}`;
  return (
    <section aria-labelledby="next-race">
      <div className="season-empty">
        <div aria-hidden="true" className="season-blank">
          <span />
          <span>?</span>
        </div>
        <div>
          <p className="season-eyebrow">Next race</p>
          <h2 id="next-race">
            {hasPast ? "Which one comes next?" : "Your season starts with one race"}
          </h2>
          <p className="season-muted">
            {plan
              ? `You are training for ${plan}, and have not entered a race for it.`
              : hasPast
                ? "Nothing is ahead of you yet. Pick the next number to pin on."
                : "Register for a race, and its bib, the days until then and what is left to do appear here."}
          </p>
          <div className="season-find">
            <ButtonLink to={href("/races")}>Find a race</ButtonLink>
          </div>
        </div>
      </div>
      {suggestions.length > 0 && (
        <>
          <h3 className="season-subtitle">Open now</h3>
          <div className="race-grid">
            {suggestions.map((race) => (
              <RaceCard key={race.id} race={race} heading="h4" />
            ))}
          </div>
        </>
      )}
    </section>
  );
}
