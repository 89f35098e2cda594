import { Fragment, type ReactNode } from "react";
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
import { Slider } from "#ui/form/slider/slider.tsx";
import type { LengthUnit } from "#values/length.ts";
import { fold } from "#values/text/fold.ts";
import { Checkboxes } from "./checkboxes.tsx";
import type { ListData } from "./list-data.ts";
import { Radios } from "./radios.tsx";

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
