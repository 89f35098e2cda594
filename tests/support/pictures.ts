import { randomBytes } from "node:crypto";
import { deflateSync } from "node:zlib";
import sharp from "sharp";

/** A photo of 600 by 400 pixels in one colour, with a place and a name in its EXIF. */
export function aPhoto(background = "#c05020"): Promise<Buffer> {
  return sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .withExif({ IFD0: { Copyright: "Zenobia" }, IFD3: { GPSLatitudeRef: "S" } })
    .jpeg()
    .toBuffer();
}

/** A real picture of about three megabytes. */
export function aHeavyPhoto(): Promise<Buffer> {
  const raw = { width: 1100, height: 1000, channels: 3 as const };
  return sharp(randomBytes(3_300_000), { raw }).png({ compressionLevel: 0 }).toBuffer();
}

/** A few kilobytes that decode to 256 million pixels. */
export function aBomb(): Buffer {
  const side = 16_000;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const body = deflateSync(Buffer.alloc((side / 8 + 1) * side), { level: 9 });
  const parts = [part("IHDR", head), part("IDAT", body), part("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...parts]);
}

function part(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(checksum(named), named.length + 4);
  return framed;
}

function checksum(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
