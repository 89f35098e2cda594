/** A field of a message: its number in the profile, its bytes and what they hold. */
export type RawField = [number: number, size: 1 | 2 | 4, value: number];

export type RawMessage = {
  kind: number;
  fields: RawField[];
  /** Bytes of fields that an app adds. */
  ofApp?: number[];
  /** The five low bits of a time, in a short header. */
  shortTime?: number;
};

const baseTypes = { 1: 0x02, 2: 0x84, 4: 0x86 } as const;

/**
 * A FIT file of these messages, byte for byte as devices write it where the library's encoder does not:
 * with the high byte first, with short headers, with the fields of apps, or never finished.
 */
export function rawFit(
  messages: readonly RawMessage[],
  { bigEndian = false, isFinished = true }: { bigEndian?: boolean; isFinished?: boolean } = {},
): Uint8Array {
  const bytes = messages.flatMap((message) => {
    const { kind, fields, ofApp = [], shortTime } = message;
    const number = (size: number, value: number) => {
      const low = Array.from({ length: size }, (_, index) => (value >> (8 * index)) & 0xff);
      return bigEndian ? low.reverse() : low;
    };
    const local = shortTime === undefined ? 0 : 1;
    return [
      0x40 | local | (ofApp.length > 0 ? 0x20 : 0),
      0,
      bigEndian ? 1 : 0,
      ...number(2, kind),
      fields.length,
      ...fields.flatMap(([field, size]) => [field, size, baseTypes[size]]),
      ...(ofApp.length > 0 ? [1, 7, ofApp.length, 0] : []),
      shortTime === undefined ? local : 0x80 | (local << 5) | shortTime,
      ...fields.flatMap(([, size, value]) => number(size, value)),
      ...ofApp,
    ];
  });
  const file = new Uint8Array(14 + bytes.length + 2);
  file.set([14, 0x20, 0, 0, 0, 0, 0, 0, ...Buffer.from(".FIT")]);
  file.set(bytes, 14);
  if (!isFinished) return file.slice(0, -2);
  const view = new DataView(file.buffer);
  view.setUint32(4, bytes.length, true);
  view.setUint16(file.length - 2, checkSum(file.subarray(0, -2)), true);
  return file;
}

/** CRC-16 with the polynomial of FIT. */
function checkSum(bytes: Uint8Array): number {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >> 1) ^ 0xa001 : sum >> 1;
  }
  return sum;
}
