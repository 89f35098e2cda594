/** Why an administrator's decision was not made. */
export const decisionProblems = {
  gone: "This application no longer exists.",
  decided: "Another administrator has decided about this application in the meantime.",
  withdrawn: "The application was withdrawn in the meantime.",
  changed:
    "The applicant has changed the application since you opened it. Please read it again before you decide.",
  listed:
    "The account of the applicant is linked to the page of an expert already. Decline the application, or unlink that page first.",
  "note-needed": "Please write a note: it goes to the applicant.",
  "note-too-long": "The note is too long.",
  "not-saved": "The decision could not be saved. Please try again.",
} as const;

export type DecisionProblem = keyof typeof decisionProblems;

export const decisionMessages = {
  approved: "Application approved. The page is public.",
  declined: "Application declined.",
} as const;
