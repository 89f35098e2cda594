import { Form, href, Link, useFetcher, useHref, useLocation } from "react-router";
import { Bib } from "#features/races/card/bib.tsx";
import { listBefore } from "#features/races/card/list-before.ts";
import { RaceTypeBadge } from "#features/races/card/race-type-badge.tsx";
import { WidePicture } from "#features/races/pictures/wide-picture.tsx";
import { placeOf, raceUrl } from "#features/races/race.ts";
import type { Standing } from "#features/races/standing.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import { Icon } from "#ui/icon.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rating } from "#ui/list/stars.tsx";
import { ShareMenu } from "#ui/overlay/share-menu.tsx";
import { Container } from "#ui/page/page.tsx";
import { formatDay } from "#values/day.ts";
import { sayIn } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { inLanguage } from "#values/web/language.ts";
import { EditionLink, StandingNotice } from "./late-parts.tsx";
import type { RaceData } from "./race-data.ts";

/** The picture, the bib, and the type, name, date, place and rating of the race. */
export function RaceHead({ page, standing }: { page: RaceData; standing: Standing }) {
  const lang = useLang();
  const say = sayIn(lang);
  const { race, origin, personal } = page;
  const count = race.distances.length;
  return (
    <header>
      <WidePicture race={race} className="race-picture">
        <Container className="absolute inset-x-0 top-4">
          <BackLink />
        </Container>
      </WidePicture>
      <Container className="race-title">
        <Bib day={race.startDate} type={race.type} size="large" className="race-title-bib" />
        <div className="min-w-0">
          <h1 className="text-2xl sm:text-3xl lg:text-4xl">{race.name}</h1>
          <ul className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1.5 text-muted">
            <li>
              <RaceTypeBadge type={race.type} />
            </li>
            <li className="tabular">{formatDay(race.startDate, lang)}</li>
            <li>{placeOf(race, lang)}</li>
            <li>
              <b className="font-semibold text-ink">{count}</b>{" "}
              {say(
                count === 1
                  ? { en: "distance", es: "distancia" }
                  : { en: "distances", es: "distancias" },
              )}
            </li>
            {page.editions.previous && (
              <li>
                <EditionLink edition={page.editions.previous}>
                  {say({ en: "Previous edition", es: "Edición anterior" })}
                </EditionLink>
              </li>
            )}
            {race.rating && (
              <li>
                <a href="#reviews" className="hover:underline">
                  <Rating
                    {...race.rating}
                    unit={[
                      say({ en: "review", es: "reseña" }),
                      say({ en: "reviews", es: "reseñas" }),
                    ]}
                  />
                </a>
              </li>
            )}
          </ul>
          {standing !== "open" && <StandingNotice page={page} />}
        </div>
        <div className="race-tools">
          {page.hasResults && (
            <ButtonLink to={href("/races/:id/results", { id: race.id })} size="small">
              {say({ en: "Results", es: "Resultados" })}
            </ButtonLink>
          )}
          <FavoriteButton
            raceId={race.id}
            count={race.favorites}
            isFavorite={personal?.isFavorite ?? null}
          />
          <ShareMenu name={race.name} url={inLanguage(lang, raceUrl(race, origin))} />
        </div>
      </Container>
    </header>
  );
}

/** Leads to the list with the filters that the visitor came from, which the server does not know. */
function BackLink() {
  const say = useSay();
  const { state } = useLocation();
  const isAlive = useHydrated();
  return (
    <Link to={listBefore(isAlive ? state : null)} viewTransition className="back-pill">
      <Icon name="chevron-left" className="size-4" />{" "}
      {say({ en: "All races", es: "Todas las carreras" })}
    </Link>
  );
}

/**
 * A heart with the number of runners who keep the race, or with what it does while nobody does. It shows what was asked for at once, and
 * goes back when that fails. A visitor is sent to the sign-in page and finds
 * the race kept afterwards.
 */
function FavoriteButton({
  raceId,
  count,
  isFavorite,
}: {
  raceId: string;
  count: number;
  /** `null` for a visitor. */
  isFavorite: boolean | null;
}) {
  const say = useSay();
  const fetcher = useFetcher();
  const [add, remove] = [
    href("/favorites/:raceId/:change", { raceId, change: "add" }),
    href("/favorites/:raceId/:change", { raceId, change: "remove" }),
  ];
  const wholeAdd = useHref(add);
  const isShown =
    isFavorite !== null && fetcher.formAction ? fetcher.formAction === wholeAdd : isFavorite;
  const shownCount = count + Number(isShown) - Number(isFavorite);
  const action = isShown ? remove : add;
  return (
    <Form
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        fetcher.submit(null, { method: "post", action });
      }}
    >
      <input type="hidden" name="to" value={href("/races/:id", { id: raceId })} />
      <button
        type="submit"
        aria-pressed={isShown ?? false}
        className="button button-quiet button-small"
      >
        <Icon
          name="heart"
          filled={isShown ?? false}
          className={isShown ? "size-[1.25em] text-signal" : "size-[1.25em]"}
        />
        <span className={shownCount === 0 ? "" : "sr-only"}>
          {say({ en: "Save", es: "Guardar" })}
          {shownCount > 0 && ","}
        </span>
        {shownCount > 0 && (
          <>
            <span className="tabular">{formatCount(shownCount)}</span>
            <span className="sr-only">
              {say(
                shownCount === 1
                  ? { en: "runner", es: "corredor" }
                  : { en: "runners", es: "corredores" },
              )}
            </span>
          </>
        )}
      </button>
    </Form>
  );
}
