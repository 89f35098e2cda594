import type { PgTable } from "drizzle-orm/pg-core";
import {
  entryCategories,
  entryChoices,
  entryQuestions,
  paymentMethods,
  priceTiers,
  raceCourses,
  raceDistances,
  raceEntryRules,
  raceOrganizers,
  racePayees,
  racePlaces,
  raceSales,
  races,
  raceWaitingLists,
  raceWaivers,
  vouchers,
} from "#db/schema.ts";

/**
 * What the next edition of a race gets in a column: the `same` value, another one that the copier sets, or the default
 * of the column, because the old value is left.
 */
type ColumnUse = "same" | "set" | "left";

type Uses<Table extends PgTable> = Record<keyof Table["_"]["columns"], ColumnUse>;

/** A column that a table gets later is a type error here, and fails a test, until its use is named. */
function usesOf<Table extends PgTable, const Named extends Uses<Table>>(table: Table, uses: Named) {
  return { table, uses };
}

/** The tables that are copied for the next edition of a race. */
export const copied = {
  races: usesOf(races, {
    id: "set",
    event: "set",
    raceName: "set",
    organizer: "same",
    description: "same",
    address: "same",
    city: "same",
    stateProvince: "same",
    country: "same",
    raceType: "same",
    raceTypeCategory: "same",
    raceStatus: "left",
    registrationStatus: "set",
    racePhoto: "set",
    externalImageUrl: "same",
    startDate: "set",
    startTime: "same",
    registrationDeadline: "set",
    registrationLink: "same",
    minimumAge: "same",
    // It was paid for one edition.
    isPremium: "left",
    distance: "same",
    elevationGain: "same",
    elevationLoss: "same",
    earlyRegistrationCost: "same",
    finalRegistrationCost: "same",
    mapUrl: "same",
    elevationProfileUrl: "same",
    gpxUrl: "same",
    rulesUrl: "same",
    googleMapsLink: "same",
    sequence: "left",
    placeId: "same",
    timeZone: "same",
    createdAt: "set",
    updatedAt: "set",
  }),
  place: usesOf(racePlaces, {
    raceId: "set",
    decision: "same",
    problem: "same",
    decidedBy: "same",
    decidedAt: "same",
  }),
  organizers: usesOf(raceOrganizers, {
    raceId: "set",
    userId: "same",
    claimId: "left",
    linkedBy: "same",
    createdAt: "set",
  }),
  distances: usesOf(raceDistances, {
    id: "set",
    raceId: "set",
    distance: "same",
    distanceM: "same",
    title: "same",
    description: "same",
    image: "set",
    price: "same",
    discountedPrice: "same",
    priceMinor: "same",
    discountedPriceMinor: "same",
    priceCurrency: "same",
    priceIncludes: "same",
    startTime: "same",
    timeLimit: "same",
    elevationGain: "same",
    elevationLoss: "same",
    profileInformation: "same",
    profileImage: "set",
    mapImage: "set",
    additionalInformation: "same",
    registrationLink: "same",
    sortOrder: "same",
    capacity: "same",
    taken: "left",
    // What an entry costs now follows from the steps.
    soldCurrency: "left",
    soldMinor: "left",
    createdAt: "set",
  }),
  courses: usesOf(raceCourses, {
    distanceId: "set",
    file: "set",
    fileName: "same",
    format: "same",
    bytes: "same",
    isDownloadable: "same",
    attachedBy: "same",
    recipe: "same",
    geometry: "same",
    lengthM: "same",
    climbM: "same",
    descentM: "same",
    highestM: "same",
    lowestM: "same",
    hairline: "same",
    drawing: "same",
    createdAt: "set",
    updatedAt: "set",
  }),
  waitingList: usesOf(raceWaitingLists, {
    raceId: "set",
    isOpen: "same",
    offerHours: "same",
    updatedAt: "set",
  }),
  entryRules: usesOf(raceEntryRules, {
    raceId: "set",
    insurance: "same",
    gender: "same",
    document: "same",
    club: "same",
    updatedAt: "set",
  }),
  waiver: usesOf(raceWaivers, {
    raceId: "set",
    version: "set",
    textEn: "same",
    textEs: "same",
    createdAt: "set",
  }),
  categories: usesOf(entryCategories, {
    id: "set",
    raceId: "set",
    distanceId: "set",
    name: "same",
    gender: "same",
    minAge: "same",
    maxAge: "same",
    sortOrder: "same",
  }),
  questions: usesOf(entryQuestions, {
    id: "set",
    raceId: "set",
    distanceId: "set",
    isDistanceDeleted: "left",
    kind: "same",
    textEn: "same",
    textEs: "same",
    hintEn: "same",
    hintEs: "same",
    isRequired: "same",
    isAsked: "left",
    sortOrder: "same",
  }),
  choices: usesOf(entryChoices, {
    id: "left",
    questionId: "set",
    labelEn: "same",
    labelEs: "same",
    stock: "same",
    taken: "left",
    sortOrder: "same",
  }),
  sale: usesOf(raceSales, {
    raceId: "set",
    currency: "same",
    memberPercent: "same",
    uploadHours: "same",
    reviewHours: "same",
    soldMinor: "left",
    updatedAt: "set",
  }),
  steps: usesOf(priceTiers, {
    id: "left",
    raceId: "set",
    distanceId: "set",
    priceMinor: "set",
    lastDay: "set",
    places: "same",
    sold: "left",
    sortOrder: "same",
  }),
  ways: usesOf(paymentMethods, { raceId: "set", kind: "same", textEn: "same", textEs: "same" }),
  payee: usesOf(racePayees, { raceId: "set", paymentAccountId: "same", createdAt: "set" }),
  codes: usesOf(vouchers, {
    id: "left",
    raceId: "set",
    code: "same",
    kind: "same",
    value: "same",
    maxUses: "same",
    uses: "left",
    maxPerPerson: "same",
    distanceId: "set",
    lastDay: "set",
    emailDomain: "same",
    isActive: "set",
    createdAt: "set",
  }),
};

type NamesOf<Use extends ColumnUse, Uses> = {
  [Name in keyof Uses]: Uses[Name] extends Use ? Name : never;
}[keyof Uses];

/** A row of the next edition: the columns that stay the same, and those that the copier sets. */
export function copyOf<
  Row extends object,
  Named extends Record<keyof Row, ColumnUse>,
  Set extends Record<NamesOf<"set", Named>, unknown>,
>(
  { uses }: { uses: Named },
  row: Row,
  set: Set,
): Pick<Row, NamesOf<"same", Named> & keyof Row> & Set {
  const same = Object.entries(row).filter(([name]) => uses[name as keyof Row] === "same");
  // The type of `Object.fromEntries` loses the names of its entries.
  return { ...(Object.fromEntries(same) as Pick<Row, NamesOf<"same", Named> & keyof Row>), ...set };
}
