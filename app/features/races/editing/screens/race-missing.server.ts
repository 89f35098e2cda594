import { data } from "react-router";
import { readId } from "#values/id.ts";
import { editingProblems } from "../messages.ts";

/** Thrown for a race that the editor may not edit. */
export function raceMissing() {
  return data(editingProblems["no-race"], 404);
}

/**
 * The id of the race that an address names.
 * @throws {Response} 404 for an address that names none
 */
export function raceIdOf(id: string): string {
  const raceId = readId(id);
  if (raceId === null) throw raceMissing();
  return raceId;
}
