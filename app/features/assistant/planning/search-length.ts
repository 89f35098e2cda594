import { metersPerMile } from "#values/length.ts";
import {
  type AskedLength,
  type ExactLength,
  halfMarathonMeters,
  marathonMeters,
} from "./reading/lengths.ts";

/** The parameters of a length; `meters` is the one that `distance` names. */
export type LengthParameters = {
  distance?: string;
  distances?: string[];
  distance_from?: number;
  distance_to?: number;
  meters?: number;
};

/** The length that is wanted after a message; the last one of the message counts. */
export function narrowedLength(
  before: LengthParameters,
  asked: readonly AskedLength[],
  type: string | null = null,
): LengthParameters {
  const last = asked.at(-1);
  if (!last) return before;
  if (last.kind === "exact") return { distance: distanceName(last), meters: last.meters };
  if (last.kind === "either") return { distances: last.lengths.map(distanceName) };
  if (last.kind === "relative") {
    const isOfUltras = type === "Ultra" && Object.keys(before).length === 0;
    return isOfUltras && last.is === "shorter" ? toMarathon : relativeLength(before, last.is);
  }
  const { from, to } = last;
  return {
    ...(from === null ? {} : { distance_from: atLeast(from) }),
    ...(to === null ? {} : { distance_to: atMost(to) }),
  };
}

/** `5K`, `Half Marathon`, `7.5K`, `50 Miles`. */
export function distanceName({ meters, unit }: ExactLength): string {
  if (meters === marathonMeters) return "Marathon";
  if (meters === halfMarathonMeters) return "Half Marathon";
  const count = Math.round((meters / (unit === "km" ? 1000 : metersPerMile)) * 10) / 10;
  if (unit === "km") return `${count}K`;
  return count === 1 ? "1 Mile" : `${count} Miles`;
}

/** Races write 21 km for half a marathon: a bound takes in the rounded length. */
function atLeast(meters: number): number {
  return Math.floor(meters / 1000);
}

function atMost(meters: number): number {
  return Math.ceil(meters / 100) / 10;
}

/** What shorter and longer mean where no length was said: a 10K and half a marathon divide them. */
const usual: Record<"shorter" | "longer" | "short", LengthParameters> = {
  shorter: { distance_to: 10 },
  short: { distance_to: 10 },
  longer: { distance_from: 21 },
};

/** Shorter than an ultra. */
const toMarathon: LengthParameters = { distance_to: 42.2 };

/** Shorter or longer than what was asked for, by a kilometer at least. */
function relativeLength(
  before: LengthParameters,
  is: "shorter" | "longer" | "short",
): LengthParameters {
  const exact = before.meters === undefined ? undefined : before.meters / 1000;
  const { distance_from: from, distance_to: to } = before;
  const base = exact ?? (is === "shorter" ? (from ?? to) : (to ?? from));
  if (base === undefined || is === "short") return usual[is];
  return is === "shorter"
    ? { distance_to: Math.max(1, Math.floor(base) - 1) }
    : { distance_from: Math.floor(base) + 1 };
}
