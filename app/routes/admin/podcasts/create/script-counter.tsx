import {
  longestPauseSeconds,
  mostPauses,
  scriptFigures,
  spokenMinutes,
} from "#features/podcasts/studio/script-figures.ts";
import { formatCount } from "#values/text/count.ts";

/** What a script comes to. Nothing here refuses it. */
export function ScriptCounter({ script, most }: { script: string; most: number }) {
  const { pauses, words, seconds, notes } = scriptFigures(script);
  return (
    <div className="grid gap-1 text-sm">
      <p className="tabular text-muted">
        {formatCount(words)} {words === 1 ? "word" : "words"} · {spokenMinutes(seconds)} ·{" "}
        <span className={pauses > mostPauses ? "font-medium text-ochre" : ""}>
          {pauses} of {mostPauses} pause tags
        </span>
      </p>
      {pauses > mostPauses && (
        <p className="text-ochre">
          Max 3 to {mostPauses} pause tags per script, up to {longestPauseSeconds} seconds each,
          sound natural.
        </p>
      )}
      {notes > 0 && (
        <p className="font-medium text-ochre">
          {notes} {notes === 1 ? "note in [brackets]" : "notes in [brackets]"} would be read aloud.
        </p>
      )}
      {script.length > most && (
        <p role="alert" className="font-medium text-danger">
          {formatCount(script.length - most)} characters too many
        </p>
      )}
    </div>
  );
}
