import { type Lang, sayIn } from "#values/say.ts";
import { shorten } from "#values/text/shorten.ts";
import { inLanguage } from "#values/web/language.ts";

type About = { firstName: string; raceName: string; customMessage: string };

const nameLimit = 150;

/**
 * The paragraphs of a request: the administrator's own words, or else a friendly question. The link
 * to the review form follows them.
 */
export function requestParagraphs(
  { firstName, raceName, customMessage }: About,
  lang: Lang,
): string[] {
  const say = sayIn(lang);
  const own = customMessage
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
  if (own.length > 0) return own;
  const name = shorten(raceName, nameLimit);
  return [
    say({
      en: `Hi ${firstName}, how was ${name}?`,
      es: `Hola, ${firstName}: ¿qué tal estuvo ${name}?`,
    }),
    say({
      en: "A few honest words help other runners choose their next race. It takes a minute.",
      es: "Unas palabras sinceras ayudan a otros corredores a elegir su próxima carrera. Toma un minuto.",
    }),
  ];
}

/** The whole as a text message. */
export function requestSms(about: About, link: string, lang: Lang): string {
  return `${requestParagraphs(about, lang).join("\n")}\n${inLanguage(lang, link)}`;
}
