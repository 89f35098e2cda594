import type { Day } from "#values/day.ts";

export const claimStatuses = ["new", "contacted", "done"] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

export const claimStatusWords: Record<ClaimStatus, string> = {
  new: "New",
  contacted: "Contacted",
  done: "Done",
};

/** The most letters of a note. */
export const noteLimit = 2000;

/** A claim as administrators see it, with its race. */
export type ClaimRecord = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  message: string | null;
  status: ClaimStatus;
  note: string | null;
  createdAt: Date;
  /** Whether a confirmed and active account has the claimant's address. */
  hasAccount: boolean;
  /** Whether that account organizes the race already. */
  isOrganizer: boolean;
  race: { id: string; name: string; startDate: Day; city: string; country: string };
};

export const claimsNotLoaded = "Failed to load race claims. Please try again.";
export const claimGone = "This claim no longer exists";
export const statusNeeded = "Please choose a status";
export const noteTooLong = (most: number) => `The note can have at most ${most} characters`;
export const claimUpdated = "Claim updated.";
