import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

/** What only the servers of this installation can read or make. */
export type SecretBox = {
  /** Encrypts a text for a row of the database. */
  hide(text: string): string;
  /** The text; `null` if it was hidden with another secret, or changed. */
  show(hidden: string): string | null;
  /**
   * Seals bytes or a text (HMAC-SHA-256).
   * @param purpose - a seal is worth nothing for anything else
   */
  seal(purpose: string, content: string | Uint8Array): Buffer;
};

const algorithm = "aes-256-gcm";
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/** Boxes that are made from the secret of the installation. */
export function openSecretBox(secret: string): SecretBox {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "hidden rows", keyBytes));
  const sealing = (purpose: string) =>
    Buffer.from(hkdfSync("sha256", secret, "", `seal: ${purpose}`, keyBytes));

  return {
    hide(text) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce);
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
    },
    show(hidden) {
      const all = Buffer.from(hidden, "base64url");
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
    seal: (purpose, content) => createHmac("sha256", sealing(purpose)).update(content).digest(),
  };
}
