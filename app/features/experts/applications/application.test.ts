import sharp from "sharp";
import { expect, test } from "vitest";
import { documentEnding, mediaTypeOf } from "#values/form/document-format.ts";
import { aPhoto } from "../../../../tests/support/pictures.ts";
import { documentName, formatFileSize } from "./application.ts";

test("a document is known by its first bytes", async () => {
  const photo = await aPhoto();
  expect(documentEnding(photo)).toBe("jpg");
  expect(documentEnding(await sharp(photo).png().toBuffer())).toBe("png");
  expect(documentEnding(await sharp(photo).webp().toBuffer())).toBe("webp");
  expect(documentEnding(Buffer.from("%PDF-1.7\n"))).toBe("pdf");
  for (const other of ["", "%PDF", "<html>", "GIF89a", "RIFF....AVI ", "PK\x03\x04", " %PDF-1.7"]) {
    expect(documentEnding(Buffer.from(other, "latin1")), other).toBeNull();
  }
  expect(mediaTypeOf("pdf")).toBe("application/pdf");
});

test("a document is saved under the ending of what it is", () => {
  expect(documentName("Diploma.PDF", "pdf")).toBe("Diploma.PDF");
  expect(documentName("photo.jpeg", "jpg")).toBe("photo.jpeg");
  expect(documentName("page.html", "pdf")).toBe("page.html.pdf");
  expect(documentName("diploma.hta", "pdf")).toBe("diploma.hta.pdf");
  expect(documentName("pdf", "pdf")).toBe("pdf.pdf");
  expect(documentName("evil\u202Efdp.exe", "pdf"), "it reads as it is").toBe("evilfdp.exe.pdf");
});

test("the size of a file is rounded", () => {
  expect([1, 348_000, 1_260_000].map(formatFileSize)).toEqual(["1 kB", "340 kB", "1.2 MB"]);
});
