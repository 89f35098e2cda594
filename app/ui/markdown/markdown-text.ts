const allowedAddress = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

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
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi,
    (whole, decimal, hex, name) => {
      if (name) return entities[name.toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
      return isCharacter ? String.fromCodePoint(code) : "\ufffd";
    },
  );
}
