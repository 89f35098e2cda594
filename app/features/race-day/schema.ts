import { z } from "zod";
import { readDuration } from "#features/pace/duration.ts";
import { parseDay } from "#values/day.ts";
import { tick } from "#values/form/schema.ts";
import { atMostLetters, inSchema } from "#values/form/sentences.ts";
import { oneLine } from "#values/text/clean.ts";
import { isWebAddress } from "#values/web/addresses/web-address.ts";
import { fieldProblems } from "./messages.ts";
import {
  highestBib,
  longestAddressLine,
  longestCollector,
  longestGuideText,
  longestMapLink,
  longestPlaceName,
  longestWaveName,
  mostInSlot,
} from "./race-day.ts";

const line = (needed: { en: string; es: string }, longest: number) =>
  z
    .string()
    .default("")
    .transform(oneLine)
    .pipe(
      z
        .string()
        .min(1, inSchema(needed))
        .max(longest, inSchema(atMostLetters(longest))),
    );

/** A link, or `null`. */
const mapLink = z
  .string()
  .default("")
  .transform((typed) => typed.trim() || null)
  .refine(
    (typed) => typed === null || typed.length <= longestMapLink,
    inSchema(atMostLetters(longestMapLink)),
  )
  .refine((typed) => typed === null || isWebAddress(typed), inSchema(fieldProblems.link));

const clockTime = z
  .string()
  .default("")
  .transform((typed) => typed.trim().slice(0, 5))
  .pipe(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, inSchema(fieldProblems.time)));

const wholeNumber = (sentence: { en: string; es: string }, least: number, most: number) =>
  z
    .string()
    .default("")
    .transform((typed) => typed.trim())
    .pipe(
      z
        .string()
        .refine(
          (typed) => /^\d{1,9}$/.test(typed) && Number(typed) >= least && Number(typed) <= most,
          inSchema(sentence),
        ),
    )
    .transform(Number);

const capacity = wholeNumber(fieldProblems.capacity, 1, mostInSlot);

/** The time of a runner in seconds; `null` where nothing is typed. */
const duration = z
  .string()
  .default("")
  .transform((typed) => typed.trim())
  .refine((typed) => {
    const seconds = typed === "" ? 1 : readDuration(typed);
    return seconds !== null && seconds > 0 && seconds < 1_000_000;
  }, inSchema(fieldProblems.duration))
  .transform((typed) => (typed === "" ? null : Math.round(readDuration(typed) ?? 0)));

const longText = z
  .string()
  .catch("")
  .transform((typed) => typed.replaceAll("\r\n", "\n").trim())
  .pipe(z.string().max(longestGuideText, inSchema(atMostLetters(longestGuideText))))
  .transform((text) => text || null);

const anId = z.guid();
const orNothing = z.literal("").transform(() => null);

export const guideForm = z.object({
  arrival_en: longText,
  arrival_es: longText,
  bring_en: longText,
  bring_es: longText,
  documents_en: longText,
  documents_es: longText,
  kit_en: longText,
  kit_es: longText,
  map_link: mapLink,
});

export type GuideForm = z.output<typeof guideForm>;

/** The row that a form changes; nothing where it adds one. */
const changedRow = z.union([orNothing, anId]).default(null);

export const placeForm = z.object({
  place: changedRow,
  name: line(fieldProblems.name, longestPlaceName),
  address: line(fieldProblems.address, longestAddressLine),
  map_link: mapLink,
});

export type PlaceForm = z.output<typeof placeForm>;

export const placeChoice = z.object({ place: anId });

/** Time slots of one day, one after the other: `minutes` long each. */
export const slotsForm = z
  .object({
    place: z.guid(inSchema(fieldProblems.name)),
    day: z
      .string()
      .default("")
      .refine((typed) => parseDay(typed) !== null, inSchema(fieldProblems.day)),
    begins: clockTime,
    ends: clockTime,
    minutes: wholeNumber(fieldProblems.minutes, 10, 720),
    capacity,
  })
  .refine(({ begins, ends }) => begins < ends, {
    path: ["ends"],
    message: inSchema(fieldProblems.ends),
  });

export type SlotsForm = z.output<typeof slotsForm>;

export const slotChoice = z.object({ slot: z.guid(inSchema(fieldProblems.slot)) });
export const slotCapacityForm = z.object({
  slot: anId,
  capacity: wholeNumber(fieldProblems["slot-capacity"], 0, mostInSlot),
});

export const waveForm = z.object({
  wave: changedRow,
  distance: z.union([orNothing, anId]).default(null),
  name: line(fieldProblems.name, longestWaveName),
  start_time: clockTime,
  capacity: z.union([z.literal("").transform(() => null), capacity]).default(null),
  up_to: duration,
  /** Runners of the wave get a letter where its start changes. */
  tell: tick,
});

export type WaveForm = z.output<typeof waveForm>;

export const waveChoice = z.object({ wave: anId });

/** A block is for a distance, or for a wave: `distance:…`, `wave:…`, or `race` in a race without distances. */
export const blockForm = z
  .object({
    for: z
      .string()
      .default("race")
      .transform((sent) => sent.split(":"))
      .pipe(
        z.union([
          z.tuple([z.literal("race")]).transform(() => ({ distanceId: null, waveId: null })),
          z
            .tuple([z.literal("distance"), anId])
            .transform(([, distanceId]) => ({ distanceId, waveId: null })),
          z
            .tuple([z.literal("wave"), anId])
            .transform(([, waveId]) => ({ distanceId: null, waveId })),
        ]),
      ),
    first: wholeNumber(fieldProblems.bib, 1, highestBib),
    last: wholeNumber(fieldProblems.bib, 1, highestBib),
  })
  .refine(({ first, last }) => first <= last, {
    path: ["last"],
    message: inSchema(fieldProblems["bib-order"]),
  });

export type BlockForm = z.output<typeof blockForm>;

export const blockChoice = z.object({ block: anId });

export const bibOrders = ["entered", "name", "wave"] as const;
export type BibOrder = (typeof bibOrders)[number];

export const numberingForm = z.object({
  order: z.enum(bibOrders).catch("entered"),
  /** Also entries that have a number of their block. */
  all: tick,
  /** Runners who get another number get a letter. */
  tell: tick,
});

export const assigningForm = z.object({ tell: tick });

/** The wave that an organizer gives an entry; nothing for the rule. */
export const waveCorrectionForm = z.object({ wave: z.union([orNothing, anId]), tell: tick });

/** Who else may pick up a kit; nothing for nobody. */
export const collectorForm = z.object({
  collector: z
    .string()
    .default("")
    .transform(oneLine)
    .pipe(z.string().max(longestCollector, inSchema(atMostLetters(longestCollector))))
    .transform((typed) => typed || null),
});

/** The time that a runner expects to need; how it is read depends on the distance. */
export const expectedTimeForm = z.object({
  expected: z
    .string()
    .default("")
    .transform((typed) => typed.trim().slice(0, 60)),
});

/** What programs are told of an entry's start. */
export const toldStart = {
  wave: z.string().nullable().describe("The start wave. Null until waves are assigned."),
  wave_start: z
    .string()
    .nullable()
    .describe("When the wave starts, `HH:MM` in the time zone of the race."),
  kit_slot: z
    .object({
      place: z.string(),
      day: z.string().meta({ format: "date", example: "2027-03-07" }),
      begins: z.string().describe("`HH:MM` in the time zone of the race."),
      ends: z.string(),
    })
    .nullable()
    .describe("When and where the runner picks up the kit. Null until the runner has chosen."),
  checked_in_at: z
    .string()
    .meta({ format: "date-time", example: "2026-11-20T12:00:00.000Z" })
    .nullable()
    .describe("When a desk handed over the kit. Null before, and after it was taken back."),
};
