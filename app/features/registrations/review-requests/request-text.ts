import { shorten } from "#values/text/shorten.ts";

type About = { firstName: string; raceName: string; customMessage: string };

const nameLimit = 150;

/**
 * The paragraphs of a request: the administrator's own words, or else a friendly question. The link
 * to the review form follows them.
 */
export function requestParagraphs({ firstName, raceName, customMessage }: About): string[] {
  const own = customMessage
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
  if (own.length > 0) return own;
  const name = shorten(raceName, nameLimit);
  return [
    `Hi ${firstName}, how was ${name}?`,
    "A few honest words help other runners choose their next race. It takes a minute.",
  ];
}

/** The whole as a text message. */
export function requestSms(about: About, link: string): string {
  return `${requestParagraphs(about).join("\n")}\n${link}`;
}
