import { z } from "zod";

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
const address = word.transform((typed) => typed.trim().toLowerCase());

export const passwordGrant = z.object({ email: address, phone: word, password: word });
export const refreshGrant = z.object({ refresh_token: word });

export type PasswordGrant = z.output<typeof passwordGrant>;

/** What apps keep about a person, under names of their own. */
const appData = z.record(z.string(), z.unknown()).catch({});

export function readAppData(stored: unknown): Record<string, unknown> {
  return appData.parse(stored);
}

const appBody = z.record(z.string(), z.unknown());

/** The object in a body; `null` for anything else. */
export function readAppBody(text: string): Record<string, unknown> | null {
  try {
    return appBody.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
