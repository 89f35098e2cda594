import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { chooseEncoding, compress, isCompressible } from "./compression.ts";

test("the cheapest encoding that the browser takes is chosen", () => {
  expect(chooseEncoding("gzip, deflate, br, zstd")).toBe("zstd");
  expect(chooseEncoding("gzip, deflate, br")).toBe("br");
  expect(chooseEncoding("GZIP")).toBe("gzip");
  expect(chooseEncoding("br;q=0.5, gzip;q=1.0")).toBe("br");
});

test("an encoding that is refused or unknown is not used", () => {
  expect(chooseEncoding("br;q=0, gzip")).toBe("gzip");
  expect(chooseEncoding("zstd;q=0.0, br; q=0")).toBeNull();
  expect(chooseEncoding("brotli, xgzip, deflate, *")).toBeNull();
  expect(chooseEncoding("")).toBeNull();
  expect(chooseEncoding(undefined)).toBeNull();
});

test("what was compressed comes back the same", () => {
  const body = Buffer.from("Maratón de Lima 🏃 ".repeat(500));
  expect(zstdDecompressSync(compress(body, "zstd"))).toEqual(body);
  expect(brotliDecompressSync(compress(body, "br"))).toEqual(body);
  expect(gunzipSync(compress(body, "gzip"))).toEqual(body);
});

test("text is compressed, media and event streams are not", () => {
  for (const type of [
    "text/html; charset=utf-8",
    "text/x-script",
    "application/json",
    "application/ld+json",
    "application/atom+xml",
    "image/svg+xml",
  ]) {
    expect(isCompressible(type), type).toBe(true);
  }
  for (const type of ["text/event-stream", "image/jpeg", "audio/mpeg", "application/pdf", ""]) {
    expect(isCompressible(type), type).toBe(false);
  }
});
