import { Link } from "react-router";
import { type Asked, paceAddress } from "#features/pace/asked.ts";
import { standardDistances } from "#features/pace/standard-distances.ts";

/** The distances that most people mean. */
export function Presets({
  asked,
  meters,
}: {
  asked: Asked;
  /** What the distance that was typed comes to. */
  meters: number | null;
}) {
  return (
    <ul aria-label="Common distances" className="pace-presets">
      {standardDistances.map(({ name, meters: length }) => (
        <li key={name}>
          <Link
            to={paceAddress({ ...asked, distance: name })}
            replace
            preventScrollReset
            aria-current={length === meters ? "true" : undefined}
            className="chip chip-outline"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
