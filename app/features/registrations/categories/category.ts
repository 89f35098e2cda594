import { ageOn } from "#features/races/page/age.ts";
import type { Day } from "#values/day.ts";
import { type Lang, sayIn, type Words } from "#values/say.ts";
import type { Gender } from "../rules/entry-rules.ts";

/** A race has no more: a longer list is a mistake. */
export const mostCategories = 80;

/** The letters of a name. */
export const longestCategoryName = 60;

/** The highest age of a category. */
export const highestAge = 120;

/** The runners of a gender together. */
export const genderGroupWords: Record<Gender, Words> = {
  female: { en: "Women", es: "Mujeres" },
  male: { en: "Men", es: "Hombres" },
  nonbinary: { en: "Non-binary runners", es: "Personas no binarias" },
};

/** For whom a category is: what is `null` is open to everybody. */
export type CategoryRule = {
  distanceId: string | null;
  gender: Gender | null;
  /** In whole years on the day of the race, both included. */
  minAge: number | null;
  maxAge: number | null;
};

/** A category in which a race scores its runners. */
export type EntryCategory = CategoryRule & { id: string; name: string };

/** The part of an entry that decides about its category. A deleted runner has neither gender nor birthday. */
export type CategorizedEntry = {
  distanceId: string | null;
  /** `null` also where the race does not ask for it. */
  gender: Gender | null;
  dateOfBirth: Day | null;
};

/**
 * The first category, in their order, that an entry fits on the day of the race.
 *
 * `categoryOf` applies the same rule in SQL; `category.test.ts` compares the two.
 */
export function automaticCategory<Category extends CategoryRule>(
  categories: readonly Category[],
  entry: CategorizedEntry,
  raceDay: Day,
): Category | null {
  const age = entry.dateOfBirth === null ? null : ageOn(raceDay, entry.dateOfBirth);
  return categories.find((category) => isIn(category, entry, age)) ?? null;
}

function isIn(category: CategoryRule, entry: CategorizedEntry, age: number | null): boolean {
  const { distanceId, gender, minAge, maxAge } = category;
  if (distanceId !== null && distanceId !== entry.distanceId) return false;
  if (gender !== null && gender !== entry.gender) return false;
  if (minAge === null && maxAge === null) return true;
  return age !== null && age >= (minAge ?? 0) && age <= (maxAge ?? Number.POSITIVE_INFINITY);
}

/** `40–49`, `60 and older`, `up to 17`; `null` for all ages. */
export function agesWords({
  minAge,
  maxAge,
}: Pick<CategoryRule, "minAge" | "maxAge">): Words | null {
  if (minAge === null && maxAge === null) return null;
  if (maxAge === null) return { en: `${minAge} and older`, es: `${minAge} o más` };
  if (minAge === null) return { en: `up to ${maxAge}`, es: `hasta ${maxAge}` };
  const ages = minAge === maxAge ? String(minAge) : `${minAge}–${maxAge}`;
  return { en: ages, es: ages };
}

/** `Women · 40–49 · 10K`; for everybody of all ages, those words. */
export function ruleWords(rule: CategoryRule, distance: string | null, lang: Lang): string {
  const say = sayIn(lang);
  const ages = agesWords(rule);
  const parts = [
    rule.gender && say(genderGroupWords[rule.gender]),
    ages && say(ages),
    distance,
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(" · ") : say({ en: "Everybody", es: "Todas las personas" });
}
