import { type PostProblem, postProblems } from "#features/blog/editing/messages.ts";
import { formErrors } from "#values/form/form.ts";
import { type EditorAction, type EditorAnswer, readEditorAction } from "./editor-actions.ts";

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
