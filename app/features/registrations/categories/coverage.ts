import { type Lang, sayIn, type Words } from "#values/say.ts";
import { type Demand, type Gender, genders } from "../rules/entry-rules.ts";
import {
  agesWords,
  type CategoryRule,
  type EntryCategory,
  genderGroupWords,
  highestAge,
} from "./category.ts";

/** A span of ages, both included. */
type Ages = { from: number; to: number };

/** Runners who are in no category. */
export type CategoryGap = {
  /** `null` for every distance. */
  distanceId: string | null;
  /** `everybody`, or `unknown` for those who do not say their gender. */
  gender: Gender | "unknown" | "everybody";
  /** `null` for all ages. */
  ages: Ages[] | null;
};

/** Two categories that some runners fit: they are in the first. */
export type CategoryOverlap = {
  first: string;
  second: string;
  /** Everybody who fits the second one fits the first one too, so nobody is in it. */
  isNeverReached: boolean;
};

type AskingRace = {
  distanceIds: readonly string[];
  gender: Demand;
  minimumAge: number;
};

/** The runners whom no category fits. Equal gaps of all genders or of all distances are one. */
export function findGaps(categories: readonly CategoryRule[], race: AskingRace): CategoryGap[] {
  const targets = race.distanceIds.length > 0 ? race.distanceIds : [null];
  const byTarget = targets.map((distanceId) => gapsOf(categories, distanceId, race));
  const [first = []] = byTarget;
  const isSame = byTarget.every((gaps) => JSON.stringify(gaps) === JSON.stringify(first));
  const named = isSame
    ? [{ distanceId: null, gaps: first }]
    : byTarget.map((gaps, at) => ({ distanceId: targets[at] ?? null, gaps }));
  return named.flatMap(({ distanceId, gaps }) => gaps.map((gap) => ({ distanceId, ...gap })));
}

function gapsOf(
  categories: readonly CategoryRule[],
  distanceId: string | null,
  { gender, minimumAge }: AskingRace,
): Omit<CategoryGap, "distanceId">[] {
  const asked = [...(gender === "hidden" ? [] : genders), null].slice(
    0,
    gender === "required" ? genders.length : undefined,
  );
  const all = asked.map((one) => ({
    gender: one ?? ("unknown" as const),
    ages: agesWithout(
      categories.filter(
        (rule) =>
          (rule.distanceId === null || rule.distanceId === distanceId) &&
          (rule.gender === null || rule.gender === one),
      ),
      minimumAge,
    ),
  }));
  const [first] = all;
  if (first && all.every(({ ages }) => JSON.stringify(ages) === JSON.stringify(first.ages))) {
    return isEmpty(first.ages) ? [] : [{ gender: "everybody", ages: first.ages }];
  }
  return all.filter(({ ages }) => !isEmpty(ages));
}

function isEmpty(ages: Ages[] | null): boolean {
  return ages !== null && ages.length === 0;
}

/** The ages from the minimum on that none of the rules covers; `null` where they are all. */
function agesWithout(rules: readonly CategoryRule[], minimumAge: number): Ages[] | null {
  const found: Ages[] = [];
  for (let age = minimumAge; age <= highestAge; age += 1) {
    if (rules.some((rule) => age >= lowest(rule) && age <= highest(rule))) continue;
    const last = found.at(-1);
    if (last?.to === age - 1) last.to = age;
    else found.push({ from: age, to: age });
  }
  const [only] = found;
  return only?.from === minimumAge && only.to === highestAge ? null : found;
}

/** The pairs of categories that the same runner can fit, in their order. */
export function findOverlaps(categories: readonly EntryCategory[]): CategoryOverlap[] {
  return categories.flatMap((first, at) =>
    categories
      .slice(at + 1)
      .filter((second) => meet(first, second))
      .map((second) => ({
        first: first.name,
        second: second.name,
        isNeverReached: contains(first, second),
      })),
  );
}

function meet(one: CategoryRule, other: CategoryRule): boolean {
  return (
    isShared(one.distanceId, other.distanceId) &&
    isShared(one.gender, other.gender) &&
    lowest(one) <= highest(other) &&
    lowest(other) <= highest(one)
  );
}

function contains(outer: CategoryRule, inner: CategoryRule): boolean {
  return (
    (outer.distanceId === null || outer.distanceId === inner.distanceId) &&
    (outer.gender === null || outer.gender === inner.gender) &&
    lowest(outer) <= lowest(inner) &&
    highest(outer) >= highest(inner)
  );
}

function isShared(one: string | null, other: string | null): boolean {
  return one === null || other === null || one === other;
}

function lowest({ minAge }: CategoryRule): number {
  return minAge ?? 0;
}

function highest({ maxAge }: CategoryRule): number {
  return maxAge ?? highestAge;
}

const unknownGender: Words = {
  en: "Runners who do not say their gender",
  es: "Quienes no indican su género",
};
const allAges: Words = { en: "all ages", es: "todas las edades" };

/** `Men, 10K: 16–17, 70 and older` */
export function gapWords(
  { gender, ages, distanceId }: CategoryGap,
  distances: readonly { id: string; distance: string }[],
  lang: Lang,
): string {
  const say = sayIn(lang);
  const who =
    gender === "everybody"
      ? null
      : say(gender === "unknown" ? unknownGender : genderGroupWords[gender]);
  const distance = distances.find(({ id }) => id === distanceId)?.distance ?? null;
  const spans = ages?.map(({ from, to }) =>
    say(agesWords({ minAge: from, maxAge: to === highestAge ? null : to }) ?? allAges),
  );
  const about = [who, distance].filter((part) => part !== null).join(", ");
  const said = spans?.join(", ") ?? say(allAges);
  return about ? `${about}: ${said}` : said;
}

export function overlapWords({ first, second, isNeverReached }: CategoryOverlap): Words {
  return isNeverReached
    ? {
        en: `No runner can be in ${second}: ${first} comes before it and fits the same runners.`,
        es: `${second} se queda sin nadie: ${first} va antes e incluye a las mismas personas.`,
      }
    : { en: `${first} comes before ${second}.`, es: `${first} va antes que ${second}.` };
}
