import type { CSSProperties } from "react";
import { href, Link } from "react-router";
import { closestZoom } from "#drawing/map/zoom.ts";
import { useLang } from "#ui/language/language.tsx";
import { dayOfMonth, formatMonth, formatShortDay } from "#values/day.ts";
import { sayIn, type Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { inLanguage } from "#values/web/language.ts";
import type { ListBefore } from "../../card/list-before.ts";
import { type RaceFilters, racesAddress } from "../../filters/filters.ts";
import type { RaceKind } from "../../race-type.ts";
import type { Standing } from "../../standing.ts";
import type { Pin } from "../race-map.ts";

/**
 * A bib on the map: a race with its day, which leads to its page, or a number of races, which leads to
 * the part of the map where they are apart, or to the list of them where no part takes them apart. Maps
 * have dozens of pins: each element in here counts.
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
  const lang = useLang();
  const say = sayIn(lang);
  const { race, races, name } = pin;
  const [kind] = pin.kinds.length === 1 ? (pin.kinds[0] ?? []) : [];
  const shared = {
    "data-pin": pin.id,
    "data-name": name,
    // What is outside of the view is seen while the map is dragged.
    tabIndex: pin.isOutside ? -1 : undefined,
    style: {
      "--x": pin.x,
      "--y": pin.y,
      "--strip": kind ? undefined : stripOf(pin.kinds, races),
    } as CSSProperties,
  };
  const look = kind ? `map-pin type-${kind}` : "map-pin";
  if (race) {
    const [month, day] = [formatMonth(race.day, lang), dayOfMonth(race.day)];
    const words = notes[race.standing];
    const note = words && say(words);
    return (
      <Link
        {...shared}
        to={href("/races/:id", { id: race.id })}
        state={before}
        className={note ? `${look} map-pin-${race.standing}` : look}
        aria-label={`${formatShortDay(race.day, lang)} ${race.name} ${name}${note ? `, ${note}` : ""}`}
      >
        <b>{month}</b>
        {` ${day} `}
        <span>{note ? `${race.name} · ${note}` : race.name}</span>
      </Link>
    );
  }
  const [count, things] = [
    formatCount(races),
    say(races === 1 ? { en: "race", es: "carrera" } : { en: "races", es: "carreras" }),
  ];
  const { box, staysTogether } = pin;
  const area = { box, zoom: staysTogether ? closestZoom : null };
  const part = inLanguage(lang, racesAddress({ ...filters, area, page: 1 }));
  return (
    <a
      {...shared}
      href={staysTogether ? `${part}#map-list` : part}
      className={`${look} map-pin-many map-pin-${sizeOf(races)}`}
      aria-label={`${count} ${things} ${name}`}
      data-part=""
      data-rows={staysTogether ? races : undefined}
    >
      {`${count} `}
      <small>{things}</small>
    </a>
  );
}

/** The label of a race that takes no registrations. */
const notes: Record<Standing, Words | null> = {
  open: null,
  closed: { en: "registration closed", es: "inscripciones cerradas" },
  over: { en: "registration closed", es: "inscripciones cerradas" },
  cancelled: { en: "cancelled", es: "cancelada" },
};

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

/** The stops of a strip with the colour of each type, as wide as its share. */
function stripOf(kinds: Pin["kinds"], races: number): string {
  let upTo = 0;
  return kinds
    .map(([kind, count]) => {
      upTo += Math.round((100 * count) / races);
      return `var(--color-${colors[kind]}) 0 ${upTo}%`;
    })
    .join();
}
