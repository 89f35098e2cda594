import { type RefObject, useEffect, useState } from "react";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { useEmptiedOnceSent } from "#ui/form/emptied.ts";
import { formatCount } from "#values/text/count.ts";

/** The form that the boxes of the rows belong to. */
export const chosenForm = "chosen";

/** The actions for all chosen registrations. It stands there only while something is chosen. */
export function ChosenBar() {
  const form = useEmptiedOnceSent();
  const count = useChosenCount(form);
  return (
    <Form ref={form} id={chosenForm} method="post" preventScrollReset className="chosen-bar">
      <p role="status" className="tabular font-semibold empty:hidden">
        {count > 0 && `${formatCount(count)} chosen`}
      </p>
      <Button
        look="plain"
        size="small"
        className="needs-script"
        onClick={({ currentTarget }) => {
          for (const box of boxesOf(currentTarget.form)) box.checked = true;
          currentTarget.form?.dispatchEvent(new Event("change", { bubbles: true }));
        }}
      >
        All on this page
      </Button>
      <Button type="reset" look="plain" size="small" className="mr-auto">
        Clear<span className="sr-only"> choice</span>
      </Button>
      <Button type="submit" name="status" value="confirmed" look="quiet" size="small">
        Confirm<span className="sr-only"> chosen</span>
      </Button>
      <Button type="submit" name="status" value="completed" look="quiet" size="small">
        Mark completed<span className="sr-only">: chosen</span>
      </Button>
      <details className="office-more">
        <summary className="button button-plain button-small">
          Cancel<span className="sr-only"> chosen</span>
        </summary>
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

function boxesOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.elements ?? [])].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.name === "registration",
  );
}

/** How many boxes are ticked: they stand outside their form, so every change of the page is heard. */
function useChosenCount(form: RefObject<HTMLFormElement | null>): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const recount = () => setCount(boxesOf(form.current).filter(({ checked }) => checked).length);
    // A form is reset only after it has said so.
    const recountLater = () => setTimeout(recount);
    recount();
    document.addEventListener("change", recount);
    document.addEventListener("reset", recountLater);
    return () => {
      document.removeEventListener("change", recount);
      document.removeEventListener("reset", recountLater);
    };
  });
  return count;
}
