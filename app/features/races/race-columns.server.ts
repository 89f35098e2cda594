import { columnsAs, columnsByName, type NamedRow, renamedColumns } from "#db/columns.ts";
import { raceDistances, races } from "#db/schema.ts";
import { usesOf } from "./distance-columns.ts";

/** The columns of a race as `RacePage` names them. Those without a name are not shown as they are. */
export const raceColumns = columnsAs(races, {
  id: "id",
  event: "event",
  raceName: "name",
  organizer: "organizer",
  description: "description",
  address: "address",
  city: "city",
  stateProvince: "stateProvince",
  country: "country",
  raceType: "type",
  raceTypeCategory: "category",
  raceStatus: "status",
  registrationStatus: "registrationStatus",
  // The photo is the first of these two that exists.
  racePhoto: null,
  externalImageUrl: null,
  startDate: "startDate",
  startTime: "startTime",
  registrationDeadline: "registrationDeadline",
  registrationLink: "registrationLink",
  minimumAge: "minimumAge",
  isPremium: "isPremium",
  distance: "distance",
  elevationGain: "elevationGain",
  elevationLoss: "elevationLoss",
  earlyRegistrationCost: "earlyCost",
  finalRegistrationCost: "finalCost",
  mapUrl: "mapUrl",
  elevationProfileUrl: "elevationProfileUrl",
  gpxUrl: "gpxUrl",
  rulesUrl: "rulesUrl",
  googleMapsLink: "googleMapsLink",
  sequence: null,
  placeId: "placeId",
  timeZone: "timeZone",
  createdAt: null,
  updatedAt: "updatedAt",
});

/** The columns of a distance as `RaceDistance` names them. */
export const distanceColumns = renamedColumns(columnsByName(raceDistances), usesOf("page"));

/** The columns that `distancePrice` reads. */
export const priceColumns = [
  "price",
  "discountedPrice",
  "priceMinor",
  "discountedPriceMinor",
  "priceCurrency",
  "soldMinor",
  "soldCurrency",
] as const satisfies (keyof typeof distanceColumns)[];

/** A row of `races`, by the names of its columns. */
export type RaceRecord = NamedRow<typeof races>;
