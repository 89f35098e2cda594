import { type RefObject, useEffect, useRef } from "react";
import { useNavigation } from "react-router";

/**
 * Takes back what was ticked and chosen in a form as soon as anything was sent and answered: the
 * page shows another state then. What is ticked while the page reads its data again stays. The form
 * carries what this returns as its `ref`.
 */
export function useEmptiedOnceSent(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const wasSent = useRef(false);
  const { state } = useNavigation();
  useEffect(() => {
    if (state !== "submitting" && wasSent.current) form.current?.reset();
    wasSent.current = state === "submitting";
  }, [state]);
  return form;
}
