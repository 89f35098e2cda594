import { isUtf8 } from "node:buffer";
import { SaxesParser } from "saxes";
import { refuseFile, trackLimits } from "./track-file.ts";

/**
 * What a reader of one format does with the elements of a file. Names have no prefix. Extensions are what
 * stands in an element of that name or has another prefix than the root.
 */
type ElementReader = {
  open(name: string, attributes: Record<string, string>, isExtension: boolean): void;
  /** @param text what stands between the tags, without the text of elements inside */
  close(name: string, text: string, isExtension: boolean): void;
};

const chunkBytes = 64 * 1024;

/**
 * Reads XML as a stream. It knows no document types and no entities but the five of XML, so nothing
 * is loaded from elsewhere and nothing grows. What exporters get wrong is read as they mean it: white space
 * before the declaration, an `&` that stands for itself, and Western letters in a file that says UTF-8.
 * @returns whether the file has its end; a file that is cut off is read as far as it goes
 */
export function readXml(bytes: Uint8Array, reader: ElementReader): { isWhole: boolean } {
  const parser = new SaxesParser();
  let prefix: string | null = null;
  let depth = 0;
  /** The depth at which an extension begins; 0 outside of any. */
  let extension = 0;
  let text = "";
  let isEnding = false;
  let isWhole = true;
  const at = () => ({ unit: "line", number: parser.line }) as const;
  // Entities that XML does not define are errors as well.
  parser.on("error", () => {
    if (!isEnding) refuseFile({ code: "damaged", at: at() });
    isWhole = false;
  });
  parser.on("doctype", () => refuseFile({ code: "doctype", at: at() }));
  parser.on("opentag", ({ name, attributes }) => {
    depth += 1;
    if (depth > trackLimits.depth) refuseFile({ code: "too-deep", at: at() });
    const own = prefixOf(name);
    prefix ??= own;
    text = "";
    const isForeign = own !== prefix && !knownPrefixes.has(own);
    const plain = plainName(name);
    if (extension === 0 && (isForeign || /^extensions$/i.test(plain))) extension = depth;
    reader.open(plain, attributes, extension > 0);
  });
  const addText = (more: string) => {
    text += more;
  };
  parser.on("text", addText);
  // An `&` always stands for itself there.
  parser.on("cdata", (more) => addText(more.replaceAll("&amp;", "&")));
  parser.on("closetag", ({ name }) => {
    reader.close(plainName(name), text, extension > 0);
    if (extension === depth) extension = 0;
    depth -= 1;
    text = "";
  });
  const said = encodingOf(bytes);
  const decoder = new TextDecoder(said === "utf-8" && !isUtf8(upToEnd(bytes)) ? western : said);
  let isStart = true;
  /** An `&` whose entity may continue in the next piece. */
  let begun = "";
  const write = (more: string) => {
    const rest = begun + (isStart ? more.replace(/^[\s\uFEFF]+/, "") : more);
    isStart &&= rest === "";
    begun = /&[^;<&\s]{0,11}$/.exec(rest)?.[0] ?? "";
    const whole = rest.slice(0, rest.length - begun.length);
    parser.write(whole.replace(/&(?!#?\w{1,11};)/g, "&amp;"));
  };
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    write(decoder.decode(bytes.subarray(start, start + chunkBytes), { stream: true }));
  }
  write(decoder.decode());
  isEnding = true;
  parser.close();
  return { isWhole };
}

const western = "windows-1252";

/** Bytes without a last letter that may be cut off. */
function upToEnd(bytes: Uint8Array): Uint8Array {
  const lead = bytes.subarray(-3).findLastIndex((byte) => byte >= 0xc0);
  return lead < 0 ? bytes : bytes.subarray(0, Math.max(0, bytes.length - 3) + lead);
}

/** Google's tracks are part of many KML files. */
const knownPrefixes = new Set(["gx:"]);

/** Elements of Google's tracks keep their prefix. */
function plainName(name: string): string {
  const prefix = prefixOf(name);
  return knownPrefixes.has(prefix) ? name : name.slice(prefix.length);
}

function prefixOf(name: string): string {
  return name.slice(0, name.indexOf(":") + 1);
}

/** The encoding of a text by its first bytes: a byte order mark or a declaration. */
export function encodingOf(bytes: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  if (bytes[0] !== 0 && bytes[1] === 0) return "utf-16le";
  if (bytes[0] === 0 && bytes[1] !== 0) return "utf-16be";
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  return /encoding=["'](iso-8859-1|windows-1252|us-ascii|latin1)["']/i.test(head)
    ? "windows-1252"
    : "utf-8";
}

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
