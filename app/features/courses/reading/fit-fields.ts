import {
  type FitRawField,
  type FitRawMessage,
  readFitStringField,
  readFitUnsignedField,
} from "fit-file-parser/raw";

const degreesPerUnit = 180 / 2 ** 31;
const unknownAngle = 0x7fffffff;

function fieldOf({ fields }: FitRawMessage, number: number): FitRawField | undefined {
  return fields.find(({ fieldNumber }) => fieldNumber === number);
}

/** An angle in degrees: a signed number of four bytes, 2³¹ of which are half a circle. */
export function angleIn(message: FitRawMessage, number: number): number | null {
  const field = fieldOf(message, number);
  if (field?.size !== 4) return null;
  const view = new DataView(field.bytes.buffer, field.bytes.byteOffset, 4);
  const value = view.getInt32(0, message.littleEndian);
  return value === unknownAngle ? null : value * degreesPerUnit;
}

const unsignedTypes = { 1: 0x02, 2: 0x84, 4: 0x86 } as const;

/** An unsigned number; `undefined` where the message has none of this size, or an unknown one. */
export function unsignedIn(
  message: FitRawMessage,
  number: number,
  size: 1 | 2 | 4,
): number | undefined {
  try {
    const field = fieldOf(message, number);
    return readFitUnsignedField(field, unsignedTypes[size], size, message.littleEndian);
  } catch {
    return undefined;
  }
}

/** A text; empty where the message has none. */
export function textIn(message: FitRawMessage, number: number): string {
  try {
    return readFitStringField(fieldOf(message, number)) ?? "";
  } catch {
    return "";
  }
}

/** The height of a record in metres, by the finer of its two fields; NaN where it has none. */
export function heightField(message: FitRawMessage): number {
  const height = unsignedIn(message, 78, 4) ?? unsignedIn(message, 2, 2);
  return height === undefined ? Number.NaN : height / 5 - 500;
}
