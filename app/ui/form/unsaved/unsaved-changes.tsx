import { type RefObject, useEffect, useRef } from "react";
import { useBlocker, useNavigation } from "react-router";
import { useSay } from "#ui/language/language.tsx";
import { Button } from "../../button.tsx";
import { Dialog } from "../../overlay/dialog.tsx";
import {
  changedFields,
  contentOf,
  contentsOf,
  type FieldContent,
  type FormField,
  fieldsOf,
  filesOf,
  restorerOf,
} from "./changed-fields.ts";

/**
 * Goes inside of a form of uncontrolled fields. Once the form was sent and the page has read what is
 * stored, the fields show that, or what is said of them; a field that was changed meanwhile stays as
 * it is. Asks before a form is left in which something was typed, chosen or ticked: by a link, by the
 * back button, or by closing the window, where the browser asks in its own words.
 * @param answer - to the form when it was refused: what was typed is not saved then
 */
export function UnsavedChanges({
  form,
  answer,
  keeps,
  onChanged,
}: {
  form: RefObject<HTMLFormElement | null>;
  answer: object | null;
  /** What becomes of the work of those who leave. */
  keeps?: string | undefined;
  /** Is told the words of the fields that are not saved, each time that they become others. */
  onChanged?: (changed: string[]) => void;
}) {
  const say = useSay();
  const saved = useRef<FieldContent[] | null>(null);
  const sent = useRef<SentContents | null>(null);
  const isIdle = useNavigation().state === "idle";
  const unsaved = () =>
    saved.current ? changedFields(saved.current, contentsOf(form.current)) : [];
  const isUnsaved = () => sent.current === null && unsaved().length > 0;
  const blocker = useBlocker(isUnsaved);
  const told = useRef("");
  const check = useRef(() => {});
  check.current = () => {
    const changed = unsaved();
    if (told.current === changed.join("\n")) return;
    told.current = changed.join("\n");
    onChanged?.(changed);
  };

  useEffect(() => {
    const own = form.current;
    saved.current ??= contentsOf(own);
    const send = () => {
      sent.current = new Map(fieldsOf(own).map((field) => [field, contentOf(field)]));
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (sent.current !== null || saved.current === null) return;
      if (changedFields(saved.current, contentsOf(own)).length > 0) event.preventDefault();
    };
    // Buttons change fields too: what they do is seen after they have done it.
    const look = () => setTimeout(() => check.current());
    const seen = ["input", "change", "click", "reset"];
    for (const name of seen) own?.addEventListener(name, look);
    own?.addEventListener("submit", send);
    addEventListener("beforeunload", ask);
    return () => {
      for (const name of seen) own?.removeEventListener(name, look);
      own?.removeEventListener("submit", send);
      removeEventListener("beforeunload", ask);
    };
  }, [form]);

  useEffect(() => {
    if (!isIdle || !sent.current) return;
    const kept = fieldsOf(form.current).filter(
      (field) =>
        contentOf(field) !== sent.current?.get(field) || (answer !== null && filesOf(field)),
    );
    sent.current = null;
    const putBack = kept.map(restorerOf);
    form.current?.reset();
    if (answer === null) saved.current = contentsOf(form.current);
    for (const restore of putBack) restore();
    check.current();
  }, [isIdle, answer, form]);

  const isAsking = blocker.state === "blocked";
  return (
    <Dialog
      open={isAsking}
      onClose={() => blocker.reset?.()}
      title={say({ en: "Leave without saving?", es: "¿Salir sin guardar?" })}
    >
      <p>
        {say({
          en: "What you have changed here is not saved yet.",
          es: "Lo que cambiaste aquí todavía no se guardó.",
        })}{" "}
        {keeps}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => blocker.reset?.()}>
          {say({ en: "Stay here", es: "Quedarme aquí" })}
        </Button>
        <Button look="plain" className="text-danger" onClick={() => blocker.proceed?.()}>
          {say({ en: "Leave without saving", es: "Salir sin guardar" })}
        </Button>
      </div>
    </Dialog>
  );
}

/** What each field held when the form was sent. */
type SentContents = Map<FormField, ReturnType<typeof contentOf>>;
