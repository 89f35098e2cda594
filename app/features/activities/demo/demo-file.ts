import { FitBaseType, FitEncoder, type FitEncoderField } from "fit-file-parser/encoder";
import type { Recording } from "../reading/recording.ts";

/** Numbers of the FIT profile. */
const messages = { fileId: 0, session: 18, record: 20, event: 21, activity: 34 } as const;
const activityFile = 4;
/** The manufacturer code for programs without their own number. */
const development = 255;
const timer = { event: 0, start: 0, stop: 4 };
const running = 1;
const subSports = { trail: 3, road: 0 };
const unitsPerDegree = 2 ** 31 / 180;

/** A made-up recording as the FIT file of the watch that would have made it. */
export function demoFile(recording: Recording): Uint8Array {
  // Version 2.0, as its byte is written.
  const encoder = new FitEncoder({ protocolVersion: 0x20 });
  const begin = FitEncoder.toFitTimestamp(recording.startedAt);
  const count = recording.seconds.length;
  const end = begin + (recording.seconds[count - 1] ?? 0);
  encoder.writeMessage(messages.fileId, [
    enumeration(0, activityFile),
    short(1, development),
    whole(4, begin),
  ]);
  encoder.writeMessage(messages.event, [
    whole(253, begin),
    enumeration(0, timer.event),
    enumeration(1, timer.start),
  ]);
  for (let index = 0; index < count; index++) {
    const at = (column: Float64Array) => column[index] ?? 0;
    encoder.writeMessage(messages.record, [
      whole(253, begin + at(recording.seconds)),
      whole(0, at(recording.lat) * unitsPerDegree, FitBaseType.Sint32),
      whole(1, at(recording.lon) * unitsPerDegree, FitBaseType.Sint32),
      // Heights are fifths of a metre above −500 m, lengths centimetres, and steps those of one foot.
      short(2, (at(recording.height) + 500) * 5),
      whole(5, at(recording.meters) * 100),
      byte(3, at(recording.heartRate)),
      byte(4, at(recording.cadence) / 2),
    ]);
  }
  encoder.writeMessage(messages.event, [
    whole(253, end),
    enumeration(0, timer.event),
    enumeration(1, timer.stop),
  ]);
  encoder.writeMessage(messages.session, [
    whole(253, end),
    enumeration(5, running),
    enumeration(6, recording.sport === "trail" ? subSports.trail : subSports.road),
  ]);
  encoder.writeMessage(messages.activity, [
    whole(253, end),
    whole(5, end + (recording.utcOffsetMinutes ?? 0) * 60),
  ]);
  return encoder.close();
}

function field(
  number: number,
  size: number,
  baseType: FitBaseType,
  value: number,
): FitEncoderField {
  return { number, size, baseType, value: Math.round(value) };
}

const enumeration = (number: number, value: number) => field(number, 1, FitBaseType.Enum, value);
const byte = (number: number, value: number) => field(number, 1, FitBaseType.Uint8, value);
const short = (number: number, value: number) => field(number, 2, FitBaseType.Uint16, value);
const whole = (number: number, value: number, baseType = FitBaseType.Uint32) =>
  field(number, 4, baseType, value);
