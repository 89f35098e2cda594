/** What a function answers to others than administrators, and to a call that it does not understand. */
export const onlyAdminsMakePictures = "Only administrators can generate images.";
export const unknownPictureCall =
  'Send a "prompt" of at most 1,000 letters and the size "1024x1024".';
