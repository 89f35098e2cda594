import { Link, useLocation } from "react-router";
import { FavoriteButton } from "#features/favorites/favorite-button.tsx";
import { Bib } from "#features/races/card/bib.tsx";
import { RaceTypeBadge } from "#features/races/card/race-type-badge.tsx";
import { coverAddress } from "#features/races/pictures/cover.ts";
import { photoClass } from "#features/races/pictures/picture.ts";
import { placeOf, raceUrl } from "#features/races/race.ts";
import { listBefore } from "#features/races/search/list-before.ts";
import { useHydrated } from "#ui/hydrated.ts";
import { Icon } from "#ui/icon.tsx";
import { Rating } from "#ui/list/stars.tsx";
import { ShareMenu } from "#ui/overlay/share-menu.tsx";
import { Container } from "#ui/page/page.tsx";
import { formatDay } from "#values/day.ts";
import { ClaimRace } from "./claim-race.tsx";
import type { RaceData } from "./race-data.ts";

/** The picture, the bib, and the type, name, date, place and rating of the race. */
export function RaceHead({ page }: { page: RaceData }) {
  const { race, origin, today, personal } = page;
  const count = race.distances.length;
  return (
    <header>
      <div className={`race-picture${race.photo ? photoClass(race.photo, race.type) : ""}`}>
        <img
          src={race.photo ?? coverAddress(race, "hero")}
          alt=""
          width={1600}
          height={420}
          fetchPriority="high"
        />
        <Container className="absolute inset-x-0 top-4">
          <BackLink />
        </Container>
      </div>
      <Container className="race-title">
        <Bib day={race.startDate} type={race.type} size="large" />
        <div className="min-w-0">
          <Notice status={race.status} isPast={race.startDate < today} />
          <h1 className="text-2xl sm:text-3xl lg:text-4xl">{race.name}</h1>
          <ul className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1.5 text-muted">
            <li>
              <RaceTypeBadge type={race.type} />
            </li>
            <li className="tabular">{formatDay(race.startDate)}</li>
            <li>{placeOf(race)}</li>
            <li>
              <b className="font-semibold text-ink">{count}</b>{" "}
              {count === 1 ? "distance" : "distances"}
            </li>
            {race.rating && (
              <li>
                <a href="#reviews" className="hover:underline">
                  <Rating {...race.rating} unit={["review", "reviews"]} />
                </a>
              </li>
            )}
          </ul>
        </div>
        <div className="race-tools">
          <FavoriteButton
            raceId={race.id}
            count={race.favorites}
            isFavorite={personal?.isFavorite ?? null}
          />
          <ClaimRace page={page} />
          <ShareMenu name={race.name} url={raceUrl(race, origin)} />
        </div>
      </Container>
    </header>
  );
}

/** Leads to the list with the filters that the visitor came from, which the server does not know. */
function BackLink() {
  const { state } = useLocation();
  const isAlive = useHydrated();
  return (
    <Link to={listBefore(isAlive ? state : null)} viewTransition className="race-back">
      <Icon name="chevron-left" className="size-4" /> All races
    </Link>
  );
}

function Notice({ status, isPast }: { status: string; isPast: boolean }) {
  if (status === "cancelled") return <p className="race-notice race-notice-danger">Cancelled</p>;
  return isPast ? <p className="race-notice">This edition is over</p> : null;
}
