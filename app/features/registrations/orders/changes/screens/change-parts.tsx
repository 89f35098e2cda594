import { href } from "react-router";
import { useSay } from "#ui/language/language.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import type { Words } from "#values/say.ts";
import { moneyWords } from "../../../prices/words.ts";
import { wizardPath } from "../../../wizard/wizard.ts";
import { deadlineWords } from "../../words.ts";
import type { SeasonChange } from "../queries.server.ts";

/** An open change of a runner in one line, with the way to go on. */
export function ChangeLine({ change }: { change: SeasonChange }) {
  const say = useSay();
  return (
    <p className="rounded-control bg-sunken px-4 py-3 font-medium">
      {say(changeWords(change))} <ChangeLink change={change} />
    </p>
  );
}

function ChangeLink({ change }: { change: SeasonChange }) {
  const say = useSay();
  const { kind, orderId, raceId, isReceived, entryDistanceId, distanceId, nextRaceId } = change;
  if (kind === "deferral") {
    return nextRaceId === null ? null : (
      <TextLink to={href("/races/:id", { id: nextRaceId })}>
        {say({ en: "See the next edition", es: "Ver la próxima edición" })}
      </TextLink>
    );
  }
  if (orderId !== null && !isReceived) {
    return (
      <TextLink to={href("/orders/:id/:change?", { id: orderId })}>
        {say({ en: "See your order", es: "Ver tu pedido" })}
      </TextLink>
    );
  }
  // The form of somebody else begins from the page of the change.
  if (isReceived || (kind === "distance" && !change.isOfCompanion)) {
    const to = wizardPath({ raceId, distanceId: isReceived ? entryDistanceId : distanceId });
    return (
      <TextLink to={to}>{say({ en: "Fill in the form", es: "Completar el formulario" })}</TextLink>
    );
  }
  return (
    <TextLink to={href("/registrations/:id/change/:change?", { id: change.registrationId })}>
      {say({ en: "See or take back", es: "Ver o anular" })}
    </TextLink>
  );
}

function changeWords(change: SeasonChange): Words {
  const { kind, state, raceName, distance, target, endsAt, timeZone, isReceived } = change;
  const entry = [raceName, distance].filter(Boolean).join(", ");
  const until = endsAt ? deadlineWords(endsAt, timeZone) : { en: "", es: "" };
  if (kind === "deferral") {
    const credit = moneyWords(change.creditMinor, change.currency ?? "USD");
    return {
      en: `${raceName}: ${credit.en} count for your entry in the next edition.`,
      es: `${raceName}: ${credit.es} cuentan para tu inscripción en la próxima edición.`,
    };
  }
  if (isReceived) {
    return {
      en: `${entry}: an entry is yours once you have filled in the form, by ${until.en}.`,
      es: `${entry}: una inscripción es tuya cuando completes el formulario, hasta el ${until.es}.`,
    };
  }
  if (kind === "distance") {
    return {
      en: `${entry}: you are changing to ${target}, by ${until.en}.`,
      es: `${entry}: estás cambiando a ${target}, hasta el ${until.es}.`,
    };
  }
  if (state === "unpaid") {
    return {
      en: `${entry}: the other runner is invited once the fee is paid.`,
      es: `${entry}: invitaremos a la otra persona cuando pagues el costo.`,
    };
  }
  return change.isAccepted
    ? {
        en: `${entry}: the other runner has accepted, and fills in the form.`,
        es: `${entry}: la otra persona aceptó y está completando el formulario.`,
      }
    : {
        en: `${entry}: you pass your entry on to ${change.toEmail}.`,
        es: `${entry}: traspasas tu inscripción a ${change.toEmail}.`,
      };
}
