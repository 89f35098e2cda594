import { Fragment, type MouseEvent, type ReactNode, useLayoutEffect, useState } from "react";
import {
  distanceBoundsIn,
  rangeInKilometers,
  shownRange,
} from "#features/races/filters/distance-range.ts";
import {
  currencies,
  type FilterName,
  filterNames,
  highestMinor,
  minimumRatingLabels,
  noFilters,
  openForRegistration,
  quickDateLabels,
  type RaceFilters,
} from "#features/races/filters/filters.ts";
import { readPrice, readRaceFilters } from "#features/races/filters/read-filters.ts";
import { NearBox } from "#features/races/places/near-box.tsx";
import { fullTypeName } from "#features/races/race-type.ts";
import { CityBox } from "#features/races/search/city-box.tsx";
import type { FacetCount } from "#features/races/search/facets/facets.ts";
import { Choice, ChoiceGroup } from "#ui/form/choice.tsx";
import { Slider } from "#ui/form/slider/slider.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { countryIn, currencyOfCountry } from "#values/countries.ts";
import type { Day } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import type { Currency } from "#values/money.ts";
import { type Lang, sayIn } from "#values/say.ts";
import { fold } from "#values/text/fold.ts";
import type { ListData } from "./list-data.ts";

/** Countries that are shown before "All countries" is opened. */
const countriesShown = 5;

/** The controls of all filters, in the order of the address. A new filter has to name its control here. */
export function FilterControls({
  form,
  today,
  facets,
  nearWords,
  unit,
  asked,
  ask,
}: {
  /** The id of the form that they are in. */
  form: string;
  today: Day;
  facets: ListData["facets"];
  nearWords: ListData["nearWords"];
  unit: LengthUnit;
  asked: RaceFilters;
  ask: (change: Partial<RaceFilters>) => void;
}) {
  const lang = useLang();
  const say = sayIn(lang);
  useChosenBefore(form, { asked, today }, ask);
  const controls: Record<FilterName, ReactNode> = {
    // It stands above the list, in the same form.
    q: null,
    // The page offers it as a link, beside what it understood of the words.
    isLiteral: null,
    types: (
      <Checkboxes
        label={say({ en: "Race type", es: "Tipo de carrera" })}
        name="type"
        choices={facets.types}
        order={byName(lang)}
        chosen={asked.types}
        nameOf={(type) => fullTypeName(type, lang)}
        onChoose={(types) => ask({ types })}
      />
    ),
    countries: (
      <Checkboxes
        label={say({ en: "Country", es: "País" })}
        name="country"
        choices={facets.countries}
        order={(a, b) => b.count - a.count}
        chosen={asked.countries}
        shown={countriesShown}
        more={say({ en: "All countries", es: "Todos los países" })}
        nameOf={(country) => countryIn(country, lang)}
        onChoose={(countries) => ask({ countries })}
      />
    ),
    city: <CityBox filters={asked} value={asked.city} onChoose={(city) => ask({ city })} />,
    near: (
      <NearBox
        near={asked.near}
        words={nearWords}
        unit={unit}
        ask={(near, q = asked.q) => ask({ near, q })}
      />
    ),
    distance: (
      <Slider
        label={say({ en: "Distance", es: "Distancia" })}
        bounds={distanceBoundsIn[unit]}
        value={shownRange(asked.distance, unit)}
        unit={unit}
        names={{ from: "distance_from", to: "distance_to" }}
        openEnd
        onRelease={(range) => ask({ distance: rangeInKilometers(range, unit, asked.distance) })}
      />
    ),
    when: (
      <Radios
        label={say({ en: "When", es: "Cuándo" })}
        name="when"
        any={say({ en: "Any date", es: "Cualquier fecha" })}
        chosen={asked.when}
        choices={facets.when.map((choice) => ({
          ...choice,
          label: say(quickDateLabels[choice.value]),
        }))}
        onChoose={(when) => ask({ when, dates: noFilters.dates })}
      />
    ),
    // The months above the list set them, and a choice of "When" removes them.
    dates: null,
    // Above the list too.
    weekends: null,
    rating: (
      <Radios
        label={say({ en: "Minimum rating", es: "Calificación mínima" })}
        name="rating"
        any={say({ en: "Any rating", es: "Cualquier calificación" })}
        chosen={asked.rating}
        choices={facets.rating.map((choice) => ({
          ...choice,
          label: minimumRatingLabels[choice.value],
        }))}
        onChoose={(rating) => ask({ rating })}
      />
    ),
    price: (
      <HighestPrice
        price={asked.price}
        currency={currencyAmong(asked.countries, facets.countries)}
        ask={ask}
      />
    ),
    isOpen: (
      <ChoiceGroup label={say({ en: "Registration", es: "Inscripción" })}>
        <Choice
          name="open"
          value="1"
          count={facets.isOpen[0]?.count}
          checked={asked.isOpen}
          onChange={() => ask({ isOpen: !asked.isOpen })}
        >
          {say(openForRegistration)}
        </Choice>
      </ChoiceGroup>
    ),
  };
  return filterNames.map((name) => <Fragment key={name}>{controls[name]}</Fragment>);
}

/**
 * Asks for what was chosen before the controls came alive, when they were those of a form without scripts.
 * React leaves it in the elements that it takes over, until they are rendered again.
 */
function useChosenBefore(
  id: string,
  { asked, today }: { asked: RaceFilters; today: Day },
  ask: (change: Partial<RaceFilters>) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there at first was chosen before.
  useLayoutEffect(() => {
    const form = document.forms.namedItem(id);
    if (!form || ![...form.elements].some(isChanged)) return;
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    const chosen = readRaceFilters(new URLSearchParams(fields), today);
    const { types, countries, city, when, rating, price, isOpen } = chosen;
    const dates = when === asked.when ? asked.dates : noFilters.dates;
    ask({ types, countries, city, when, dates, rating, price, isOpen });
  }, []);
}

/** Whether a control of the filters differs from the page as it arrived. */
function isChanged(element: Element): boolean {
  if (!(element instanceof HTMLInputElement)) return false;
  if (element.name === "city") return element.value !== element.defaultValue;
  return element.checked !== element.defaultChecked;
}

/** The money of the only country, chosen or left. */
function currencyAmong(chosen: readonly string[], offered: readonly FacetCount[]): Currency {
  const left = offered.filter(({ count }) => count > 0).map(({ value }) => value);
  const [only, another] = chosen.length > 0 ? chosen : left;
  return currencyOfCountry(another === undefined ? only : undefined);
}

/** An amount and its currency. It counts when one of the two is left, or with Enter. */
function HighestPrice({
  price,
  currency,
  ask,
}: {
  price: RaceFilters["price"];
  /** The one to begin with. */
  currency: Currency;
  ask: (change: Partial<RaceFilters>) => void;
}) {
  const say = useSay();
  const settle = ({
    currentTarget: { form },
  }: {
    currentTarget: { form: HTMLFormElement | null };
  }) => form && ask({ price: readPrice(new FormData(form)) });
  const chosen = price?.currency ?? currency;
  return (
    <ChoiceGroup label={say({ en: "Highest price", es: "Precio máximo" })}>
      <div className="flex gap-2">
        <input
          key={price?.minor}
          type="number"
          name="price"
          min={0}
          max={highestMinor / 100}
          step="any"
          aria-label={say({ en: "Highest price", es: "Precio máximo" })}
          placeholder={say({ en: "Any", es: "Cualquiera" })}
          defaultValue={price ? price.minor / 100 : ""}
          className="input min-w-0"
          onBlur={settle}
        />
        <select
          key={chosen}
          name="currency"
          aria-label={say({ en: "Currency", es: "Moneda" })}
          defaultValue={chosen}
          className="input select w-auto shrink-0"
          onChange={settle}
        >
          {currencies.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </select>
      </div>
    </ChoiceGroup>
  );
}

/** Without a collator, whose first use costs a browser 12 ms. */
function byName(lang: Lang) {
  const key = ({ value }: FacetCount) => fold(fullTypeName(value, lang));
  return (a: FacetCount, b: FacetCount) => (key(a) < key(b) ? -1 : 1);
}

/**
 * Any number of choices, each with its count; those beyond `shown` are behind `more`. A cleared
 * choice stays visible even without races, so that focus is kept and the click can be undone.
 */
function Checkboxes({
  label,
  name,
  choices: offered,
  order,
  chosen,
  shown = Number.POSITIVE_INFINITY,
  more = "",
  onChoose,
  nameOf = (value) => value,
}: {
  label: ReactNode;
  name: string;
  choices: FacetCount[];
  order: (a: FacetCount, b: FacetCount) => number;
  chosen: string[];
  shown?: number;
  more?: string;
  onChoose: (chosen: string[]) => void;
  nameOf?: (value: string) => string;
}) {
  const [takenBack, takeBack] = useState<string[]>([]);
  const toggle = (value: string) => {
    if (!chosen.includes(value)) return onChoose([...chosen, value].sort());
    takeBack((before) => [...new Set([...before, value])]);
    onChoose(chosen.filter((one) => one !== value));
  };
  const kept = takenBack.filter((value) => offered.every((choice) => choice.value !== value));
  const choices = [...offered, ...kept.map((value) => ({ value, count: 0 }))].sort(order);
  const boxes = choices.map(({ value, count }) => (
    <Choice
      key={value}
      name={name}
      value={value}
      count={count}
      checked={chosen.includes(value)}
      onChange={() => toggle(value)}
    >
      {nameOf(value)}
    </Choice>
  ));
  if (choices.length === 0) return null;
  return (
    <ChoiceGroup label={label}>
      {boxes.slice(0, shown)}
      {boxes.length > shown && (
        <details>
          <summary className="disclosure text-sm">{more}</summary>
          {boxes.slice(shown)}
        </details>
      )}
    </ChoiceGroup>
  );
}

/** One of a few choices, or none: choosing the chosen one again clears it. */
function Radios<Value extends string | number>({
  label,
  name,
  any,
  chosen,
  choices,
  onChoose,
}: {
  label: ReactNode;
  name: string;
  /** The label for no choice: `Any date`. */
  any: string;
  chosen: Value | null;
  choices: { value: Value; label: string; count: number }[];
  onChoose: (value: Value | null) => void;
}) {
  const takeBack = (event: MouseEvent<HTMLInputElement>, value: Value) => {
    // Arrow keys click too, but on another choice; `detail` counts real clicks.
    if (chosen === value && event.detail > 0) onChoose(null);
  };
  return (
    <ChoiceGroup label={label}>
      <Choice
        kind="radio"
        name={name}
        value=""
        checked={chosen === null}
        onChange={() => onChoose(null)}
      >
        {any}
      </Choice>
      {choices.map(({ value, label: words, count }) => (
        <Choice
          key={value}
          kind="radio"
          name={name}
          value={value}
          count={count}
          checked={chosen === value}
          onChange={() => onChoose(value)}
          onClick={(event) => takeBack(event, value)}
        >
          {words}
        </Choice>
      ))}
    </ChoiceGroup>
  );
}
