import type { ReactNode } from "react";
import { useHref } from "react-router";
import { moneyWords } from "#features/registrations/prices/words.ts";
import type { DraftKey } from "#features/registrations/registration.ts";
import { listPath, peoplePath, wizardPath } from "#features/registrations/wizard/wizard.ts";
import { Button } from "#ui/button.tsx";
import { Choice } from "#ui/form/choice.tsx";
import { Select } from "#ui/form/select.tsx";
import { useSay } from "#ui/language/language.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import type { People } from "./screen.ts";

/** On the steps of somebody whom the runner enters: what the runner says for them. */
export function PersonWords({ people, step }: { people: People; step: 1 | 2 | 3 }) {
  const say = useSay();
  if (!people.isCompanion) return null;
  return (
    <div className="mt-6 grid gap-3">
      <p className="max-w-text text-muted">
        {say(
          step === 1
            ? {
                en: "You are entering somebody else. What we send about this entry goes to you.",
                es: "Estás inscribiendo a otra persona. Lo que enviemos sobre esta inscripción te llega a ti.",
              }
            : {
                en: "You accept the waiver for the person whom you enter: let them read it first. Enter yourself as the guardian only if you are.",
                es: "Aceptas el deslinde por la persona que inscribes: deja que lo lea antes. Pon tus datos como tutor solo si lo eres.",
              },
        )}
      </p>
      {step === 1 && !people.isSaved && (
        <Choice name="saves_person" value="yes">
          {say({
            en: "Save this person in my account for the next time",
            es: "Guardar a esta persona en mi cuenta para la próxima vez",
          })}
        </Choice>
      )}
    </div>
  );
}

/**
 * Adds somebody to an order, or takes somebody out. Its address has the language in front: without that, React Router
 * would send the form to its own address, and with it the order.
 */
export function PeopleButton({
  place,
  change,
  size,
  children,
}: {
  place: Parameters<typeof peoplePath>[0];
  change: "add" | "remove";
  size?: "small";
  children: ReactNode;
}) {
  const action = useHref(peoplePath(place, change));
  return (
    <Button type="submit" look="quiet" size={size} formAction={action} formNoValidate>
      {children}
    </Button>
  );
}

/** The people of the order, with the ways to their forms, and to one more. */
export function PeopleReview({
  people: { rows, mayAdd, distances, saved },
  place,
  currency,
}: {
  people: People;
  place: DraftKey;
  currency: string | null;
}) {
  const say = useSay();
  const isGroup = rows.length > 1;
  return (
    <section className="mt-6" aria-labelledby="people">
      <h3 id="people" className="text-lg">
        {say({ en: "Who is in this order", es: "Quiénes van en este pedido" })}
      </h3>
      {isGroup && (
        <ul className="mt-2 divide-y divide-line">
          {rows.map(({ key, name, distance, isComplete, dueMinor }) => (
            <li
              key={key.draftId}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
            >
              <span className="min-w-0 wrap-anywhere">
                <b>{name || say({ en: "Without a name", es: "Sin nombre" })}</b>
                {distance && `, ${distance}`}
                {dueMinor !== null && currency && `, ${say(moneyWords(dueMinor, currency))}`}
                {!isComplete && (
                  <span className="block text-sm text-muted">
                    {say({ en: "Some answers are missing", es: "Faltan respuestas" })}
                  </span>
                )}
              </span>
              <span className="flex items-center gap-3">
                {key.draftId !== place.draftId && (
                  <TextLink to={wizardPath({ ...key, step: isComplete ? 3 : 1 })}>
                    {say({ en: "Review", es: "Revisar" })}
                    <span className="sr-only"> {name}</span>
                  </TextLink>
                )}
                <PeopleButton place={key} change="remove" size="small">
                  {say({ en: "Take out", es: "Quitar" })}
                  <span className="sr-only"> {name}</span>
                </PeopleButton>
              </span>
            </li>
          ))}
        </ul>
      )}
      {mayAdd && (
        <div className="mt-3 flex flex-wrap items-end gap-3">
          {saved.length > 0 && (
            <Select
              name="companion"
              label={say({ en: "Person", es: "Persona" })}
              options={[
                { value: "", label: say({ en: "Somebody new", es: "Una persona nueva" }) },
                ...saved.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
          {distances.length > 1 && (
            <Select
              name="to_distance"
              label={say({ en: "Their distance", es: "Su distancia" })}
              defaultValue={place.distanceId ?? ""}
              options={distances.map(({ id, text }) => ({ value: id, label: text }))}
            />
          )}
          <PeopleButton place={place} change="add">
            {say({ en: "Add another person", es: "Agregar a otra persona" })}
          </PeopleButton>
        </div>
      )}
      {mayAdd && <ListLink raceId={place.raceId} />}
    </section>
  );
}

/** The way to enter a whole club from a spreadsheet. */
export function ListLink({ raceId }: { raceId: string }) {
  const say = useSay();
  return (
    <p className="mt-3">
      <TextLink to={listPath(raceId)}>
        {say({
          en: "Enter many people from a spreadsheet",
          es: "Inscribir a muchas personas desde una hoja de cálculo",
        })}
      </TextLink>
    </p>
  );
}
