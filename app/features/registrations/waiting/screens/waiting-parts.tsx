import { Form, href } from "react-router";
import { Button, ButtonLink, buttonClass } from "#ui/button.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { useSay } from "#ui/language/language.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import type { Words } from "#values/say.ts";
import { deadlineWords } from "../../orders/words.ts";
import { wizardPath } from "../../wizard/wizard.ts";
import { positionWords, type Wait } from "../waiting.ts";

/** What the page of a race shows of its waiting list. */
export type RaceWaiting = {
  /** Whether runners may join. */
  isOpen: boolean;
  isSignedIn: boolean;
  /** The full distances that keep places for holders of a code. */
  kept: string[];
  /** Where the viewer stands in line. */
  waits: Wait[];
};

/** Leads from a full distance that keeps places for holders of a code to the field for the code. */
export function ToInvitationCode({
  raceId,
  distanceId,
  className,
}: {
  raceId: string;
  distanceId: string;
  className?: string;
}) {
  const say = useSay();
  return (
    <p className={className}>
      <TextLink to={wizardPath({ raceId, distanceId })}>
        {say({ en: "I have an invitation code", es: "Tengo un código de invitación" })}
      </TextLink>
    </p>
  );
}

/** Puts a signed-in runner on the list with one tap; others sign in from the page that it leads to. */
export function JoinWaitingList({
  raceId,
  distanceId,
  isSignedIn,
  size,
  className,
}: {
  raceId: string;
  distanceId: string;
  isSignedIn: boolean;
  size?: "small";
  className?: string;
}) {
  const say = useSay();
  const action = href("/races/:id/waiting-list", { id: raceId });
  const isBusy = useIsSending(action);
  const words = say({ en: "Join the waiting list", es: "Entrar a la lista de espera" });
  if (!isSignedIn) {
    return (
      <ButtonLink to={wizardPath({ raceId, distanceId })} size={size} className={className}>
        {words}
      </ButtonLink>
    );
  }
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="distance" value={distanceId} />
      <Button type="submit" busy={isBusy} size={size} className={className}>
        {words}
      </Button>
    </Form>
  );
}

/** Where a runner stands in line, in one line, with the way to take an offered place. */
export function WaitLine({ wait, className = "" }: { wait: Wait; className?: string }) {
  const say = useSay();
  return (
    <p className={`rounded-control bg-sunken px-4 py-3 font-medium ${className}`.trim()}>
      {say(waitWords(wait))} <WaitLink wait={wait} />
    </p>
  );
}

/** Leads to an offered place, or to the runner's place in line. */
export function WaitLink({ wait, look = "text" }: { wait: Wait; look?: "text" | "button" }) {
  const say = useSay();
  const { id, raceId, distanceId, position } = wait;
  if (position !== null) {
    return (
      <TextLink to={href("/waiting-list/:id/:change?", { id })}>
        {look === "text"
          ? say({ en: "See or leave", es: "Ver o salir" })
          : say(capitalized(positionWords(position)))}
      </TextLink>
    );
  }
  const to = wizardPath({ raceId, distanceId });
  const words = say({ en: "Take the place", es: "Tomar el cupo" });
  return look === "text" ? (
    <TextLink to={to}>{words}</TextLink>
  ) : (
    <ButtonLink size="small" to={to}>
      {words}
    </ButtonLink>
  );
}

function capitalized({ en, es }: Record<"en" | "es", string>): Words {
  return { en, es: es.charAt(0).toUpperCase() + es.slice(1) };
}

function waitWords({ raceName, distance, position, offeredUntil, timeZone }: Wait): Words {
  const what = `${raceName}, ${distance}`;
  if (position !== null) {
    const { en, es } = positionWords(position);
    return { en: `${what}: you are ${en}.`, es: `${what}: tienes el ${es} de espera.` };
  }
  const until = offeredUntil ? deadlineWords(offeredUntil, timeZone) : { en: "", es: "" };
  return {
    en: `${what}: a place is held for you until ${until.en}.`,
    es: `${what}: hay un cupo reservado para ti hasta el ${until.es}.`,
  };
}

/** Takes the viewer off a list. */
export function LeaveWaitingList({ wait }: { wait: Wait }) {
  const say = useSay();
  const action = href("/waiting-list/:id/:change?", { id: wait.id, change: "leave" });
  const isBusy = useIsSending(action);
  return (
    <Form method="post" action={action}>
      <Button type="submit" look="quiet" busy={isBusy}>
        {say({ en: "Leave the waiting list", es: "Salir de la lista de espera" })}
      </Button>
    </Form>
  );
}

/** What the bar of a race says to the runner for whom a place is held. */
export function OfferBar({ wait }: { wait: Wait }) {
  const say = useSay();
  return (
    <>
      <p className="register-offer">
        {say({ en: "A place is held for you", es: "Hay un cupo reservado para ti" })}
      </p>
      <WaitLink wait={wait} look="button" />
    </>
  );
}

/** What the bar of a full race says while runners may join its waiting list. */
export function FullBar() {
  const say = useSay();
  return (
    <>
      <p className="register-offer">{say({ en: "All places are taken", es: "No quedan cupos" })}</p>
      <ToWaitingLists />
    </>
  );
}

/** Leads to the distances of a full race, each with its list. */
export function ToWaitingLists({ className }: { className?: string }) {
  const say = useSay();
  return (
    <a href="#distances" className={buttonClass({ className })}>
      {say({ en: "Join a waiting list", es: "Entrar a una lista de espera" })}
    </a>
  );
}
