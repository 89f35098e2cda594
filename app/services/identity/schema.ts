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

/** Google's public keys (RFC 7517); those of other kinds are left out. */
export const googleKeySet = z.object({
  keys: z.array(
    z
      .object({ kid: z.string(), kty: z.literal("RSA"), n: z.string(), e: z.string() })
      .nullable()
      .catch(null),
  ),
});

const idHead = z.object({ alg: z.string(), kid: z.string() });
const idClaims = z.object({
  iss: z.string(),
  aud: z.string(),
  sub: z.string().min(1),
  exp: z.number(),
  iat: z.number(),
  email: z.string().min(1),
  email_verified: z.boolean(),
  name: z.string().default(""),
  nonce: z.string().default(""),
});

/** The head of a token of Google; `null` when it is none. */
export function readIdHead(given: unknown): z.output<typeof idHead> | null {
  return idHead.safeParse(given).data ?? null;
}

export function readIdClaims(given: unknown): z.output<typeof idClaims> | null {
  return idClaims.safeParse(given).data ?? null;
}
