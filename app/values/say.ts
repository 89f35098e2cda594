/** The languages of the site. English is the default. */
export const langs = ["en", "es"] as const;
export type Lang = (typeof langs)[number];

/** The languages as their speakers call them. */
export const ownNames: Record<Lang, string> = { en: "English", es: "Español" };

/** A text in every language, side by side. A missing language does not compile. */
export type Words = Readonly<Record<Lang, string>>;

/** A text in every language, or one that is written already: data, or English of the back office. */
export type Sentence = Words | string;

/** Chooses the text in the language of its reader. */
export type Say = (sentence: Sentence) => string;

/**
 * For code that is told its reader's language; views call `useSay()`.
 * @example
 * const say = sayIn(lang);
 * say({ en: "Upcoming races", es: "Próximas carreras" });
 */
export function sayIn(lang: Lang): Say {
  return (sentence) => (typeof sentence === "string" ? sentence : sentence[lang]);
}

/** A text that is made for each language: `inEach((lang) => formatDay(day, lang))`. */
export function inEach(write: (lang: Lang) => string): Words {
  return { en: write("en"), es: write("es") };
}
