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
