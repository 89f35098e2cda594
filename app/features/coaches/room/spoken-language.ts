export const roomLanguages = ["en", "es"] as const;
export type RoomLanguage = (typeof roomLanguages)[number];

/** Words that nearly every text of some sentences has, and only in one of the languages. */
const common: Record<RoomLanguage, ReadonlySet<string>> = {
  en: new Set("the a and of to in is are you your for with it that on at i what how".split(" ")),
  es: new Set("el la los las y de que en es un una para con tu por se lo al qué cómo".split(" ")),
};

/** The language of a text; `usual` where its words do not tell. */
export function languageOfText(text: string, usual: RoomLanguage): RoomLanguage {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (language: RoomLanguage) =>
    words.filter((word) => common[language].has(word)).length;
  const marks = (text.match(/[¿¡ñ]/g) ?? []).length;
  const [en, es] = [count("en"), count("es") + marks];
  if (en === es) return usual;
  return en > es ? "en" : "es";
}

/** The language that a browser asks for, of those that the coach speaks. */
export function languageOfBrowser(languages: readonly string[]): RoomLanguage {
  return languages.some((tag) => /^es\b/i.test(tag)) && !/^en\b/i.test(languages[0] ?? "")
    ? "es"
    : "en";
}

/** What browsers call the language for the recognition of speech. */
export function tagOf(language: RoomLanguage, languages: readonly string[]): string {
  const own = languages.find((tag) => tag.toLowerCase().startsWith(`${language}-`));
  return own ?? { en: "en-US", es: "es-PE" }[language];
}
