import { typedWithCode } from "../../price.ts";
import type { ValueChange } from "./forecast.ts";
import type { ImportedDistanceColumn, ImportedRaceColumn } from "./stored-columns.ts";

/** Columns of a row by their names. */
type Columns = Record<string, unknown>;

/** A longer text is cut: its beginning says which one it is. */
const longestValue = 160;

/** How a preview calls the columns that change, in the order in which it lists them. */
const raceLabels: Record<ImportedRaceColumn, string> = {
  start_time: "Start time",
  address: "Venue",
  city: "City",
  state_province: "State",
  country: "Country",
  race_type: "Type",
  organizer: "Organizer",
  description: "Description",
  registration_link: "Registration link",
  race_photo: "Picture",
  external_image_url: "Picture link",
  race_type_category: "Category",
  is_premium: "Premium",
  race_status: "Status",
};

const distanceLabels: Record<ImportedDistanceColumn, string> = {
  start_time: "start time",
  price: "price",
  price_minor: "price in cents",
  price_currency: "currency",
  price_includes: "price includes",
  description: "description",
  profile_information: "profile",
  additional_information: "additional information",
  registration_link: "registration link",
  distance_m: "length in meters",
};

/** What of a stored race an import changes, value by value. */
export function raceChanges(before: Columns, after: Columns): ValueChange[] {
  return changedColumns(raceLabels, before, after);
}

/** The same of a distance; its values carry its name: `10K: price`. Prices name their currency. */
export function distanceChanges(distance: string, before: Columns, after: Columns): ValueChange[] {
  const changes = changedColumns(distanceLabels, before, after).map((change) =>
    change.what === "price"
      ? {
          what: change.what,
          from: priced(change.from, before.price_currency),
          to: priced(change.to, after.price_currency),
        }
      : change,
  );
  const isPriced = changes.some(({ what }) => what === "price");
  return changes
    .filter(({ what }) => !(isPriced && what === "price in cents"))
    .map(({ what, from, to }) => ({ what: `${distance}: ${what}`, from, to }));
}

function priced(price: string | null, currency: unknown): string | null {
  return price === null ? null : typedWithCode(price, inWords(currency) ?? "");
}

function changedColumns(
  labels: Record<string, string>,
  before: Columns,
  after: Columns,
): ValueChange[] {
  return Object.entries(labels)
    .filter(([name]) => (before[name] ?? null) !== (after[name] ?? null))
    .map(([name, label]) => ({
      what: label,
      from: inWords(before[name]),
      to: inWords(after[name]),
    }));
}

function inWords(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "boolean") return value ? "yes" : "no";
  const text = String(value);
  return text.length <= longestValue ? text : `${text.slice(0, longestValue).toWellFormed()}…`;
}
