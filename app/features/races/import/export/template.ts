import { csvHead, csvLine } from "#values/csv.ts";
import { columns } from "../file/columns.ts";
import { type ExportedDistance, exportRows } from "./export-rows.ts";

/** A file to begin with: the names of all columns, and an example race with two distances. */
export function templateFile(): string {
  const offer: Omit<ExportedDistance, "distance" | "price"> = {
    description: null,
    time: "07:30",
    currency: "PEN",
    registration_link: "https://example.com/register",
    price_include: "Bib, medal and shirt",
    additional_information: null,
    profile: "Flat",
    elevation_gain: null,
  };
  const rows = exportRows({
    title: "Example Race",
    date: "2027-05-16",
    city: "Lima",
    country: "Peru",
    venue: "Parque Kennedy",
    state: "Lima",
    organizer: "Example Runners",
    type: "Road",
    description: "One line for each distance; replace these two lines.",
    time: "07:30",
    registration_link: "https://example.com/register",
    image_url: null,
    category: "external",
    premium: false,
    status: "upcoming",
    distances: [
      { ...offer, distance: "10K", price: "80" },
      { ...offer, distance: "21K", price: "120" },
    ],
  });
  return csvHead(columns) + rows.map(csvLine).join("");
}
