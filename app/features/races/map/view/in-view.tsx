import { href, Link } from "react-router";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { sayIn, type Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { Bib } from "../../card/bib.tsx";
import type { ListBefore } from "../../card/list-before.ts";
import type { ShownCard } from "../../card/shown-card.ts";
import { type RaceFilters, racesAddress } from "../../filters/filters.ts";
import { raceType } from "../../race-type.ts";
import type { RaceMap } from "../race-map.ts";

/** How many of the races are in view, and how many cannot be shown because their place is not known. */
export function InView({
  filters,
  asked,
  total,
  map,
}: {
  filters: RaceFilters;
  asked: RaceFilters;
  /** All races that match. */
  total: number;
  map: RaceMap;
}) {
  const say = useSay();
  const { inView, places, placeless } = map;
  const all = racesAddress({ ...asked, view: "grid", page: 1 });
  return (
    <p role="status" className="map-counts">
      {filters.area ? (
        <Rich text={say(inViewOf(total))} parts={[() => <b>{formatCount(inView)}</b>]} />
      ) : (
        <>
          <b>{formatCount(inView)}</b>{" "}
          {say(
            inView === 1
              ? { en: "race in", es: "carrera en" }
              : { en: "races in", es: "carreras en" },
          )}{" "}
          <b>{formatCount(places)}</b>{" "}
          {say(places === 1 ? { en: "place", es: "lugar" } : { en: "places", es: "lugares" })}
        </>
      )}
      {placeless > 0 && (
        <>
          {" "}
          ·{" "}
          <Rich
            text={say(withoutPlace(placeless, filters.area !== null))}
            parts={[(words) => <TextLink to={all}>{words}</TextLink>]}
          />
        </>
      )}
    </p>
  );
}

function inViewOf(total: number): Words {
  const count = formatCount(total);
  return total === 1
    ? { en: "<0/> of 1 race in view", es: "<0/> de 1 carrera a la vista" }
    : { en: `<0/> of ${count} races in view`, es: `<0/> de ${count} carreras a la vista` };
}

function withoutPlace(placeless: number, hasArea: boolean): Words {
  const count = formatCount(placeless);
  return hasArea
    ? {
        en: `${count} without a place on the map, <0>in the grid</0>`,
        es: `${count} sin lugar en el mapa, <0>en la lista completa</0>`,
      }
    : {
        en: `${count} without a place on the map, in the list`,
        es: `${count} sin lugar en el mapa, en la lista`,
      };
}

/** A race beside the map. */
export function MapRow({
  race,
  before,
  pins,
}: {
  race: ShownCard;
  before: ListBefore;
  /** The pins that stand for it. */
  pins: number[];
}) {
  const lang = useLang();
  const say = sayIn(lang);
  const { kind, label } = raceType(race.type, lang);
  return (
    <article className={classesOf(race)} data-pins={pins.join(" ") || undefined}>
      <div className="map-row-picture">
        <img src={race.picture} alt="" width={640} height={376} loading="lazy" decoding="async" />
        <Bib day={race.day} type={race.type} className="map-row-bib" />
      </div>
      <div className="map-row-body">
        <h2 className="map-row-name">
          <Link to={href("/races/:id", { id: race.id })} state={before} className="stretched">
            {race.name}
          </Link>
        </h2>
        <p className="map-row-place">
          {race.place}
          {race.away && <strong> · {race.away}</strong>}
        </p>
        <div className="map-row-facts">
          <span className={`race-type type-${kind}`}>{label}</span>
          {race.isCancelled && <strong>{say({ en: "Cancelled", es: "Cancelada" })}</strong>}
          {race.isClosed && (
            <span>{say({ en: "Registration closed", es: "Inscripciones cerradas" })}</span>
          )}
          {race.distances && <span className="map-row-distances">{race.distances}</span>}
        </div>
      </div>
    </article>
  );
}

function classesOf({ isCancelled, isClosed }: ShownCard): string {
  if (isCancelled) return "map-row card map-row-cancelled";
  return isClosed ? "map-row card map-row-closed" : "map-row card";
}
