import { Form, href } from "react-router";
import { Button } from "#ui/button.tsx";

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
  const action = href("/admin/races/edit/:id/organizers/:userId/remove", {
    id: raceId,
    userId: person.userId,
  });
  return (
    <details className="office-more">
      <summary className="button button-quiet button-small mt-3">
        Remove<span className="sr-only"> {of}</span>
      </summary>
      <Form method="post" action={action} className="mt-2 grid gap-2">
        <input type="hidden" name="from" value={from} />
        <p className="text-sm">
          {person.name} cannot change the race from then on, and gets a mail that says so.
        </p>
        <Button type="submit" look="danger" size="small" className="justify-self-start">
          Remove the organizer
        </Button>
      </Form>
    </details>
  );
}
