import { type MouseEvent, useEffect, useRef } from "react";
import { useFetcher, useHref } from "react-router";
import {
  type EditorAction,
  type EditorAnswer,
  editorActionPath,
  readEditorAction,
} from "./editor-actions.ts";

/** Receives the answer of the server to an action of the editor. */
export type Done = (form: HTMLFormElement, answer: EditorAnswer) => void;

/**
 * Buttons of the editor that ask the server for something while the author keeps writing. Without
 * scripts, the same buttons send the form and show it again.
 */
export function useEditorActions(action: string, onDone: Done) {
  const asking = useFetcher<EditorAnswer>();
  const address = useHref(action);
  const asked = useRef<HTMLFormElement>(null);
  const latest = useRef(onDone);
  latest.current = onDone;
  const { data } = asking;
  useEffect(() => {
    if (data && data.form === null && asked.current) latest.current(asked.current, data);
  }, [data]);

  function start(editorAction: EditorAction, form: HTMLFormElement | null) {
    // One action at a time.
    if (!form || asking.state === "submitting") return;
    asked.current = form;
    asking.submit(new FormData(form), {
      method: "post",
      action: editorActionPath(action, editorAction),
      encType: "multipart/form-data",
    });
  }
  const isIdle = asking.state === "idle";
  const busy = isIdle || !asking.formAction ? null : editorActionIn(asking.formAction);
  return {
    /** The action that waits for its answer. */
    busy,
    /** Why the last one failed. */
    problem: isIdle ? (data?.form ?? null) : null,
    fields: isIdle ? (data?.fields ?? {}) : {},
    answer: data ?? null,
    start,
    /** The props of the button of an action. */
    button: (editorAction: EditorAction) => ({
      type: "submit" as const,
      formNoValidate: true,
      formAction: editorActionPath(address, editorAction),
      busy: busy === editorAction,
      onClick: (event: MouseEvent<HTMLButtonElement>) => {
        event.preventDefault();
        start(editorAction, event.currentTarget.form);
      },
    }),
  };
}

function editorActionIn(path: string): EditorAction | null {
  return readEditorAction(new URL(path, "http://here").searchParams);
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
