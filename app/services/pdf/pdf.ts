import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { buffer } from "node:stream/consumers";
import { setImmediate as others } from "node:timers/promises";

/** A4, in points. */
export const pageSize = { width: 595.28, height: 841.89 } as const;

export type PdfText = {
  x: number;
  y: number;
  size: number;
  isBold?: boolean;
  isQuiet?: boolean;
  /** Longer texts are cut. */
  width: number;
  align?: "left" | "center" | "right";
};

/** A page to draw on: the origin is at the upper left. */
export type PdfPage = {
  text: (words: string, at: PdfText) => void;
  line: (from: { x: number; y: number }, to: { x: number; y: number }) => void;
  box: (at: { x: number; y: number; width: number; height: number }) => void;
};

const { resolve } = createRequire(import.meta.url);
const [ink, quiet, hairline] = ["#15262b", "#5b6b70", "#c9d1d3"];

/** The font of the site is split into files by the letters that they have. */
const latin =
  /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac\u2122\u2212]/;
const extended = /[\u0100-\u024f\u1e00-\u1eff]/;

/**
 * Draws pages of A4 in the font of the site. Other requests have their turn between two pages. The library is
 * loaded with the first document.
 * @param pages - each draws one page
 */
export async function drawPdf(
  { title, lang, createdAt }: { title: string; lang: string; createdAt: Date },
  pages: Iterable<(page: PdfPage) => void>,
): Promise<Buffer> {
  const { default: PDFDocument } = await import("pdfkit");
  const info = { Title: title, Author: "Dorsal", CreationDate: createdAt };
  const document = new PDFDocument({
    size: "A4",
    margin: 0,
    info,
    lang,
    displayTitle: true,
    autoFirstPage: false,
  });
  for (const [name, subset, weight] of fonts) {
    const file = resolve(`@fontsource/archivo/files/archivo-${subset}-${weight}-normal.woff`);
    document.registerFont(name, await readFile(file));
  }
  const bytes = buffer(document);
  for (const draw of pages) {
    document.addPage();
    draw(pageOn(document));
    await others();
  }
  document.end();
  return bytes;
}

const fonts = [
  ["latin", "latin", 400],
  ["latin-bold", "latin", 700],
  ["extended", "latin-ext", 400],
  ["extended-bold", "latin-ext", 700],
] as const;

type Run = { font: string; text: string };

/** The parts of a text by the font that has their letters; `?` for a letter that neither has. */
function runsOf(words: string, isBold: boolean): Run[] {
  const runs: Run[] = [];
  for (const letter of words) {
    const isExtended = extended.test(letter);
    const font = `${isExtended ? "extended" : "latin"}${isBold ? "-bold" : ""}`;
    const text = isExtended || latin.test(letter) ? letter : "?";
    const last = runs.at(-1);
    if (last?.font === font) last.text += text;
    else runs.push({ font, text });
  }
  return runs;
}

function pageOn(document: PDFKit.PDFDocument): PdfPage {
  const widthOf = (runs: readonly Run[], size: number) =>
    runs.reduce(
      (total, { font, text }) => total + document.font(font, size).widthOfString(text),
      0,
    );
  const fitting = (words: string, { size, isBold = false, width }: PdfText) => {
    let kept = words;
    let runs = runsOf(words, isBold);
    while (kept.length > 1 && widthOf(runs, size) > width) {
      kept = kept.slice(0, -1).trimEnd();
      runs = runsOf(`${kept}…`, isBold);
    }
    return runs;
  };
  return {
    text(words, at) {
      const runs = fitting(words, at);
      const free = at.width - widthOf(runs, at.size);
      let x = at.x + (at.align === "right" ? free : at.align === "center" ? free / 2 : 0);
      document.fillColor(at.isQuiet ? quiet : ink);
      for (const { font, text } of runs) {
        document.font(font, at.size).text(text, x, at.y, { lineBreak: false });
        x += document.widthOfString(text);
      }
    },
    line(from, to) {
      document.moveTo(from.x, from.y).lineTo(to.x, to.y).lineWidth(0.5).stroke(hairline);
    },
    box({ x, y, width, height }) {
      document.rect(x, y, width, height).lineWidth(0.75).stroke(quiet);
    },
  };
}

/** A4 in landscape, in points. */
const page = { width: 841.89, height: 595.28 };

/** A picture as a PDF of one page, which it fills. The library is loaded with the first one. */
export async function drawPicturePage(
  jpeg: Uint8Array,
  { title, lang }: { title: string; lang: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const { default: PDFDocument } = await import("pdfkit");
  const document = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    info: { Title: title, Author: "Dorsal" },
    lang,
    displayTitle: true,
  });
  const bytes = buffer(document);
  document.image(Buffer.from(jpeg), 0, 0, { ...page });
  document.end();
  return new Uint8Array(await bytes);
}
