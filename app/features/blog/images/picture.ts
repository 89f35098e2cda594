/** Why a picture is not stored or not made: the studio has a sentence for each. */

export type PictureProblem =
  | "no-title-for-picture"
  | "no-picture"
  | "not-uploaded"
  | "no-image"
  | "heic"
  | "too-many-pixels"
  | "too-many";

/** A picture that is stored, with its address, or why it is missing. */
export type PictureOutcome =
  | { problem: null; address: string; source: ImageSource }
  | { problem: PictureProblem };

/** Where the featured image of a post comes from. */
export type ImageSource = "upload" | "model" | "drawn";

export const onlyAdminsMakePictures = "Only administrators can generate images.";
export const unknownPictureCall =
  'Send a "prompt" of at most 1,000 letters and the size "1024x1024".';
