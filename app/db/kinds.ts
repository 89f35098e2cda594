import { Column, type GetColumnData, is, type SQL, sql } from "drizzle-orm";
import { PgArray } from "drizzle-orm/pg-core";
import { type Day, parseDay } from "#values/day.ts";

/**
 * The type of a value of a row in JavaScript. The driver reads a timestamp as a `Date` and a numeric as
 * text; inside JSON (`json_agg`, `json_build_object`) the same timestamp is text and the same numeric a
 * number: a kind knows both.
 * Computed columns of the query builder take kinds too: ``sql`count(*)::int`.mapWith(integer)``.
 */
export type Kind<Row, Json = Row> = {
  complaint(value: unknown, isJson: boolean): Complaint | null;
  mapFromDriverValue(value: unknown): Row;
  /** Never set; it carries the type that the value has inside JSON. */
  readonly inJson?: Json;
};

/** A column of the schema, which says its type by itself, or a kind. */
export type Part = Column | Kind<unknown, unknown>;

/** The columns that a statement answers with, by the names that they have in the statement. */
export type Shape = { readonly [name: string]: Part };

export type InRow<P extends Part> =
  P extends Kind<infer Value, unknown> ? Value : P extends Column ? GetColumnData<P> : never;

export type InJson<P extends Part> =
  P extends Kind<unknown, infer Value> ? Value : P extends Column ? ColumnInJson<P> : never;

type ColumnInJson<C extends Column> =
  | JsonData<C["_"]["data"], C["_"]["columnType"]>
  | (C["_"]["notNull"] extends true ? never : null);

type JsonData<Data, Type> = Type extends "PgNumeric" ? number : Data extends Date ? string : Data;

export const text = kind<string>("a text", (value) => typeof value === "string");

/** In JSON: a text, or a list of them. */
export const textOrTexts = kind<string | string[]>(
  "a text or a list of texts",
  (value) => isText(value) || (Array.isArray(value) && value.every(isText)),
);

/** A whole number; also a `count(*)`, because the driver reads a bigint as a number. */
export const integer = kind<number>("an integer", Number.isSafeInteger);

/** A `real` or `double precision`. */
export const real = kind<number>("a number", Number.isFinite);

/** A `numeric`: outside of JSON the driver leaves it as its exact text. */
export const decimal = kind<string, number>("a decimal number", (value, isJson) =>
  isJson ? Number.isFinite(value) : isText(value) && /^-?\d+(\.\d+)?$/.test(value),
);

export const boolean = kind<boolean>("a boolean", (value) => typeof value === "boolean");

/** A `date`, or a text such as `2026-11-22`. */
export const day = kind<Day>("a day", (value) => isText(value) && parseDay(value) !== null);

/** A `timestamptz`: a `Date`, but its text inside JSON. */
export const moment = kind<Date, string>("a moment", (value, isJson) =>
  isJson
    ? isText(value) && value.includes("T") && !Number.isNaN(Date.parse(value))
    : value instanceof Date && !Number.isNaN(value.getTime()),
);

export const bytes = kind<Uint8Array, never>("bytes", (value) => value instanceof Uint8Array);

/** Any JSON; where the schema has a column with a specific type, use that. */
export const json = kind<unknown>("JSON", (value) => value !== undefined);

/** One of a list: `oneOf(["road", "trail"])`. */
export function oneOf<const Value extends string | number>(list: readonly Value[]): Kind<Value> {
  return kind(`one of ${list.join(", ")}`, (value) => list.some((one) => one === value));
}

/** For an expression that may be null, and for each column of the optional side of an outer join. */
export function orNull<P extends Part>(part: P): Kind<InRow<P> | null, InJson<P> | null> {
  return kindOf((value, isJson) => (value === null ? null : complaintOf(part, value, isJson)));
}

/** The object that `json_build_object` or `row_to_json` makes. */
export function object<S extends Shape>(
  shape: S,
): Kind<{ -readonly [Name in keyof S]: InJson<S[Name]> }> {
  return kindOf((value) =>
    isObject(value) ? complaintOfFields(shape, value, true) : mismatch("an object", value),
  );
}

/** The list that `json_agg` makes: `listOf(races.city)`, `listOf(object({ … }))`. */
export function listOf<P extends Part>(part: P): Kind<InJson<P>[]> {
  return kindOf((value) => complaintOfMembers(part, value, true));
}

/** An array of PostgreSQL, as `array_agg` makes: its members look as they do in a row. */
export function arrayOf<P extends Part>(part: P): Kind<InRow<P>[], InJson<P>[]> {
  return kindOf((value, isJson) => complaintOfMembers(part, value, isJson));
}

/** An object of JSON whose names are data, as `json_object_agg` makes. */
export function recordOf<P extends Part>(part: P): Kind<Record<string, InJson<P>>> {
  return kindOf((value) =>
    isObject(value)
      ? firstComplaint(Object.entries(value), ([name, one]) =>
          below(`.${name}`, complaintOf(part, one, true)),
        )
      : mismatch("an object", value),
  );
}

/**
 * An object of JSON that has one of several shapes, and names it under `tag`:
 * `choiceOf("code", { moved: { to: text }, gone: {} })`.
 */
export function choiceOf<const Tag extends string, Shapes extends Record<string, Shape>>(
  tag: Tag,
  shapes: Shapes,
): Kind<
  {
    [Name in keyof Shapes]: { [Each in Tag]: Name } & {
      -readonly [Field in keyof Shapes[Name]]: InJson<Shapes[Name][Field]>;
    };
  }[keyof Shapes]
> {
  const names = oneOf(Object.keys(shapes));
  return kindOf((value) => {
    if (!isObject(value)) return mismatch("an object", value);
    const complaint = below(`.${tag}`, names.complaint(value[tag], true));
    if (complaint) return complaint;
    return complaintOfFields({ ...shapes[String(value[tag])], [tag]: names }, value, true);
  });
}

/** What is wrong with an object that should have exactly the names of a shape. */
export function complaintOfFields(
  shape: Shape,
  fields: Record<string, unknown>,
  isJson: boolean,
): Complaint | null {
  const complaint = firstComplaint(Object.entries(shape), ([name, part]) =>
    below(
      `.${name}`,
      name in fields ? complaintOf(part, fields[name], isJson) : { at: "", is: "is missing" },
    ),
  );
  if (complaint) return complaint;
  const extra = Object.keys(fields).find((name) => !Object.hasOwn(shape, name));
  return extra === undefined ? null : { at: `.${extra}`, is: "is not in the shape" };
}

function complaintOfMembers(part: Part, value: unknown, isJson: boolean): Complaint | null {
  if (!Array.isArray(value)) return mismatch("a list", value);
  return firstComplaint(value.entries(), ([place, one]) =>
    below(`[${place}]`, complaintOf(part, one, isJson)),
  );
}

function complaintOf(part: Part, value: unknown, isJson: boolean): Complaint | null {
  if (!is(part, Column)) return part.complaint(value, isJson);
  if (value === null && !part.notNull) return null;
  return columnKind(part).complaint(value, isJson);
}

/** The kind that the schema declares for a column. */
function columnKind(column: Column): Kind<unknown, unknown> {
  if (is(column, PgArray)) return arrayOf(column.baseColumn);
  if (column.enumValues?.length) return oneOf(column.enumValues);
  const known = kindsOfTypes[column.getSQLType().replace(/[ (].*/, "")];
  if (!known) throw new Error(`No kind is known for ${column.name}, ${column.getSQLType()}.`);
  return known;
}

/** By the first word of the type; types that the driver does not read are text. */
const kindsOfTypes: Record<string, Kind<unknown, unknown>> = {
  bigint: integer,
  boolean,
  bytea: bytes,
  date: day,
  double: real,
  int4multirange: text,
  integer,
  json,
  jsonb: json,
  numeric: decimal,
  real,
  serial: integer,
  smallint: integer,
  text,
  timestamp: moment,
  tsvector: text,
  uuid: text,
};

function kind<Row, Json = Row>(
  wanted: string,
  fits: (value: unknown, isJson: boolean) => boolean,
): Kind<Row, Json> {
  return kindOf((value, isJson) => (fits(value, isJson) ? null : mismatch(wanted, value)));
}

function kindOf<Row, Json>(complaint: Kind<Row, Json>["complaint"]): Kind<Row, Json> {
  return {
    complaint,
    mapFromDriverValue(value) {
      const found = areRowsChecked() ? complaint(value, false) : null;
      if (found) throw new Error(`A computed column${found.at} ${found.is}.`);
      return value as Row;
    },
  };
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What is wrong with a value; `at` is the path to it, as `.reviews[2].rating`. */
type Complaint = { at: string; is: string };

let isChecking = false;

/** Turns the comparison of every row with its shape on or off. It is too slow for production. */
export function checkRows(isOn: boolean): void {
  isChecking = isOn;
}

export function areRowsChecked(): boolean {
  return isChecking;
}

function mismatch(wanted: string, value: unknown): Complaint {
  return { at: "", is: `is ${shown(value)}, not ${wanted}` };
}

/** The complaint about a part, seen from the whole. */
function below(step: string, complaint: Complaint | null): Complaint | null {
  return complaint && { ...complaint, at: step + complaint.at };
}

function firstComplaint<Item>(
  items: Iterable<Item>,
  complaintOf: (item: Item) => Complaint | null,
): Complaint | null {
  for (const item of items) {
    const complaint = complaintOf(item);
    if (complaint) return complaint;
  }
  return null;
}

const longestShown = 60;

function shown(value: unknown): string {
  if (value instanceof Date) return `the Date ${value.toJSON()}`;
  if (value === null || value === undefined) return String(value);
  return `the ${typeof value} ${JSON.stringify(value)?.slice(0, longestShown)}`;
}

/** Where a place is: its latitude and longitude, `null` for an unknown place. */
export const positionKind = orNull(object({ lat: real, lon: real }));

/**
 * Selects the position of a place, as `positionKind` reads it.
 * @param placeId - the column that names the place
 */
export function positionOf(placeId: SQL): SQL {
  return sql`(
    select json_build_object('lat', lat, 'lon', lon) from places where id = ${placeId})`;
}
