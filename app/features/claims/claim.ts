import type { Day } from "#values/day.ts";

/** The prefilled data of a claimant. */
export type Claimant = { name: string; email: string; phone: string };

/** The most characters that a field of the claim form takes. */
export const claimLimits = { name: 100, email: 254, phone: 40, message: 2000 } as const;

/** How long the message after a claim is shown before its dialog closes. */
export const closesAfterMs = 2000;

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
