import { SaxesParser } from "saxes";
import { trackLimits } from "./limits.ts";
import { refuseFile } from "./problem.ts";

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
 * is loaded from elsewhere and nothing grows. White space before the declaration is skipped: large
 * services write it.
 */
export function readXml(bytes: Uint8Array, reader: ElementReader): void {
  const parser = new SaxesParser();
  let prefix: string | null = null;
  let depth = 0;
  /** The depth at which an extension begins; 0 outside of any. */
  let extension = 0;
  let text = "";
  const at = () => ({ unit: "line", number: parser.line }) as const;
  // Entities that XML does not define are errors as well.
  parser.on("error", () => refuseFile({ code: "damaged", at: at() }));
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
  parser.on("cdata", addText);
  parser.on("closetag", ({ name }) => {
    reader.close(plainName(name), text, extension > 0);
    if (extension === depth) extension = 0;
    depth -= 1;
    text = "";
  });
  const decoder = new TextDecoder(encodingOf(bytes));
  let isStart = true;
  const write = (more: string) => {
    const rest = isStart ? more.replace(/^[\s\uFEFF]+/, "") : more;
    isStart &&= rest === "";
    parser.write(rest);
  };
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    write(decoder.decode(bytes.subarray(start, start + chunkBytes), { stream: true }));
  }
  write(decoder.decode());
  parser.close();
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
