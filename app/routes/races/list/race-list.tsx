import { type CSSProperties, lazy, Suspense, useEffect, useRef, useState } from "react";
import { href, Link } from "react-router";
import { Keeping } from "#features/favorites/keeping.tsx";
import { RaceCard } from "#features/races/card/race-card.tsx";
import type { ShownCard } from "#features/races/card/shown-card.ts";
import { useChosenRaces } from "#features/races/comparing/chosen-races.tsx";
import { CompareBox, CompareTray } from "#features/races/comparing/compare-tray.tsx";
import { mostCompared } from "#features/races/comparing/comparison.ts";
import { shareOfMonth, withMonth } from "#features/races/filters/days.ts";
import {
  noFilters,
  type RaceView,
  raceSortLabels,
  racesAddress,
  raceViews,
  sortsOf,
} from "#features/races/filters/filters.ts";
import { Button } from "#ui/button.tsx";
import { useFocusOnChange } from "#ui/focus-on-change.ts";
import { Segments } from "#ui/form/segments.tsx";
import { Icon } from "#ui/icon.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { late } from "#ui/late.ts";
import { SearchField } from "#ui/list/search-field.tsx";
import { Skeleton } from "#ui/list/skeleton.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { useClosingOnBack } from "#ui/overlay/closing-on-back.ts";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { addDays, type Day, formatMonth, formatMonthYear, monthOf } from "#values/day.ts";
import { type Lang, sayIn, type Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { AskLink, alertAddress } from "./ask-link.tsx";
import { FilterForm } from "./filter-form.tsx";
import type { ListData } from "./list-data.ts";
import { CardSkeletons } from "./list-skeleton.tsx";
import { type Asking, filterForm, useAsked } from "./use-asked.ts";

/**
 * Browsers load it with the first calendar that is opened: most visitors stay in the grid. On the
 * server it is loaded before the first page: React moves a part that suspends and has a stylesheet of
 * its own behind a script.
 */
const Calendar = import.meta.env.SSR
  ? (await import("./calendar.tsx")).Calendar
  : lazy(async () => ({ default: (await import("./calendar.tsx")).Calendar }));

/**
 * Browsers load it when the page is alive: until then it works as a form without scripts. On the way from
 * another page the list is shown before it: the sheet opens and the search works without its controls.
 */
const FilterPanel = import.meta.env.SSR
  ? (await import("./filter-panel.tsx")).FilterPanel
  : lazy(async () => ({
      default: (await late(() => import("./filter-panel.tsx"))).FilterPanel,
    }));

/** Loaded, as the calendars are, with the first map. */
const MapView = import.meta.env.SSR
  ? (await import("#features/races/map/view/map-view.tsx")).MapView
  : lazy(async () => ({
      default: (await import("#features/races/map/view/map-view.tsx")).MapView,
    }));

/** Loaded with the first search that finds articles. */
const FurtherReading = import.meta.env.SSR
  ? (await import("./further-reading.tsx")).FurtherReading
  : lazy(async () => ({ default: (await import("./further-reading.tsx")).FurtherReading }));

/** Loaded with the first filter. */
const ActiveFilters = import.meta.env.SSR
  ? (await import("./active-filters.tsx")).ActiveFilters
  : lazy(async () => ({ default: (await import("./active-filters.tsx")).ActiveFilters }));

/** Loaded with the first place that is not clear. */
const AskedPlaceNotice = import.meta.env.SSR
  ? (await import("./asked-place.tsx")).AskedPlaceNotice
  : lazy(async () => ({ default: (await import("./asked-place.tsx")).AskedPlaceNotice }));

/** Loaded with the first search that finds nothing. */
const EmptyList = lazy(async () => ({ default: (await import("./empty-list.tsx")).EmptyList }));

const viewNames: Record<RaceView, Words> = {
  grid: { en: "Grid", es: "Lista" },
  month: { en: "Month", es: "Mes" },
  week: { en: "Week", es: "Semana" },
  map: { en: "Map", es: "Mapa" },
};

/** The filters, the races that they leave, and the choice of the view. */
export function RaceList({ list }: { list: ListData }) {
  const say = useSay();
  const { filters, found, chips } = list;
  const asking = useAsked(list);
  const { asked, isLoading } = asking;
  // Rendered without filters too, so that focus has a place after the last one is removed.
  const [hasFiltered, setFiltered] = useState(chips.length > 0);
  if (chips.length > 0 && !hasFiltered) setFiltered(true);
  // A calendar stays while its next month loads, so that the focus of the keyboard is kept.
  const isTurning = filters.view !== "grid" && asked.view === filters.view;
  // Links to other pages and ways out of an empty list go away when they are followed.
  const wholeList = racesAddress({ ...filters, area: null });
  const results = useFocusOnChange<HTMLDivElement>(wholeList, "lost");
  const filterSheet = useRef<HTMLElement>(null);
  useClosingOnBack(filterSheet);
  const count = formatCount(found.total);
  const words = say(
    found.total === 1
      ? { en: "1 race found", es: "1 carrera encontrada" }
      : { en: `${count} races found`, es: `${count} carreras encontradas` },
  );
  // The calendars have the number of their own month or week below it.
  const total =
    list.days && found.total > 0 ? words + say({ en: " in all", es: " en total" }) : words;

  return (
    <Container className={filters.view === "map" ? "race-list race-list-map" : "race-list"}>
      <div className="list-title">
        <PageHeading>{say({ en: "Upcoming Races", es: "Próximas carreras" })}</PageHeading>
      </div>
      <SearchBox value={filters.q} form={filterForm} />
      <aside
        ref={filterSheet}
        id="filters"
        popover="auto"
        aria-label={say({ en: "Filters", es: "Filtros" })}
        className="filter-panel"
      >
        <Suspense
          fallback={
            <FilterForm asking={asking}>
              <Skeleton className="h-96 w-full" />
            </FilterForm>
          }
        >
          <FilterPanel list={list} asking={asking} />
        </Suspense>
      </aside>
      <div className="min-w-0" aria-busy={isLoading}>
        <div className="race-list-tools">
          <p role="status" className="tabular">
            {total}
          </p>
          {filters.view === "grid" && <SortSelect asking={asking} form={filterForm} />}
          <button
            type="button"
            popoverTarget="filters"
            className={
              filters.view === "map"
                ? "button button-quiet button-small"
                : "button button-quiet button-small lg:hidden"
            }
          >
            <Icon name="filter" /> {say({ en: "Filters", es: "Filtros" })}
            {chips.length > 0 && ` (${chips.length})`}
          </button>
          <div className="list-views">
            <Segments
              label={say({ en: "View", es: "Vista" })}
              items={raceViews.map((view) => {
                const next = asking.with({ view });
                return {
                  label: say(viewNames[view]),
                  to: racesAddress(next),
                  onClick: asking.follow(next),
                  current: view === filters.view,
                };
              })}
            />
          </div>
        </div>
        <Months found={found} open={list.facets.isOpen[0]?.count} asking={asking} />
        {hasFiltered && (
          <Suspense>
            <ActiveFilters list={list} asking={asking} />
          </Suspense>
        )}
        {list.place && (
          <Suspense>
            <AskedPlaceNotice list={list} asking={asking} />
          </Suspense>
        )}
        {found.corrected && <Corrected misspelt={list.misspelt} corrected={found.corrected} />}
        <div ref={results} id="results" tabIndex={-1}>
          {isLoading && !isTurning ? <CardSkeletons /> : <Results list={list} asking={asking} />}
        </div>
      </div>
    </Container>
  );
}

/** In a boundary of its own, so that the filters are hydrated before the races. */
function Results({ list, asking }: { list: ListData; asking: Asking }) {
  const { filters } = list;
  return (
    <Suspense fallback={<CardSkeletons />}>
      {list.found.total === 0 && <EmptyList list={list} />}
      {list.found.total > 0 && filters.view === "grid" && <GridView list={list} />}
      {list.found.total > 0 && list.map && (
        <MapView
          filters={filters}
          asked={asking.asked}
          map={list.map}
          cards={list.cards}
          found={list.found}
          types={list.facets.types}
        />
      )}
      {list.found.total > 0 && list.days && (
        <Calendar list={list} days={list.days} asking={asking} />
      )}
      {/* In a separate boundary: the races do not wait for it. */}
      <Suspense>{list.further.length > 0 && <FurtherReading found={list.further} />}</Suspense>
    </Suspense>
  );
}

function Corrected({ misspelt, corrected }: { misspelt: string; corrected: string }) {
  const say = useSay();
  return (
    <p className="mb-6 border-l-4 border-signal bg-surface px-4 py-3">
      <Rich
        text={say({
          en: "Showing results for <0/>. Nothing was found for “<1/>”.",
          es: "Mostramos resultados de <0/>. No encontramos nada para “<1/>”.",
        })}
        parts={[() => <strong>{corrected}</strong>, () => misspelt]}
      />
    </p>
  );
}

/**
 * The free text of the search, sent with Enter or the button in the form with this id. The next Tab stop
 * after the field leads to the results.
 */
function SearchBox({ value, form }: { value: string; form: string }) {
  const say = useSay();
  return (
    <search className="list-search">
      <SearchField
        label={say({ en: "Search", es: "Buscar" })}
        form={form}
        name="q"
        placeholder={say({ en: "Search races...", es: "Buscar carreras…" })}
        maxLength={100}
        words={value}
      />
      <a href="#results" className="button button-primary skip-link">
        {say({ en: "Skip to results", es: "Ir a los resultados" })}
      </a>
      <button
        type="submit"
        form={form}
        aria-label={say({ en: "Search", es: "Buscar" })}
        className="absolute right-0 bottom-0 grid size-[2.875rem] cursor-pointer place-items-center rounded-control text-muted hover:text-ink"
      >
        <Icon name="search" />
      </button>
    </search>
  );
}

/** The order of the grid. Without scripts it is sent with the form of the filters. */
function SortSelect({ asking, form }: { asking: Asking; form: string }) {
  const say = useSay();
  const { asked, ask } = asking;
  const sorts = sortsOf(asked);
  return (
    <>
      <select
        aria-label={say({ en: "Sort by", es: "Ordenar por" })}
        name="sort"
        form={form}
        value={asked.sort}
        className="input select sort-select"
        onChange={({ target }) => {
          const sort = sorts.find((each) => each === target.value);
          if (sort) ask({ sort });
        }}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {say(raceSortLabels[sort])}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit" form={form} look="quiet">
          {say({ en: "Sort", es: "Ordenar" })}
        </Button>
      </noscript>
    </>
  );
}

/**
 * What is open for registration, the weekends and a year of months, each with the races that it would
 * show. They are links that choose and take back: several months in a row are one range. Phones move
 * the strip inside its own box.
 */
function Months({
  found,
  open = 0,
  asking,
}: {
  found: Pick<ListData["found"], "months" | "weekends">;
  /** The number of races that take registrations. */
  open?: number | undefined;
  asking: Asking;
}) {
  const lang = useLang();
  const say = sayIn(lang);
  const strip = useRef<HTMLElement>(null);
  const { isOpen, weekends, dates } = asking.asked;
  const { from } = dates;
  useEffect(() => {
    const first = from && strip.current?.querySelector<HTMLElement>("[data-share]");
    if (first) strip.current?.scrollTo({ left: first.offsetLeft - first.offsetWidth });
  }, [from]);
  const most = Math.max(1, ...found.months.map(({ count }) => count));
  return (
    <nav ref={strip} aria-label={say({ en: "Months", es: "Meses" })} className="months">
      <AskLink
        asking={asking}
        change={{ isOpen: !isOpen }}
        aria-current={isOpen ? "true" : undefined}
      >
        {say({ en: "Open ", es: "Abiertas " })}
        <span className="sr-only">{say({ en: "for registration, ", es: "a inscripción, " })}</span>
        <span className="months-count">{formatCount(open)}</span>
        <span className="sr-only">{say(racesAfter(open))}</span>
      </AskLink>
      <AskLink
        asking={asking}
        change={{ weekends: !weekends }}
        aria-current={weekends ? "true" : undefined}
      >
        {say({ en: "Weekends ", es: "Fines de semana " })}
        <span className="sr-only">{say({ en: "only, ", es: "solamente, " })}</span>
        <span className="months-count">{formatCount(found.weekends)}</span>
        <span className="sr-only">{say(racesAfter(found.weekends))}</span>
      </AskLink>
      {found.months.map(({ value, count }) => {
        const share = shareOfMonth(dates, value);
        const { when, date } = noFilters;
        return (
          <AskLink
            key={value}
            asking={asking}
            change={{ when, date, dates: withMonth(dates, value) }}
            aria-current={share === "whole" ? "true" : undefined}
            data-share={share === "none" ? undefined : share}
            data-empty={count === 0 ? "" : undefined}
            style={{ "--share": (count / most).toFixed(2) } as CSSProperties}
          >
            <span aria-hidden="true">{shortName(value, lang)}</span>
            <span className="sr-only">{formatMonthYear(value, lang)}, </span>
            <span className="months-count">{formatCount(count)}</span>
            <span className="sr-only">{say(racesAfter(count))}</span>
          </AskLink>
        );
      })}
    </nav>
  );
}

/** The words after a number of races. */
function racesAfter(count: number): Words {
  return count === 1 ? { en: " race", es: " carrera" } : { en: " races", es: " carreras" };
}

/** `Dec`, and `Jan ’27` where a year begins. */
function shortName(month: Day, lang: Lang): string {
  const name = formatMonth(month, lang);
  return monthOf(month) === 1 ? `${name} ’${month.slice(2, 4)}` : name;
}

/** Races that nobody can enter any more are folded if they are within this many days. */
const foldedDays = 7;

/**
 * The closed and cancelled races of the next days, which would be the first of the whole list. A single one
 * stays among the others, and a search or a filter folds none.
 */
function closedSoon({ cards, chips, filters, today }: ListData): ShownCard[] {
  if (chips.length > 0 || filters.sort !== noFilters.sort) return [];
  const last = addDays(today, foldedDays);
  const closed = cards.filter((race) => (race.isClosed || race.isCancelled) && race.day <= last);
  return closed.length > 1 && closed.length < cards.length ? closed : [];
}

/** On a phone one card is visible without scrolling: more pictures at once would delay its own. */
const eagerCards = 1;

function GridView({ list }: { list: ListData }) {
  const { cards, kept, found, filters, feed } = list;
  const say = useSay();
  const before = { list: racesAddress(filters) };
  const chosen = useChosenRaces();
  const chosenIds = new Set(chosen.map(({ id }) => id));
  const folded = closedSoon(list);
  const shown = cards.filter((race) => !folded.includes(race));
  return (
    <>
      <Keeping kept={kept}>
        {(isKept) => {
          const cardOf = (race: ShownCard, isEager: boolean) => (
            <RaceCard
              key={race.id}
              race={race}
              before={before}
              heading="h2"
              eager={isEager}
              isKept={isKept(race.id)}
            >
              <CompareBox
                race={race}
                isChosen={chosenIds.has(race.id)}
                isFull={chosen.length >= mostCompared}
              />
            </RaceCard>
          );
          return (
            <>
              {folded.length > 0 && (
                <details className="closed-soon">
                  <summary className="disclosure">
                    {say({
                      en: `${folded.length} closed or cancelled in the next ${foldedDays} days`,
                      es: `${folded.length} cerradas o canceladas en los próximos ${foldedDays} días`,
                    })}
                  </summary>
                  <div className="race-grid">{folded.map((race) => cardOf(race, false))}</div>
                </details>
              )}
              <div className="race-grid">
                {shown.map((race, place) => cardOf(race, place < eagerCards))}
              </div>
            </>
          );
        }}
      </Keeping>
      <CompareTray chosen={chosen} />
      <div className="mt-10 flex flex-col items-center gap-6">
        <Pagination
          page={found.page}
          pages={found.pages}
          addressOf={(page) => racesAddress({ ...filters, page })}
        />
        <a href={feed} className="link-strong inline-flex items-center gap-2 py-1 text-sm">
          <Icon name="calendar" />{" "}
          {say({
            en: "Subscribe to these races in your calendar",
            es: "Suscríbete a estas carreras en tu calendario",
          })}
        </a>
        <Link to={alertAddress(filters)} className="link-strong py-1 text-sm">
          {say({ en: "Tell me by email", es: "Avísame por correo" })}
        </Link>
        <Link to={href("/suggest")} className="link-strong py-1 text-sm">
          {say({ en: "A race is missing", es: "Falta una carrera" })}
        </Link>
      </div>
    </>
  );
}
