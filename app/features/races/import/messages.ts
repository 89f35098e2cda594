export const notCsv = "Please select a valid CSV file";
export const emptyOrInvalid = "CSV file appears to be empty or invalid";
export const unexpectedImportError = "Unexpected error during import";

export function distanceNotAdded(distance: string, title: string): string {
  return `Failed to add distance ${distance} for race ${title}`;
}

export function distanceNotSaved(distance: string, title: string): string {
  return `Failed to update/add distance ${distance} for race ${title}`;
}

export function raceNotFound(title: string, date: string): string {
  return `Skipped race: ${title} (${date}) - not found in database`;
}

export function raceNotSaved(title: string): string {
  return `Failed to import or update race: ${title}`;
}
