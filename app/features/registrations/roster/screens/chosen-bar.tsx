import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { useEmptiedOnceSent } from "#ui/form/emptied.ts";
import { useHydrated } from "#ui/hydrated.ts";
import { formatTotal } from "#values/text/count.ts";

/** The form that the boxes of the rows belong to. */
export const chosenForm = "chosen";

/** The actions for all selected registrations. */
export function ChosenBar({ list }: { list: { total: number; isMore?: boolean } }) {
  const mayScript = useHydrated();
  const form = useEmptiedOnceSent();
  return (
    <Form ref={form} id={chosenForm} method="post" preventScrollReset className="chosen-bar">
      <p className="mr-auto text-muted">{formatTotal(list, ["registration", "registrations"])}</p>
      {mayScript && (
        <label className="choice">
          <input
            type="checkbox"
            onChange={({ currentTarget }) => choose(currentTarget.form, currentTarget.checked)}
          />
          <span>All on this page</span>
        </label>
      )}
      <Button type="submit" name="status" value="confirmed" look="quiet" size="small">
        Confirm chosen
      </Button>
      <Button type="submit" name="status" value="completed" look="quiet" size="small">
        Mark chosen completed
      </Button>
      <details className="office-more">
        <summary className="button button-plain button-small">Cancel chosen</summary>
        <p className="my-2 text-sm">
          The places of all chosen runners go to somebody else, and a mail says so to each.
        </p>
        <Button type="submit" name="status" value="cancelled" look="danger" size="small">
          Cancel the chosen registrations
        </Button>
      </details>
    </Form>
  );
}

function choose(form: HTMLFormElement | null, isChosen: boolean) {
  for (const box of form?.elements ?? []) {
    if (box instanceof HTMLInputElement && box.name === "registration") box.checked = isChosen;
  }
}
