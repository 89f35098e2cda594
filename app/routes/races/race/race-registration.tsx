import { hasWayIn } from "#features/races/race.ts";
import { mayRegister } from "#features/races/standing.ts";
import { registrationRefusals } from "#features/registrations/messages.ts";
import type { EntryIn } from "#features/registrations/registration.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { formatDay } from "#values/day.ts";
import { ChooseDistance } from "./choose-distance.tsx";
import { InternalRegistration } from "./internal-registration.tsx";
import type { ShownRace } from "./race-data.ts";
import { RegistrationSentence } from "./registration-sentence.tsx";

/** How to register for the whole race, or why that is not possible. */
export function RaceRegistration({
  race,
  today,
  entries,
}: {
  race: ShownRace;
  today: string;
  entries: EntryIn[];
}) {
  const { registrationDeadline: deadline, registrationLink: link } = race;
  const isKnown = !mayRegister(race, today) || hasWayIn(race);
  const isOver = race.startDate < today || race.status === "cancelled";
  return (
    <div className="mt-4">
      {race.category === "internal" ? (
        <InternalRegistration race={race} today={today} entries={entries} />
      ) : !mayRegister(race, today) ? (
        <RegistrationSentence>
          {race.status === "cancelled"
            ? registrationRefusals.cancelled
            : registrationRefusals.closed}
        </RegistrationSentence>
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
        <p className={`mt-2.5 text-sm text-muted${isKnown ? " text-center" : ""}`}>
          Registration {deadline < today ? "closed" : "closes"} {formatDay(deadline)}
          {isKnown ? "" : ". Ask the organizer where."}
        </p>
      )}
    </div>
  );
}

/** If the race has no link, each distance may have its own. */
function WithoutLink({ race }: { race: ShownRace }) {
  if (hasWayIn(race)) return <ChooseDistance />;
  return <RegistrationSentence>Registration link not available</RegistrationSentence>;
}
