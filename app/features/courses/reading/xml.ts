import { SaxesParser } from "saxes";
import { courseLimits } from "./limits.ts";
import { refuse } from "./problem.ts";

/** What a reader of one format does with the elements of a file. Names have no prefix. */
export type ElementReader = {
  /** Whether elements of other prefixes are read too, by their names without it. */
  readsExtensions?: boolean;
  open(name: string, attributes: Record<string, string>, line: number): void;
  /** @param text what stands between the tags, without the text of elements inside */
  close(name: string, text: string, line: number): void;
};

const chunkBytes = 64 * 1024;

/**
 * Reads XML as a stream. It knows no document types and no entities but the five of XML, so nothing
 * is loaded from elsewhere and nothing grows.
 * Elements of another prefix than the root's are extensions and are passed over with what they hold,
 * unless the reader reads them.
 */
export function readXml(bytes: Uint8Array, reader: ElementReader): void {
  const parser = new SaxesParser();
  const { readsExtensions = false } = reader;
  let prefix: string | null = null;
  let depth = 0;
  /** The depth at which an extension begins that is passed over; 0 outside of any. */
  let skipped = 0;
  let text = "";
  const at = () => ({ unit: "line", number: parser.line }) as const;
  // Entities that XML does not define are errors as well.
  parser.on("error", () => refuse({ code: "damaged", at: at() }));
  parser.on("doctype", () => refuse({ code: "doctype", at: at() }));
  parser.on("opentag", (tag) => {
    depth += 1;
    if (depth > courseLimits.depth) refuse({ code: "too-deep", at: at() });
    prefix ??= prefixOf(tag.name);
    text = "";
    if (skipped > 0) return;
    const own = prefixOf(tag.name);
    if (readsExtensions || own === prefix) {
      reader.open(tag.name.slice(own.length), tag.attributes, parser.line);
    } else if (!knownPrefixes.has(own)) skipped = depth;
    else reader.open(tag.name, tag.attributes, parser.line);
  });
  parser.on("text", (more) => {
    if (skipped === 0) text += more;
  });
  parser.on("cdata", (more) => {
    if (skipped === 0) text += more;
  });
  parser.on("closetag", (tag) => {
    if (skipped === 0) {
      const own = prefixOf(tag.name);
      const isOwn = readsExtensions || own === prefix;
      reader.close(isOwn ? tag.name.slice(own.length) : tag.name, text, parser.line);
    } else if (skipped === depth) skipped = 0;
    depth -= 1;
    text = "";
  });
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    parser.write(decoder.decode(bytes.subarray(start, start + chunkBytes), { stream: true }));
  }
  parser.write(decoder.decode());
  parser.close();
}

/** Google's tracks are part of many KML files. */
const knownPrefixes = new Set(["gx:"]);

function prefixOf(name: string): string {
  return name.slice(0, name.indexOf(":") + 1);
}

/** The encoding of a text by its first bytes: a byte order mark or a declaration. */
export function encodingOf(bytes: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  if (bytes[0] === 0x3c && bytes[1] === 0) return "utf-16le";
  if (bytes[0] === 0 && bytes[1] === 0x3c) return "utf-16be";
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  return /encoding=["'](iso-8859-1|windows-1252|us-ascii|latin1)["']/i.test(head)
    ? "windows-1252"
    : "utf-8";
}
