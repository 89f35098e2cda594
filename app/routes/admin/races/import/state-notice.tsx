import { type RaceImport, stateNames } from "#features/races/import/race-import.ts";
import { Notice } from "#ui/message/notice.tsx";
import { formatCount } from "#values/text/count.ts";

/** Which buttons stand below. */
type Ways = { canContinue: boolean; canUndo: boolean };

/** How an import ended. Only what is done as a whole is green. */
export function StateNotice({
  found,
  ways,
  isLeft,
}: {
  found: Pick<RaceImport, "state" | "done" | "raceCount" | "runs" | "tally" | "problemCount">;
  ways: Ways;
  isLeft: boolean;
}) {
  const { state, done, raceCount, runs, tally, problemCount } = found;
  const far = `${formatCount(done)} of ${formatCount(raceCount)} races`;
  if (state === "failed" || state === "cancelled") {
    return (
      <Notice kind="problem">
        <strong>{stateNames[state]}</strong>{" "}
        {done > 0
          ? `after ${far}. Each race that was stored before that is whole.`
          : "before anything was stored."}{" "}
        {nextStep(ways)}
      </Notice>
    );
  }
  if (state === "undone") {
    return isLeft ? (
      <Notice icon="alert">
        What this import did was taken back, but for what is listed below.
      </Notice>
    ) : (
      <Notice kind="success">What this import did was taken back.</Notice>
    );
  }
  const resumed = runs > 1 && " The import was interrupted and went on where it had stopped.";
  if (tally.failed > 0) {
    return (
      <Notice kind="problem">
        {formatCount(tally.failed)} of {formatCount(raceCount)} races could not be stored, or not
        with all of their distances; they are listed below. The others are stored.{resumed}
      </Notice>
    );
  }
  const left = leftOut(tally.skipped, problemCount);
  if (left) {
    return (
      <Notice icon="alert">
        {left}{" "}
        {raceCount === tally.skipped ? "Nothing else was in the file." : "The rest is stored."}
        {resumed}
      </Notice>
    );
  }
  return (
    <Notice kind="success">
      {raceCount === 1 ? "The race is done." : `All ${formatCount(raceCount)} races are done.`}
      {resumed}
    </Notice>
  );
}

/** Names the buttons that stand below. */
function nextStep({ canContinue, canUndo }: Ways): string {
  if (canContinue && canUndo) return "Continue the import where it stopped, or undo what it did.";
  if (canContinue) return "You can continue the import.";
  return canUndo ? "You can undo what it did." : "";
}

function leftOut(skipped: number, problems: number): string {
  const parts = [
    skipped > 0 &&
      `${formatCount(skipped)} ${skipped === 1 ? "race that is" : "races that are"} not stored yet`,
    problems > 0 && "the rows with errors",
  ].filter((part) => part !== false);
  return parts.length === 0 ? "" : `Left out: ${parts.join(" and ")}.`;
}
