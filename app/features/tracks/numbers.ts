/** A digit matches in one way only: in two, a long row of digits would take quadratic time. */
const decimal = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?\s*$/i;

/** A decimal number; `undefined` for everything else, also for `0x10` and `Infinity`. */
function numberIn(text: string | undefined): number | undefined {
  if (text === undefined || !decimal.test(text)) return undefined;
  const number = Number(text);
  return Number.isFinite(number) ? number : undefined;
}

/** The numbers of one file. */
type NumberReader = {
  /** An angle; NaN for a text that is none. */
  degrees(text: string | undefined): number | undefined;
  number(text: string | undefined): number | undefined;
};

/**
 * Reads the numbers of one file. Exporters on Spanish and German systems write `-12,046`: the first
 * position with a decimal sign decides for the whole file, and one with the other sign is none.
 */
export function numberReader(): NumberReader {
  let sign: string | null = null;
  const plain = (text: string | undefined) =>
    sign === "," && text !== undefined ? text.replace(",", ".") : text;
  return {
    degrees(text) {
      if (text === undefined) return undefined;
      const [own = null] = /[.,]/.exec(text) ?? [];
      sign ??= own;
      return own === null || own === sign ? (numberIn(plain(text)) ?? Number.NaN) : Number.NaN;
    },
    number: (text) => numberIn(plain(text)),
  };
}

const moment =
  /^\s*(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?)(Z|[+-]\d{2}:?\d{2})?\s*$/i;

/** Milliseconds since 1970; NaN for anything that is not a timestamp. A time without a zone is in UTC. */
export function momentIn(text: string | undefined): number {
  const [, day, time, zone = "Z"] = moment.exec(text ?? "") ?? [];
  return day === undefined ? Number.NaN : Date.parse(`${day}T${time}${zone}`);
}
