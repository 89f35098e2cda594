import { csvHead, csvLine } from "#values/csv.ts";
import { columns, type FileColumn, fileColumns } from "../file/columns.ts";

/** A file to begin with: the names of all columns, and an example race with two distances. */
export function templateFile(): string {
  const line = (offer: Partial<Record<FileColumn, string>>) =>
    csvLine(columns.map((column) => offer[column] ?? fileColumns[column].example));
  return csvHead(columns) + line({}) + line({ distances: "21K", price: "120", description: "" });
}
