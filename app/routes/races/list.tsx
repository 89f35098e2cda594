import { data, href, redirect } from "react-router";
import { findViewer } from "#features/accounts/viewer.server.ts";
import { keptAmong } from "#features/favorites/favorites.server.ts";
import { firstRaceDay, racesInCalendar } from "#features/races/calendar/calendar.server.ts";
import { calendarPeriod, shownDay } from "#features/races/calendar/calendar.ts";
import { feedAddress } from "#features/races/calendar/calendar-file.ts";
import { withCoversApart } from "#features/races/card/covers-apart.server.ts";
import { shownCard } from "#features/races/card/shown-card.ts";
import { racesAddress } from "#features/races/filters/filters.ts";
import { readRaceFilters } from "#features/races/filters/read-filters.ts";
import { mapPage } from "#features/races/map/race-map.server.ts";
import { metersAway } from "#features/races/places/circle.server.ts";
import { isAroundPosition } from "#features/races/places/near.ts";
import { wordsOnlyIn } from "#features/races/reading/search-words.ts";
import {
  activeFilters,
  lowPriceWord,
  shownTerms,
  uncheckedConditions,
} from "#features/races/search/active-filters.ts";
import { withAskedPlace } from "#features/races/search/asked-place.server.ts";
import { nearInWords } from "#features/races/search/query/query.server.ts";
import { relaxationsOf } from "#features/races/search/relaxations.server.ts";
import { askedPrices, searchRaces } from "#features/races/search/search.server.ts";
import { publicServices } from "#services/context.ts";
import { Arriving } from "#ui/arriving.tsx";
import type { Words } from "#values/say.ts";
import { lengthUnitOf } from "#values/web/cookie.ts";
import { languageOf, splitLanguage } from "#values/web/language.ts";
import { pageLanguages, pageMeta, pageTitle } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import { homeDay } from "#values/zone.ts";
import type { Route } from "./+types/list.ts";
import { furtherReading } from "./list/further-reading.server.ts";
import styles from "./list/list.css?url";
import type { ListData } from "./list/list-data.ts";
import { ListSkeleton } from "./list/list-skeleton.tsx";
import { RaceList } from "./list/race-list.tsx";
import { racesPerWeekday } from "./list/week-view.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args;
  const { db, now, log } = publicServices(context);
  const url = new URL(request.url);
  const today = homeDay(now());
  const typed = readRaceFilters(url.searchParams, today);
  if (isWrittenByForm(url.searchParams)) throw redirect(racesAddress(typed));
  const { filters: asked, asked: place } = withAskedPlace(typed);

  const lang = languageOf(args.url);
  const unit = lengthUnitOf(request.headers.get("cookie"));
  const further = furtherReading({ db, now, log }, asked, lang);
  const { area, page } = asked;
  // Beside a part of the map, the pages are those of the races in view.
  const searched = area ? { ...asked, page: 1 } : asked;
  const { races, query, facets: counted, ...found } = await searchRaces({ db, now }, searched);
  // The drop-down of the cities fetches them when it opens.
  const { city: _cities, ...facets } = counted;
  const isCalendar = asked.view === "month" || asked.view === "week";
  const opensOn = (isCalendar && (await firstRaceDay({ db }, query))) || today;
  const [days, mapped, relaxations] = await Promise.all([
    asked.view === "month" || asked.view === "week"
      ? racesInCalendar(
          { db },
          query,
          calendarPeriod(asked.view, shownDay(asked, today, opensOn)),
          asked.view === "week" ? racesPerWeekday : undefined,
        )
      : null,
    asked.view === "map"
      ? mapPage(db, query, { area, page, found: { races, page: found.page, pages: found.pages } })
      : null,
    found.total === 0 ? relaxationsOf({ db }, query, unit, lang) : [],
  ]);
  const shown = mapped ?? { races, page: found.page, pages: found.pages, map: null };
  const filters = { ...asked, page: shown.page };
  const q = found.corrected ?? filters.q;
  const terms = shownTerms(query.terms, unit, q, lang);
  const active = activeFilters(filters, unit, { terms, q }, lang);
  const chips = active.map(({ name, label, without }) => ({
    name,
    label,
    change: { [name]: without[name] },
  }));
  const readings = active.flatMap(({ literally }) =>
    literally ? [{ words: literally.words, change: { q: literally.q } }] : [],
  );
  const understood = { ...filters, q };
  const feed = url.origin.replace(/^https?:/, "webcal:") + feedAddress(understood, lang);
  const cards = days ? [] : shown.races;
  const away = metersAway(cards, filters.near);
  const prices = await askedPrices(db, query, cards);
  const viewer = await findViewer(args);
  const list: ListData = {
    origin: url.origin,
    unit,
    today,
    filters,
    chips,
    feed,
    found: { ...found, page: shown.page, pages: shown.pages },
    facets,
    readings,
    nearWords: nearInWords(query),
    misspelt: wordsOnlyIn(filters.q, q).join(" "),
    lowPriceWord: lowPriceWord(query.terms, q),
    unchecked: uncheckedConditions(query.terms, lang),
    days,
    opensOn,
    map: shown.map,
    relaxations,
    further: await further,
    place,
    cards: withCoversApart(
      cards,
      cards.map((race) =>
        shownCard(race, unit, { lang, meters: away.get(race.id), asked: prices.get(race.id) }),
      ),
    ),
    kept: await keptAmong(
      { db, log },
      viewer,
      cards.map(({ id }) => id),
    ),
  };
  // Where a visitor is concerns nobody else, so that no cache keeps the page.
  return data(
    { list },
    { headers: isAroundPosition(asked.near) ? { "Cache-Control": "private, no-store" } : {} },
  );
}

/** Coming from another page, the list opens at once and fills when its races arrive. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const list = serverLoader().then((loaded) => loaded.list);
  return { list: splitLanguage(location.pathname).path === href("/races") ? await list : list };
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) =>
  loaderHeaders.has("Cache-Control") ? loaderHeaders : publicPageHeaders();

const title: Words = { en: "Upcoming Races", es: "Próximas carreras" };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const languages = pageLanguages(matches);
  const { lang } = languages;
  const list = loaderData?.list;
  if (!list || list instanceof Promise) return [pageTitle(title[lang])];
  const { filters, origin } = list;
  const { total, corrected } = list.found;
  const named = list.chips.map(({ label }) => label);
  return pageMeta(languages, {
    title: [title[lang], ...named].join(" · "),
    description: {
      en: `${total} upcoming races with dates, distances, prices and reviews. Filter by place, distance and date, or look at them in a calendar.`,
      es: `${total === 1 ? "1 carrera próxima" : `${total} carreras próximas`} con fechas, distancias, precios y reseñas. Filtra por lugar, distancia y fecha, o míralas en un calendario.`,
    },
    // The canonical address of misspelt words is that of the corrected words.
    url: origin + racesAddress({ ...filters, q: corrected ?? filters.q, view: "grid", date: null }),
    // A page per combination of filters would be endless: one filter at most is worth finding.
    indexed: named.length <= 1 && filters.page === 1 && total > 0,
  });
};

export default function RaceListPage({ loaderData }: Route.ComponentProps) {
  return (
    <Arriving value={loaderData.list} fallback={<ListSkeleton />}>
      {(list) => <RaceList list={list} />}
    </Arriving>
  );
}

/** A form without scripts sends every field, also empty ones: the address is tidied by a redirect. */
function isWrittenByForm(params: URLSearchParams): boolean {
  return (
    params.has("distance_from") || params.has("distance_to") || [...params.values()].includes("")
  );
}
