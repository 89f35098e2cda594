import {
  type CSSProperties,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useNavigate } from "react-router";
import { mapCountries, mapNames } from "#drawing/map/countries.ts";
import { landMarkup } from "#drawing/map/land.ts";
import { isFitted } from "#drawing/map/view.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { countryIn } from "#values/countries.ts";
import type { PlaneBox } from "#values/geo/plane.ts";
import { sayIn, type Words } from "#values/say.ts";
import { inLanguage } from "#values/web/language.ts";
import type { ListBefore } from "../../card/list-before.ts";
import type { ShownCard } from "../../card/shown-card.ts";
import type { MapArea } from "../../filters/area.ts";
import { type RaceFilters, racesAddress } from "../../filters/filters.ts";
import { raceKinds, raceType } from "../../race-type.ts";
import type { FacetCount } from "../../search/facets/facets.ts";
import { type MovingMap, movingMap } from "../gestures/moving-map.ts";
import { nextFrame } from "../gestures/stage.ts";
import type { MapPins as Pins, RaceMap } from "../race-map.ts";
import { InView, MapRow } from "./in-view.tsx";
import styles from "./map.css?url";
import { MapPin } from "./map-pin.tsx";

/** The land comes with the document. Browsers that open the map from another page fetch it. */
const wholeLand = import.meta.env.SSR
  ? landMarkup((await import("#drawing/map/shapes/whole.json")).default)
  : "";

/** The races of the list on a map of the four countries, and beside it those that are in view. */
export function MapView({
  filters,
  asked,
  map,
  cards,
  found,
  types,
}: {
  filters: RaceFilters;
  /** The filters that may still be loading: the next step starts from them. */
  asked: RaceFilters;
  map: RaceMap;
  /** The races beside the map. */
  cards: ShownCard[];
  found: { total: number; page: number; pages: number };
  /** The types of all races that match, for the key of the colours. */
  types: FacetCount[];
}) {
  const lang = useLang();
  const say = sayIn(lang);
  const section = useRef<HTMLDivElement>(null);
  useMovingMap(section, { filters, asked, map });
  // React draws the land once: from then on the gestures move it.
  const [{ box, land }] = useState({ box: map.box, land: { __html: wholeLand } });
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const rows = useLater(cards);
  const whole = racesAddress({ ...filters, area: null, page: 1 });
  const before = { list: racesAddress(filters) };
  const place = {
    "--map-x": (box.left + box.right) / 2,
    "--map-y": (box.top + box.bottom) / 2,
    "--map-width": width,
    "--map-height": height,
  } as CSSProperties;

  return (
    <div ref={section} className="race-map">
      <link rel="stylesheet" href={styles} precedence="view" />
      <div className="race-map-head">
        <InView filters={filters} asked={asked} total={found.total} map={map} />
        <CountryJumps filters={filters} home={map.home} />
      </div>
      <section
        className="map"
        data-window
        style={place}
        aria-label={say({ en: "Map of the races", es: "Mapa de las carreras" })}
        aria-describedby="map-keys"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the map, as they scroll a region
        tabIndex={0}
      >
        <div className="map-land">
          <svg
            viewBox={`${box.left - width / 2} ${box.top - height / 2} ${2 * width} ${2 * height}`}
            aria-hidden="true"
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes of ours, which hold no text of anybody
            dangerouslySetInnerHTML={land}
          />
        </div>
        {/* Below the pins, which may stand there. */}
        <Key types={types} />
        <p className="map-scale needs-script" aria-hidden="true" data-scale />
        <div className="map-things" data-things>
          <div className="map-names" aria-hidden="true" data-names>
            {mapNames.map(({ name, look, spots: [spot] }) => (
              <span
                key={name.en}
                className={`map-name map-name-${look}`}
                style={{ "--x": spot?.x, "--y": spot?.y } as CSSProperties}
              >
                {name[lang]}
              </span>
            ))}
          </div>
          {map.circle && <Circle {...map.circle} />}
          <MapPins filters={filters} pins={map.pins} before={before} />
        </div>
        {map.inView === 0 && (
          <p className="map-empty">
            <Rich
              text={say({
                en: "No races in this part of the map. <0>Show the whole map</0>",
                es: "No hay carreras en esta parte del mapa. <0>Ver todo el mapa</0>",
              })}
              parts={[
                (words) => (
                  <a className="link-strong" href={inLanguage(lang, whole)} data-part="">
                    {words}
                  </a>
                ),
              ]}
            />
          </p>
        )}
        <Buttons />
        <p className="map-hint" aria-hidden="true" data-hint>
          {say({
            en: "Click the map, or hold Ctrl, to zoom with the wheel",
            es: "Haz clic en el mapa o mantén presionada la tecla Ctrl para acercar con la rueda",
          })}
        </p>
      </section>
      <div id="map-list" className="map-list">
        {rows.map((race) => (
          <MapRow key={race.id} race={race} before={before} pins={map.pinsOf[race.id] ?? []} />
        ))}
        <Pagination
          page={found.page}
          pages={found.pages}
          addressOf={(page) => racesAddress({ ...asked, page })}
        />
      </div>
      <p id="map-keys" className="sr-only">
        {say(map.circle ? keysAroundPlace : keysOfMap)}
      </p>
      <p className="map-credits">
        {say({
          en: "Drawn from Natural Earth (public domain). Places by GeoNames (CC BY 4.0).",
          es: "Dibujado con datos de Natural Earth (dominio público). Lugares de GeoNames (CC BY 4.0).",
        })}
      </p>
    </div>
  );
}

/**
 * The value two frames after the one that shows the rest: the pins come first, then the names around
 * them. A phone lays out all of it too slowly for one task.
 */
function useLater<Value>(value: Value): Value {
  const [later, show] = useState(value);
  useEffect(() => {
    let isLatest = true;
    const showLater = async () => {
      await nextFrame();
      await nextFrame();
      if (isLatest) startTransition(() => show(value));
    };
    showLater();
    return () => {
      isLatest = false;
    };
  }, [value]);
  return later;
}

const keysAroundPlace: Words = {
  en: "Arrow keys move the map, plus and minus zoom, zero shows the circle around the place. The races in view are listed after the map.",
  es: "Las flechas mueven el mapa, más y menos acercan y alejan, y cero muestra el círculo alrededor del lugar. Las carreras a la vista están en la lista después del mapa.",
};

const keysOfMap: Words = {
  en: "Arrow keys move the map, plus and minus zoom, zero shows all four countries. The races in view are listed after the map.",
  es: "Las flechas mueven el mapa, más y menos acercan y alejan, y cero muestra los cuatro países. Las carreras a la vista están en la lista después del mapa.",
};

/** Zooming without a wheel and without fingers. */
function Buttons() {
  const say = useSay();
  return (
    <div className="map-buttons needs-script">
      <button type="button" aria-label={say({ en: "Zoom in", es: "Acercar" })} data-zoom="in">
        <Sign path="M12 5v14M5 12h14" />
      </button>
      <button type="button" aria-label={say({ en: "Zoom out", es: "Alejar" })} data-zoom="out">
        <Sign path="M5 12h14" />
      </button>
    </div>
  );
}

function Sign({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

/** The whole map, or one country that fills it. */
function CountryJumps({
  filters,
  home,
}: {
  filters: RaceFilters;
  /** The view when no part is requested. */
  home: PlaneBox;
}) {
  const lang = useLang();
  const say = sayIn(lang);
  const isShown = (box: PlaneBox) => isFitted(filters.area?.box ?? home, box);
  const currentFor = (box: PlaneBox) => (isShown(box) ? "true" : undefined);
  const to = (area: MapArea | null) =>
    inLanguage(lang, racesAddress({ ...filters, area, page: 1 }));
  return (
    <nav aria-label={say({ en: "Parts of the map", es: "Partes del mapa" })} className="map-jumps">
      <a href={to(null)} data-part="" aria-current={currentFor(home)}>
        {filters.near
          ? say({ en: "The circle", es: "Esta zona" })
          : say({ en: "All four", es: "Los cuatro" })}
      </a>
      {mapCountries.map(({ code, name, box }) => (
        <a key={code} href={to({ box, zoom: null })} data-part="" aria-current={currentFor(box)}>
          {countryIn(name, lang)}
        </a>
      ))}
    </nav>
  );
}

/** The colours of the types that the list has. */
function Key({ types }: { types: FacetCount[] }) {
  const lang = useLang();
  const say = sayIn(lang);
  const found = new Map(
    types
      .filter(({ count }) => count > 0)
      .map(({ value }) => raceType(value, lang))
      .map(({ kind, label }) => [
        kind,
        kind === "other" ? say({ en: "Other", es: "Otro" }) : label,
      ]),
  );
  return (
    <ul
      className="map-key"
      aria-label={say({ en: "Colors of the race types", es: "Colores de los tipos de carrera" })}
    >
      {raceKinds.map(
        (kind) =>
          found.has(kind) && (
            <li key={kind} className={`type-${kind}`}>
              {found.get(kind)}
            </li>
          ),
      )}
    </ul>
  );
}

/** The circle of the filter "Near": its centre, half of its radius, and all of it. */
function Circle({ x, y, radius }: { x: number; y: number; radius: number }) {
  const place = { "--x": x, "--y": y, "--radius": radius } as CSSProperties;
  return (
    <div className="map-circle" style={place} aria-hidden="true">
      <i />
      <i />
      <b />
    </div>
  );
}

/**
 * Makes the map interactive. The script moves the drawing of React; when it rests, the page of the
 * visible part is requested, and React draws its pins.
 */
function useMovingMap(
  section: RefObject<HTMLElement | null>,
  { filters, asked, map }: { filters: RaceFilters; asked: RaceFilters; map: RaceMap },
): void {
  const navigate = useNavigate();
  const lang = useLang();
  const moving = useRef<MovingMap | null>(null);
  const latest = useRef({ filters, asked });
  latest.current = { filters, asked };
  const homeAtFirst = useRef(map.home);

  useEffect(() => {
    if (!section.current) return;
    moving.current = movingMap(section.current, {
      lang,
      shown: latest.current.filters.area,
      home: homeAtFirst.current,
      ask: (area: MapArea | null, isStep) =>
        navigate(racesAddress({ ...latest.current.asked, area, page: 1 }), {
          replace: !isStep,
          preventScrollReset: true,
        }),
    });
    return () => moving.current?.dispose();
  }, [section, navigate, lang]);

  // After each answer of the server, before its pins are visible.
  useLayoutEffect(() => moving.current?.show(latest.current.filters.area, map.home), [map]);
}

/** The pins of the window. While its size is not known, those of a wide and of a narrow one: the sheet shows one. */
function MapPins({
  filters,
  pins,
  before,
}: {
  filters: RaceFilters;
  pins: Pins;
  before: ListBefore;
}) {
  const say = useSay();
  const lists =
    pins.at === "zoom"
      ? [{ name: "all", shown: pins.pins }]
      : [
          { name: "wide", shown: pins.wide },
          { name: "narrow", shown: pins.narrow },
        ];
  return lists.map(({ name, shown }) => (
    <ul
      key={name}
      className={`map-pins map-pins-${name}`}
      aria-label={say({ en: "Races on the map", es: "Carreras en el mapa" })}
    >
      {shown.map((pin) => (
        <li key={pin.id}>
          <MapPin pin={pin} filters={filters} before={before} />
        </li>
      ))}
    </ul>
  ));
}
