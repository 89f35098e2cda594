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

/** HTML's names of the characters from 160 on, in their order. */
const latin =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";

/** The characters that authors write by their names: those of HTML's 2,125 that western texts need. */
const namedCharacters: ReadonlyMap<string, string> = new Map([
  ...latin
    .split(" ")
    .map((name, place): [string, string] => [name, String.fromCharCode(160 + place)]),
  ...Object.entries({
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    ndash: "–",
    mdash: "—",
    lsquo: "‘",
    rsquo: "’",
    ldquo: "“",
    rdquo: "”",
    bull: "•",
    hellip: "…",
    prime: "′",
    Prime: "″",
    euro: "€",
    trade: "™",
    larr: "←",
    uarr: "↑",
    rarr: "→",
    darr: "↓",
    minus: "−",
    asymp: "≈",
    ne: "≠",
    le: "≤",
    ge: "≥",
    thinsp: "\u2009",
  }),
]);
