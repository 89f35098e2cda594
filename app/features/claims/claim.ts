/** The prefilled data of a claimant. */
export type Claimant = { name: string; email: string; phone: string };

/** The most characters that a field of the claim form takes. */
export const claimLimits = { name: 100, email: 254, phone: 40, message: 2000 } as const;

/** How long the message after a claim is shown before its dialog closes. */
export const closesAfterMs = 2000;
