import { href, Link } from "react-router";
import type { FoundRace } from "#features/assistant/conversation/assistant.ts";
import { Bib } from "#features/races/card/bib.tsx";
import { shownCard } from "#features/races/card/shown-card.ts";
import type { LengthUnit } from "#values/length.ts";

/** A race that the coach has found. It opens beside the session, which goes on. */
export function FoundRaceLine({ found, unit }: { found: FoundRace; unit: LengthUnit }) {
  const race = shownCard(found.race, unit);
  return (
    <li className="room-race">
      <Bib day={race.day} type={race.type} />
      <div>
        <Link to={href("/races/:id", { id: race.id })} target="_blank" rel="noopener">
          {race.name}
          <span className="sr-only"> (opens in a new tab)</span>
        </Link>
        <p>{race.place}</p>
        <p>
          {[race.distances, priceOf(race)].filter(Boolean).join(" · ")}
          {race.isCancelled && <strong> · Cancelled</strong>}
        </p>
      </div>
    </li>
  );
}

function priceOf({ price, isFrom }: { price: string | null; isFrom: boolean }): string {
  if (price === null) return "Price TBD";
  return isFrom ? `from ${price}` : price;
}
