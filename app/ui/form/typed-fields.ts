import { useEffect, useState } from "react";
import type { FieldTexts } from "#values/form/three-way.ts";

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
