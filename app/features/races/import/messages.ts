export const notCsv = "Please select a valid CSV file";
export const emptyOrInvalid = "CSV file appears to be empty or invalid";
/** Why a step of an import was not taken. */
export const importStepProblems = {
  "not-startable":
    "This import cannot be started: it has no races, or it has been started already.",
  "not-running": "This import is not running any more.",
  "not-undoable": "There is nothing to undo.",
  "not-waiting": "This file is not waiting to be imported any more.",
} as const;

export type ImportStepProblem = keyof typeof importStepProblems;

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
