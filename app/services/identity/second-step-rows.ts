import { generateRandomString, symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";

/** The second step as the library keeps it in its rows, so that the website and apps share one. */
export type SecondStepRows = {
  /** A key for an authenticator, and codes for the day when the authenticator is lost. */
  make(): Promise<{ key: string; backupCodes: string[]; row: EncryptedSecondStep }>;
  /** The key of a row; `null` if it was encrypted with another secret. */
  decryptKey(encrypted: string): Promise<string | null>;
  /** What a row keeps once a backup code has been used; `null` for a code that is not among them. */
  withoutCode(encrypted: string, code: string): Promise<string | null>;
};

export type EncryptedSecondStep = { secret: string; backupCodes: string };

const keyLetters = 32;
const backupCodes = 10;
const backupCodeLetters = 10;

/** @param key - the secret of the installation, with which the library encrypts its rows */
export function openSecondStepRows(key: string): SecondStepRows {
  const encrypt = (data: string) => symmetricEncrypt({ key, data });
  const decrypt = (data: string) => symmetricDecrypt({ key, data }).catch(() => null);
  return {
    async make() {
      const secret = generateRandomString(keyLetters);
      const codes = Array.from({ length: backupCodes }, newBackupCode);
      const row = {
        secret: await encrypt(secret),
        backupCodes: await encrypt(JSON.stringify(codes)),
      };
      return { key: secret, backupCodes: codes, row };
    },
    decryptKey: decrypt,
    async withoutCode(encrypted, code) {
      const decrypted = await decrypt(encrypted);
      const codes: unknown = decrypted === null ? null : JSON.parse(decrypted);
      if (!Array.isArray(codes) || !codes.includes(code)) return null;
      return encrypt(JSON.stringify(codes.filter((each) => each !== code)));
    },
  };
}

function newBackupCode(): string {
  const code = generateRandomString(backupCodeLetters, "a-z", "0-9", "A-Z");
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}
