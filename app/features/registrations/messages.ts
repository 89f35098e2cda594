export const messages = {
  required: "Please fill in all required fields",
  dateOfBirth: "Please enter a valid date of birth in YYYY-MM-DD format",
  phone: "Please enter a valid phone number",
  emergencyPhone: "Please enter a valid emergency contact phone number",
  waiver: "You must accept the waiver agreement to continue",
  failed: "Failed to submit registration. Please try again.",
  tooLong: (name: string, most: number) => `${name} can have at most ${most} characters`,
  notKept: "Your answers could not be saved. Please try again.",
  gone: "This distance is no longer offered.",
  tooLate: "This registration can no longer be cancelled.",
  tooMany: "Too many registrations at once. Please try again later.",
} as const;
