/** Why something was not done to an account, by the word that stands in an address. */
export const refusals = {
  gone: "There is no such account any more.",
  yourself: "This is your own account: somebody else has to do that.",
  "no-admin": "You are no administrator any more.",
  "last-admin": "This is the last active administrator. Make somebody else an administrator first.",
  guest: "This is the temporary account of a guest's review: nobody can sign in with it.",
  unconfirmed: "This person has not confirmed the address yet.",
  inactive: "This account is deactivated. Activate it first.",
  "no-mail": "This site cannot send mail at the moment.",
  limit: "Too many mails have gone to this address within the last hour. Please try again later.",
  failed: "This could not be done. Please try again.",
} as const;

export type Refusal = keyof typeof refusals;

export const alreadyAMember = "There is an account with this address already.";
export const tooManyInvitations =
  "You have invited many people within the last hour. Please try again later.";
export const invitationGone = "This invitation is not open any more.";

/** To whoever follows the link of an invitation. */
export const invitationOver =
  "This invitation has been used, withdrawn or renewed, or its seven days are over. Ask whoever invited you for another one.";
export const addressTaken = "There is an account with this address already. Please sign in.";
export const nameNeeded = "Please enter your name";
export const tooLong = "This is too long";
