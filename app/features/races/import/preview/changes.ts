import { typedWithCode } from "../../price.ts";
import type { ValueChange } from "./forecast.ts";

/** Columns of a row by their names. */
type Columns = Record<string, unknown>;
type Field = { label: string; before: string; after: string };

/** A longer text is cut: its beginning says which one it is. */
const longestValue = 160;

const raceFields: readonly Field[] = [
  same("Start time", "start_time"),
  same("Venue", "address"),
  same("City", "city"),
  same("State", "state_province"),
  same("Country", "country"),
  same("Type", "race_type"),
  same("Organizer", "organizer"),
  same("Description", "description"),
  same("Registration link", "registration_link"),
  same("Picture", "race_photo"),
  same("Picture link", "external_image_url"),
  same("Category", "race_type_category"),
  same("Premium", "is_premium"),
  same("Status", "race_status"),
];

const distanceFields: readonly Field[] = [
  same("start time", "start_time"),
  same("price", "price"),
  { label: "price in cents", before: "price_minor", after: "price_minor" },
  { label: "currency", before: "price_currency", after: "currency" },
  same("price includes", "price_includes"),
  same("description", "description"),
  { label: "profile", before: "profile_information", after: "profile" },
  { label: "additional information", before: "additional_information", after: "additional" },
  { label: "registration link", before: "registration_link", after: "link" },
  { label: "length in meters", before: "distance_m", after: "meters" },
];

/** What of a stored race an import changes, value by value. */
export function raceChanges(before: Columns, after: Columns): ValueChange[] {
  return changedFields(raceFields, before, after);
}

/** The same of a distance; its values carry its name: `10K: price`. Prices name their currency. */
export function distanceChanges(distance: string, before: Columns, after: Columns): ValueChange[] {
  const changes = changedFields(distanceFields, before, after).map((change) =>
    change.what === "price"
      ? {
          what: change.what,
          from: priced(change.from, before.price_currency),
          to: priced(change.to, after.currency),
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

function same(label: string, column: string): Field {
  return { label, before: column, after: column };
}

function changedFields(fields: readonly Field[], before: Columns, after: Columns): ValueChange[] {
  return fields
    .filter((field) => (before[field.before] ?? null) !== (after[field.after] ?? null))
    .map((field) => ({
      what: field.label,
      from: inWords(before[field.before]),
      to: inWords(after[field.after]),
    }));
}

function inWords(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "boolean") return value ? "yes" : "no";
  const text = String(value);
  return text.length <= longestValue ? text : `${text.slice(0, longestValue).toWellFormed()}…`;
}
