import { href } from "react-router";
import type { SeasonEntry } from "./season.ts";

/** What a runner has ready before a race, in the order in which it is shown. */
export type Preparation = "files" | "waiver" | "start" | "contact" | "note";

/** Each preparation, whether it is done, and where it is done or read. */
export function checklistOf(
  entry: SeasonEntry,
): { step: Preparation; isDone: boolean; to: string }[] {
  const own = href("/registrations/:id", { id: entry.id });
  const raceDay = href("/registrations/:id/race-day/:change?", { id: entry.id });
  const note = href("/registrations/:id/note", { id: entry.id });
  const { requiredFiles } = entry;
  const files = {
    step: "files",
    isDone: requiredFiles === "received" || requiredFiles === "approved",
    to: own,
  } as const;
  return [
    ...(requiredFiles === null ? [] : [files]),
    { step: "waiver", isDone: entry.hasWaiver, to: own },
    { step: "start", isDone: entry.startTime !== null, to: raceDay },
    { step: "contact", isDone: entry.hasEmergencyContact, to: own },
    { step: "note", isDone: entry.note !== null, to: note },
  ];
}
