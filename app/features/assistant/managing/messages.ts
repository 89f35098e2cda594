/** Why assistants were not read or changed. */
export const managingProblems = {
  "not-fetched": "Failed to fetch assistants. Please try again.",
  "not-deleted": "Failed to delete assistant. Please try again.",
  "not-ordered": "Failed to reorder assistants. Please try again.",
  "not-created": "Failed to create assistant. Please try again.",
  "not-updated": "Failed to update assistant. Please try again.",
  "no-assistant": "Assistant not found",
  "not-loaded": "Failed to load assistant data.",
  "changed-meanwhile":
    "Nothing is saved yet: another administrator has changed the same meanwhile. What you typed is still here. Save again to keep yours.",
  "too-many": "There is no room for another assistant: visitors choose from at most 50.",
  "unknown-model": "Please choose one of the models.",
  "list-not-empty": "There are assistants already.",
} as const satisfies Record<string, string>;

export type ManagingProblem = keyof typeof managingProblems;

/** The sentences of the form. */
export const managingMessages = {
  needed: (label: string) => `${label} is required`,
  tooLong: (most: number) => `At most ${most} characters.`,
  questionNeeded: "Each question needs a text. Remove the ones that you do not need.",
  questionTooLong: (most: number) => `A question has at most ${most} characters.`,
  optionTooLong: (most: number) => `An answer option has at most ${most} characters.`,
  tooManyQuestions: (most: number) => `An assistant has at most ${most} questions.`,
  tooManyOptions: (most: number) => `A question has at most ${most} answer options.`,
  created: "Assistant created.",
  saved: "Assistant saved.",
  testTooSoon: "These were many test questions. Please wait a minute.",
  testFailed: "The test failed. Please try again.",
} as const;
