import { z } from "zod";

/** Google's answer to a code. */
export const googleTokens = z.object({
  access_token: z.string(),
  refresh_token: z.string().optional(),
  id_token: z.string().optional(),
  scope: z.string().optional(),
});

export type GoogleTokens = z.output<typeof googleTokens>;

/** What Google says about a person. */
export const googleClaims = z.object({
  sub: z.string(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
});

export type GoogleClaims = z.output<typeof googleClaims>;

/** A person whom the sandbox's consent page vouches for. */
export const googlePerson = z.object({ email: z.string(), name: z.string() });

export type GooglePerson = z.output<typeof googlePerson>;

/** What a code of the sandbox stands for. */
export const googleCode = z.object({ person: googlePerson, challenge: z.string().nullable() });

export type GoogleCode = z.output<typeof googleCode>;

/** The body of an answer of the library; empty when it is not an object. */
export const answerBody = z.record(z.string(), z.unknown()).catch({});
