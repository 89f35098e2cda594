import { timingSafeEqual } from "node:crypto";
import type { SecretBox } from "#services/identity/secret-box.ts";

/** Which of a session's refresh tokens it is. The first has 0. */
export type RefreshTicket = { sessionId: string; counter: number };

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
