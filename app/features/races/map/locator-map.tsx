import { Link } from "react-router";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language/language.tsx";
import { OutsideLink } from "#ui/navigation/text-link.tsx";

/** Where a race is: a picture of the region, and its place and the largest towns there in percent. */
export type LocatorMap = {
  picture: string;
  left: number;
  top: number;
  towns: { name: string; left: number; top: number }[];
  /** The map of the list around the place. */
  around: string;
};

/** A small map of the region of a race. It opens the organizer's own map, else the races around the place. */
export function Locator({
  map: { picture, left, top, towns, around },
  address = null,
}: {
  map: LocatorMap;
  address?: string | null;
}) {
  const say = useSay();
  const frame = "relative block overflow-hidden rounded-control border border-line";
  const words = say({ en: "Races around it on the map", es: "Carreras cercanas en el mapa" });
  const drawing = (
    <>
      <img
        src={picture}
        alt=""
        width={640}
        height={400}
        loading="lazy"
        decoding="async"
        className="block h-auto w-full"
      />
      <span aria-hidden="true" className="text-sm">
        {towns.map((town) => (
          <span
            key={town.name}
            className="absolute -mt-2.5 whitespace-nowrap"
            style={
              town.left < 60
                ? { left: `${town.left}%`, top: `${town.top}%` }
                : { right: `${(100 - town.left).toFixed(1)}%`, top: `${town.top}%` }
            }
          >
            {town.left < 60 ? `• ${town.name}` : `${town.name} •`}
          </span>
        ))}
      </span>
      <span
        aria-hidden="true"
        className="absolute -mt-1.5 -ml-1.5 size-3 rounded-full border-2 border-surface bg-signal"
        style={{ left: `${left}%`, top: `${top}%` }}
      />
    </>
  );
  return address ? (
    <OutsideLink href={address} look="none" className={frame}>
      {drawing}
      <span className="absolute right-1.5 bottom-1.5 flex items-center gap-1 rounded-control bg-surface px-2 text-sm">
        {say({ en: "Google Maps", es: "Google Maps" })} <Icon name="external" />
      </span>
    </OutsideLink>
  ) : (
    <Link to={around} className={frame}>
      <span className="sr-only">{words}</span>
      {drawing}
    </Link>
  );
}
