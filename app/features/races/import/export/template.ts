import { csvHead, csvLine } from "#values/csv.ts";
import { columns } from "../file/columns.ts";
import { exportRows } from "./export-rows.ts";

/** A file to begin with: the names of all columns, and an example race with two distances. */
export function templateFile(): string {
  const offer = {
    description: null,
    time: "07:30",
    currency: "PEN",
    registrationLink: "https://example.com/register",
    priceIncludes: "Bib, medal and shirt",
    additionalInformation: null,
    profile: "Flat",
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
    registrationLink: "https://example.com/register",
    image: null,
    category: "external",
    isPremium: false,
    status: "upcoming",
    distances: [
      { ...offer, distance: "10K", price: "80" },
      { ...offer, distance: "21K", price: "120" },
    ],
  });
  return csvHead(columns) + rows.map(csvLine).join("");
}
