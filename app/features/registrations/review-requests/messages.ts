/** ERR-64 to ERR-66. */
export const failedToSend = "Failed to send review request. Please try again.";
export const registrationNotFound = "Registration not found";
export const profileNotFound = "User profile not found.";

export const noWayChosen = "Please select at least one method to send the review request";
export const tooLong = (most: number) => `The message can have at most ${most} characters`;
export const notUnderstood = "The request could not be understood";
export const onlyAdmins = "Only administrators can do this";
export const askedAlready = (day: string) =>
  `This runner was asked on ${day}. Choose to ask again if you really want to.`;

export const notRunYet = (day: string) =>
  `This race is on ${day} and has not been run yet. Choose to ask all the same if you really want to.`;

export const noMail = "This server sends no mail.";
export const noSms = "This server sends no text messages.";
export const badAddress = "The mail address is none that can be written to.";
export const badNumber = "The phone number is none that text messages can be sent to.";

export const sentSentence = "Review request sent.";
