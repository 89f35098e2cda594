import { type RefObject, useEffect, useState } from "react";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { useEmptiedOnceSent } from "#ui/form/emptied.ts";
import { useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { formatCount } from "#values/text/count.ts";

/** The form that the boxes of the rows belong to. */
export const chosenForm = "chosen";

/**
 * The actions for all chosen registrations. It is shown only while something is chosen.
 * @param props.matching - how many match on all pages, where there are several
 */
export function ChosenBar({ matching }: { matching: number | null }) {
  const say = useSay();
  const form = useEmptiedOnceSent();
  const count = useChosenCount(form);
  return (
    <Form ref={form} id={chosenForm} method="post" preventScrollReset className="chosen-bar">
      <p role="status" className="tabular font-semibold empty:hidden">
        {count > 0 &&
          say({ en: `${formatCount(count)} chosen`, es: `Elegidas: ${formatCount(count)}` })}
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
        {say({ en: "All on this page", es: "Todas las de esta página" })}
      </Button>
      {matching !== null && (
        <Button type="submit" name="every" value="yes" look="plain" size="small">
          {say({
            en: `All ${formatCount(matching)} that match…`,
            es: `Las ${formatCount(matching)} que coinciden…`,
          })}
        </Button>
      )}
      <Button type="reset" look="plain" size="small" className="mr-auto">
        <Rich
          text={say({ en: "Clear<0> choice</0>", es: "Quitar<0> la selección</0>" })}
          parts={[(words) => <span className="sr-only">{words}</span>]}
        />
      </Button>
      <Button type="submit" name="status" value="confirmed" look="quiet" size="small">
        <Rich
          text={say({ en: "Confirm<0> chosen</0>", es: "Confirmar<0> las elegidas</0>" })}
          parts={[(words) => <span className="sr-only">{words}</span>]}
        />
      </Button>
      <Button type="submit" name="status" value="completed" look="quiet" size="small">
        <Rich
          text={say({
            en: "Mark completed<0>: chosen</0>",
            es: "Marcar como completadas<0>: las elegidas</0>",
          })}
          parts={[(words) => <span className="sr-only">{words}</span>]}
        />
      </Button>
      <details className="office-more">
        <summary className="button button-plain button-small">
          <Rich
            text={say({ en: "Cancel<0> chosen</0>", es: "Cancelar<0> las elegidas</0>" })}
            parts={[(words) => <span className="sr-only">{words}</span>]}
          />
        </summary>
        <p className="my-2 text-sm">
          {say({
            en: "The places of all chosen runners go to somebody else, and each gets an email.",
            es: "Los cupos de todos los corredores elegidos quedan libres para otras personas, y cada uno recibe un correo que lo avisa.",
          })}
        </p>
        <Button type="submit" name="status" value="cancelled" look="danger" size="small">
          {say({
            en: "Cancel the chosen registrations",
            es: "Cancelar las inscripciones elegidas",
          })}
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
