/**
 * Reads the messages of FIT one after the other and keeps none of them, so that a recording of two days
 * costs no more memory than its bytes. Only the numbers of fields are known here, not what they mean.
 * @see https://developer.garmin.com/fit/protocol/
 */

/** A field of a definition: the place of its bytes after the header of the message. */
type FitField = { at: number; size: number; baseType: number };

type FitDefinition = {
  kind: number;
  littleEndian: boolean;
  fields: Map<number, FitField>;
  /** Bytes of a message, with the fields of apps. */
  size: number;
};

/** Seconds from 1970 to the end of 1989, when the time of FIT begins. */
const fitEpoch = 631_065_600;
const headerBytes = 12;
const checkSumBytes = 2;
const timeField = 253;
const degreesPerUnit = 180 / 2 ** 31;
const unknownAngle = 0x7fffffff;
/** Base types of whole numbers by the low bits of their byte; those in the second set know no zero. */
const unsignedTypes = new Set([0x00, 0x02, 0x04, 0x06, 0x0a, 0x0b, 0x0c, 0x0d]);
const unknownIsZero = new Set([0x0a, 0x0b, 0x0c]);
const textType = 0x07;

/** The message that the reader stands on. It is the same object for all: take from it what is needed. */
export class FitMessage {
  kind = -1;
  /** Milliseconds since 1970; `null` where the message has no time. */
  time: number | null = null;
  readonly #view: DataView;
  #definition: FitDefinition | null = null;
  #at = 0;

  constructor(view: DataView) {
    this.#view = view;
  }

  /** Moves on to a message. */
  stand(definition: FitDefinition, at: number): void {
    this.kind = definition.kind;
    this.#definition = definition;
    this.#at = at;
  }

  /** A whole number without sign; `undefined` where the message has none, or does not know it. */
  unsigned(number: number): number | undefined {
    const field = this.#definition?.fields.get(number);
    if (!field || !unsignedTypes.has(field.baseType & 0x1f)) return undefined;
    const value = this.#whole(field);
    const unknown = unknownIsZero.has(field.baseType & 0x1f) ? 0 : 2 ** (8 * field.size) - 1;
    return value === unknown ? undefined : value;
  }

  #whole({ at, size }: FitField): number | undefined {
    const place = this.#at + at;
    if (size === 1) return this.#view.getUint8(place);
    const littleEndian = this.#definition?.littleEndian;
    if (size === 2) return this.#view.getUint16(place, littleEndian);
    return size === 4 ? this.#view.getUint32(place, littleEndian) : undefined;
  }

  /** An angle in degrees: a signed number of four bytes, 2³¹ of which are half a circle. */
  angle(number: number): number | undefined {
    const field = this.#definition?.fields.get(number);
    if (field?.size !== 4) return undefined;
    const value = this.#view.getInt32(this.#at + field.at, this.#definition?.littleEndian);
    return value === unknownAngle ? undefined : value * degreesPerUnit;
  }

  /** A text; empty where the message has none. */
  text(number: number): string {
    const field = this.#definition?.fields.get(number);
    if (!field || (field.baseType & 0x1f) !== textType) return "";
    const { buffer, byteOffset } = this.#view;
    const bytes = new Uint8Array(buffer, byteOffset + this.#at + field.at, field.size);
    const end = bytes.indexOf(0);
    return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end));
  }

  /** The height of a record in metres, by the finer of its two fields. */
  height(): number | undefined {
    const height = this.unsigned(78) ?? this.unsigned(2);
    return height === undefined ? undefined : height / 5 - 500;
  }
}

/** Milliseconds since 1970 of a time of FIT. */
export function fitTime(seconds: number): number {
  return (fitEpoch + seconds) * 1000;
}

/**
 * Tells each message of these kinds in its order; of several files that are joined, those of all.
 * @returns whether the bytes are whole. Of a file that is cut off, or damaged, what stands before the
 * damage is told.
 */
export function readFitMessages(
  bytes: Uint8Array,
  kinds: ReadonlySet<number>,
  tell: (message: FitMessage) => void,
): { isWhole: boolean } {
  let at = 0;
  let isWhole = true;
  while (at < bytes.length) {
    const header = bytes[at] ?? 0;
    if (!beginsAt(bytes, at)) return { isWhole: false };
    const end =
      at + header + new DataView(bytes.buffer, bytes.byteOffset + at + 4).getUint32(0, true);
    // The size is written when the watch stops: without it, all that follows belongs to the file.
    const isFinished = end + checkSumBytes <= bytes.length && end > at + header;
    const part = new FitPart(bytes, at + header, isFinished ? end : bytes.length);
    if (!part.tell(kinds, tell) || !isFinished || !isSummed(bytes, at, end)) isWhole = false;
    at = isFinished ? end + checkSumBytes : bytes.length;
  }
  return { isWhole: isWhole && at > 0 };
}

function beginsAt(bytes: Uint8Array, at: number): boolean {
  const mark = String.fromCharCode(...bytes.subarray(at + 8, at + headerBytes));
  return (bytes[at] ?? 0) >= headerBytes && mark === ".FIT";
}

/** One of the files that may be joined. */
class FitPart {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #end: number;
  readonly #definitions = new Map<number, FitDefinition>();
  #at: number;
  /** Seconds of the last message that had a time. */
  #lastTime = 0;

  constructor(bytes: Uint8Array, from: number, end: number) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#at = from;
    this.#end = end;
  }

  /** @returns whether all of it could be read */
  tell(kinds: ReadonlySet<number>, tell: (message: FitMessage) => void): boolean {
    const message = new FitMessage(this.#view);
    while (this.#at < this.#end) {
      const header = this.#bytes[this.#at] ?? 0;
      this.#at += 1;
      const isShort = (header & 0x80) !== 0;
      if (!isShort && (header & 0x40) !== 0) {
        if (!this.#define(header)) return false;
        continue;
      }
      const definition = this.#definitions.get(isShort ? (header >> 5) & 3 : header & 15);
      if (!definition || this.#at + definition.size > this.#end) return false;
      message.stand(definition, this.#at);
      message.time = this.#timeOf(message, isShort ? header & 31 : null);
      if (kinds.has(definition.kind)) tell(message);
      this.#at += definition.size;
    }
    return true;
  }

  /** Reads a definition, which may have additional fields of apps. */
  #define(header: number): boolean {
    const order = this.#bytes[this.#at + 1] ?? 2;
    const count = this.#bytes[this.#at + 4] ?? 0;
    if (order > 1 || this.#at + 5 + 3 * count > this.#end) return false;
    const littleEndian = order === 0;
    const kind = this.#view.getUint16(this.#at + 2, littleEndian);
    this.#at += 5;
    const fields = new Map<number, FitField>();
    let size = 0;
    for (let index = 0; index < count; index++, this.#at += 3) {
      const [number = 0, bytes = 0, baseType = 0] = this.#bytes.subarray(this.#at, this.#at + 3);
      fields.set(number, { at: size, size: bytes, baseType });
      size += bytes;
    }
    const ofApps = (header & 0x20) === 0 ? -1 : (this.#bytes[this.#at] ?? 0);
    if (this.#at + 1 + 3 * ofApps > this.#end) return false;
    for (let index = 0; index < ofApps; index++) size += this.#bytes[this.#at + 2 + 3 * index] ?? 0;
    this.#at += ofApps < 0 ? 0 : 1 + 3 * ofApps;
    this.#definitions.set(header & 15, { kind, littleEndian, fields, size });
    return true;
  }

  /** The time of a message: its own, or the last one with the five bits of a short header. */
  #timeOf(message: FitMessage, bits: number | null): number | null {
    let seconds = message.unsigned(timeField);
    if (seconds === undefined && bits !== null && this.#lastTime > 0) {
      seconds = this.#lastTime + ((bits - this.#lastTime) & 31);
    }
    if (seconds === undefined) return null;
    this.#lastTime = seconds;
    return fitTime(seconds);
  }
}

const sums = Uint16Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >> 1) ^ 0xa001 : sum >> 1;
  return sum;
});

/** Whether the checksum (CRC-16) after a file is right. Some programs write zero for none. */
function isSummed(bytes: Uint8Array, from: number, end: number): boolean {
  const stated = (bytes[end] ?? 0) | ((bytes[end + 1] ?? 0) << 8);
  let sum = 0;
  for (let at = from; at < end; at++)
    sum = (sum >> 8) ^ (sums[(sum ^ (bytes[at] ?? 0)) & 0xff] ?? 0);
  return stated === 0 || sum === stated;
}
