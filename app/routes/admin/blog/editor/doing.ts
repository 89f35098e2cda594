import { type MouseEvent, useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { type Deed, deedPath, type EditorAnswer, readDeed } from "./deed.ts";

/** What the server did with the form of the editor. */
export type Done = (form: HTMLFormElement, answer: EditorAnswer) => void;

/**
 * Buttons inside of the editor that ask the server for something while one goes on writing. Without
 * scripts, the same buttons send the form to be shown again.
 */
export function useDeeds(action: string, onDone: Done) {
  const asking = useFetcher<EditorAnswer>();
  const asked = useRef<HTMLFormElement>(null);
  const latest = useRef(onDone);
  latest.current = onDone;
  const { data } = asking;
  useEffect(() => {
    if (data && data.form === null && asked.current) latest.current(asked.current, data);
  }, [data]);

  function start(deed: Deed, form: HTMLFormElement | null) {
    // Once its answer is here, the next one may begin.
    if (!form || asking.state === "submitting") return;
    asked.current = form;
    asking.submit(new FormData(form), {
      method: "post",
      action: deedPath(action, deed),
      encType: "multipart/form-data",
    });
  }
  const isIdle = asking.state === "idle";
  const busy = isIdle || !asking.formAction ? null : deedIn(asking.formAction);
  return {
    /** The deed that is on its way. */
    busy,
    /** What was wrong with the last one. */
    problem: isIdle ? (data?.form ?? null) : null,
    fields: isIdle ? (data?.fields ?? {}) : {},
    answer: data ?? null,
    start,
    /** The props of its button. */
    button: (deed: Deed) => ({
      type: "submit" as const,
      formNoValidate: true,
      formAction: deedPath(action, deed),
      busy: busy === deed,
      onClick: (event: MouseEvent<HTMLButtonElement>) => {
        event.preventDefault();
        start(deed, event.currentTarget.form);
      },
    }),
  };
}

function deedIn(path: string): Deed | null {
  return readDeed(new URL(path, "http://here").searchParams);
}

/** Writes into the fields of a form, as if it was typed. */
export function fillFields(form: HTMLFormElement, filled: Record<string, string>): void {
  for (const [name, text] of Object.entries(filled)) {
    const field = form.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (!isText || field.hidden || field.type === "hidden") continue;
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
