import { type PostProblem, postProblems } from "#features/blog/editing/messages.ts";
import { formErrors } from "#values/form/form.ts";
import { type Deed, type EditorAnswer, readDeed } from "./deed.ts";

/** What a button inside of the editor could not do. */
const failed: Partial<Record<Deed, PostProblem>> = {
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
  const deed = readDeed(new URL(request.url).searchParams);
  const usual = (deed && failed[deed]) ?? otherwise;
  return (isTooLarge) => ({
    ...formErrors(postProblems[isTooLarge ? "too-large" : usual], form),
    meanwhile: null,
    deed,
    filled: {},
    races: [],
    offered: null,
    preview: null,
    inserted: null,
  });
}
