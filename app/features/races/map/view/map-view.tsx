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
import { Pagination } from "#ui/navigation/pagination.tsx";
import type { PlaneBox } from "#values/geo/plane.ts";
import type { ShownCard } from "../../card/shown-card.ts";
import type { MapArea } from "../../filters/area.ts";
import { type RaceFilters, racesAddress } from "../../filters/filters.ts";
import { raceKinds, raceType } from "../../race-type.ts";
import type { FacetCount } from "../../search/facets/facets.ts";
import { type MovingMap, movingMap } from "../gestures/moving-map.ts";
import { nextFrame } from "../gestures/next-frame.ts";
import type { RaceMap } from "../race-map.ts";
import { InView, MapRow } from "./in-view.tsx";
import styles from "./map.css?url";
import { MapPins } from "./map-pins.tsx";

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
        aria-label="Map of the races"
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
                key={name}
                className={`map-name map-name-${look}`}
                style={{ "--x": spot?.x, "--y": spot?.y } as CSSProperties}
              >
                {name}
              </span>
            ))}
          </div>
          {map.circle && <Circle {...map.circle} />}
          <MapPins filters={filters} pins={map.pins} before={before} />
        </div>
        {map.inView === 0 && (
          <p className="map-empty">
            No races in this part of the map.{" "}
            <a className="link-strong" href={whole} data-part="">
              Show the whole map
            </a>
          </p>
        )}
        <Buttons />
        <p className="map-hint" aria-hidden="true" data-hint>
          Click the map, or hold Ctrl, to zoom with the wheel
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
        Arrow keys move the map, plus and minus zoom, zero shows{" "}
        {map.circle ? "the circle around the place" : "all four countries"}. The races in view are
        listed after the map.
      </p>
      <p className="map-credits">
        Drawn from Natural Earth (public domain). Places by GeoNames (CC BY 4.0).
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

/** Zooming without a wheel and without fingers. */
function Buttons() {
  return (
    <div className="map-buttons needs-script">
      <button type="button" aria-label="Zoom in" data-zoom="in">
        <Sign path="M12 5v14M5 12h14" />
      </button>
      <button type="button" aria-label="Zoom out" data-zoom="out">
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
  const isShown = (box: PlaneBox) => isFitted(filters.area?.box ?? home, box);
  const currentFor = (box: PlaneBox) => (isShown(box) ? "true" : undefined);
  const to = (area: MapArea | null) => racesAddress({ ...filters, area, page: 1 });
  return (
    <nav aria-label="Parts of the map" className="map-jumps">
      <a href={to(null)} data-part="" aria-current={currentFor(home)}>
        {filters.near ? "The circle" : "All four"}
      </a>
      {mapCountries.map(({ code, name, box }) => (
        <a key={code} href={to({ box, zoom: null })} data-part="" aria-current={currentFor(box)}>
          {name}
        </a>
      ))}
    </nav>
  );
}

/** The colours of the types that the list has. */
function Key({ types }: { types: FacetCount[] }) {
  const found = new Map(
    types
      .filter(({ count }) => count > 0)
      .map(({ value }) => raceType(value))
      .map(({ kind, label }) => [kind, kind === "other" ? "Other" : label]),
  );
  return (
    <ul className="map-key" aria-label="Colors of the race types">
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
  const moving = useRef<MovingMap | null>(null);
  const latest = useRef({ filters, asked });
  latest.current = { filters, asked };
  const homeAtFirst = useRef(map.home);

  useEffect(() => {
    if (!section.current) return;
    moving.current = movingMap(section.current, {
      shown: latest.current.filters.area,
      home: homeAtFirst.current,
      ask: (area: MapArea | null, isStep) =>
        navigate(racesAddress({ ...latest.current.asked, area, page: 1 }), {
          replace: !isStep,
          preventScrollReset: true,
        }),
    });
    return () => moving.current?.dispose();
  }, [section, navigate]);

  // After each answer of the server, before its pins are visible.
  useLayoutEffect(() => moving.current?.show(latest.current.filters.area, map.home), [map]);
}
