import { expect, test } from "vitest";
import { maxFileBytes, readFileText } from "./file.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) =>
  Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from(text, "utf16le")]);

test("UTF-8 is read with and without its byte order mark", () => {
  expect(readFileText(utf8("título"))).toEqual({ text: "título", encoding: "utf-8" });
  expect(readFileText(utf8("\ufefftítulo"))).toEqual({ text: "título", encoding: "utf-8" });
});

test("UTF-16 is read by its byte order mark in both byte orders", () => {
  const bytes = utf16("título");
  expect(readFileText(bytes)).toEqual({ text: "título", encoding: "utf-16le" });
  const swapped = Buffer.from(bytes).swap16();
  expect(readFileText(swapped)).toEqual({ text: "título", encoding: "utf-16be" });
});

test("bytes that are not UTF-8 are read as windows-1252, as Excel writes it", () => {
  const bytes = Buffer.from("Maratón de \x80 100", "latin1");
  expect(readFileText(bytes)).toEqual({ text: "Maratón de € 100", encoding: "windows-1252" });
});

test("Mac Roman is recognized by its letters", () => {
  const marathon = [0x4d, 0x61, 0x72, 0x61, 0x74, 0x97, 0x6e, 0x20, 0x4e, 0x69, 0x96, 0x6f];
  expect(readFileText(Uint8Array.from(marathon))).toEqual({
    text: "Maratón Niño",
    encoding: "macintosh",
  });
});

test("all line ends become line feeds", () => {
  expect(readFileText(utf8("a\r\nb\rc\nd"))).toMatchObject({ text: "a\nb\nc\nd" });
});

test("ADM-CSV-05 an archive, a picture and random bytes are refused as CSV", () => {
  const noise = Buffer.from(Array.from({ length: 2000 }, (_, at) => ((at * 89) % 255) + 1));
  for (const bytes of [noise, utf8("title\0,date"), Buffer.of(0x1f, 0x8b, 8, 0, 1)]) {
    expect(readFileText(bytes)).toMatchObject({
      problem: { code: expect.stringMatching(/^(another-format|nul-bytes|no-text)$/) },
    });
  }
});

test("an incomplete character after a byte order mark means damage, not another encoding", () => {
  const cut = utf16("título").subarray(0, -1);
  const mixed = Buffer.concat([utf8("\ufeff"), Buffer.of(0xf3, 0x41)]);
  for (const bytes of [cut, mixed]) {
    expect(readFileText(bytes)).toMatchObject({
      problem: { code: "damaged" },
    });
  }
});

test("ADM-CSV-06 an empty or blank file is reported differently from a missing column", () => {
  for (const bytes of [utf8(""), utf8("\ufeff"), utf8(" \n\t\n")]) {
    expect(readFileText(bytes)).toMatchObject({
      problem: { code: expect.stringMatching(/^(empty|blank)$/) },
    });
  }
});

test("a file above the size limit is refused", () => {
  expect(readFileText(new Uint8Array(maxFileBytes + 1).fill(65))).toMatchObject({
    problem: { code: "too-large" },
  });
});
