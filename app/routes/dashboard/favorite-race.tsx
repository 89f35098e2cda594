import { href, Link, useFetcher } from "react-router";
import type { Favorite } from "#features/favorites/favorite.ts";
import { Bib } from "#features/races/card/bib.tsx";
import { RaceTypeBadge } from "#features/races/card/race-type-badge.tsx";
import { coverAddress } from "#features/races/pictures/cover.ts";
import { placeOf } from "#features/races/race.ts";
import { Button } from "#ui/button.tsx";
import { type Day, formatDay } from "#values/day.ts";
import { tabPath } from "./tab.ts";

/** A favorite race. A removed one goes at once, and comes back if the removal fails. */
export function FavoriteRace({ race, today }: { race: Favorite["race"]; today: Day }) {
  const fetcher = useFetcher();
  if (fetcher.state !== "idle") return null;
  const { id: raceId, name, type, startDate } = race;
  const action = href("/favorites/:raceId/remove", { raceId });
  return (
    <li className="card flex overflow-hidden">
      <div className="relative w-32 shrink-0 sm:w-40">
        <img
          src={race.photo ?? coverAddress(race, "card")}
          alt=""
          width={160}
          height={150}
          loading="lazy"
          className="absolute size-full object-cover"
        />
        <div className="relative p-3">
          <Bib day={startDate} type={type} />
        </div>
      </div>
      <div className="flex min-w-0 flex-1 flex-col p-4">
        <RaceTypeBadge type={type} />
        <h3 className="text-lg">
          <Link to={href("/races/:id", { id: raceId })} className="hover:underline">
            {name}
          </Link>
        </h3>
        <p className="text-sm text-muted">
          {formatDay(startDate)}
          {startDate < today && ", over"}
        </p>
        <p className="text-sm text-muted">{placeOf(race)}</p>
        <fetcher.Form method="post" action={action} className="mt-auto pt-2">
          <Remove name={name} />
        </fetcher.Form>
      </div>
    </li>
  );
}

function Remove({ name }: { name: string }) {
  return (
    <>
      <input type="hidden" name="to" value={tabPath("favorites")} />
      <Button
        type="submit"
        look="plain"
        size="small"
        aria-label={`Remove ${name}`}
        className="-ml-3"
      >
        Remove
      </Button>
    </>
  );
}
