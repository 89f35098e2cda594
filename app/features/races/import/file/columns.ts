/** The columns that a file must have. */
export const requiredColumns = ["title", "date", "city", "country", "distances"] as const;

/** The columns that a file may have. */
export const optionalColumns = [
  "venue",
  "state",
  "organizer",
  "type",
  "description",
  "time",
  "price",
  "currency",
  "registration_link",
  "image_url",
  "price_include",
  "additional_information",
  "profile",
] as const;

/** The columns beyond those, which an export has so that it can be brought back in as it was. */
export const backupColumns = ["elevation_gain", "category", "premium", "status"] as const;

export const columns = [...requiredColumns, ...optionalColumns, ...backupColumns] as const;
export type FileColumn = (typeof columns)[number];

/** More columns of a workbook are left out. */
export const mostColumns = 200;

/** The most characters of a cell. */
export const maxCellLength = 1_000_000;

/** Cells that stand in one line of a page or in an index hold fewer characters. */
const maxLengths: Partial<Record<FileColumn, number>> = {
  title: 300,
  date: 100,
  city: 200,
  country: 200,
  distances: 1000,
  venue: 500,
  state: 200,
  organizer: 300,
  type: 100,
  time: 100,
  price: 100,
  currency: 100,
  registration_link: 2000,
  image_url: 2000,
  elevation_gain: 100,
  category: 100,
  premium: 100,
  status: 100,
};

/** The name in a cell of the first line, without its case, blanks and quotation marks. */
export function columnName(cell: string): string {
  return cell.replaceAll('"', "").trim().toLowerCase();
}

/** Whether a row without a readable cell in this column cannot be imported. */
export function isRowColumn(column: FileColumn): boolean {
  return ["title", "date", "city", "country"].includes(column);
}

export function isColumn(name: string): name is FileColumn {
  return columns.some((column) => column === name);
}

export function maxLengthOf(column: FileColumn): number {
  return maxLengths[column] ?? maxCellLength;
}
