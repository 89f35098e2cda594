import type { NamedRow } from "#db/columns.ts";
import type { raceDistances } from "#db/schema.ts";
import { namesOf, recordOf } from "#values/record.ts";

/** A row of `race_distances`, by the names of its columns. */
export type DistanceRecord = NamedRow<typeof raceDistances>;

/**
 * How organizers enter a column, and with that its limits and its control: in one `line` or several
 * (`text`), as `markdown`, a `time`, a `link` or a `price`. The other kinds are one column each.
 */
const fieldKinds = [
  "line",
  "text",
  "markdown",
  "time",
  "link",
  "price",
  "distance",
  "title",
  "currency",
  "capacity",
] as const;
export type FieldKind = (typeof fieldKinds)[number];

type ColumnUse = {
  /** Its name in `RaceDistance`; `null` where the page, the assistant and the API do not read it. */
  page: string | null;
  /** `null` where organizers do not enter it, or not as a text. */
  field: FieldKind | null;
  /** The field of a planned distance that an import stores and an export writes. */
  file: string | null;
};

/**
 * What each column of `race_distances` is used for. A new column is declared here; the form, the
 * page, the API, the import and the assistant follow, or do not compile until they show it.
 */
export const distanceColumnUses = {
  id: { page: "id", field: null, file: null },
  race_id: { page: null, field: null, file: null },
  distance: { page: "text", field: "distance", file: "distance" },
  distance_m: { page: "meters", field: null, file: "meters" },
  title: { page: "title", field: "title", file: "distance" },
  description: { page: "description", field: "markdown", file: "description" },
  image: { page: "image", field: null, file: null },
  price: { page: "price", field: "price", file: "price" },
  discounted_price: { page: "discountedPrice", field: "price", file: null },
  price_minor: { page: "priceMinor", field: null, file: "priceMinor" },
  discounted_price_minor: { page: "discountedPriceMinor", field: null, file: null },
  price_currency: { page: "priceCurrency", field: "currency", file: "currency" },
  sold_minor: { page: "soldMinor", field: null, file: null },
  sold_currency: { page: "soldCurrency", field: null, file: null },
  price_includes: { page: "priceIncludes", field: "text", file: "price_include" },
  start_time: { page: "startTime", field: "time", file: "time" },
  time_limit: { page: "timeLimit", field: "line", file: null },
  elevation_gain: { page: "elevationGain", field: "line", file: "elevation_gain" },
  elevation_loss: { page: "elevationLoss", field: "line", file: null },
  profile_information: { page: "profileInformation", field: "text", file: "profile" },
  profile_image: { page: "profileImage", field: null, file: null },
  map_image: { page: "mapImage", field: null, file: null },
  additional_information: {
    page: "additionalInformation",
    field: "text",
    file: "additional_information",
  },
  registration_link: { page: "registrationLink", field: "link", file: "registration_link" },
  sort_order: { page: null, field: null, file: null },
  capacity: { page: "capacity", field: "capacity", file: null },
  taken: { page: "taken", field: null, file: null },
  created_at: { page: null, field: null, file: null },
} as const satisfies Record<keyof DistanceRecord, ColumnUse>;

type Uses = typeof distanceColumnUses;
type Column = keyof Uses;

/** One use of each column, by the names of the columns. */
export function usesOf<Use extends keyof ColumnUse>(use: Use) {
  const uses: Record<Column, unknown> = recordOf(
    namesOf(distanceColumnUses),
    (name) => distanceColumnUses[name][use],
  );
  return uses as { [Name in Column]: Uses[Name][Use] };
}

/** The columns that are entered as one of these kinds. */
export type FieldOf<Kind extends FieldKind> = {
  [Name in Column]: Uses[Name]["field"] extends Kind ? Name : never;
}[Column];

/** The columns that are entered as one of these kinds, in the order of the declaration. */
export function fieldsOf<Kind extends FieldKind>(kinds: readonly Kind[]): FieldOf<Kind>[] {
  const fields: Record<string, FieldKind | null> = usesOf("field");
  const isEntered = (name: string): name is FieldOf<Kind> =>
    kinds.some((kind) => kind === fields[name]);
  return Object.keys(fields).filter(isEntered);
}

/** The columns that organizers enter. */
export type DistanceField = FieldOf<FieldKind>;
export const distanceFields = fieldsOf(fieldKinds);

const freeTexts = fieldsOf(["text"]);

/** What an organizer writes freely about a distance, by its name in `RaceDistance`. */
export type DistanceText = Uses[FieldOf<"text">]["page"];
export const distanceTextNames: DistanceText[] = freeTexts.map(
  (name) => distanceColumnUses[name].page,
);

/** The same by the columns of an import file. */
export type DistanceTextColumn = NonNullable<Uses[FieldOf<"text">]["file"]>;
export const distanceTextColumns: DistanceTextColumn[] = freeTexts
  .map((name) => distanceColumnUses[name].file)
  .filter((column) => column !== null);
