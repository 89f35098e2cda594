import { type FitRawMessage, readFitMessages } from "fit-file-parser/raw";
import { angleIn, heightField, textIn, unsignedIn } from "./fit-fields.ts";
import { maxCourseBytes } from "./limits.ts";
import { checkedPosition, heightIn } from "./numbers.ts";
import { refuse } from "./problem.ts";
import { TrackBuilder } from "./track-builder.ts";
import { cutOffIn, shownName, waypointKind } from "./waypoint-words.ts";

/** The numbers of the messages that are read, and of their fields, in the profile of FIT. */
const messages = { record: 20, course: 31, coursePoint: 32 } as const;
const fields = {
  record: { lat: 0, lon: 1 },
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
  const meters = heightField(message);
  const height = Number.isNaN(meters) ? "" : String(meters);
  builder.add(checkedPosition(lat, lon, at), heightIn(height, at), at);
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
