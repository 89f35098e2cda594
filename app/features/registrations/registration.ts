import type { RaceCard, RacePage } from "#features/races/race.ts";
import type { Day } from "#values/day.ts";
import type { Lang, Sentence, Words } from "#values/say.ts";
import { type Gender, genderWords } from "./rules/entry-rules.ts";
import { type DocumentType, maskedDocument } from "./rules/identity-document.ts";

export const registrationStatuses = ["registered", "confirmed", "completed", "cancelled"] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];

export const registrationStatusWords: Record<RegistrationStatus, Words> = {
  registered: { en: "Registered", es: "Recibida" },
  confirmed: { en: "Confirmed", es: "Confirmada" },
  completed: { en: "Completed", es: "Completada" },
  cancelled: { en: "Cancelled", es: "Cancelada" },
};

/** That the waiver is accepted; with its language where the reader's page has another one, and an own one's version. */
export function waiverWords({
  waiverLang,
  waiverVersion,
}: Pick<RegistrationRecord, "waiverLang" | "waiverVersion">): Words {
  const version = (word: string) => (waiverVersion === null ? "" : `, ${word} ${waiverVersion}`);
  return waiverLang === "en"
    ? { en: `Accepted${version("version")}`, es: `Aceptado en inglés${version("versión")}` }
    : { en: `Accepted in Spanish${version("version")}`, es: `Aceptado${version("versión")}` };
}

/** The answers about the runner that only some races ask for, as far as they are given, with their names. */
export function personAnswers(entry: PersonAnswers): NamedAnswer[] {
  const { gender, documentType, documentEnd, club } = entry;
  return given([
    [{ en: "Gender", es: "Género" }, gender && genderWords[gender]],
    [
      { en: "Identity Document", es: "Documento de identidad" },
      documentType && documentEnd && maskedDocument(documentType, documentEnd),
    ],
    [{ en: "Club", es: "Club" }, club],
  ]);
}

/** The answers about insurance, as far as they are given, with their names. */
export function insuranceAnswers(entry: InsuranceAnswers): NamedAnswer[] {
  const { insuranceProvider, policyNumber } = entry;
  return given([
    [{ en: "Insurance Provider", es: "Aseguradora" }, insuranceProvider],
    [{ en: "Policy Number", es: "Número de póliza" }, policyNumber],
  ]);
}

export type PersonAnswers = Pick<
  RegistrationRecord,
  "gender" | "documentType" | "documentEnd" | "club"
>;
export type InsuranceAnswers = Pick<RegistrationRecord, "insuranceProvider" | "policyNumber">;
export type NamedAnswer = [label: Words, value: Sentence];

function given(answers: [Words, Sentence | null][]): NamedAnswer[] {
  return answers.filter((answer): answer is NamedAnswer => Boolean(answer[1]));
}

/** A status in a file, whose English is that of the API. */
export function filedStatus(status: RegistrationStatus, lang: Lang): string {
  return registrationStatusWords[status][lang].toLowerCase();
}

/** What a runner is shown of the race of a registration. */
export type EnteredRace = Pick<
  RaceCard,
  | "id"
  | "name"
  | "type"
  | "status"
  | "startDate"
  | "city"
  | "stateProvince"
  | "country"
  | "position"
  | "timeZone"
>;

/** The same with its start and the last day to register. */
type RegisteredRace = EnteredRace & Pick<RacePage, "startTime" | "registrationDeadline">;

/** The object of a registration: a distance, or a race without distances as a whole. */
export type EntryTarget = { raceId: string; distanceId: string | null };

/** A draft of a registration: each time that the form is opened begins one. */
export type DraftKey = EntryTarget & { draftId: string };

/** A registration for a race that is known, by its distance. */
export type EntryIn = { id: string; distanceId: string | null; bib: number };

/** A registration with everything that the runner gave. For the runner and administrators only. */
export type RegistrationRecord = {
  id: string;
  status: RegistrationStatus;
  createdAt: Date;
  race: RegisteredRace;
  /** As stored; `null` where the race has no distances, or no longer has this one. */
  distance: string | null;
  /** The name of the category; `null` without one, as in a race without categories. */
  category: string | null;
  /** The number on the bib, unique within the race. */
  bib: number;
  /** What a desk reads on race day: see `entry-code.ts`. */
  checkInCode: string;
  firstName: string;
  lastName: string;
  dateOfBirth: Day;
  phone: string;
  country: string;
  /** Of races that ask for it, like the document and the club. */
  gender: Gender | null;
  documentType: DocumentType | null;
  /** The last letters of the number. */
  documentEnd: string | null;
  club: string | null;
  /** Empty where the race can do without it, like the number of the policy. */
  insuranceProvider: string;
  policyNumber: string;
  emergencyContactName: string;
  emergencyContactPhone: string;
  /** `null` for an adult. */
  guardianName: string | null;
  /** The language of the waiver that was accepted. */
  waiverLang: Lang;
  /** `null` for the usual waiver. */
  waiverVersion: number | null;
};

/**
 * Whether the runner may cancel: until the registration deadline, or until the day before the race
 * where there is no deadline. A registration for a cancelled race can always be cancelled.
 *
 * `cancelRegistration` applies the same rules in SQL; `rules.test.ts` compares the two.
 */
export function mayCancel({ status, race }: CancellableEntry, today: Day): boolean {
  if (status !== "registered" && status !== "confirmed") return false;
  if (race.status === "cancelled") return true;
  return race.registrationDeadline ? today <= race.registrationDeadline : today < race.startDate;
}

type CancellableEntry = {
  status: RegistrationStatus;
  race: Pick<RegisteredRace, "status" | "startDate" | "registrationDeadline">;
};
