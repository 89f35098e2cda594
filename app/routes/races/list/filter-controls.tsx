import { Fragment, type MouseEvent, type ReactNode, useState } from "react";
import {
  distanceBoundsIn,
  rangeInKilometers,
  shownRange,
} from "#features/races/filters/distance-range.ts";
import {
  type FilterName,
  filterNames,
  minimumRatingLabels,
  noFilters,
  quickDateLabels,
  type RaceFilters,
} from "#features/races/filters/filters.ts";
import { NearBox } from "#features/races/places/near-box.tsx";
import { raceType } from "#features/races/race-type.ts";
import { CityBox } from "#features/races/search/city-box.tsx";
import type { FacetCount } from "#features/races/search/facets/facets.ts";
import { Choice, ChoiceGroup } from "#ui/form/choice.tsx";
import { Slider } from "#ui/form/slider/slider.tsx";
import { Icon } from "#ui/icon.tsx";
import type { LengthUnit } from "#values/length.ts";
import { fold } from "#values/text/fold.ts";
import type { ListData } from "./list-data.ts";

/** Countries that are shown before "All countries" is opened. */
const countriesShown = 5;

/** The controls of all filters, in the order of the address. A new filter has to name its control here. */
export function FilterControls({
  facets,
  cities,
  nearWords,
  unit,
  asked,
  ask,
}: {
  facets: ListData["facets"];
  cities: string[];
  nearWords: ListData["nearWords"];
  unit: LengthUnit;
  asked: RaceFilters;
  ask: (change: Partial<RaceFilters>) => void;
}) {
  const controls: Record<FilterName, ReactNode> = {
    // It stands above the list, in the same form.
    q: null,
    // The page offers it as a link, beside what it understood of the words.
    isLiteral: null,
    types: (
      <Checkboxes
        label="Race type"
        name="type"
        choices={facets.types}
        order={byName}
        chosen={asked.types}
        nameOf={typeName}
        onChoose={(types) => ask({ types })}
      />
    ),
    countries: (
      <Checkboxes
        label="Country"
        name="country"
        choices={facets.countries}
        order={(a, b) => b.count - a.count}
        chosen={asked.countries}
        shown={countriesShown}
        more="All countries"
        onChoose={(countries) => ask({ countries })}
      />
    ),
    city: (
      <CityBox
        cities={cities}
        filters={asked}
        value={asked.city}
        onChoose={(city) => ask({ city })}
      />
    ),
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
        label="Distance"
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
        label="When"
        name="when"
        any="Any date"
        chosen={asked.when}
        choices={facets.when.map((choice) => ({
          ...choice,
          label: quickDateLabels[choice.value],
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
        label="Minimum rating"
        name="rating"
        any="Any rating"
        chosen={asked.rating}
        choices={facets.rating.map((choice) => ({
          ...choice,
          label: minimumRatingLabels[choice.value],
        }))}
        onChoose={(rating) => ask({ rating })}
      />
    ),
    // Words set them (`under 50 dollars`), and links of the assistant. Chips show and remove them.
    price: null,
    isOpen: null,
  };
  return filterNames.map((name) => <Fragment key={name}>{controls[name]}</Fragment>);
}

/** Without a collator, whose first use costs a browser 12 ms. */
function byName(a: FacetCount, b: FacetCount): number {
  return fold(typeName(a.value)) < fold(typeName(b.value)) ? -1 : 1;
}

/** A stored type whose badge has another name is shown with both: `Trail (mountain)`. */
function typeName(stored: string): string {
  const { label } = raceType(stored);
  return label === stored ? stored : `${label} (${stored})`;
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
          <summary className="link inline-flex items-center gap-1 py-1 text-sm">
            {more} <Icon name="chevron-down" className="size-4" />
          </summary>
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
