import { expect, test } from "vitest";
import {
  letterOfAskedDeletion,
  letterOfDeletedAccount,
  letterOfKeptAccount,
} from "#features/accounts/deletion/emails.tsx";
import {
  letterToConfirmAddress,
  letterToOwner,
  letterToResetPassword,
} from "#features/accounts/emails.tsx";
import { letterOfActivation, letterOfDeactivation } from "#features/accounts/people/emails.tsx";
import { changeTexts } from "#features/accounts/security/change.ts";
import {
  letterOfAskedChange,
  letterOfChange,
  letterOfNewAddress,
  letterOfRestoredAddress,
  letterToNewAddress,
  letterToTakenAddress,
} from "#features/accounts/security/emails.tsx";
import { newAddressLinks } from "#features/accounts/security/links.ts";
import { letterOfAlerts, letterToConfirmAlert } from "#features/alerts/emails.tsx";
import {
  letterToChangeAddress,
  letterToConfirmApp,
  letterToProve,
  letterToRecover,
  letterToSignIn,
} from "#features/app-auth/emails.tsx";
import { claimReceipt } from "#features/claims/emails.tsx";
import { contactReceipt } from "#features/contact/emails.tsx";
import { letterOfNextEdition } from "#features/editions/emails.tsx";
import {
  applicationReceipt,
  approvalLetter,
  refusalLetter,
} from "#features/experts/applications/emails.tsx";
import { letterToExpert, letterToVisitor } from "#features/experts/inquiries/emails.tsx";
import { letterOf } from "#features/membership/turns/emails.tsx";
import { letterToFormerOrganizer, letterToOrganizer } from "#features/organizers/emails.tsx";
import { letterOfPausedWebhook } from "#features/race-events/webhooks/emails.tsx";
import { letterOfMessage, letterOfThanks } from "#features/race-mail/emails.tsx";
import {
  letterOfDeletion,
  letterOfDeletionToOrganizer,
  letterOfNews,
} from "#features/races/editing/notices/emails.tsx";
import { letterOfRaceNews } from "#features/recommendations/news/emails.tsx";
import { letterOfConfirmation } from "#features/registrations/confirming/emails.tsx";
import { letterOfCancellation } from "#features/registrations/emails.tsx";
import { letterOfRequest } from "#features/registrations/review-requests/emails.tsx";
import { requestSms } from "#features/registrations/review-requests/request-text.ts";
import { letterOfChange as letterOfStatus } from "#features/registrations/roster/emails.tsx";
import { letterOfDecidedClaim, letterOfNewClaim } from "#features/results/emails.tsx";
import { answeredLetter } from "#features/reviews/answers/emails.tsx";
import { guestReviewLetter } from "#features/reviews/emails.tsx";
import { letterOfAccepted, letterOfDeclined } from "#features/suggestions/emails.tsx";
import type { BilingualLetter } from "#services/mail/mail.ts";

const origin = "https://dorsal.example";
const links = newAddressLinks(origin);
const at = (path: string) => origin + path;
const day = "2027-03-06";

const race = {
  id: "r",
  name: "Lima 42K",
  startDate: day,
  startTime: "07:00",
  timeZone: "America/Lima",
  city: "Lima",
  stateProvince: null,
  country: "Peru",
  place: "Lima, Peru",
  registrationDeadline: "2027-02-01",
  position: null,
  type: "Road",
  status: "upcoming",
  address: null,
} as const;
const told = {
  ...race,
  kind: "cheaper",
  closesOn: day,
  price: { minor: 8000, currency: "PEN" },
  was: { minor: 10_000, currency: "PEN" },
} as const;
const claimed = { raceName: race.name, raceId: race.id, bib: "7", key: null, origin };
const entry = {
  id: "e",
  bib: 7,
  checkInCode: "7KQ29TZDABCDEFGHJKMN",
  firstName: "Ana",
  lastName: "Paz",
  distance: "42K",
  category: "Libre",
  race,
};
const calendar = {
  ...race,
  updatedAt: new Date("2026-11-01T00:00:00Z"),
  distances: [{ text: "42 km" }],
  sequence: 1,
};
const code = { digits: "123456", link: at("/auth/app-link?token=x") };
const message = {
  from: "Eva",
  message: "¿A qué hora?",
  url: at("/inquiries/x"),
  reportUrl: at("/contact"),
};
const review = {
  subject: "Lima 42K",
  rating: 5,
  confirmUrl: at("/reviews/confirm/x"),
  removeUrl: at("/reviews/remove/x"),
};
const member = {
  status: "active",
  tier: "pacer",
  interval: "month",
  periodEnd: Date.parse("2026-12-01T00:00:00Z") / 1000,
  endsWithPeriod: false,
  cardBrand: null,
  cardLast4: null,
  keeps: "elite",
  owed: { amount: 1999, currency: "usd" },
} as const;
const billing = { billing: at("/dashboard?tab=billing"), plans: at("/membership") };
const organizing = {
  race: "Lima 42K",
  links: { workspace: at("/organize"), contact: at("/contact") },
};
const about = { firstName: "Ana", raceName: "Lima 42K", customMessage: "" };
const runner = { firstName: "Ana", registrationId: "e" };
const found = { ...race, isKept: true };

const letters: [subject: string, letter: BilingualLetter][] = [
  ["Confirma tu dirección de correo", letterToConfirmAddress(at("/auth/verify-email?token=x"))],
  [
    "Ya tienes una cuenta",
    letterToOwner({ login: at("/login"), forgotten: at("/forgot-password") }),
  ],
  ["Crea una contraseña nueva", letterToResetPassword(at("/auth/recover?token=x"))],
  ["Tu cuenta será eliminada", letterOfAskedDeletion(day, { keep: at("/k"), undo: at("/u") })],
  ["Tu cuenta se conserva", letterOfKeptAccount(links)],
  ["Tu cuenta fue eliminada", letterOfDeletedAccount([{ race: "Lima 42K", day }])],
  ["Tu cuenta fue desactivada", letterOfDeactivation(links)],
  ["Tu cuenta está activa de nuevo", letterOfActivation(links)],
  ["Confirma tu nueva dirección de correo", letterToNewAddress(links.confirm("x"))],
  ["Ya tienes una cuenta con esta dirección", letterToTakenAddress(links)],
  [
    "Tu dirección de correo está por cambiar",
    letterOfAskedChange("ana@example.com", { undo: links.undo("x") }),
  ],
  [
    "Tu dirección de correo cambió",
    letterOfNewAddress("ana@example.com", { ...links, undo: links.undo("x") }),
  ],
  ["Tu cuenta volvió a su dirección anterior", letterOfRestoredAddress(links)],
  [
    "Se activó la verificación en dos pasos",
    letterOfChange(changeTexts.secondStepOn, { ...links, undo: links.undo("x") }),
  ],
  ["Confirma tu dirección de correo", letterToConfirmApp(code)],
  ["Tu código para iniciar sesión", letterToSignIn(code)],
  ["Crea una contraseña nueva", letterToRecover(code)],
  ["Confirma tu nueva dirección de correo", letterToChangeAddress(code)],
  ["Tu código para confirmar que eres tú", letterToProve("123456")],
  ["Tu solicitud sobre “Lima 42K”", claimReceipt({ name: "Lima 42K", url: at("/races/r") })],
  ["Recibimos tu mensaje", contactReceipt()],
  ["Recibimos tu solicitud", applicationReceipt({ application: at("/experts/apply") })],
  [
    "Tu página es pública",
    approvalLetter({ page: at("/experts/x"), ownPage: at("/account/expert") }),
  ],
  ["Tu solicitud fue rechazada", refusalLetter("Falta el título.", { application: at("/x") })],
  ["Eva te escribió a través de Dorsal", letterToExpert({ ...message, isFirst: true })],
  ["Eva te escribió de nuevo", letterToExpert({ ...message, isFirst: false })],
  ["Eva te respondió", letterToVisitor(message)],
  ["Tu membresía Pacer comenzó", letterOf("begun", member, billing)],
  ["Tu membresía ahora es Pacer", letterOf("changed", member, billing)],
  ["No se pudo cobrar tu membresía", letterOf("payment failed", member, billing)],
  ["Tu membresía termina el 1 de diciembre de 2026", letterOf("cancelled", member, billing)],
  ["Tu membresía terminó", letterOf("ended", member, billing)],
  ["Organizas Lima 42K en Dorsal", letterToOrganizer(organizing)],
  ["Ya no organizas Lima 42K en Dorsal", letterToFormerOrganizer(organizing)],
  [
    "Un webhook de Lima 42K está en pausa",
    letterOfPausedWebhook("Lima 42K", { address: "hooks", by: "failures" }),
  ],
  ["Cancelada: Lima 42K", letterOfNews(runner, race, { kind: "cancelled" }, { origin })],
  [
    "Finalmente sí se realizará: Lima 42K",
    letterOfNews(runner, race, { kind: "back" }, { origin }),
  ],
  [
    "Cambio de fecha: Lima 42K, 6 de marzo de 2027",
    letterOfNews(runner, race, { kind: "moved", from: "2027-03-05" }, { origin }),
  ],
  [
    "Cambio de fecha, hora de salida y lugar: Lima 42K",
    letterOfNews(
      runner,
      race,
      { kind: "moved", from: "2027-03-05", fromTime: null, fromPlace: "Callao" },
      { origin },
    ),
  ],
  ["Eliminada: Lima 42K", letterOfDeletion({ name: "Ana" }, race)],
  ["Eliminada: Lima 42K", letterOfDeletionToOrganizer(race)],
  ["Confirma tu alerta de carreras", letterToConfirmAlert(at("/alerts/x/confirm"))],
  [
    "Más barata: Lima 42K",
    letterOfAlerts(
      [{ name: { en: "Peru", es: "Perú" }, url: at("/races"), total: 1, races: [told] }],
      {
        origin,
        token: "x",
      },
    ),
  ],
  [
    "Novedades de 4 carreras que buscas",
    letterOfAlerts(
      [
        {
          name: { en: "Peru", es: "Perú" },
          url: at("/races"),
          total: 4,
          races: (["new", "opened", "closing"] as const).map((kind) => ({ ...told, kind })),
        },
      ],
      { origin, token: "x" },
    ),
  ],
  ["Gracias por tu sugerencia", letterOfAccepted(day, { name: "Lima 42K", url: at("/races/r") })],
  ["Sobre tu sugerencia", letterOfDeclined(day, "unclear", at("/suggest"))],
  ["¿Cuándo es la próxima edición de Lima 42K?", letterOfNextEdition(race, origin)],
  [
    "Inscripciones abiertas: Lima 42K",
    letterOfRaceNews([{ ...found, news: { kind: "opened" } }], { origin, token: "x" }),
  ],
  [
    "Novedades de 2 carreras para tu temporada",
    letterOfRaceNews(
      [
        { ...found, news: { kind: "opened" } },
        {
          ...found,
          news: {
            kind: "dearer",
            from: { minor: 0, currency: "PEN" },
            to: { minor: 12000, currency: "PEN" },
          },
        },
      ],
      { origin, token: "x" },
    ),
  ],
  [
    "Tu inscripción está lista: Lima 42K",
    letterOfConfirmation(entry, {
      origin,
      now: new Date("2026-11-02T00:00:00Z"),
      calendar,
      answers: [
        {
          questionId: "q",
          kind: "choices",
          question: { en: "Menu", es: "Menú" },
          typed: null,
          chosen: [{ en: "Vegan", es: "Vegano" }],
        },
      ],
    }),
  ],
  [
    "Hola, Ana",
    letterOfMessage({
      kind: "news",
      texts: {
        en: { subject: "Hello {first_name}", text: "See you at the start." },
        es: { subject: "Hola, {nombre}", text: "Nos vemos en la salida." },
      },
      race,
      reader: { ...entry, registrationId: "e", waveName: null, waveStart: null },
      origin,
      unsubscribeUrl: at("/race-messages/x"),
    }),
  ],
  [
    "Gracias por correr Lima 42K",
    letterOfThanks({
      race,
      reader: { ...entry, registrationId: "e", waveName: null, waveStart: null },
      result: {
        key: "d",
        bib: "7",
        category: "Libre",
        timeMs: 9_000_000,
        placeOverall: 12,
        placeCategory: 3,
      },
      next: { id: "n", name: "Lima 42K 2028" },
      reviewUrl: at("/races/r?review=true"),
      origin,
      unsubscribeUrl: at("/race-messages/x"),
    }),
  ],
  ["Inscripción cancelada: Lima 42K", letterOfCancellation(entry, { origin })],
  ["Tu cupo está confirmado: Lima 42K", letterOfStatus(entry, "confirmed", { origin })],
  ["Corriste Lima 42K", letterOfStatus(entry, "completed", { origin })],
  ["Inscripción cancelada: Lima 42K", letterOfStatus(entry, "cancelled", { origin })],
  ["¿Qué tal estuvo Lima 42K?", letterOfRequest(about, at("/races/r?review=true"))],
  [
    "Eva Paz respondió a tu reseña",
    answeredLetter({ expert: "Eva Paz", answer: "¡Gracias!", url: at("/experts/x#reviews") }),
  ],
  ["Tu reseña de “Lima 42K”", guestReviewLetter({ ...review, isKept: false, isReplacing: true })],
  ["Tu reseña de “Lima 42K”", guestReviewLetter({ ...review, isKept: true, isReplacing: false })],
  [
    "Un corredor pide un resultado: Lima 42K",
    letterOfNewClaim({ raceName: race.name, bib: "7", url: at("/organize") }),
  ],
  ["El resultado es tuyo: Lima 42K", letterOfDecidedClaim("approved", claimed)],
  ["No se aprobó tu solicitud: Lima 42K", letterOfDecidedClaim("refused", claimed)],
  ["Un resultado ya no es tuyo: Lima 42K", letterOfDecidedClaim("undone", claimed)],
];

/** Words that every English sentence of a letter has one of. */
const english = /\b(?:the|you|your|is|has|this|and|of|or|at|to)\b/i;

test.each(letters)("%s: a letter in Spanish leads to Spanish pages", (subject, letter) => {
  const written = letter("es");
  expect(written.subject).toBe(subject);
  expect(written.html).toContain('<html lang="es">');
  const hrefs = written.html.match(/(?<=href=")[^"]*/g) ?? [];
  const addresses = [...hrefs, ...(written.text.match(/https:\S+/g) ?? [])];
  for (const address of addresses) expect(address).toMatch(/^https:\/\/dorsal\.example\/es\//);
  const words = (text: string) => text.replace(/https?:\S+/g, "");
  expect(words(written.subject)).not.toMatch(english);
  expect(words(written.text)).not.toMatch(english);
  expect(words(written.text)).not.toContain("Peru");
  expect(letter("en").text).not.toContain("/es/");
});

test("the calendar file of a Spanish registration is in Spanish", () => {
  const now = new Date("2026-11-02");
  const letter = letterOfConfirmation(entry, { origin, now, calendar, answers: [] });
  const { attachments = [] } = letter("es");
  const content = attachments[0]?.content.replace(/\r\n[ \t]/g, "") ?? "";
  expect(content).toContain("LOCATION:Lima\\, Perú");
  expect(content).toContain("Primera salida: 7:00 a.\u00a0m.\\, hora local");
  expect(content).toContain("https://dorsal.example/es/races/r");
});

test("a text message is in the language of its reader", () => {
  expect(requestSms(about, at("/races/r"), "es")).toBe(
    "Hola, Ana: ¿qué tal estuvo Lima 42K?\nUnas palabras sinceras ayudan a otros corredores a elegir su próxima carrera. Toma un minuto.\nhttps://dorsal.example/es/races/r",
  );
});
