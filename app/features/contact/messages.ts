export const nameNeeded = "Please enter your name";
export const emailNeeded = "Please enter your email address";
export const validEmailNeeded = "Please enter a valid email address";
export const messageNeeded = "Please write a message";
export const tooLong = "This is too long";
export const tooManyMessages =
  "You have sent several messages within the last hour. Please try again later.";
export const failedToSend = "Your message could not be sent. Please try again.";
