import type { RegistrationRefusal } from "./obstacle.ts";

/** Why a registration is not possible: before the form, and where the form is sent too late. */
export const registrationRefusals = {
  external: "The organizer of this race takes registrations elsewhere.",
  cancelled: "This race is cancelled.",
  over: "This race is over.",
  deadline: "The registration deadline has passed.",
  closed: "Registration is closed.",
  full: "All places of this distance are taken.",
  registered: "You are already registered for this distance.",
  incomplete: "Please fill in all required fields",
  gone: "This distance is no longer offered.",
} as const satisfies Record<RegistrationRefusal, string>;

/** Why a registration was not stored or cancelled. */
export const registrationFailures = {
  failed: "Failed to submit registration. Please try again.",
  notKept: "Your answers could not be saved. Please try again.",
  tooLate: "This registration can no longer be cancelled.",
  tooMany: "Too many registrations at once. Please try again later.",
} as const;
