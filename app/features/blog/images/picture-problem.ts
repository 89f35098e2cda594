import type { ImageSource } from "../post.ts";

/** Why a picture is not stored or not made: the studio has a sentence for each. */
export type PictureProblem =
  | "no-title-for-picture"
  | "no-picture"
  | "not-uploaded"
  | "no-image"
  | "too-many-pixels"
  | "too-many";

/** A picture that is stored, with its address, or why it is missing. */
export type PictureOutcome =
  | { problem: null; address: string; source: ImageSource }
  | { problem: PictureProblem };
