import { z } from "zod";

const longestName = 100;
const longestIssuer = 60;
const word = z.string().catch("");

/** What proves that the owner asks, where the sign-in was too long ago. */
export const proofBody = z.object({ current_password: word, nonce: word });

/** A second step that an app sets up. */
export const newFactor = proofBody.extend({
  factor_type: word,
  friendly_name: z.string().trim().max(longestName).catch(""),
  issuer: z.string().trim().max(longestIssuer).catch(""),
});

/** The code for a challenge: of the authenticator, or one of the backup codes. */
export const factorCode = z.object({
  challenge_id: word,
  code: word.transform((typed) => typed.trim()),
});

export type ProofBody = z.output<typeof proofBody>;
export type NewFactor = z.output<typeof newFactor>;
export type FactorCode = z.output<typeof factorCode>;
