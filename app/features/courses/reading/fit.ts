import {
  type FitRawField,
  type FitRawMessage,
  readFitMessages,
  readFitStringField,
  readFitUnsignedField,
} from "fit-file-parser/raw";
import { maxCourseBytes } from "./limits.ts";
import { checkedPosition, heightIn } from "./numbers.ts";
import { refuse } from "./problem.ts";
import { TrackBuilder } from "./track-builder.ts";
import { cutOffIn, shownName, waypointKind } from "./waypoint-words.ts";

/** The numbers of the messages that are read, and of their fields, in the profile of FIT. */
const messages = { record: 20, course: 31, coursePoint: 32 } as const;
const fields = {
  record: { lat: 0, lon: 1, altitude: 2, enhancedAltitude: 78 },
  course: { name: 5 },
  coursePoint: { lat: 2, lon: 3, type: 5, name: 6 },
} as const;

/** The types of course points that are places of a race; the others tell a runner to turn. */
const pointTypes = new Map([
  [1, "summit"],
  [3, "water"],
  [4, "food"],
  [9, "aid"],
]);

const degreesPerUnit = 180 / 2 ** 31;
const unknownAngle = 0x7fffffff;

/** Reads FIT: a course, or an activity as a watch stores it. */
export function readFit(bytes: Uint8Array): { builder: TrackBuilder; name: string } {
  const builder = new TrackBuilder();
  builder.beginCourse();
  let name = "";
  let number = 0;
  for (const message of messagesOf(bytes)) {
    if (message.globalMessageNumber === messages.course) {
      name ||= textIn(message, fields.course.name);
    } else if (message.globalMessageNumber === messages.coursePoint) {
      addWaypoint(builder, message);
    } else {
      number += 1;
      addPoint(builder, message, number);
    }
  }
  return { builder, name: shownName(name) };
}

/** @throws a refusal where the file is cut off or its check sum is wrong */
function messagesOf(bytes: Uint8Array): FitRawMessage[] {
  try {
    const messageNumbers = [messages.record, messages.course, messages.coursePoint];
    return readFitMessages(bytes, { messageNumbers, maxInputBytes: maxCourseBytes }).messages;
  } catch {
    refuse({ code: "damaged", at: null });
  }
}

function addPoint(builder: TrackBuilder, message: FitRawMessage, number: number): void {
  const at = { unit: "point", number } as const;
  const lat = angleIn(message, fields.record.lat);
  const lon = angleIn(message, fields.record.lon);
  // A watch without reception writes points that have a time and a pulse, and no position.
  if (lat === null && lon === null) return;
  const height =
    unsignedIn(message, fields.record.enhancedAltitude, 4) ??
    unsignedIn(message, fields.record.altitude, 2);
  const meters = height === undefined ? "" : String(height / 5 - 500);
  builder.add(checkedPosition(lat, lon, at), heightIn(meters, at), at);
}

function addWaypoint(builder: TrackBuilder, message: FitRawMessage): void {
  const lat = angleIn(message, fields.coursePoint.lat);
  const lon = angleIn(message, fields.coursePoint.lon);
  if (lat === null || lon === null) return;
  const name = textIn(message, fields.coursePoint.name);
  const type = pointTypes.get(unsignedIn(message, fields.coursePoint.type, 1) ?? 0) ?? "";
  const kind = waypointKind([name, type]);
  if (kind === null) return;
  const position = { lat, lon };
  builder.addWaypoint({ position, name: shownName(name || type), kind, cutOff: cutOffIn([name]) });
}

function fieldOf({ fields }: FitRawMessage, number: number): FitRawField | undefined {
  return fields.find(({ fieldNumber }) => fieldNumber === number);
}

/** An angle in degrees: a signed number of four bytes, 2³¹ of which are half a circle. */
function angleIn(message: FitRawMessage, number: number): number | null {
  const field = fieldOf(message, number);
  if (field?.size !== 4) return null;
  const view = new DataView(field.bytes.buffer, field.bytes.byteOffset, 4);
  const value = view.getInt32(0, message.littleEndian);
  return value === unknownAngle ? null : value * degreesPerUnit;
}

const unsignedTypes = { 1: 0x00, 2: 0x84, 4: 0x86 } as const;

function unsignedIn(message: FitRawMessage, number: number, size: 1 | 2 | 4): number | undefined {
  try {
    const field = fieldOf(message, number);
    return readFitUnsignedField(field, unsignedTypes[size], size, message.littleEndian);
  } catch {
    return undefined;
  }
}

function textIn(message: FitRawMessage, number: number): string {
  try {
    return readFitStringField(fieldOf(message, number)) ?? "";
  } catch {
    return "";
  }
}
