import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { MapArea } from "../../filters/area.ts";
import { type RaceFilters, racesAddress } from "../../filters/filters.ts";
import type { RaceMap } from "../race-map.ts";
import { type MovingMap, movingMap } from "./moving-map.ts";

/**
 * Brings the map to life. The script moves what React has drawn; when it rests, the page of the part
 * in view is asked for, and React draws its pins.
 */
export function useMovingMap(
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

  // With each answer of the server, before its pins are seen.
  useLayoutEffect(() => moving.current?.show(latest.current.filters.area, map.home), [map]);
}
