import { href } from "react-router";
import type { Favorite } from "#features/favorites/favorite.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Section } from "#ui/page/page.tsx";
import type { Day } from "#values/day.ts";
import type { Page } from "#values/form/paging.ts";
import { FavoriteRace } from "./favorite-race.tsx";
import { MorePages } from "./more-pages.tsx";

/** The races that the viewer keeps, the latest choice first. */
export function FavoriteRaces({ favorites, today }: { favorites: Page<Favorite>; today: Day }) {
  return (
    <Section title="Favorite Races" className="">
      {favorites.total === 0 ? (
        <EmptyState
          title="You haven't favorited any races yet."
          icon="heart"
          heading="h3"
          action={<ButtonLink to={href("/races")}>Find a race</ButtonLink>}
        />
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2">
          {favorites.rows.map((favorite) => (
            <FavoriteRace key={favorite.id} race={favorite.race} today={today} />
          ))}
        </ul>
      )}
      <MorePages tab="favorites" {...favorites} />
    </Section>
  );
}
