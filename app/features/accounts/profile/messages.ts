/** The specification's sentences about the profile, and ours where it is silent. */
export const profileMessages = {
  saved: "Your profile has been updated successfully!",
  photoRemoved: "Your photo has been removed.",
  emailStays: "Email address cannot be changed",
  notAnImage: "Please select an image file",
  tooHeavy: "Image size should be less than 2MB",
  tooManyPixels: "This image has too many pixels. Please select a smaller one.",
  tooManyPhotos: "You have changed your photo very often. Please try again later.",
  badPhone: "Please enter a valid phone number",
  notLoaded: "Failed to load your profile. Please try again.",
  notSaved: "Failed to update your profile. Please try again.",
} as const;

/** `At most 100 characters, please` */
export function tooLong(most: number): string {
  return `At most ${most} characters, please`;
}
