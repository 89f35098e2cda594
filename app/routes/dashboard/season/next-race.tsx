import { href, Link } from "react-router";
import { bibLabel } from "#features/races/card/bib-number.ts";
import { DistanceBib } from "#features/races/card/distance-bib.tsx";
import { coverAddress } from "#features/races/pictures/cover.ts";
import { photoClass } from "#features/races/pictures/picture.ts";
import { placeOf } from "#features/races/race.ts";
import { countdownWords } from "#features/registrations/season/messages.ts";
import type { SeasonRace } from "#features/registrations/season/season.ts";
import { dayOfMonth, formatFullDay, formatMonth } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import { Checklist } from "./checklist.tsx";

type Props = { entry: SeasonRace; name: string; unit: LengthUnit };

/** The race that is next: the runner's own bib on its cover, the days until then, what is left to do. */
export function NextRace({ entry, name, unit }: Props) {
  const { race, bib, distance, days } = entry;
  const { figure, words } = countdownWords(days);
  const label = distance === null ? null : bibLabel(distance, unit);
  return (
    <section className="season-next card" aria-labelledby="next-race">
      <div className={`season-cover${race.photo ? photoClass(race.photo, race.type) : ""}`}>
        <img
          src={race.photo ?? coverAddress(race, "hero")}
          alt=""
          width={1600}
          height={420}
          fetchPriority="high"
        />
      </div>
      <div className="season-body">
        <div className="season-bib">
          <DistanceBib
            edge={`${race.city} · ${formatMonth(race.startDate)} ${dayOfMonth(race.startDate)}`}
            number={String(bib)}
            name={[label, name].filter(Boolean).join(" · ")}
          />
        </div>
        <p className={days === 0 ? "season-count season-count-today" : "season-count"}>
          <strong>{figure}</strong>
          <span>{words}</span>
        </p>
        <div className="season-head">
          <p className="season-eyebrow">Next race</p>
          <h2 id="next-race">
            <Link to={href("/races/:id", { id: race.id })}>{race.name}</Link>
          </h2>
          <p>
            <time dateTime={race.startDate}>{formatFullDay(race.startDate)}</time>
          </p>
          <p className="season-muted">
            {[distance, placeOf(race), `Bib ${bib}`].filter(Boolean).join(" · ")}
          </p>
        </div>
      </div>
      <Checklist entry={entry} />
    </section>
  );
}
