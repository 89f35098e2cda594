import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

/** Encryption and authentication with the secret of the installation. */
export type SecretBox = {
  /** Encrypts a text for a row of the database. */
  encrypt(text: string): string;
  /** The text; `null` if it was encrypted with another secret, or changed. */
  decrypt(encrypted: string): string | null;
  /**
   * The HMAC-SHA-256 of bytes or a text.
   * @param purpose - a code for one purpose is worth nothing for another
   */
  hmac(purpose: string, content: string | Uint8Array): Buffer;
};

const algorithm = "aes-256-gcm";
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

export function openSecretBox(secret: string): SecretBox {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "hidden rows", keyBytes));
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync("sha256", secret, "", `seal: ${purpose}`, keyBytes));

  return {
    encrypt(text) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce);
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
    },
    decrypt(encrypted) {
      const all = Buffer.from(encrypted, "base64url");
      if (all.length < nonceBytes + tagBytes) return null;
      const decipher = createDecipheriv(algorithm, key, all.subarray(0, nonceBytes));
      decipher.setAuthTag(all.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        const body = decipher.update(all.subarray(nonceBytes + tagBytes));
        return Buffer.concat([body, decipher.final()]).toString("utf8");
      } catch {
        return null;
      }
    },
    hmac: (purpose, content) => createHmac("sha256", keyFor(purpose)).update(content).digest(),
  };
}
