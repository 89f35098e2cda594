import { href, Link, useFetcher } from "react-router";
import type { Favorite } from "#features/favorites/favorites.server.ts";
import { Bib } from "#features/races/card/bib.tsx";
import { RaceTypeBadge } from "#features/races/card/race-type-badge.tsx";
import { coverAddress } from "#features/races/pictures/cover.ts";
import { placeOf } from "#features/races/race.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { Section } from "#ui/page/page.tsx";
import { formatDay } from "#values/day.ts";
import type { Page } from "#values/form/paging.ts";
import { type DashboardTab, tabPath } from "../tab.ts";

/** The races that the viewer keeps, the latest choice first. */
export function FavoriteRaces({ favorites }: { favorites: Page<Favorite> }) {
  const say = useSay();
  return (
    <Section title={say({ en: "Favorite Races", es: "Carreras favoritas" })} className="">
      {favorites.total === 0 ? (
        <EmptyState
          title={say({
            en: "You haven't favorited any races yet.",
            es: "Aún no tienes carreras favoritas.",
          })}
          icon="heart"
          heading="h3"
          action={
            <ButtonLink to={href("/races")}>
              {say({ en: "Find a race", es: "Encuentra una carrera" })}
            </ButtonLink>
          }
        />
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2">
          {favorites.rows.map((favorite) => (
            <FavoriteRace key={favorite.id} race={favorite.race} />
          ))}
        </ul>
      )}
      <MorePages tab="favorites" {...favorites} />
    </Section>
  );
}

/** A favorite race. A removed one goes at once, and comes back if the removal fails. */
function FavoriteRace({ race }: { race: Favorite["race"] }) {
  const lang = useLang();
  const say = useSay();
  const fetcher = useFetcher();
  if (fetcher.state !== "idle") return null;
  const { id: raceId, name, type, startDate } = race;
  const action = href("/favorites/:raceId/:change", { raceId, change: "remove" });
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
          {formatDay(startDate, lang)}
          {race.isOver && say({ en: ", over", es: ", ya se corrió" })}
        </p>
        <p className="text-sm text-muted">{placeOf(race, lang)}</p>
        <fetcher.Form method="post" action={action} className="mt-auto pt-2">
          <Remove name={name} />
        </fetcher.Form>
      </div>
    </li>
  );
}

function Remove({ name }: { name: string }) {
  const say = useSay();
  return (
    <>
      <input type="hidden" name="to" value={tabPath("favorites")} />
      <Button
        type="submit"
        look="plain"
        size="small"
        aria-label={say({ en: `Remove ${name}`, es: `Quitar ${name}` })}
        className="-ml-3"
      >
        {say({ en: "Remove", es: "Quitar" })}
      </Button>
    </>
  );
}

/** Links to the other pages of a tab's list. */
export function MorePages({
  tab,
  page,
  pages,
}: {
  tab: DashboardTab;
  page: number;
  pages: number;
}) {
  return (
    <div className="mt-8 empty:hidden">
      <Pagination page={page} pages={pages} addressOf={(each) => tabPath(tab, each)} />
    </div>
  );
}
