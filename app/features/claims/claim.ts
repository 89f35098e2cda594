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

export const claimSubmitted = {
  en: "Your claim has been submitted successfully!",
  es: "¡Recibimos tu solicitud!",
};

export const failedToSubmit = {
  en: "Failed to submit claim. Please try again.",
  es: "No se pudo enviar la solicitud. Inténtalo de nuevo.",
};

export const nameNeeded = { en: "Please enter your name", es: "Escribe tu nombre" };

export const validPhoneNeeded = {
  en: "Please enter a valid phone number",
  es: "Escribe un número de teléfono válido",
};

export const tooLong = { en: "This is too long", es: "Este texto es demasiado largo" };

export const tooManyClaims = {
  en: "You have sent several claims within the last hour. Please try again later.",
  es: "Enviaste varias solicitudes en la última hora. Inténtalo de nuevo más tarde.",
};

export const claimsNotLoaded = "Failed to load race claims. Please try again.";

export const claimGone = "This claim no longer exists";

export const statusNeeded = "Please choose a status";

export const claimUpdated = "Claim updated.";

export const noteTooLong = (most: number) => `The note can have at most ${most} characters`;
