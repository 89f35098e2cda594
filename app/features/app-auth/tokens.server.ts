import { sign, timingSafeEqual, verify } from "node:crypto";
import type { AuthMethod } from "#db/schema.ts";
import type { SecretBox } from "#services/identity/secret-box.ts";
import type { Services } from "#services/services.ts";
import { readClaims, readTokenHead } from "./schema.ts";
import { accessSeconds, keyNamed, signingKey } from "./signing-keys.server.ts";

/** How sure it is who asks: one step of signing in, or two. */
export type AssuranceLevel = "aal1" | "aal2";

/** What an access token says about its owner. */
export type OwnClaims = {
  sub: string;
  session_id: string;
  role: "authenticated";
  email: string;
  phone: string;
  aal: AssuranceLevel;
  amr: AuthMethod[];
  is_anonymous: false;
  app_metadata: object;
  user_metadata: object;
};

/** Whose token it is, and of which session. */
export type TokenOwner = { userId: string; sessionId: string };

type Needs = Pick<Services, "db" | "now" | "identity">;

const algorithm = "ES256";
const audience = "authenticated";
const digest = "sha256";
const signatureBytes = 64;
/** The two halves of a signature one after the other, as tokens have them (RFC 7518, section 3.4). */
const dsaEncoding = "ieee-p1363";
const longestToken = 16_384;
/** Clocks of two servers may differ by so much. */
const skewSeconds = 60;

/**
 * A token for an hour (RFC 7519).
 * @param issuer - the address of `/auth/v1`, for programs that find the keys by it
 */
export async function writeAccessToken(
  services: Needs,
  claims: OwnClaims,
  issuer: string,
): Promise<{ token: string; expiresAt: number }> {
  const { kid, privateKey } = await signingKey(services);
  const iat = Math.floor(services.now().getTime() / 1000);
  const exp = iat + accessSeconds;
  const head = encode({ alg: algorithm, kid, typ: "JWT" });
  const body = `${head}.${encode({ ...claims, iss: issuer, aud: audience, iat, exp })}`;
  const signature = sign(digest, Buffer.from(body), { key: privateKey, dsaEncoding });
  return { token: `${body}.${signature.toString("base64url")}`, expiresAt: exp };
}

/**
 * Whose token this is; `null` for one that is forged, changed or expired. The key decides who issued it:
 * the keys of an installation sign nothing else. Whether the session goes on is asked elsewhere.
 */
export async function readAccessToken(services: Needs, token: string): Promise<TokenOwner | null> {
  if (token.length > longestToken) return null;
  const [head, payload, sealed, ...more] = token.split(".");
  if (!head || !payload || !sealed || more.length > 0) return null;
  const named = readTokenHead(decode(head));
  if (named?.alg !== algorithm) return null;
  const signature = Buffer.from(sealed, "base64url");
  const key = signature.length === signatureBytes ? await keyNamed(services, named.kid) : null;
  if (!key) return null;
  const body = Buffer.from(`${head}.${payload}`);
  if (!verify(digest, body, { key: key.publicKey, dsaEncoding }, signature)) return null;
  const claims = readClaims(decode(payload));
  const time = services.now().getTime() / 1000;
  if (claims?.aud !== audience || claims.exp <= time || claims.iat > time + skewSeconds) {
    return null;
  }
  return { userId: claims.sub, sessionId: claims.session_id };
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

function decode(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, "base64url").toString());
  } catch {
    return null;
  }
}

/** Which of a session's refresh tokens it is. The first has 0. */
type RefreshTicket = { sessionId: string; counter: number };

const purpose = "refresh token";
const version = 1;
/** The version, the session and the counter. */
const bodyBytes = 21;
const sealBytes = 18;
const longest = 100;

/** A refresh token of 52 letters. Nothing of it is stored: the row of the session has the counter. */
export function writeRefreshToken(box: SecretBox, { sessionId, counter }: RefreshTicket): string {
  const body = Buffer.alloc(bodyBytes);
  body[0] = version;
  Buffer.from(sessionId.replaceAll("-", ""), "hex").copy(body, 1);
  body.writeUInt32BE(counter, 17);
  return Buffer.concat([body, sealOf(box, body)]).toString("base64url");
}

/** `null` for a token that this installation has not made. */
export function readRefreshToken(box: SecretBox, token: string): RefreshTicket | null {
  if (token.length > longest) return null;
  const all = Buffer.from(token, "base64url");
  // Decoding passes over letters that are none of its own.
  if (all.toString("base64url") !== token) return null;
  if (all.length !== bodyBytes + sealBytes || all[0] !== version) return null;
  const body = all.subarray(0, bodyBytes);
  if (!timingSafeEqual(sealOf(box, body), all.subarray(bodyBytes))) return null;
  const sessionId = body
    .toString("hex", 1, 17)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return { sessionId, counter: body.readUInt32BE(17) };
}

function sealOf(box: SecretBox, body: Buffer): Buffer {
  return box.hmac(purpose, body).subarray(0, sealBytes);
}
