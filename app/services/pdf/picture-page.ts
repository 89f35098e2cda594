import { buffer } from "node:stream/consumers";

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
