/** What the page of a letter's link says: before its button, on it, and after it. */
const ofConfirmation = {
  title: "Confirm your email address",
  aside: "Somebody, probably you, has signed up at Dorsal with this address in an app.",
  button: "Confirm email address",
  note: "If it was not you, close this page: nobody can use the account.",
  done: "Your email address is confirmed.",
};

const ofLetters: Readonly<Record<string, typeof ofConfirmation>> = {
  signup: ofConfirmation,
  magiclink: {
    title: "Sign in to the app",
    aside: "Somebody, probably you, wants to sign in to an app with this address.",
    button: "Sign in",
    note: "If it was not you, close this page.",
    done: "You can go on in the app.",
  },
  recovery: {
    title: "Set a new password",
    aside: "Somebody, probably you, has asked in an app to set a new password.",
    button: "Go on",
    note: "If it was not you, close this page: your password stays as it is.",
    done: "You can set the new password in the app.",
  },
  email_change: {
    title: "Confirm your new email address",
    aside: "You have asked in an app to use this address for your account at Dorsal.",
    button: "Confirm new address",
    note: "If it was not you, close this page: the account keeps its address.",
    done: "Your account has its new address.",
  },
};

export type LinkWords = typeof ofConfirmation;

export function wordsOfLink(kind: string): LinkWords {
  return ofLetters[kind] ?? ofConfirmation;
}

export const linkProblems = {
  "wrong-code":
    "This link has expired or has been used already. Please ask for another letter in the app.",
  "too-many-attempts": "Too many attempts. Please try again later.",
} as const;

export type LetterLinkProblem = keyof typeof linkProblems;
