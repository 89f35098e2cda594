import { href } from "react-router";
import type { BilingualLetter } from "#services/mail/mail.ts";
import { type BilingualPart, bilingualLetter } from "#ui/letter/letter.server.tsx";
import { type Day, formatDay } from "#values/day.ts";
import type { Words } from "#values/say.ts";
import { moneyWords } from "../../prices/words.ts";
import { wizardPath } from "../../wizard/wizard.ts";
import { deadlineWords } from "../words.ts";

/** What a runner is told who gives an entry up. */
export type GiverNews = "offered" | "passed-on" | "declined" | "lapsed" | "deferred";

type GivenUp = {
  registrationId: string;
  raceName: string;
  distance: string | null;
  /** Of an entry of somebody whom the reader has entered. */
  runner?: string | null;
};

function factsOf({ raceName, distance, runner }: GivenUp): BilingualPart {
  return {
    facts: [
      ...(runner ? [[{ en: "Runner", es: "Corredor" }, runner] as const] : []),
      [{ en: "Race", es: "Carrera" }, raceName],
      ...(distance ? [[{ en: "Distance", es: "Distancia" }, distance] as const] : []),
    ],
  };
}

/** To the runner of an entry that is passed on or kept for the next edition. */
export function letterToGiver(
  entry: GivenUp,
  news: GiverNews,
  {
    origin,
    email = "",
    credit = null,
  }: { origin: string; email?: string; credit?: { minor: number; currency: string } | null },
): BilingualLetter {
  const race = entry.raceName;
  const seeEntry: BilingualPart = {
    label: { en: "See the registration", es: "Ver la inscripción" },
    href: origin + href("/registrations/:id", { id: entry.registrationId }),
    look: "link",
  };
  const left = credit && credit.minor > 0 ? moneyWords(credit.minor, credit.currency) : null;
  const letters: Record<GiverNews, [subject: Words, text: Words]> = {
    offered: [
      {
        en: `You are passing on your entry: ${race}`,
        es: `Estás traspasando tu inscripción: ${race}`,
      },
      {
        en: `We have written to ${email}. Your entry stays yours until the other runner has accepted it and filled in the form; then we tell you.`,
        es: `Escribimos a ${email}. La inscripción sigue siendo tuya hasta que la otra persona la acepte y complete el formulario; entonces te avisamos.`,
      },
    ],
    "passed-on": [
      { en: `Your entry is passed on: ${race}`, es: `Tu inscripción se traspasó: ${race}` },
      {
        en: "The other runner has taken your entry over, with a bib number of their own. Your registration is cancelled, and your data is off the start list. What you paid stays with the organizer: ask the other runner for it if you agreed so.",
        es: "La otra persona recibió tu inscripción, con su propio número de dorsal. La tuya quedó cancelada y tus datos ya no están en la lista de salida. Lo que pagaste queda con el organizador: si así lo acordaron, cóbraselo a la otra persona.",
      },
    ],
    declined: [
      { en: `Your entry stays yours: ${race}`, es: `Tu inscripción sigue siendo tuya: ${race}` },
      {
        en: "The other runner does not take your entry over. You can pass it on to somebody else, or cancel it. If you paid a fee, the organizer settles it with you.",
        es: "La otra persona no recibió tu inscripción. Puedes traspasársela a alguien más o cancelarla. Si pagaste un costo, el organizador lo resuelve contigo.",
      },
    ],
    lapsed: [
      { en: `Your entry stays yours: ${race}`, es: `Tu inscripción sigue siendo tuya: ${race}` },
      {
        en: "The last day to pass an entry on is over, and the other runner has not taken yours over. If you paid a fee, the organizer settles it with you.",
        es: "Terminó el plazo para traspasar inscripciones y la otra persona no recibió la tuya. Si pagaste un costo, el organizador lo resuelve contigo.",
      },
    ],
    deferred: [
      {
        en: `Your entry waits for the next edition: ${race}`,
        es: `Tu inscripción pasa a la próxima edición: ${race}`,
      },
      left
        ? {
            en: `Your registration for this edition is cancelled. ${left.en} count for your entry in the next one: the form takes them off by itself when you register there. If it costs less, the organizer settles the rest with you.`,
            es: `Tu inscripción en esta edición quedó cancelada. ${left.es} cuentan para la próxima: el formulario los descuenta solo cuando te inscribas. Si cuesta menos, el organizador resuelve contigo lo que sobre.`,
          }
        : {
            en: "Your registration for this edition is cancelled.",
            es: "Tu inscripción en esta edición quedó cancelada.",
          },
    ],
  };
  const [subject, text] = letters[news];
  return bilingualLetter(subject, [text, factsOf(entry), seeEntry]);
}

type OfferedEntry = {
  raceName: string;
  startDate: Day;
  timeZone: string;
  distance: string | null;
  giver: string;
  endsAt: Date;
};

/** To whom an entry is passed on. The link is theirs alone. */
export function letterOfTransfer(
  { raceName: race, startDate, timeZone, distance, giver, endsAt }: OfferedEntry,
  { origin, token }: { origin: string; token: string },
): BilingualLetter {
  return bilingualLetter(
    { en: `An entry for you: ${race}`, es: `Una inscripción para ti: ${race}` },
    [
      {
        en: `${giver} cannot run ${race} and passes the entry on to you. It is yours once you have accepted it and filled in your own data. Nothing is charged for it here.`,
        es: `${giver} no puede correr ${race} y te traspasa la inscripción. Es tuya cuando la aceptes y completes tus propios datos. Aquí no se te cobra nada.`,
      },
      {
        facts: [
          [{ en: "Race", es: "Carrera" }, race],
          ...(distance ? [[{ en: "Distance", es: "Distancia" }, distance] as const] : []),
          [
            { en: "Date", es: "Fecha" },
            { en: formatDay(startDate, "en"), es: formatDay(startDate, "es") },
          ],
          [{ en: "Deadline", es: "Plazo" }, deadlineWords(endsAt, timeZone)],
        ],
      },
      {
        label: { en: "See the entry", es: "Ver la inscripción" },
        href: origin + href("/transfers/:token/:change?", { token }),
      },
      {
        note: {
          en: "If you do not know this runner, or do not want to run, ignore this email or decline on that page.",
          es: "Si no conoces a esta persona o no quieres correr, ignora este correo o recházala en esa página.",
        },
      },
    ],
  );
}

/** To whom an entry was passed on that its runner keeps after all. */
export function letterOfWithdrawal({ raceName: race }: { raceName: string }): BilingualLetter {
  return bilingualLetter({ en: `No longer for you: ${race}`, es: `Ya no es para ti: ${race}` }, [
    {
      en: `The runner keeps the entry for ${race} that was offered to you. The link of the earlier email no longer works.`,
      es: `La persona conserva la inscripción en ${race} que te había ofrecido. El enlace del correo anterior ya no funciona.`,
    },
  ]);
}

/** To the runners of a transfer that is about to lapse: who passes the entry on, and who has accepted it. */
export function letterOfLapsing(
  {
    registrationId,
    raceId,
    distanceId,
    raceName: race,
    timeZone,
    endsAt,
    toUser,
    origin,
  }: {
    registrationId: string;
    raceId: string;
    distanceId: string | null;
    raceName: string;
    timeZone: string;
    endsAt: Date;
    /** `null` while the other runner has not accepted. */
    toUser: string | null;
    origin: string;
  },
  to: "giver" | "taker",
): BilingualLetter {
  const until = deadlineWords(endsAt, timeZone);
  const subject = {
    en: `Not passed on yet: ${race}`,
    es: `Todavía no se traspasó: ${race}`,
  };
  if (to === "taker") {
    return bilingualLetter(
      { en: `Fill in your form: ${race}`, es: `Completa tu formulario: ${race}` },
      [
        {
          en: `You have accepted an entry for ${race}. It is yours once you have filled in your own data, by ${until.en}. After that its runner keeps it.`,
          es: `Aceptaste una inscripción en ${race}. Es tuya cuando completes tus propios datos, a más tardar el ${until.es}. Después la conserva quien te la traspasa.`,
        },
        {
          label: { en: "Fill in the form", es: "Completar el formulario" },
          href: origin + wizardPath({ raceId, distanceId }),
        },
      ],
    );
  }
  return bilingualLetter(subject, [
    toUser
      ? {
          en: `The other runner has accepted your entry, and has not filled in the form yet. If that does not happen by ${until.en}, the entry stays yours.`,
          es: `La otra persona aceptó tu inscripción, pero todavía no completó el formulario. Si no lo hace a más tardar el ${until.es}, la inscripción sigue siendo tuya.`,
        }
      : {
          en: `The other runner has not accepted your entry yet. If that does not happen by ${until.en}, the entry stays yours. The link is in the email that they got from us.`,
          es: `La otra persona todavía no aceptó tu inscripción. Si no lo hace a más tardar el ${until.es}, la inscripción sigue siendo tuya. El enlace está en el correo que le enviamos.`,
        },
    {
      label: { en: "See the transfer", es: "Ver el traspaso" },
      href: origin + href("/registrations/:id/change/:change?", { id: registrationId }),
      look: "link",
    },
  ]);
}
