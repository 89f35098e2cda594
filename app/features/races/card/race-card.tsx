import { href, Link } from "react-router";
import { Rating } from "#ui/list/stars.tsx";
import { formatDay } from "#values/day.ts";
import { raceType } from "../race-type.ts";
import type { ListBefore } from "../search/list-before.ts";
import { Bib } from "./bib.tsx";
import type { ShownCard } from "./shown-card.ts";

/**
 * A race as lists show it. The whole card is a link to its page. Lists render dozens of cards per
 * request: each element and each hook in here counts.
 */
export function RaceCard({
  race,
  before,
  heading: Heading = "h3",
  eager = false,
}: {
  race: ShownCard;
  /** The list of the card, for the race's page. */
  before?: ListBefore;
  heading?: "h2" | "h3" | "h4";
  /** For cards that are visible without scrolling: their pictures are fetched at once. */
  eager?: boolean;
}) {
  const { kind, label } = raceType(race.type);
  return (
    <article className={race.isCancelled ? "race-card card race-card-cancelled" : "race-card card"}>
      <div className="race-card-picture">
        <img
          src={race.picture}
          alt=""
          width={640}
          height={376}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={eager ? "high" : undefined}
          decoding="async"
        />
        <Bib day={race.day} type={race.type} silent />
        {race.isCancelled && <span className="race-card-flag">Cancelled</span>}
      </div>
      <div className="race-card-body">
        <div className={`race-card-type race-type type-${kind}`} title={label}>
          {label}
        </div>
        <Heading className="race-card-name">
          <Link
            to={href("/races/:id", { id: race.id })}
            prefetch="intent"
            state={before}
            className="stretched"
          >
            {race.name}
          </Link>
        </Heading>
        <div className="race-card-line">
          <time dateTime={race.day}>{formatDay(race.day)}</time>
          {race.rating !== null && <Rating average={race.rating} count={race.reviews} />}
        </div>
        <div className="race-card-place">{race.place}</div>
        {race.distances.length > 0 && (
          <ul className="race-card-distances" aria-label="Distances">
            {race.distances.map((distance) => (
              <li key={distance} className="chip">
                {distance}
              </li>
            ))}
            {race.more > 0 && <li className="text-sm text-muted">{`+${race.more}`}</li>}
          </ul>
        )}
        <div className="race-card-price">
          {race.isClosed && <div className="race-card-state">Registration closed</div>}
          {race.isFrom && "from"}
          {race.original && (
            <s>
              <span className="sr-only">instead of </span>
              {race.original}
            </s>
          )}
          {race.price === null ? (
            <strong className="text-muted">TBD</strong>
          ) : (
            <strong>{race.price}</strong>
          )}
        </div>
      </div>
    </article>
  );
}
