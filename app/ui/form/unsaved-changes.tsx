import { type RefObject, useEffect, useRef } from "react";
import { useBlocker, useNavigation } from "react-router";
import { Button } from "../button.tsx";
import { Dialog } from "../overlay/dialog.tsx";

/**
 * Goes inside of a form of uncontrolled fields. Once it was sent the fields show what is stored or
 * what is said of them, and not what they held before. Asks before a form is left in which something was typed, chosen or ticked: by a link, by the back
 * button, or by closing the window, where the browser asks in its own words.
 * @param answer - to the form when it was refused: what was typed is not saved then
 */
export function UnsavedChanges({
  form,
  answer,
}: {
  form: RefObject<HTMLFormElement | null>;
  answer: object | null;
}) {
  const saved = useRef<string | null>(null);
  const isSending = useRef(false);
  const isIdle = useNavigation().state === "idle";
  const isUnsaved = () =>
    !isSending.current && saved.current !== null && contentsOf(form.current) !== saved.current;
  const blocker = useBlocker(isUnsaved);

  useEffect(() => {
    saved.current ??= contentsOf(form.current);
    const send = () => {
      isSending.current = true;
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (!isSending.current && contentsOf(form.current) !== saved.current) event.preventDefault();
    };
    const sent = form.current;
    sent?.addEventListener("submit", send);
    addEventListener("beforeunload", ask);
    return () => {
      sent?.removeEventListener("submit", send);
      removeEventListener("beforeunload", ask);
    };
  }, [form]);

  useEffect(() => {
    if (!isIdle || !isSending.current) return;
    isSending.current = false;
    showDefaults(form.current, { keepsFiles: answer !== null });
    if (answer === null) saved.current = contentsOf(form.current);
  }, [isIdle, answer, form]);

  const isAsking = blocker.state === "blocked";
  return (
    <Dialog open={isAsking} onClose={() => blocker.reset?.()} title="Leave without saving?">
      <p>What you have changed here is not saved yet.</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => blocker.reset?.()}>Stay here</Button>
        <Button look="plain" className="text-danger" onClick={() => blocker.proceed?.()}>
          Leave without saving
        </Button>
      </div>
    </Dialog>
  );
}

/** Empties file fields only where their files are stored. */
function showDefaults(form: HTMLFormElement | null, { keepsFiles }: { keepsFiles: boolean }) {
  const chosen = new Map<HTMLInputElement, FileList>();
  for (const element of form?.elements ?? []) {
    if (!(element instanceof HTMLInputElement) || !element.files) continue;
    if (keepsFiles && element.files.length > 0) chosen.set(element, copyOf(element.files));
  }
  form?.reset();
  for (const [element, files] of chosen) element.files = files;
}

/** Emptying a field empties the list that it gave out, too. */
function copyOf(files: FileList): FileList {
  const copy = new DataTransfer();
  for (const file of files) copy.items.add(file);
  return copy.files;
}

/** Everything that a form would send, but for what it carries along unseen. */
function contentsOf(form: HTMLFormElement | null): string {
  if (!form) return "";
  const contents: [string, string][] = [];
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && element.type === "hidden") continue;
    if (
      element instanceof HTMLInputElement &&
      (element.type === "checkbox" || element.type === "radio")
    ) {
      contents.push([element.name, String(element.checked)]);
    } else if (
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
    ) {
      contents.push([element.name, element.value]);
    }
  }
  return JSON.stringify(contents);
}
