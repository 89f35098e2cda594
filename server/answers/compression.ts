import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from "node:zlib";

const ENCODINGS = ["zstd", "br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Smaller bodies fit into one packet uncompressed. */
const LEAST_BYTES = 860;

const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)|application\/(?:[\w.+-]*\+)?(?:json|xml)\b|application\/(?:manifest|wasm)|image\/svg)/;

/** Every kind of text. Media is compressed already, and event streams must not be buffered. */
export function isCompressible(contentType: string): boolean {
  return COMPRESSIBLE.test(contentType);
}

/**
 * The best encoding that the browser accepts, or `null` for none. The order follows the measured cost
 * for 34 kB of HTML: zstd 0.06 ms for 4.9 kB, brotli 5 0.34 ms for 4.3 kB, gzip 6 0.16 ms for 4.8 kB.
 */
export function chooseEncoding(accepted: string | null | undefined): Encoding | null {
  if (!accepted) return null;
  const list = accepted.toLowerCase();
  return ENCODINGS.find((encoding) => isAccepted(list, encoding)) ?? null;
}

/** The whole body in one call: compressing it piece by piece costs ten to twenty times as much. */
export function compress(body: Buffer, encoding: Encoding): Buffer {
  switch (encoding) {
    case "zstd":
      return zstdCompressSync(body, { params: { [constants.ZSTD_c_compressionLevel]: 3 } });
    case "br":
      return brotliCompressSync(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 5,
          [constants.BROTLI_PARAM_LGWIN]: 18,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
        },
      });
    case "gzip":
      return gzipSync(body, { level: 6 });
  }
}

export function isWorthCompressing(body: Buffer): boolean {
  return body.byteLength >= LEAST_BYTES;
}

/**
 * Whether a lower-case Accept-Encoding header accepts an encoding: `br;q=0` means "not br". `*` is
 * ignored, because plain bytes are always acceptable.
 */
export function isAccepted(accepted: string, encoding: Encoding): boolean {
  if (!accepted.includes(encoding)) return false;
  return accepted
    .split(",")
    .map((part) => part.trim())
    .some(
      (part) =>
        part === encoding || (part.startsWith(`${encoding};`) && !/q=0(?:\.0*)?$/.test(part)),
    );
}
