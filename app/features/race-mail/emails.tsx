import { href } from "react-router";
import { raceUrl } from "#features/races/race.ts";
import { formatResultTime, type ResultsKey } from "#features/results/result.ts";
import type { BilingualLetter, Letter } from "#services/mail/mail.ts";
import type { WhatsAppText } from "#services/whatsapp/whatsapp.ts";
import { type BilingualPart, bilingualLetter, writeLetter } from "#ui/letter/letter.server.tsx";
import { withQuery } from "#values/address.ts";
import { type ClockTime, formatClockTime, formatDay } from "#values/day.ts";
import { inEach, type Lang, sayIn, type Words } from "#values/say.ts";
import { oneLine } from "#values/text/clean.ts";
import { formatCount } from "#values/text/count.ts";
import { inLanguage } from "#values/web/language.ts";
import { factsOfRace, fillIn, type PlaceholderValues } from "./placeholders.ts";
import { type MessageRace, type MessageTexts, textFor, type WrittenKind } from "./race-message.ts";

/** The runner of a message, as far as the letter names the entry. */
export type MessageReader = {
  registrationId: string;
  firstName: string;
  lastName: string;
  distance: string | null;
  category: string | null;
  bib: number | null;
  waveName: string | null;
  waveStart: ClockTime | null;
  /** What was bought beside the entry; left out, nothing. */
  extras?: { en: string | null; es: string | null };
};

type Message = {
  kind: WrittenKind;
  texts: MessageTexts;
  race: MessageRace;
  reader: MessageReader;
  origin: string;
  /** Where answers go, if not to the site. */
  replyTo?: string | undefined;
  /** Where the reader ends news of the race. */
  unsubscribeUrl: string;
  isTest?: boolean;
};

/** What a placeholder is for one reader. */
function valuesFor(reader: MessageReader, race: MessageRace, lang: Lang): PlaceholderValues {
  return {
    firstName: reader.firstName,
    lastName: reader.lastName,
    ...factsOfRace(race, lang),
    distance: reader.distance,
    category: reader.category,
    bib: reader.bib === null ? null : String(reader.bib),
    wave:
      reader.waveName && reader.waveStart
        ? `${reader.waveName}, ${formatClockTime(reader.waveStart, lang)}`
        : null,
    extras: reader.extras?.[lang] ?? null,
  };
}

/** A message of an organizer to one runner. */
export function letterOfMessage(message: Message): BilingualLetter {
  return (readerLang) => {
    const { kind, texts, race, reader, origin, replyTo, unsubscribeUrl, isTest } = message;
    const found = textFor(texts, readerLang);
    if (!found) throw new Error("The message has no text.");
    const { lang, subject, text } = found;
    const say = sayIn(lang);
    const values = valuesFor(reader, race, lang);
    const ends = kind === "news" ? inLanguage(lang, unsubscribeUrl) : undefined;
    const title = fillIn(subject, values);
    const letter: Letter = writeLetter(
      isTest ? say({ en: `Test: ${title}`, es: `Prueba: ${title}` }) : title,
      [
        ...paragraphsOf(fillIn(text, values)).map((written) => ({ written })),
        kind === "news"
          ? {
              label: say({ en: `See ${race.name}`, es: `Ver ${race.name}` }),
              href: inLanguage(lang, raceUrl(race, origin)),
              look: "link" as const,
            }
          : {
              label: say({ en: "See your registration", es: "Ver tu inscripción" }),
              href: inLanguage(
                lang,
                origin + href("/registrations/:id", { id: reader.registrationId }),
              ),
              look: "link" as const,
            },
        { note: say(footOf(kind, race)) },
      ],
      { lang, ...(ends && { unsubscribeUrl: ends }) },
    );
    return { ...letter, ...(replyTo && { replyTo }) };
  };
}

type PhoneMessage = Pick<Message, "race" | "texts" | "reader" | "origin">;

/** The same for a phone: the subject, with a link to the registration. */
export function smsOfMessage(message: PhoneMessage): (readerLang: Lang) => string {
  return (readerLang) => {
    const { title, link } = phoneText(message, readerLang);
    const { name } = message.race;
    return `${title.includes(name) ? title : `${name}: ${title}`}\n${link}`;
  };
}

/** The same for the places of the approved template: the race, the subject, and the link. */
export function whatsAppOfMessage(message: PhoneMessage): (readerLang: Lang) => WhatsAppText {
  return (readerLang) => {
    const { title, link } = phoneText(message, readerLang);
    const parameters = [message.race.name, title, link];
    return { parameters: parameters.map(oneLine), text: smsOfMessage(message)(readerLang) };
  };
}

function phoneText({ race, texts, reader, origin }: PhoneMessage, readerLang: Lang) {
  const found = textFor(texts, readerLang);
  if (!found) throw new Error("The message has no text.");
  const { lang, subject } = found;
  const link = origin + href("/registrations/:id", { id: reader.registrationId });
  return { title: fillIn(subject, valuesFor(reader, race, lang)), link: inLanguage(lang, link) };
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

function footOf(kind: WrittenKind, { name }: MessageRace): Words {
  return kind === "news"
    ? {
        en: `The organizer of ${name} wrote this. You get it because you entered the race here.`,
        es: `Lo escribió el organizador de ${name}. Lo recibes porque te inscribiste aquí en la carrera.`,
      }
    : {
        en: `The organizer of ${name} wrote this to its runners.`,
        es: `Lo escribió el organizador de ${name} para sus participantes.`,
      };
}

/** A finish in the published results. */
export type FinisherResult = {
  /** Of the distance, in the address of the results. */
  key: ResultsKey;
  placeOverall: number | null;
  placeCategory: number | null;
  category: string | null;
  timeMs: number | null;
  bib: string;
};

type Thanks = {
  race: MessageRace;
  reader: MessageReader;
  /** `null` for a race without results. */
  result: FinisherResult | null;
  /** The next edition, where there is one that is still ahead. */
  next: { id: string; name: string } | null;
  /** `null` where the runner has written a review already. */
  reviewUrl: string | null;
  origin: string;
  unsubscribeUrl: string;
};

/** The one letter to a finisher after the race. */
export function letterOfThanks(thanks: Thanks): BilingualLetter {
  const { race, reader, result, next, reviewUrl, origin, unsubscribeUrl } = thanks;
  const { firstName } = reader;
  const parts: BilingualPart[] = [
    {
      en: `${firstName}, thank you for running ${race.name}.`,
      es: `${firstName}, gracias por correr ${race.name}.`,
    },
  ];
  if (result) {
    parts.push(
      { facts: factsOf(thanks, result) },
      {
        label: { en: "See the results", es: "Ver los resultados" },
        href:
          origin +
          withQuery(href("/races/:id/results", { id: race.id }), {
            distance: result.key,
            q: result.bib,
          }),
      },
      ...certificateOf(race, result, origin),
    );
  }
  if (reviewUrl) {
    parts.push(
      {
        en: "How was it? A few honest words help other runners choose their next race.",
        es: "¿Qué tal estuvo? Unas palabras sinceras ayudan a otros corredores a elegir su próxima carrera.",
      },
      {
        label: { en: "Write a review", es: "Escribir una reseña" },
        href: reviewUrl,
        look: "link",
      },
    );
  }
  if (next) {
    parts.push(
      { en: "The next edition is on its way.", es: "La próxima edición ya está en camino." },
      {
        label: { en: `See ${next.name}`, es: `Ver ${next.name}` },
        href: raceUrl(next, origin),
        look: "link",
      },
    );
  }
  return bilingualLetter(
    { en: `Thank you for running ${race.name}`, es: `Gracias por correr ${race.name}` },
    parts,
    { unsubscribeUrl },
  );
}

/** The certificate is found by the bib. */
function certificateOf(
  { id }: MessageRace,
  { key, bib }: FinisherResult,
  origin: string,
): BilingualPart[] {
  if (bib === "") return [];
  const file = href("/races/:id/results/certificate.pdf", { id });
  return [
    {
      label: { en: "Your certificate (PDF)", es: "Tu certificado (PDF)" },
      href: origin + withQuery(file, { distance: key, bib }),
      look: "link",
    },
  ];
}

function factsOf({ race, reader }: Thanks, result: FinisherResult): [Words, Words | string][] {
  const { placeOverall, placeCategory, category, timeMs } = result;
  const facts: [Words, Words | string][] = [
    [{ en: "Date", es: "Fecha" }, inEach((lang) => formatDay(race.startDate, lang))],
  ];
  if (reader.distance) facts.push([{ en: "Distance", es: "Distancia" }, reader.distance]);
  if (timeMs !== null) facts.push([{ en: "Time", es: "Tiempo" }, formatResultTime(timeMs)]);
  if (placeOverall !== null) {
    facts.push([{ en: "Place", es: "Puesto" }, formatCount(placeOverall)]);
  }
  if (placeCategory !== null && category) {
    facts.push([
      { en: `Place in ${category}`, es: `Puesto en ${category}` },
      formatCount(placeCategory),
    ]);
  }
  return facts;
}
