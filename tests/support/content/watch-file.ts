import { FitBaseType, FitEncoder } from "fit-file-parser/encoder";

/** One sample of a made-up run. */
export type WatchSample = {
  seconds: number;
  lat?: number;
  lon?: number;
  height?: number;
  meters?: number;
  heartRate?: number;
  /** Both feet. */
  cadence?: number;
};

/** How a maker lays out the records of its watches. */
export type Maker = "garmin" | "coros" | "suunto";

const makers: Record<Maker, number> = { garmin: 1, suunto: 23, coros: 294 };
const unitsPerDegree = 2 ** 31 / 180;

export const watchStart = new Date("2026-05-03T06:30:00Z");

/**
 * A FIT activity as a maker's watches write it: Garmin with the finer heights and fractional cadence,
 * Suunto with the old heights, Coros with the distance first.
 */
export function fitFile(
  samples: readonly WatchSample[],
  {
    maker = "garmin",
    sport = 1,
    subSport = 0,
    start = watchStart,
    pauses = [],
    type = 4,
  }: {
    maker?: Maker;
    sport?: number;
    subSport?: number;
    start?: Date;
    pauses?: { from: number; to: number }[];
    type?: number;
  } = {},
): Uint8Array {
  // Version 2.0, as its byte is written.
  const encoder = new FitEncoder({ protocolVersion: 0x20 });
  const begin = FitEncoder.toFitTimestamp(start);
  const byte = (number: number, value: number, baseType = FitBaseType.Uint8) => ({
    number,
    size: 1,
    baseType,
    value,
  });
  const whole = (number: number, value: number, baseType = FitBaseType.Uint32) => ({
    number,
    size: 4,
    baseType,
    value: Math.round(value),
  });
  const short = (number: number, value: number) => ({
    number,
    size: 2,
    baseType: FitBaseType.Uint16,
    value: Math.round(value),
  });
  encoder.writeMessage(0, [
    byte(0, type, FitBaseType.Enum),
    short(1, makers[maker]),
    whole(4, begin),
  ]);
  const event = (at: number, kind: number) =>
    encoder.writeMessage(21, [
      whole(253, begin + at),
      byte(0, 0, FitBaseType.Enum),
      byte(1, kind, FitBaseType.Enum),
    ]);
  event(0, 0);
  let next = 0;
  for (const { seconds, lat, lon, height, meters, heartRate, cadence } of samples) {
    for (let pause = pauses[next]; pause && pause.from <= seconds; pause = pauses[next]) {
      event(pause.from, 4);
      event(pause.to, 0);
      next += 1;
    }
    const place =
      lat === undefined || lon === undefined
        ? []
        : [
            whole(0, lat * unitsPerDegree, FitBaseType.Sint32),
            whole(1, lon * unitsPerDegree, FitBaseType.Sint32),
          ];
    const way = meters === undefined ? [] : [whole(5, meters * 100)];
    const above = height === undefined ? [] : [(height + 500) * 5];
    const steps = cadence === undefined ? [] : [cadence / 2];
    encoder.writeMessage(20, [
      whole(253, begin + seconds),
      ...(maker === "coros" ? [...way, ...place] : [...place, ...way]),
      ...above.map((value) => (maker === "garmin" ? whole(78, value) : short(2, value))),
      ...(heartRate === undefined ? [] : [byte(3, heartRate)]),
      ...steps.map((value) => byte(4, Math.floor(value))),
      ...(maker === "garmin" ? steps.map((value) => byte(53, (value % 1) * 128)) : []),
    ]);
  }
  const last = samples.at(-1)?.seconds ?? 0;
  event(last, 4);
  encoder.writeMessage(18, [
    whole(253, begin + last),
    byte(5, sport, FitBaseType.Enum),
    byte(6, subSport, FitBaseType.Enum),
  ]);
  const hour = 3600;
  encoder.writeMessage(34, [whole(253, begin + last), whole(5, begin + last - 5 * hour)]);
  return encoder.close();
}

/** A run on a circle at an even pace, with a hill halfway. */
export function roundRun({
  meters,
  speed,
  heartRate = 150,
  every = 1,
}: {
  meters: number;
  speed: number;
  heartRate?: number;
  every?: number;
}): WatchSample[] {
  const radius = meters / (2 * Math.PI);
  const count = Math.floor(meters / speed / every);
  const east = 111_195 * Math.cos((-12.1 * Math.PI) / 180);
  return Array.from({ length: count + 1 }, (_, index) => {
    const seconds = index * every;
    const angle = (seconds * speed) / radius;
    return {
      seconds,
      lat: -12.1 + (radius * Math.sin(angle)) / 111_195,
      lon: -77.03 + (radius * (1 - Math.cos(angle))) / east,
      height: 100 + 30 * (1 - Math.cos(angle)),
      meters: seconds * speed,
      heartRate,
      cadence: 172,
    };
  });
}
