import { type RefObject, useEffect, useRef } from "react";
import { useNavigation } from "react-router";

/**
 * Takes back what was ticked and chosen in a form as soon as anything was sent and answered: the
 * page shows another state then. The form carries what this returns as its `ref`.
 */
export function useEmptiedOnceSent(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const wasSent = useRef(false);
  const { state, formMethod } = useNavigation();
  const isSending = formMethod === "POST";
  useEffect(() => {
    if (isSending) wasSent.current = true;
    if (state !== "idle" || !wasSent.current) return;
    wasSent.current = false;
    form.current?.reset();
  }, [isSending, state]);
  return form;
}
