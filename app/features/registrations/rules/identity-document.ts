import { inEach, type Words } from "#values/say.ts";

/** Documents that races ask for: of Peru, of Mexico twice, and of everybody. */
export const documentTypes = ["dni", "ine", "curp", "passport", "other"] as const;
export type DocumentType = (typeof documentTypes)[number];

export const documentWords: Record<DocumentType, Words> = {
  dni: { en: "DNI (Peru)", es: "DNI (Perú)" },
  ine: { en: "INE voter card (Mexico)", es: "INE (México)" },
  curp: { en: "CURP (Mexico)", es: "CURP (México)" },
  passport: { en: "Passport", es: "Pasaporte" },
  other: { en: "Other official document", es: "Otro documento oficial" },
};

/**
 * The shape of each number, in capital letters and without spaces. An INE card has the voter's key of 18 letters
 * and digits on its front, and on its back the numbers of 9 (CIC), 12 or 13 digits (OCR). Passports have at most the
 * nine places of ICAO Doc 9303.
 */
const shapes: Record<DocumentType, RegExp> = {
  dni: /^\d{8}$/,
  ine: /^(?:[A-Z]{6}\d{8}[HMX]\d{3}|\d{9}|\d{12,13})$/,
  curp: /^[A-ZÑ]{4}\d{6}[HMX][A-Z]{2}[B-DF-HJ-NP-TV-ZÑ]{3}[A-Z\d]\d$/,
  passport: /^[A-Z\d]{6,9}$/,
  other: /^[A-Z\dÑ]{4,30}$/,
};

/**
 * The number of a document as it is stored; `null` where it cannot be one of its type.
 * @param typed - in any case, with spaces, dots, hyphens or slashes
 */
export function readDocumentNumber(type: DocumentType, typed: string): string | null {
  const number = typed.toUpperCase().replaceAll(/[\s./-]/g, "");
  if (!shapes[type].test(number)) return null;
  return type !== "curp" || hasCheckDigit(number) ? number : null;
}

const curpLetters = "0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ";

/** The last digit of a CURP is computed from the others (RENAPO, Instructivo normativo para la CURP). */
function hasCheckDigit(curp: string): boolean {
  const letters = [...curp];
  const sum = letters
    .slice(0, -1)
    .reduce((total, letter, at) => total + curpLetters.indexOf(letter) * (letters.length - at), 0);
  return Number(letters.at(-1)) === (10 - (sum % 10)) % 10;
}

/** The end of a number, which is shown: enough to recognize one's own. */
export function endOf(number: string): string {
  return number.slice(-3);
}

/** A document as screens show it: `DNI (Peru) ••••• 678`. */
export function maskedDocument(type: DocumentType, end: string): Words {
  return inEach((lang) => `${documentWords[type][lang]} ••••• ${end}`);
}
