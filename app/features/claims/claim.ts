/** What is known about a claimant before they type. */
export type Claimant = { name: string; email: string; phone: string };

/** The most characters that a field of the claim form takes. */
export const claimLimits = { name: 100, email: 254, phone: 40, message: 2000 } as const;

/** How long the sentence after a claim stays before its dialog closes by itself. */
export const closesAfterMs = 2000;
