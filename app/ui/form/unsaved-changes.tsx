import { type RefObject, useEffect, useRef } from "react";
import { useBlocker, useNavigation } from "react-router";
import { Button } from "../button.tsx";
import { Dialog } from "../overlay/dialog.tsx";

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
}: {
  form: RefObject<HTMLFormElement | null>;
  answer: object | null;
  /** What becomes of the work of those who leave. */
  keeps?: string | undefined;
}) {
  const saved = useRef<string | null>(null);
  const sent = useRef<SentContents | null>(null);
  const isIdle = useNavigation().state === "idle";
  const isUnsaved = () =>
    sent.current === null && saved.current !== null && contentsOf(form.current) !== saved.current;
  const blocker = useBlocker(isUnsaved);

  useEffect(() => {
    const own = form.current;
    saved.current ??= contentsOf(own);
    const send = () => {
      sent.current = new Map(fieldsOf(own).map((field) => [field, contentOf(field)]));
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (sent.current === null && contentsOf(own) !== saved.current) event.preventDefault();
    };
    own?.addEventListener("submit", send);
    addEventListener("beforeunload", ask);
    return () => {
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
  }, [isIdle, answer, form]);

  const isAsking = blocker.state === "blocked";
  return (
    <Dialog open={isAsking} onClose={() => blocker.reset?.()} title="Leave without saving?">
      <p>What you have changed here is not saved yet. {keeps}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => blocker.reset?.()}>Stay here</Button>
        <Button look="plain" className="text-danger" onClick={() => blocker.proceed?.()}>
          Leave without saving
        </Button>
      </div>
    </Dialog>
  );
}

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What each field held when the form was sent. */
type SentContents = Map<FormField, string | boolean | File | undefined>;

/** The fields of a form, but for what it carries along unseen. */
function fieldsOf(form: HTMLFormElement | null): FormField[] {
  return [...(form?.elements ?? [])].filter(
    (element): element is FormField =>
      (element instanceof HTMLInputElement && element.type !== "hidden") ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  );
}

function contentOf(field: FormField): string | boolean | File | undefined {
  const files = filesOf(field);
  return isTicked(field) ?? (files ? files[0] : field.value);
}

/** Everything that a form would send. */
function contentsOf(form: HTMLFormElement | null): string {
  return JSON.stringify(
    fieldsOf(form).map((field) => [field.name, String(isTicked(field) ?? field.value)]),
  );
}

/** Gives a field again what it holds now. */
function restorerOf(field: FormField): () => void {
  const { value } = field;
  const ticked = isTicked(field);
  const files = filesOf(field);
  if (field instanceof HTMLInputElement && ticked !== undefined) {
    return () => {
      field.checked = ticked;
    };
  }
  if (field instanceof HTMLInputElement && files) {
    const chosen = copyOf(files);
    return () => {
      field.files = chosen;
    };
  }
  return () => {
    field.value = value;
  };
}

/** `undefined` for a field that cannot be ticked. */
function isTicked(field: FormField): boolean | undefined {
  const canBe = field.type === "checkbox" || field.type === "radio";
  return canBe && field instanceof HTMLInputElement ? field.checked : undefined;
}

function filesOf(field: FormField): FileList | null {
  return field instanceof HTMLInputElement ? field.files : null;
}

/** Emptying a field empties the list that it gave out, too. */
function copyOf(files: FileList): FileList {
  const copy = new DataTransfer();
  for (const file of files) copy.items.add(file);
  return copy.files;
}
