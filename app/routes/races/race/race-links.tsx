import { href, Link } from "react-router";
import type { Standing } from "#features/races/standing.ts";
import { OutsideLink } from "#ui/navigation/text-link.tsx";
import type { ShownRace } from "./race-data.ts";

/**
 * Links to the calendar file of the race, its map, course and rules. Nobody plans a race that is over
 * or does not take place.
 */
export function RaceLinks({ race, standing }: { race: ShownRace; standing: Standing }) {
  const isAhead = standing === "open" || standing === "closed";

  const links = [
    { label: "Google Maps", address: race.googleMapsLink },
    { label: "Course map", address: race.mapUrl },
    { label: "Elevation profile", address: race.elevationProfileUrl },
    { label: "GPX file", address: race.gpxUrl },
    { label: "Rules", address: race.rulesUrl },
  ];
  return (
    <ul className="mt-5 flex flex-col gap-1 border-t border-dashed border-line pt-4">
      {isAhead && (
        <>
          <li>
            <a
              href={href("/races/:id/calendar.ics", { id: race.id })}
              className="link-strong inline-block py-1.5"
            >
              Add to calendar
            </a>
          </li>
          <li>
            <Link
              to={`${href("/tools/pace")}?race=${race.id}`}
              className="link-strong inline-block py-1.5"
            >
              Plan your pace
            </Link>
          </li>
        </>
      )}
      <li>
        <Link
          to={`${href("/chat/:threadId?")}?race=${race.id}`}
          className="link-strong inline-block py-1.5"
        >
          Ask about this race
        </Link>
      </li>
      {links.map(
        ({ label, address }) =>
          address && (
            <li key={label}>
              <OutsideLink href={address} look="strong" className="inline-block py-1.5">
                {label}
              </OutsideLink>
            </li>
          ),
      )}
    </ul>
  );
}
