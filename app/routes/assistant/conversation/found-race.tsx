import { href, Link } from "react-router";
import type { FoundRace } from "#features/assistant/conversation/assistant.ts";
import { Bib } from "#features/races/card/bib.tsx";
import { shownCard } from "#features/races/card/shown-card.ts";
import { raceType } from "#features/races/race-type.ts";
import { Icon } from "#ui/icon.tsx";
import { Rating } from "#ui/list/stars.tsx";
import { formatDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";

/** A race that an answer has found: its bib, its facts, and why it fits. */
export function FoundRaceCard({ found, unit }: { found: FoundRace; unit: LengthUnit }) {
  const race = shownCard(found.race, unit);
  const { kind, label } = raceType(race.type);
  return (
    <article className="found-race">
      <div className="found-race-picture">
        <img src={race.picture} alt="" width={640} height={376} loading="lazy" decoding="async" />
        <Bib day={race.day} type={race.type} silent />
      </div>
      <div className="found-race-body">
        <p className="found-race-line">
          <span className={`race-type type-${kind}`}>{label}</span>
          {race.rating !== null && <Rating average={race.rating} count={race.reviews} />}
        </p>
        <h3 className="found-race-name">
          <Link to={href("/races/:id", { id: race.id })}>{race.name}</Link>
        </h3>
        <p className="found-race-place">
          <time dateTime={race.day}>{formatDay(race.day)}</time> · {race.place}
        </p>
        <p className="found-race-facts">
          {race.distances && <span>{race.distances}</span>}
          <strong>{priceOf(race)}</strong>
        </p>
        {race.isCancelled && <p className="found-race-flag">Cancelled</p>}
        {race.isClosed && <p className="found-race-place">Registration closed</p>}
        {found.why.length > 0 && (
          <ul className="found-race-why" aria-label="Why it fits">
            {found.why.map((reason) => (
              <li key={reason}>
                <Icon name="check" />
                {reason}
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

function priceOf({ price, isFrom }: { price: string | null; isFrom: boolean }): string {
  if (price === null) return "Price TBD";
  return isFrom ? `from ${price}` : price;
}
