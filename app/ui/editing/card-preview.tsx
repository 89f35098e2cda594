import { type ReactNode, useEffect, useState } from "react";
import type { FieldTexts } from "#values/form/three-way.ts";
import { useSay } from "../language/language.tsx";
import { Rich } from "../language/rich.tsx";

/** A card beside its form, as lists would show it. It can be seen, and not used. */
export function CardPreview({ card, note }: { card: ReactNode; note?: string | null }) {
  const say = useSay();
  return (
    <section aria-label={say({ en: "Preview", es: "Vista previa" })}>
      <p className="mb-2 text-sm text-muted">
        <Rich
          text={say({
            en: "<0>Preview</0> of the card in lists",
            es: "<0>Vista previa</0> de la tarjeta en las listas",
          })}
          parts={[(words) => <b className="font-semibold text-ink">{words}</b>]}
        />
      </p>
      <div inert>{card}</div>
      {note && <p className="mt-2 text-sm text-muted">{note}</p>}
    </section>
  );
}

/** What a form holds now, and what it held when a field was last left. */
type TypedFields = { current: FieldTexts; settled: FieldTexts };

/**
 * Follows the fields of a form elsewhere on the page.
 * @param id - of the form
 * @param initial - what it holds before scripts run
 */
export function useTypedFields(id: string, initial: FieldTexts): TypedFields {
  const [typed, setTyped] = useState<TypedFields>({ current: initial, settled: initial });
  useEffect(() => {
    const form = document.getElementById(id);
    if (!(form instanceof HTMLFormElement)) return;
    const follow = () => {
      const current = textsIn(form);
      setTyped(({ settled }) => ({ current, settled }));
    };
    const settle = () => {
      const current = textsIn(form);
      setTyped({ current, settled: current });
    };
    const settleLater = () => setTimeout(settle);
    settle();
    form.addEventListener("input", follow);
    form.addEventListener("change", settle);
    form.addEventListener("reset", settleLater);
    return () => {
      form.removeEventListener("input", follow);
      form.removeEventListener("change", settle);
      form.removeEventListener("reset", settleLater);
    };
  }, [id]);
  return typed;
}

function textsIn(form: HTMLFormElement): FieldTexts {
  const texts: FieldTexts = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") texts[name] = value;
  }
  return texts;
}
