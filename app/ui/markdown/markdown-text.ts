import { namedCharacters } from "./named-characters.ts";

const allowedAddress = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;

/** An address that may stand in a link: of the web, of mail and telephone, or of this site; else `null`. */
export function safeHref(address: string): string | null {
  // Browsers drop control characters and blanks inside a scheme: so does this, before judging.
  const plain = [...address]
    .filter((letter) => letter > " " && !/[\u007f-\u009f]/.test(letter))
    .join("");
  return allowedAddress.test(plain) ? plain : null;
}

/** `&amp;` and its like, and numbered characters, as the characters they stand for. */
export function unescapeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi,
    (whole, decimal, hex, name) => {
      if (name) return namedCharacters.get(name) ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
      return isCharacter ? String.fromCodePoint(code) : "\ufffd";
    },
  );
}
