/** What failed or came too late. The pages of races show none of these. */
export const messages = {
  failed: "Failed to submit registration. Please try again.",
  notKept: "Your answers could not be saved. Please try again.",
  tooLate: "This registration can no longer be cancelled.",
  tooMany: "Too many registrations at once. Please try again later.",
} as const;
