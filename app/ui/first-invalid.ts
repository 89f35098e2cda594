import { type RefObject, useEffect, useRef } from "react";

/**
 * Gives the focus to the first field of a form that is marked as invalid, each time that a new
 * answer to it arrives. The form carries what this returns as its `ref`.
 */
export function useFirstInvalid(answer: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer]);
  return form;
}
