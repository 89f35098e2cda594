import { href } from "react-router";
import { bibLabel } from "#features/races/card/bib-number.ts";
import { distanceIn } from "#features/races/distance.ts";
import { placeOf } from "#features/races/race.ts";
import { sameDayWords } from "#features/registrations/season/messages.ts";
import type { SeasonRace } from "#features/registrations/season/season.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";
import type { LengthUnit } from "#values/length.ts";
import { Checklist } from "./checklist.tsx";
import { RaceAhead } from "./race-ahead.tsx";

type Props = { entry: SeasonRace; sameDay: SeasonRace[]; unit: LengthUnit };

/**
 * The race that is next: the runner's own bib on its cover, the days until then, what else the day has,
 * what is left to do.
 */
export function NextRace({ entry, sameDay, unit }: Props) {
  const { race, bib, runner, distance, days } = entry;
  const label = distance === null ? null : bibLabel(distance, unit);
  const length = distance === null ? null : distanceIn(distance, unit);
  return (
    <RaceAhead
      race={race}
      days={days}
      eyebrow="Next race"
      number={String(bib)}
      name={[label, runner].filter(Boolean).join(" · ")}
      facts={[length, placeOf(race), `Bib ${bib}`].filter(Boolean).join(" · ")}
      also={sameDay.map((other) => (
        <p key={other.id} className="season-muted">
          Also:{" "}
          <TextLink to={href("/registrations/:id", { id: other.id })}>
            {sameDayWords(other, entry, unit)}
          </TextLink>
        </p>
      ))}
    >
      <Checklist entry={entry} />
    </RaceAhead>
  );
}
