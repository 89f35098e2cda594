import { z } from "zod";
import { readKeepableJson } from "#values/text/clean.ts";
import { asciiAddress, isEmailAddress } from "#values/web/addresses/email-address.ts";

/** The coordinates of a public key, as Node gives them. */
export const signingKeyParts = z.object({
  kty: z.string(),
  crv: z.string(),
  x: z.string(),
  y: z.string(),
});

const tokenHead = z.object({ alg: z.string(), kid: z.string() });
const claims = z.object({
  aud: z.string(),
  sub: z.uuid(),
  session_id: z.uuid(),
  iat: z.number(),
  exp: z.number(),
});

/** What the head of a token says; `null` when it is none. */
export function readTokenHead(given: unknown): z.output<typeof tokenHead> | null {
  return tokenHead.safeParse(given).data ?? null;
}

export function readClaims(given: unknown): z.output<typeof claims> | null {
  return claims.safeParse(given).data ?? null;
}

/** A member that is missing or of another type counts as empty: clients send more than they need. */
const word = z.string().catch("");
const address = word.transform((typed) => asciiAddress(typed.trim().toLowerCase()));

export const passwordGrant = z.object({ email: address, phone: word, password: word });
export const refreshGrant = z.object({ refresh_token: word });

export type PasswordGrant = z.output<typeof passwordGrant>;

/** What apps keep about a person, under names of their own. */
const appData = z.record(z.string(), z.unknown()).catch({});

export function readAppData(stored: unknown): Record<string, unknown> {
  return appData.parse(stored);
}

const appBody = z.record(z.string(), z.unknown());

/**
 * The object in a body; `null` for anything else. A text that the database cannot keep is refused here:
 * a failure further on would tell which addresses have an account.
 */
export function readAppBody(text: string): Record<string, unknown> | null {
  try {
    return appBody.safeParse(readKeepableJson(text)).data ?? null;
  } catch {
    return null;
  }
}

const challenge = z.object({ code_challenge: word, code_challenge_method: word });

export type Challenge = z.output<typeof challenge>;

/** The challenge of an app that wants its answer in an address; empty without one. */
export function readChallenge(body: Record<string, unknown>): Challenge {
  return challenge.parse(body);
}

/** Bytes of JSON: tokens carry it, and many proxies take headers of 8 kB at most. */
export const mostData = 4096;
const givenData = z
  .record(z.string(), z.unknown())
  .refine((data) => Buffer.byteLength(JSON.stringify(data)) <= mostData);

/** `null` for what is too large or no object; nothing given is nothing kept. */
const data = z
  .unknown()
  .optional()
  .transform((given) => givenData.safeParse(given ?? {}).data ?? null);
/** Empty for what is no address. */
const mailAddress = address.transform((typed) => (isEmailAddress(typed) ? typed : ""));

export const signUpBody = z.object({ email: address, phone: word, password: word, data });
export const codeBody = z.object({
  email: mailAddress,
  phone: word,
  create_user: z.boolean().catch(true),
  data,
});
export const addressBody = z.object({ email: mailAddress });
export const resendBody = z.object({ email: mailAddress, phone: word, type: word });
export const verifyBody = z.object({
  type: word,
  email: address,
  phone: word,
  token: word,
  token_hash: word,
});

/** `null` for a member that is missing: it is not to be changed. */
function optionally<Value>(value: z.ZodType<Value>) {
  return z
    .unknown()
    .optional()
    .transform((given) => (given === undefined || given === null ? null : value.parse(given)));
}

export const userBody = z.object({
  email: optionally(mailAddress),
  phone: word,
  password: optionally(word),
  data: optionally(givenData.or(z.unknown().transform(() => "bad" as const))),
  current_password: word,
  nonce: word,
});

export type SignUpBody = z.output<typeof signUpBody>;
export type CodeBody = z.output<typeof codeBody>;
export type AddressBody = z.output<typeof addressBody>;
export type ResendBody = z.output<typeof resendBody>;
export type VerifyBody = z.output<typeof verifyBody>;
export type UserBody = z.output<typeof userBody>;

const scope = z.enum(["global", "local", "others"]);

/** Clients end all sessions unless they say otherwise; `null` for a scope that does not exist. */
export function readScope(given: string | null): z.output<typeof scope> | null {
  return scope.safeParse(given ?? "global").data ?? null;
}

/** What an app exchanges after a visit to a provider, or to the link of a letter. */
export const codeGrant = z.object({ auth_code: word, code_verifier: word });

/** A token that an app on a phone has got from Google. */
export const idTokenGrant = z.object({
  provider: word,
  id_token: word,
  nonce: word,
  link_identity: z.boolean().catch(false),
});

export type CodeGrant = z.output<typeof codeGrant>;
export type IdTokenGrant = z.output<typeof idTokenGrant>;

const longestName = 100;
const longestIssuer = 60;

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
