import { heicRefused } from "#values/form/heic.ts";
/** Why a profile is not shown, or not saved. */
export const profileProblems = {
  "not-loaded": "Failed to load your profile. Please try again.",
  "not-saved": "Failed to update your profile. Please try again.",
  "too-many-photos": "You have changed your photo very often. Please try again later.",
  "not-an-image": "Please select an image file",
  heic: heicRefused.en,
  "too-heavy": "Image size should be less than 2MB",
  "too-many-pixels": "This image has too many pixels. Please select a smaller one.",
} as const;

/** Why a photo is refused. */
export type PhotoProblem = Exclude<keyof typeof profileProblems, "not-loaded" | "not-saved">;

/** The sentences about the profile: the specification's, and others where it has none. */
export const profileMessages = {
  saved: "Your profile has been updated successfully!",
  photoRemoved: "Your photo has been removed.",
  emailStays: "Email address cannot be changed",
  offered: "This name is from your last registration. Save the changes to keep it.",
  badPhone: "Please enter a valid phone number",
} as const;

/** `At most 100 characters, please` */
export function tooLong(most: number): string {
  return `At most ${most} characters, please`;
}
