import type { Words } from "#values/say.ts";
import { type AnswerProblem, answerLimits } from "./answers.ts";

const {
  firstName,
  lastName,
  insuranceProvider,
  policyNumber,
  emergencyContactName,
  guardianName,
  club,
} = answerLimits;

/** What is wrong with an answer. The wizard shows these; the pages of races do not load them. */
export const answerSentences = {
  required: {
    en: "Please fill in all required fields",
    es: "Completa todos los campos obligatorios",
  },
  "date-of-birth": {
    en: "Please enter a valid date of birth in YYYY-MM-DD format",
    es: "Escribe una fecha de nacimiento válida con el formato AAAA-MM-DD",
  },
  phone: { en: "Please enter a valid phone number", es: "Escribe un número de teléfono válido" },
  "phone-extension": {
    en: "Please enter a valid phone number without an extension: messages cannot reach one",
    es: "Escribe un número de teléfono válido sin anexo ni extensión: ahí no llegan los mensajes",
  },
  "phone-country-code": {
    en: "Please enter a valid phone number. Begin with + and your country's code, for example +34 612 345 678",
    es: "Escribe un número de teléfono válido. Empieza con + y el código de tu país, por ejemplo +51 987 654 321",
  },
  "emergency-phone": {
    en: "Please enter a valid emergency contact phone number",
    es: "Escribe un teléfono válido del contacto de emergencia",
  },
  "emergency-phone-extension": {
    en: "Please enter a valid emergency contact phone number without an extension, on which somebody can be reached directly",
    es: "Escribe un teléfono válido del contacto de emergencia, sin anexo ni extensión, en el que respondan directamente",
  },
  "emergency-phone-country-code": {
    en: "Please enter a valid emergency contact phone number. Begin with + and the country's code, for example +34 612 345 678",
    es: "Escribe un teléfono válido del contacto de emergencia. Empieza con + y el código del país, por ejemplo +51 987 654 321",
  },
  waiver: {
    en: "You must accept the waiver agreement to continue",
    es: "Para continuar, debes aceptar el deslinde de responsabilidad",
  },
  "waiver-changed": {
    en: "The organizer has changed the waiver. Please read it again and accept it",
    es: "El organizador cambió el deslinde de responsabilidad. Léelo otra vez y acéptalo",
  },
  "document-number": {
    en: "Please enter the number as it stands on the document you have chosen",
    es: "Escribe el número tal como figura en el documento que elegiste",
  },
  "document-number-dni": {
    en: "A DNI has 8 digits. Please enter them as they stand on the document",
    es: "Un DNI tiene 8 números. Escríbelos tal como figuran en el documento",
  },
  "document-number-curp": {
    en: "A CURP has 18 letters and digits. Please enter them as they stand on the document",
    es: "Una CURP tiene 18 letras y números. Escríbelos tal como figuran en el documento",
  },
  guardian: {
    en: "A parent or guardian must consent to the entry of a runner under 18",
    es: "Para inscribir a un menor de 18 años se necesita el consentimiento de uno de sus padres o de su tutor",
  },
  "first-name-too-long": {
    en: `First name can have at most ${firstName.most} characters`,
    es: `El nombre puede tener hasta ${firstName.most} caracteres`,
  },
  "last-name-too-long": {
    en: `Last name can have at most ${lastName.most} characters`,
    es: `El apellido puede tener hasta ${lastName.most} caracteres`,
  },
  "insurance-provider-too-long": {
    en: `Insurance provider can have at most ${insuranceProvider.most} characters`,
    es: `El nombre de la aseguradora puede tener hasta ${insuranceProvider.most} caracteres`,
  },
  "policy-number-too-long": {
    en: `Policy number can have at most ${policyNumber.most} characters`,
    es: `El número de póliza puede tener hasta ${policyNumber.most} caracteres`,
  },
  "emergency-contact-name-too-long": {
    en: `Emergency contact name can have at most ${emergencyContactName.most} characters`,
    es: `El nombre del contacto de emergencia puede tener hasta ${emergencyContactName.most} caracteres`,
  },
  "club-too-long": {
    en: `The club can have at most ${club.most} characters`,
    es: `El club puede tener hasta ${club.most} caracteres`,
  },
  "guardian-name-too-long": {
    en: `The guardian's name can have at most ${guardianName.most} characters`,
    es: `El nombre del padre, la madre o el tutor puede tener hasta ${guardianName.most} caracteres`,
  },
} as const satisfies Record<Exclude<AnswerProblem, "too-young">, Words>;

/** The sentence for a runner who is too young, with the age that the race asks for. */
export function tooYoung(minimumAge: number): Words {
  return {
    en: `Runners of this race must be at least ${minimumAge} years old on race day`,
    es: `Para esta carrera hay que tener al menos ${minimumAge} años cumplidos el día de la carrera`,
  };
}
