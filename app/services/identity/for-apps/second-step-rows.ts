import { generateRandomString, symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";

/** The second step as the library keeps it in its rows, so that the website and apps share one. */
export type SecondStepRows = {
  /** A key for an authenticator, and codes for the day when the authenticator is lost. */
  make(): Promise<{ key: string; backupCodes: string[]; row: HiddenSecondStep }>;
  /** The key of a row; `null` if it was hidden with another secret. */
  showKey(hidden: string): Promise<string | null>;
  /** What a row keeps once a backup code has been used; `null` for a code that is not among them. */
  withoutCode(hidden: string, code: string): Promise<string | null>;
};

export type HiddenSecondStep = { secret: string; backupCodes: string };

const keyLetters = 32;
const backupCodes = 10;
const backupCodeLetters = 10;

/** @param key - the secret of the installation, with which the library hides its rows */
export function openSecondStepRows(key: string): SecondStepRows {
  const hide = (data: string) => symmetricEncrypt({ key, data });
  const show = (data: string) => symmetricDecrypt({ key, data }).catch(() => null);
  return {
    async make() {
      const secret = generateRandomString(keyLetters);
      const codes = Array.from({ length: backupCodes }, newBackupCode);
      const row = { secret: await hide(secret), backupCodes: await hide(JSON.stringify(codes)) };
      return { key: secret, backupCodes: codes, row };
    },
    showKey: show,
    async withoutCode(hidden, code) {
      const shown = await show(hidden);
      const codes: unknown = shown === null ? null : JSON.parse(shown);
      if (!Array.isArray(codes) || !codes.includes(code)) return null;
      return hide(JSON.stringify(codes.filter((each) => each !== code)));
    },
  };
}

function newBackupCode(): string {
  const code = generateRandomString(backupCodeLetters, "a-z", "0-9", "A-Z");
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}
