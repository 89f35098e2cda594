export const claimSubmitted = "Your claim has been submitted successfully!";
export const failedToSubmit = "Failed to submit claim. Please try again.";
export const nameNeeded = "Please enter your name";
export const emailNeeded = "Please enter your email address";
export const validEmailNeeded = "Please enter a valid email address";
export const validPhoneNeeded = "Please enter a valid phone number";
export const tooLong = "This is too long";
export const tooManyClaims =
  "You have sent several claims within the last hour. Please try again later.";
