import { expect, test } from "vitest";
import { type DocumentType, maskedDocument, readDocumentNumber } from "./identity-document.ts";

test.each<[DocumentType, string, string | null]>([
  ["dni", "45.678.901", "45678901"],
  ["dni", "4567890", null],
  ["dni", "4567890a", null],
  ["ine", "qspnan 90022815 m 300", "QSPNAN90022815M300"],
  ["ine", "123456789", "123456789"],
  ["ine", "1234567890123", "1234567890123"],
  ["ine", "12345", null],
  ["curp", "HEGG560427MVZRRL04", "HEGG560427MVZRRL04"],
  ["curp", "hegg-560427-mvzrrl-04", "HEGG560427MVZRRL04"],
  ["curp", "HEGG560427MVZRRL05", null],
  ["passport", "ab 123456", "AB123456"],
  ["passport", "12345", null],
  ["passport", "1234567890", null],
  ["other", "CE-001234567", "CE001234567"],
  ["other", "x", null],
])("the number of a document has the shape of its type: %s %s", (type, typed, stored) => {
  expect(readDocumentNumber(type, typed)).toBe(stored);
});

test("a document is shown by its end", () => {
  expect(maskedDocument("dni", "901")).toEqual({
    en: "DNI (Peru) ••••• 901",
    es: "DNI (Perú) ••••• 901",
  });
});
