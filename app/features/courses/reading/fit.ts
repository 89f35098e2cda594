import { type FitMessage, readFitMessages } from "./fit-messages.ts";
import { checkedPosition, heightIn } from "./numbers.ts";
import { refuse } from "./problem.ts";
import { TrackBuilder } from "./track-builder.ts";
import { cutOffIn, shownName, waypointKind } from "./waypoint-words.ts";

/** The numbers of the messages that are read, and of their fields, in the profile of FIT. */
const messages = { record: 20, course: 31, coursePoint: 32 } as const;
const kinds = new Set<number>(Object.values(messages));
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
  const { isWhole } = readFitMessages(bytes, new Set(), () => {});
  if (!isWhole) refuse({ code: "damaged", at: null });
  readFitMessages(bytes, kinds, (message) => {
    if (message.kind === messages.course) name ||= message.text(fields.course.name);
    else if (message.kind === messages.coursePoint) addWaypoint(builder, message);
    else {
      number += 1;
      addPoint(builder, message, number);
    }
  });
  return { builder, name: shownName(name) };
}

function addPoint(builder: TrackBuilder, message: FitMessage, number: number): void {
  const at = { unit: "point", number } as const;
  const lat = message.angle(fields.record.lat) ?? null;
  const lon = message.angle(fields.record.lon) ?? null;
  // A watch without reception writes points that have a time and a pulse, and no position.
  if (lat === null && lon === null) return;
  builder.add(checkedPosition(lat, lon, at), heightIn(String(message.height() ?? ""), at), at);
}

function addWaypoint(builder: TrackBuilder, message: FitMessage): void {
  const lat = message.angle(fields.coursePoint.lat);
  const lon = message.angle(fields.coursePoint.lon);
  if (lat === undefined || lon === undefined) return;
  const name = message.text(fields.coursePoint.name);
  const type = pointTypes.get(message.unsigned(fields.coursePoint.type) ?? 0) ?? "";
  const kind = waypointKind([name, type]);
  if (kind === null) return;
  const position = { lat, lon };
  builder.addWaypoint({ position, name: shownName(name || type), kind, cutOff: cutOffIn([name]) });
}
