import { href } from "react-router";
import type { Subject } from "./review.ts";

/** The page of the race or expert that a review is about. */
export function subjectPath({ kind, id }: Subject): string {
  return kind === "race" ? href("/races/:id", { id }) : href("/experts/:id", { id });
}
