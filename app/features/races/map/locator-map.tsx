import { Link } from "react-router";
import { useSay } from "#ui/language/language.tsx";

/** Where a race is: a picture of its country, and its place there in percent. */
export type LocatorMap = {
  picture: string;
  left: number;
  top: number;
  /** The map of the list around the place. */
  around: string;
};

/** A small map of a country with the place of a race, which leads to the races around it. */
export function Locator({ map: { picture, left, top, around } }: { map: LocatorMap }) {
  const say = useSay();
  return (
    <Link
      to={around}
      aria-label={say({ en: "Races around it on the map", es: "Carreras cercanas en el mapa" })}
      className="relative block overflow-hidden rounded-control border border-line"
    >
      <img
        src={picture}
        alt=""
        width={640}
        height={400}
        loading="lazy"
        decoding="async"
        className="block h-auto w-full"
      />
      <span
        aria-hidden="true"
        className="absolute -mt-1.5 -ml-1.5 size-3 rounded-full border-2 border-surface bg-signal"
        style={{ left: `${left}%`, top: `${top}%` }}
      />
    </Link>
  );
}
