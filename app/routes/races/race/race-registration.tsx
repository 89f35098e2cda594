import type { ReactNode } from "react";
import { href } from "react-router";
import { hasWayIn, isFull } from "#features/races/race.ts";
import { mayRegister } from "#features/races/standing.ts";
import { obstacles, registrationObstacle } from "#features/registrations/obstacle.ts";
import type { OpenOrder } from "#features/registrations/orders/queries.server.ts";
import type { EntryIn } from "#features/registrations/registration.ts";
import type { RaceWaiting } from "#features/registrations/waiting/screens/waiting-parts.tsx";
import { listPath, wizardPath } from "#features/registrations/wizard/wizard.ts";
import { ButtonLink, buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Said, useLang, useSay } from "#ui/language/language.tsx";
import { NewTabNote, TextLink } from "#ui/navigation/text-link.tsx";
import { formatDay } from "#values/day.ts";
import { sayIn, type Words } from "#values/say.ts";
import {
  JoinWaitingList,
  OpenOrderLine,
  ToInvitationCode,
  ToWaitingLists,
  WaitLine,
} from "./late-parts.tsx";
import type { ShownRace } from "./race-data.ts";

/** How to register for the whole race. Why that is not possible stands below its name. */
export function RaceRegistration({
  race,
  today,
  entries,
  orders,
  waiting,
  takesLists,
}: {
  race: ShownRace;
  today: string;
  entries: EntryIn[];
  orders: OpenOrder[];
  waiting: RaceWaiting;
  takesLists: boolean;
}) {
  const lang = useLang();
  const say = sayIn(lang);
  const { registrationDeadline: deadline, registrationLink: link } = race;
  const isOpen = mayRegister(race, today);
  const isKnown = hasWayIn(race);
  return (
    <div className="mt-4">
      {orders.map((order) => (
        <OpenOrderLine key={order.id} order={order} className="mb-3" />
      ))}
      {waiting.waits.map((wait) => (
        <WaitLine key={wait.id} wait={wait} className="mb-3" />
      ))}
      {race.category === "internal" ? (
        <InternalRegistration
          race={race}
          today={today}
          entries={entries}
          orders={orders}
          waiting={waiting}
        />
      ) : !isOpen ? null : link ? (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ className: "w-full" })}
        >
          {say({ en: "Register", es: "Inscríbete" })} <Icon name="external" />
          <NewTabNote />
        </a>
      ) : (
        <WithoutLink race={race} />
      )}
      {deadline && isOpen && (
        <p className={`mt-2.5 text-sm text-muted${isKnown ? " text-center" : ""}`}>
          {say({
            en: `Registration closes ${formatDay(deadline, lang)}`,
            es: `Las inscripciones cierran el ${formatDay(deadline, lang)}`,
          })}
          {isKnown
            ? ""
            : say({ en: ". Ask the organizer where.", es: ". Pregúntale al organizador dónde." })}
        </p>
      )}
      {takesLists && (
        <p className="mt-2.5 text-center text-sm">
          <TextLink to={listPath(race.id)}>
            {say({
              en: "Enter a club or a group from a spreadsheet",
              es: "Inscribir a un club o grupo desde una hoja de cálculo",
            })}
          </TextLink>
        </p>
      )}
    </div>
  );
}

/** If the race has no link, each distance may have its own. */
function WithoutLink({ race }: { race: ShownRace }) {
  const say = useSay();
  if (hasWayIn(race)) return <ChooseDistance />;
  return (
    <RegistrationSentence>
      {say({ en: "Registration link not available", es: "No hay enlace de inscripción" })}
    </RegistrationSentence>
  );
}

/** Registration on this site for the whole race. A single distance needs no choice. */
function InternalRegistration({
  race,
  today,
  entries,
  orders,
  waiting: { isOpen, isSignedIn, kept, waits },
}: {
  race: ShownRace;
  today: string;
  entries: EntryIn[];
  orders: OpenOrder[];
  waiting: RaceWaiting;
}) {
  const say = useSay();
  const { distances } = race;
  const [only = null] = distances;
  const obstacle = registrationObstacle(race, null, { today });
  const own = entries.map(({ id, distanceId, bib }) => {
    const entered = distances.length > 1 && distances.find((each) => each.id === distanceId);
    return (
      <p key={id} className="mb-3 rounded-control bg-sunken px-4 py-3 font-medium">
        {say(registeredWords(bib, entered ? entered.text : null))}{" "}
        <TextLink to={href("/registrations/:id", { id })}>
          {say({ en: "See your registration", es: "Ver tu inscripción" })}
        </TextLink>
      </p>
    );
  });
  if (obstacle) return <>{own}</>;
  if (distances.length > 1) {
    const entered = new Set([...entries, ...orders].map(({ distanceId }) => distanceId));
    const hasOther = distances.some((each) => !isFull(each) && !entered.has(each.id));
    if (entered.size > 0)
      return (
        <>
          {own}
          {hasOther && <ChooseDistance isEntered />}
        </>
      );
    if (hasOther) return <ChooseDistance />;
    return (
      <>
        <RegistrationSentence>
          {say({ en: "All places are taken.", es: "No quedan cupos." })}
        </RegistrationSentence>
        {isOpen && waits.length === 0 && <ToWaitingLists className="mt-3 w-full" />}
      </>
    );
  }
  if (own.length > 0 || orders.length > 0 || waits.length > 0) return <>{own}</>;
  if (only && isFull(only))
    return (
      <>
        <RegistrationSentence>{obstacles.full}</RegistrationSentence>
        {isOpen && (
          <div className="mt-3">
            <JoinWaitingList
              raceId={race.id}
              distanceId={only.id}
              isSignedIn={isSignedIn}
              className="w-full"
            />
          </div>
        )}
        {kept.includes(only.id) && (
          <ToInvitationCode raceId={race.id} distanceId={only.id} className="mt-3" />
        )}
      </>
    );
  const path = wizardPath({ raceId: race.id, distanceId: only?.id ?? null });
  return (
    <ButtonLink to={path} className="w-full">
      {say({ en: "Register", es: "Inscríbete" })}
    </ButtonLink>
  );
}

function registeredWords(bib: number, distance: string | null): Words {
  return distance === null
    ? { en: `You are registered, bib ${bib}.`, es: `Ya te inscribiste, dorsal ${bib}.` }
    : {
        en: `You are registered for the ${distance}, bib ${bib}.`,
        es: `Ya te inscribiste en ${distance}, dorsal ${bib}.`,
      };
}

/**
 * Leads down to the distances, each of which has its own registration.
 * @param isEntered - the runner has one of them, and another is the exception
 */
function ChooseDistance({ isEntered = false }: { isEntered?: boolean }) {
  const say = useSay();
  return (
    <a
      href="#distances"
      className={buttonClass({ look: isEntered ? "quiet" : "primary", className: "w-full" })}
    >
      {isEntered
        ? say({ en: "Add another distance", es: "Agregar otra distancia" })
        : say({ en: "Choose a distance", es: "Elegir una distancia" })}
    </a>
  );
}

/** A sentence in place of the button to register. */
function RegistrationSentence({ children }: { children: ReactNode | Words }) {
  return (
    <p className="rounded-control bg-sunken px-4 py-3 font-medium">
      <Said>{children}</Said>
    </p>
  );
}
