import { createHmac } from "node:crypto";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/**
 * The code that an authenticator shows for a key, as RFC 6238 counts it.
 * @param key - in base 32, with or without spaces
 */
export function totp(key: string, at = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const digest = createHmac("sha1", fromBase32(key)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000;
  return String(number).padStart(6, "0");
}

/** The code after the current one, which is valid already: a code works once. */
export const nextCode = (key: string) => totp(key, Date.now() + 30_000);

function fromBase32(key: string): Buffer {
  const bits = [...key.replace(/[\s=]/g, "").toUpperCase()]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
