import { heicRefused } from "#values/form/heic.ts";
import type { Lang, Words } from "#values/say.ts";
import { documentLimits } from "./application.ts";

/** Why nothing was sent, changed or withdrawn. */
export const applicationProblems = {
  unconfirmed: {
    en: "Please confirm your email address first. The link is in the email that we sent you.",
    es: "Primero confirma tu correo electrónico. El enlace está en el correo que te enviamos.",
  },
  listed: {
    en: "Your account is linked to the page of an expert already.",
    es: "Tu cuenta ya está vinculada a la página de un experto.",
  },
  decided: {
    en: "Your application was decided or withdrawn in the meantime. Its state is shown here.",
    es: "Mientras tanto, tu solicitud se resolvió o se retiró. Aquí ves su estado.",
  },
  "too-often": {
    en: "You have sent several applications today. Please try again tomorrow.",
    es: "Hoy enviaste varias solicitudes. Inténtalo de nuevo mañana.",
  },
  "changed-too-often": {
    en: "You have changed your application very often within the last hour. Please try again later.",
    es: "Cambiaste tu solicitud muchas veces en la última hora. Inténtalo de nuevo más tarde.",
  },
  "not-saved": {
    en: "Your application could not be saved. Please try again.",
    es: "No pudimos guardar tu solicitud. Inténtalo de nuevo.",
  },
} as const;

export type ApplicationProblem = keyof typeof applicationProblems;

/** The status of the answer to a form that is refused. */
export const applicationStatus = {
  unconfirmed: 409,
  listed: 409,
  decided: 409,
  "too-often": 429,
  "changed-too-often": 429,
  "not-saved": 500,
} as const satisfies Record<ApplicationProblem, number>;

/** Why a file is not taken; the name of the file stands before it. */
const documentProblems = {
  format: {
    en: "only PDF, JPEG, PNG and WebP files can be sent",
    es: "solo se pueden enviar archivos PDF, JPEG, PNG y WebP",
  },
  heic: {
    en: heicRefused.en.replace(/\.$/, ""),
    es: heicRefused.es.replace(/\.$/, ""),
  },
  "too-heavy": {
    en: `at most ${documentLimits.bytes / 1024 / 1024} MB, please`,
    es: `el máximo es de ${documentLimits.bytes / 1024 / 1024} MB`,
  },
  "too-many": {
    en: `at most ${documentLimits.count} documents can be sent`,
    es: `se pueden enviar ${documentLimits.count} documentos como máximo`,
  },
  empty: { en: "the file is empty", es: "el archivo está vacío" },
  "too-often": {
    en: "you have sent very many documents. Please try again later",
    es: "enviaste demasiados documentos. Inténtalo de nuevo más tarde",
  },
  "not-kept": {
    en: "the file could not be stored. Please try again",
    es: "no pudimos guardar el archivo. Inténtalo de nuevo",
  },
} as const;

export type DocumentRefusal = { name: string; problem: keyof typeof documentProblems };

/** `diploma.exe: only PDF, JPEG, PNG and WebP files can be sent.` */
export function documentRefusals(refused: readonly DocumentRefusal[]): Words {
  const written = (lang: Lang) =>
    refused.map(({ name, problem }) => `${name}: ${documentProblems[problem][lang]}.`).join(" ");
  return { en: written("en"), es: written("es") };
}

export const applicationMessages = {
  sent: { en: "Your application has been sent.", es: "Enviamos tu solicitud." },
  changed: { en: "Your application has been changed.", es: "Tu solicitud se actualizó." },
  withdrawn: { en: "Your application has been withdrawn.", es: "Retiraste tu solicitud." },
  firstNameNeeded: { en: "Please enter your first name", es: "Escribe tu nombre" },
  lastNameNeeded: { en: "Please enter your last name", es: "Escribe tu apellido" },
  titleNeeded: {
    en: "Please say what you are, such as Running Coach",
    es: "Di a qué te dedicas, por ejemplo: entrenador de running",
  },
  cityNeeded: {
    en: "Please enter the city where you work",
    es: "Escribe la ciudad donde trabajas",
  },
  countryNeeded: { en: "Please enter the country", es: "Escribe el país" },
  yearsNeeded: (most: number) => ({
    en: `Please enter whole years, from 0 to ${most}`,
    es: `Escribe años completos, de 0 a ${most}`,
  }),
  rateNeeded: {
    en: "Please enter an amount such as 60 or 45.50",
    es: "Escribe un monto, como 60 o 45.50",
  },
  currencyNeeded: { en: "Please choose a currency", es: "Elige una moneda" },
  serviceNeeded: {
    en: "Please tick or name at least one service",
    es: "Marca o escribe al menos un servicio",
  },
  tooManyServices: (most: number) => ({
    en: `At most ${most} services, please`,
    es: `El máximo es de ${most} servicios`,
  }),
  serviceTooLong: (most: number) => ({
    en: `Each service can have at most ${most} characters`,
    es: `Cada servicio puede tener hasta ${most} caracteres`,
  }),
  phoneNeeded: {
    en: "Please enter a valid phone number",
    es: "Escribe un número de teléfono válido",
  },
  tooLong: (most: number) => ({
    en: `At most ${most} characters, please`,
    es: `El máximo es de ${most} caracteres`,
  }),
} as const;

/** Why an administrator's decision was not made. */
export const decisionProblems = {
  gone: "This application no longer exists.",
  decided: "Another administrator has decided about this application in the meantime.",
  withdrawn: "The application was withdrawn in the meantime.",
  changed:
    "The applicant has changed the application since you opened it. Please read it again before you decide.",
  listed:
    "The account of the applicant is linked to the page of an expert already. Decline the application, or unlink that page first.",
  "note-needed": "Please write a note: it goes to the applicant.",
  "note-too-long": "The note is too long.",
  "not-saved": "The decision could not be saved. Please try again.",
} as const;

export type DecisionProblem = keyof typeof decisionProblems;

export const decisionMessages = {
  approved: "Application approved. The page is public.",
  declined: "Application declined.",
} as const;
