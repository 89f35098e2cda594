import { href } from "react-router";
import { showPrice } from "#features/races/price.ts";
import { mayRegister, placeOf } from "#features/races/race.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon, type IconName } from "#ui/icon.tsx";
import { OutsideLink } from "#ui/text-link.tsx";
import { formatClockTime, formatDay } from "#values/day.ts";
import type { RaceData, ShownRace } from "./race-data.ts";

/** The price, the way to register, and where and when to be there. */
export function RaceSidebar({ page: { race, today } }: { page: RaceData }) {
  const { price } = race;
  return (
    <aside aria-label="Registration and place" className="race-sidebar card">
      <p className="text-sm text-muted">{price.kind === "amount" ? "from" : "Price"}</p>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <strong className="num text-3xl">{showPrice(price, { showCurrency: false })}</strong>
        {price.kind === "amount" && price.original && (
          <s className="text-muted">
            <span className="sr-only">instead of </span>
            {price.original}
          </s>
        )}
        {price.kind === "amount" && <span className="text-sm text-muted">{price.currency}</span>}
      </p>
      <Registration race={race} today={today} />
      <dl className="mt-5 flex flex-col gap-3 border-t border-dashed border-line pt-5">
        <Line icon="calendar" label="Date">
          {formatDay(race.startDate)}
          {race.startTime && `, ${formatClockTime(race.startTime)}`}
        </Line>
        <Line icon="pin" label="Place">
          {race.address && <span className="block">{race.address}</span>}
          {placeOf(race)}
        </Line>
        {race.organizer && (
          <Line icon="people" label="Organizer">
            {race.organizer}
          </Line>
        )}
      </dl>
      <Links race={race} />
    </aside>
  );
}

function Registration({ race, today }: { race: ShownRace; today: string }) {
  const { registrationDeadline: deadline, registrationLink: link } = race;
  const isOver = race.startDate < today || race.status === "cancelled";
  return (
    <div className="mt-4">
      {!mayRegister(race, today) ? (
        <p className="rounded-control bg-sunken px-4 py-3 font-medium">
          {race.status === "cancelled" ? "This race is cancelled" : "Registration is closed"}
        </p>
      ) : link ? (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ className: "w-full" })}
        >
          Register <Icon name="external" />
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      ) : (
        <WithoutLink race={race} />
      )}
      {deadline && !isOver && (
        <p className="mt-2.5 text-center text-sm text-muted">
          Registration {deadline < today ? "closed" : "closes"} {formatDay(deadline)}
        </p>
      )}
    </div>
  );
}

/** Without a link for the whole race, each distance may have its own. */
function WithoutLink({ race }: { race: ShownRace }) {
  if (race.distances.some((distance) => distance.registrationLink)) {
    return (
      <a href="#distances" className={buttonClass({ className: "w-full" })}>
        Choose a distance
      </a>
    );
  }
  if (race.distances.length > 0) return null;
  return <p className="rounded-control bg-sunken px-4 py-3">Registration link not available</p>;
}

function Line({
  icon,
  label,
  children,
}: {
  icon: IconName;
  label: string;
  children: React.ReactNode;
}) {
  return (
    <div className="flex gap-3">
      <dt>
        <Icon name={icon} label={label} className="mt-0.5 size-5 text-muted" />
      </dt>
      <dd className="tabular min-w-0">{children}</dd>
    </div>
  );
}

function Links({ race }: { race: ShownRace }) {
  const links = [
    { label: "Google Maps", address: race.googleMapsLink },
    { label: "Course map", address: race.mapUrl },
    { label: "Elevation profile", address: race.elevationProfileUrl },
    { label: "GPX file", address: race.gpxUrl },
    { label: "Rules", address: race.rulesUrl },
  ];
  return (
    <ul className="mt-5 flex flex-col gap-1 border-t border-dashed border-line pt-4">
      <li>
        <a
          href={href("/races/:id/calendar.ics", { id: race.id })}
          className="link-strong inline-block py-1.5"
        >
          Add to calendar
        </a>
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
