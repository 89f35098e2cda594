import type { CSSProperties } from "react";
import { href, Link } from "react-router";
import { dayOfMonth, formatMonth } from "#values/day.ts";
import { formatCount } from "#values/text/count.ts";
import type { RaceKind } from "../../race-type.ts";
import { type RaceFilters, racesAddress } from "../../search/filters.ts";
import type { ListBefore } from "../../search/list-before.ts";
import type { Pin } from "../race-map.ts";
import { writtenBox } from "./country-jumps.tsx";

/**
 * A bib on the map: a race with its day, which leads to its page, or a number of races, which leads to
 * the part of the map where they are apart. Maps have dozens of pins: each element in here counts.
 */
export function MapPin({
  pin,
  filters,
  before,
}: {
  pin: Pin;
  filters: RaceFilters;
  before: ListBefore;
}) {
  const { race, races, name } = pin;
  const place = { "--x": pin.x, "--y": pin.y } as CSSProperties;
  const reached = pin.isOutside ? -1 : undefined;
  const strip = { background: stripOf(pin.kinds, races) };
  if (race) {
    return (
      <li style={place}>
        <Link
          to={href("/races/:id", { id: race.id })}
          state={before}
          className="map-pin"
          data-pin={pin.id}
          tabIndex={reached}
        >
          <b style={strip}>{formatMonth(race.day)}</b> <i>{dayOfMonth(race.day)}</i>{" "}
          <span className="map-pin-race">{race.name}</span>{" "}
          <span className="map-pin-name">{name}</span>
        </Link>
      </li>
    );
  }
  return (
    <li style={place}>
      <a
        href={racesAddress({ ...filters, area: { box: pin.box, zoom: null }, page: 1 })}
        className={`map-pin map-pin-many map-pin-${sizeOf(races)}`}
        data-pin={pin.id}
        data-box={writtenBox(pin.box)}
        tabIndex={reached}
      >
        <b style={strip} /> <i>{formatCount(races)}</i>{" "}
        <small>{races === 1 ? "race" : "races"}</small> <span className="map-pin-name">{name}</span>
      </a>
    </li>
  );
}

function sizeOf(races: number): "small" | "medium" | "large" {
  if (races < 10) return "small";
  return races < 100 ? "medium" : "large";
}

const colors: Record<RaceKind, string> = {
  road: "road",
  trail: "pine",
  ultra: "plum",
  triathlon: "sky",
  mtb: "ochre",
  urban: "slate",
  other: "muted",
};

/** A strip with the colour of each type, as wide as its share. */
function stripOf(kinds: Pin["kinds"], races: number): string {
  const [first] = kinds;
  if (!first || kinds.length === 1) return `var(--color-${colors[first?.[0] ?? "other"]})`;
  let from = 0;
  const parts = kinds.map(([kind, count]) => {
    const to = from + Math.round((100 * count) / races);
    const part = `var(--color-${colors[kind]}) ${from}% ${to}%`;
    from = to;
    return part;
  });
  return `linear-gradient(90deg,${parts.join()})`;
}
