import { z } from "zod";

const longestName = 100;
const longestIssuer = 60;
const word = z.string().catch("");

/** A second step that an app sets up. */
export const newFactor = z.object({
  factor_type: word,
  friendly_name: z.string().trim().max(longestName).catch(""),
  issuer: z.string().trim().max(longestIssuer).catch(""),
});

/** The code for a challenge: of the authenticator, or one of the backup codes. */
export const factorCode = z.object({
  challenge_id: word,
  code: word.transform((typed) => typed.trim()),
});

export type NewFactor = z.output<typeof newFactor>;
export type FactorCode = z.output<typeof factorCode>;
