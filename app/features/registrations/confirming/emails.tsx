import { href } from "react-router";
import {
  type CalendarRace,
  calendarFileName,
  raceCalendarFile,
} from "#features/races/calendar/calendar-file.ts";
import type { BilingualLetter } from "#services/mail/mail.ts";
import { bilingualLetter } from "#ui/letter/letter.server.tsx";
import { formatDay } from "#values/day.ts";
import { inEach, type Lang, type Words } from "#values/say.ts";
import { factsOf, type ToRunner } from "../emails.tsx";
import { codeSquares, writtenEntryCode } from "../entry-code.ts";
import { type EntrysTeam, teamLine } from "../entry-team.ts";
import type { OrderedExtra } from "../extras/extra.ts";
import { extraLines, extrasWords } from "../extras/words.ts";
import type { EntryFile } from "../files/entry-files.server.ts";
import { creditWords } from "../prices/words.ts";
import { answerText } from "../questions/given-answer.ts";
import { type GivenAnswer, writtenIn } from "../questions/question.ts";
import type { RegistrationRecord } from "../registration.ts";

/** On race day a desk reads this from the letter or from its print. */
const forTheDesk: Words = {
  en: "Show this code when you pick up your kit. Keep it to yourself: anyone who has it could pick up your kit.",
  es: "Muestra este código al recoger tu kit. No lo compartas: quien lo tenga podría recoger tu kit.",
};

const inCalendar: Words = {
  en: "The race is in the attached file, ready for your calendar.",
  es: "La carrera está en el archivo adjunto, lista para tu calendario.",
};

function filesToSend(files: readonly Pick<EntryFile, "question">[]): Words {
  const namesIn = (lang: Lang) => files.map(({ question }) => writtenIn(question, lang).text);
  return {
    en: `The organizer asks you for a file. Send it from the page of your registration: ${namesIn("en").join(", ")}.`,
    es: `El organizador te pide un archivo. Envíalo desde la página de tu inscripción: ${namesIn("es").join(", ")}.`,
  };
}

/** To a runner who has just registered, with the race as a calendar file. */
export function letterOfConfirmation(
  entry: ToRunner & Pick<RegistrationRecord, "checkInCode">,
  {
    calendar,
    answers,
    files = [],
    extras = [],
    credit = null,
    paid = null,
    team = null,
    ...made
  }: {
    origin: string;
    now: Date;
    calendar: CalendarRace;
    answers: readonly GivenAnswer[];
    /** The files that the organizer asks for. */
    files?: readonly Pick<EntryFile, "question">[];
    /** What was bought beside it. */
    extras?: readonly OrderedExtra[];
    /** What credits of the last edition paid for it. */
    credit?: Words | null;
    /** What was paid for it through this site; `null` where nothing was. */
    paid?: Words | null;
    team?: EntrysTeam | null;
  },
): BilingualLetter {
  const { race } = entry;
  const { origin } = made;
  const deadline = race.registrationDeadline;
  const letter = bilingualLetter(
    { en: `You are registered: ${race.name}`, es: `Tu inscripción está lista: ${race.name}` },
    [
      {
        en: `${entry.firstName}, your place in ${race.name} is yours.`,
        es: `${entry.firstName}, tu cupo en ${race.name} es tuyo.`,
      },
      {
        facts: [
          ...factsOf(entry),
          ...(extras.length > 0
            ? [[extrasWords, inEach((lang) => extraLines(extras, lang))] as const]
            : []),
          ...(credit ? [[creditWords, credit] as const] : []),
          ...(paid ? [[{ en: "Paid", es: "Pagado" }, paid] as const] : []),
          ...(team
            ? [[{ en: "Team", es: "Equipo" }, inEach((lang) => teamLine(team, lang))] as const]
            : []),
          ...answers.map(factOf),
        ],
      },
      ...(files.length > 0 ? [filesToSend(files)] : []),
      {
        label: { en: "See your registration", es: "Ver tu inscripción" },
        href: origin + href("/registrations/:id", { id: entry.id }),
      },
      forTheDesk,
      {
        squares: codeSquares(entry.checkInCode),
        label: { en: "The code of your registration", es: "El código de tu inscripción" },
      },
      { code: writtenEntryCode(entry.checkInCode) },
      paid
        ? inCalendar
        : {
            en: "The race is in the attached file, ready for your calendar. Entry fees are handled by the organizer and its payment processor; nothing has been charged here.",
            es: "La carrera está en el archivo adjunto, lista para tu calendario. El costo de la inscripción lo cobran el organizador y su procesador de pagos; aquí no se cobró nada.",
          },
      {
        note: deadline
          ? {
              en: `If you cannot come, please cancel by ${formatDay(deadline, "en")}, so that someone else can run.`,
              es: `Si no puedes ir, cancela a más tardar el ${formatDay(deadline, "es")} para que otra persona pueda correr.`,
            }
          : {
              en: "If you cannot come, please cancel before race day, so that someone else can run.",
              es: "Si no puedes ir, cancela antes del día de la carrera para que otra persona pueda correr.",
            },
      },
    ],
  );
  const contentType = "text/calendar; charset=utf-8; method=PUBLISH";
  return (lang) => {
    // A registered runner no longer needs to know when registration closes.
    const content = raceCalendarFile(
      { ...calendar, registrationDeadline: null },
      { ...made, lang },
    );
    return {
      ...letter(lang),
      attachments: [{ filename: calendarFileName(race.name), contentType, content }],
    };
  };
}

/** What the runner answered to a question of the organizer. */
function factOf(answer: GivenAnswer): readonly [name: Words, value: Words] {
  return [
    inEach((lang) => writtenIn(answer.question, lang).text),
    inEach((lang) => answerText(answer, lang)),
  ];
}
