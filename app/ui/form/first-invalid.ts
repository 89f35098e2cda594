import { type RefObject, useEffect, useRef } from "react";

/**
 * Brings what is wrong with a form into sight and gives it the focus, each time that a new answer to
 * it arrives: the summary of several mistakes, else the first field that is marked as invalid, else
 * the notice of the form. The form
 * carries what this returns as its `ref`.
 */
export function useFirstInvalid(answer: unknown): RefObject<HTMLFormElement | null> {
  return useShown<HTMLFormElement>(answer);
}

/** The same for anything that holds a notice. */
export function useShown<Element extends HTMLElement>(answer: unknown): RefObject<Element | null> {
  const form = useRef<Element>(null);
  useEffect(() => {
    if (!answer) return;
    const wrong =
      form.current?.querySelector<HTMLElement>(".error-summary > .notice") ??
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      form.current?.querySelector<HTMLElement>(".notice-problem");
    wrong?.focus({ preventScroll: true });
    wrong?.scrollIntoView({ block: "center" });
  }, [answer]);
  return form;
}
