import type { Lang, Words } from "#values/say.ts";
import type { Gender } from "../rules/entry-rules.ts";
import type { EntryCategory } from "./category.ts";

export const categoryTemplates = [
  "open",
  "five-years",
  "ten-years",
  "masters",
  "mexico",
  "peru",
] as const;
export type CategoryTemplate = (typeof categoryTemplates)[number];

export const templateWords: Record<CategoryTemplate, Words> = {
  open: { en: "Open, women and men", es: "Libre, mujeres y hombres" },
  "five-years": { en: "Five-year age groups", es: "Categorías de cinco años" },
  "ten-years": { en: "Ten-year age groups", es: "Categorías de diez años" },
  masters: { en: "Open and masters 40, 50, 60", es: "Libre y máster 40, 50, 60" },
  mexico: {
    en: "Mexico: libre, máster, veteranos, veteranos plus",
    es: "México: libre, máster, veteranos, veteranos plus",
  },
  peru: {
    en: "Peru: juvenil, libre, submáster, máster",
    es: "Perú: juvenil, libre, submáster, máster",
  },
};

type Group = { name: string; minAge: number | null; maxAge: number | null };

/** The groups of a template in a language, and what its names say of women and men. */
type Template = {
  groups: Group[];
  women: string;
  men: string;
  /** Whether `Women 40–49` or `Masters 40 women`. */
  isGenderFirst: boolean;
};

/** The categories of a template in their order: those of women, then the same of men. */
export function templateCategories(
  template: CategoryTemplate,
  lang: Lang,
): Omit<EntryCategory, "id">[] {
  const { groups, women, men, isGenderFirst } = templates[template][lang];
  const genders: [Gender, string][] = [
    ["female", women],
    ["male", men],
  ];
  return genders.flatMap(([gender, who]) =>
    groups.map(({ name, minAge, maxAge }) => ({
      name: isGenderFirst ? `${who} ${name}` : `${name} ${who}`,
      distanceId: null,
      gender,
      minAge,
      maxAge,
    })),
  );
}

const inEnglish = { women: "women", men: "men", isGenderFirst: false };
const inSpanish = { women: "femenino", men: "masculino", isGenderFirst: false };
const englishFirst = { women: "Women", men: "Men", isGenderFirst: true };
const spanishFirst = { women: "Mujeres", men: "Hombres", isGenderFirst: true };

const fiveYears = spans(20, 79, 5);
const tenYears = [span(18, 29), ...spans(30, 69, 10), span(70, null)];

/** Names that runners of a country know, in every language. */
const mexican = {
  groups: [
    { ...span(18, 39), name: "Libre" },
    { ...span(40, 49), name: "Máster" },
    { ...span(50, 59), name: "Veteranos" },
    { ...span(60, null), name: "Veteranos plus" },
  ],
  women: "femenil",
  men: "varonil",
  isGenderFirst: false,
};
const peruvian = {
  groups: [
    { ...span(16, 19), name: "Juvenil" },
    { ...span(20, 34), name: "Libre" },
    { ...span(35, 39), name: "Submáster" },
    { ...span(40, 49), name: "Máster A" },
    { ...span(50, 59), name: "Máster B" },
    { ...span(60, null), name: "Máster C" },
  ],
  women: "damas",
  men: "varones",
  isGenderFirst: false,
};

const templates: Record<CategoryTemplate, Record<Lang, Template>> = {
  open: {
    en: { ...inEnglish, groups: [{ ...span(null, null), name: "Open" }] },
    es: { ...inSpanish, groups: [{ ...span(null, null), name: "Libre" }] },
  },
  "five-years": {
    en: {
      ...englishFirst,
      groups: [{ ...span(null, 19), name: "19 and under" }, ...fiveYears, span(80, null)],
    },
    es: {
      ...spanishFirst,
      groups: [{ ...span(null, 19), name: "hasta 19" }, ...fiveYears, span(80, null)],
    },
  },
  "ten-years": {
    en: { ...englishFirst, groups: tenYears },
    es: { ...spanishFirst, groups: tenYears },
  },
  masters: {
    en: { ...inEnglish, groups: masters({ open: "Open", master: "Masters" }) },
    es: { ...inSpanish, groups: masters({ open: "Libre", master: "Máster" }) },
  },
  mexico: { en: mexican, es: mexican },
  peru: { en: peruvian, es: peruvian },
};

function masters({ open, master }: { open: string; master: string }): Group[] {
  return [
    { ...span(null, 39), name: open },
    ...[span(40, 49), span(50, 59), span(60, null)].map((group) => ({
      ...group,
      name: `${master} ${group.minAge}`,
    })),
  ];
}

/** Groups of as many years each, from one age to another. */
function spans(from: number, to: number, years: number): Group[] {
  const count = (to + 1 - from) / years;
  return Array.from({ length: count }, (_, at) =>
    span(from + at * years, from + (at + 1) * years - 1),
  );
}

/** A group that is called by its ages: `40–49`, `70+`. */
function span(minAge: number | null, maxAge: number | null): Group {
  return { name: maxAge === null ? `${minAge}+` : `${minAge}–${maxAge}`, minAge, maxAge };
}
