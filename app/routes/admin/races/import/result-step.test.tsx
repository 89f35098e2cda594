import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { noTally } from "#features/races/import/race-import.ts";
import { StateNotice } from "./result-step.tsx";

/** The notice of a cancelled import of ten races. */
function saidOf(done: number, ways: { canContinue: boolean; canUndo: boolean }): string {
  const found = {
    state: "cancelled",
    done,
    raceCount: 10,
    runs: 1,
    tally: noTally,
    problemCount: 0,
  } as const;
  return renderToStaticMarkup(<StateNotice found={found} ways={ways} isLeft={false} />)
    .replaceAll(/<[^>]*>/g, "")
    .trim();
}

test("a stopped import shows its progress and the possible actions", () => {
  expect(saidOf(3, { canContinue: true, canUndo: true })).toBe(
    "Cancelled after 3 of 10 races. Each race that was stored before that is whole. Continue the import where it stopped, or undo what it did.",
  );
  expect(saidOf(0, { canContinue: true, canUndo: false })).toBe(
    "Cancelled before anything was stored. You can continue the import.",
  );
});
