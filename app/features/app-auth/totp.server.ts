import { createHmac } from "node:crypto";

const stepMs = 30_000;
const digits = 6;
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/**
 * Whether an authenticator with this key shows the code at this time, or half a minute earlier or later
 * (RFC 6238 with SHA-1, as all authenticators count).
 */
export function isTotp(key: string, code: string, at: Date): boolean {
  const step = Math.floor(at.getTime() / stepMs);
  return [step, step - 1, step + 1].some((each) => totpOf(key, each) === code);
}

/** Whether a text looks like the code of an authenticator. */
export function looksLikeTotp(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/** The key as authenticators take it (RFC 4648, base 32): `toBase32("abc")` is `MFRGG`. */
export function toBase32(key: string): string {
  const bits = [...Buffer.from(key)].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => letters[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
}

/** What a QR code for authenticators says. */
export function totpAddress(key: string, issuer: string, account: string): string {
  const url = new URL(
    `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`,
  );
  url.searchParams.set("secret", toBase32(key));
  url.searchParams.set("issuer", issuer);
  url.searchParams.set("digits", String(digits));
  url.searchParams.set("period", String(stepMs / 1000));
  // Authenticators read a plus sign as itself.
  return url.href.replaceAll("+", "%20");
}

/** The code of one step (RFC 4226, section 5.3). */
function totpOf(key: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}
