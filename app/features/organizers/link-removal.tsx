import { Form, href } from "react-router";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";

/** Ends the link of an organizer. Folded, so that one click does not. */
export function LinkRemoval({
  raceId,
  person,
  from,
  of,
}: {
  raceId: string;
  person: { userId: string; name: string };
  /** The screen to which the answer leads back. */
  from: "race" | "user";
  /** What is removed from the list, for screen readers. */
  of: string;
}) {
  const say = useSay();
  const action = href("/admin/races/edit/:id/organizers/:userId/remove", {
    id: raceId,
    userId: person.userId,
  });
  return (
    <details className="office-more">
      <summary className="button button-quiet button-small mt-3">
        <Rich
          text={say({ en: `Remove<0> ${of}</0>`, es: `Quitar<0> ${of}</0>` })}
          parts={[(words) => <span className="sr-only">{words}</span>]}
        />
      </summary>
      <Form method="post" action={action} className="mt-2 grid gap-2">
        <input type="hidden" name="from" value={from} />
        <p className="text-sm">
          {say({
            en: `${person.name} cannot change the race from then on, and gets an email that says so.`,
            es: `Desde entonces ${person.name} no puede cambiar la carrera y recibe un correo que lo dice.`,
          })}
        </p>
        <Button type="submit" look="danger" size="small" className="justify-self-start">
          {say({ en: "Remove the organizer", es: "Quitar al organizador" })}
        </Button>
      </Form>
    </details>
  );
}
