import { href, Link } from "react-router";
import { Chip } from "#ui/chip.tsx";
import { Rating } from "#ui/stars.tsx";
import { formatDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import { Bib } from "./bib.tsx";
import { coverAddress } from "./cover.ts";
import { formatDistance } from "./distance.ts";
import type { ListBefore } from "./list-before.ts";
import { OriginalPrice } from "./original-price.tsx";
import { showPrice } from "./price.ts";
import { placeOf, type RaceCard as Race } from "./race.ts";
import { RaceTypeBadge } from "./race-type-badge.tsx";

/** How many distances a card names before it counts the rest. */
const distanceLimit = 4;

/** A race as lists show it. The whole card leads to its page. */
export function RaceCard({
  race,
  unit,
  showCurrency = false,
  heading: Heading = "h3",
  eager = false,
  before,
}: {
  race: Race;
  unit: LengthUnit;
  /** Names the currency beside the symbol, where a list mixes currencies. */
  showCurrency?: boolean;
  heading?: "h2" | "h3" | "h4";
  /** For cards that are seen without scrolling: their pictures are fetched at once. */
  eager?: boolean;
  /** The list that the card stands in, to come back to. */
  before?: ListBefore;
}) {
  const isCancelled = race.status === "cancelled";
  const more = race.distances.length - distanceLimit;
  return (
    <article className={`race-card card${isCancelled ? " race-card-cancelled" : ""}`}>
      <div className="race-card-picture">
        <img
          src={race.photo ?? coverAddress(race, "card")}
          alt=""
          width={640}
          height={376}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={eager ? "high" : undefined}
          decoding="async"
        />
        <Bib day={race.startDate} type={race.type} />
        {isCancelled && <span className="race-card-flag">Cancelled</span>}
      </div>
      <div className="race-card-body">
        <div className="race-card-type">
          <RaceTypeBadge type={race.type} />
        </div>
        <Heading className="race-card-name">
          <Link
            to={href("/races/:id", { id: race.id })}
            state={before}
            prefetch="intent"
            className="stretched"
          >
            {race.name}
          </Link>
        </Heading>
        <div className="race-card-line">
          <span>{formatDay(race.startDate)}</span>
          {race.rating && <Rating {...race.rating} />}
        </div>
        <div className="race-card-place">{placeOf(race)}</div>
        {race.distances.length > 0 && (
          <ul className="race-card-distances" aria-label="Distances">
            {race.distances.slice(0, distanceLimit).map((distance) => (
              <li key={distance.text}>
                <Chip>{formatDistance(distance, unit)}</Chip>
              </li>
            ))}
            {more > 0 && <li className="text-sm text-muted">+{more}</li>}
          </ul>
        )}
        <StartingPrice race={race} showCurrency={showCurrency} />
      </div>
    </article>
  );
}

function StartingPrice({ race, showCurrency }: { race: Race; showCurrency: boolean }) {
  const { price } = race;
  const isClosed = race.isClosed && race.status !== "cancelled";
  return (
    <div className="race-card-price">
      <span>{isClosed ? "Registration closed" : price.kind === "amount" && "from"}</span>
      <span>
        <OriginalPrice price={price} />
        <strong className={price.kind === "unknown" ? "text-muted" : ""}>
          {showPrice(price, { showCurrency })}
        </strong>
      </span>
    </div>
  );
}
