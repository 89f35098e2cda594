import { type MouseEvent, useEffect, useRef } from "react";
import { useFetcher, useHref } from "react-router";
import { type PostProblem, postProblems } from "#features/blog/editing/messages.ts";
import type { PickableRace } from "#features/races/picking/pickable-race.ts";
import type { ArticleTree } from "#ui/markdown/article-tree.ts";
import { withQuery } from "#values/address.ts";
import { formErrors } from "#values/form/form.ts";
import type { EditAnswer, FieldTexts } from "#values/form/three-way.ts";

/** What the buttons of the editor do, apart from saving. */
export const editorActions = [
  "write",
  "undo",
  "seo",
  "picture",
  "upload",
  "remove-picture",
  "insert",
  "preview",
  "find-races",
  "add-race",
  "remove-race",
] as const;

export type EditorAction = (typeof editorActions)[number];

/** Where a button sends the form of the editor. */
export function editorActionPath(action: string, editorAction: EditorAction): string {
  return withQuery(action, { do: editorAction });
}

export function readEditorAction(params: URLSearchParams): EditorAction | null {
  const asked = params.get("do");
  return editorActions.find((editorAction) => editorAction === asked) ?? null;
}

/** The answer to the form of a post: to a save that was refused, or to a button inside of it. */
export type EditorAnswer = EditAnswer & {
  editorAction: EditorAction | null;
  /** The fields that the server has filled. */
  filled: FieldTexts;
  races: PickableRace[];
  /** Without scripts: what was searched, and the races that were found. */
  offered: { words: string; found: PickableRace[] } | null;
  preview: ArticleTree | null;
  /** A picture for the text, as Markdown. */
  inserted: string | null;
};

/** The fields that hold what a generated text replaced. */
export const replacedFields = { title: "replaced_title", content: "replaced_content" } as const;

/** What a button inside of the editor could not do. */
const failed: Partial<Record<EditorAction, PostProblem>> = {
  write: "not-written",
  seo: "no-seo",
  picture: "no-picture",
  upload: "not-uploaded",
  insert: "not-uploaded",
  preview: "not-previewed",
};

/**
 * What the page answers itself where the server cannot be reached, or refuses so large a picture: what
 * was typed stays.
 * @param otherwise - why nothing was saved
 */
export async function notReached(
  request: Request,
  otherwise: PostProblem,
): Promise<(isTooLarge: boolean) => EditorAnswer> {
  const form = await request.clone().formData();
  const editorAction = readEditorAction(new URL(request.url).searchParams);
  const usual = (editorAction && failed[editorAction]) ?? otherwise;
  return (isTooLarge) => ({
    ...formErrors(postProblems[isTooLarge ? "too-large" : usual], form),
    meanwhile: null,
    editorAction,
    filled: {},
    races: [],
    offered: null,
    preview: null,
    inserted: null,
  });
}

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
