import { useLang } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import type { LengthUnit } from "#values/length.ts";
import type { PlanNote } from "../building/plan-notes.ts";
import { noteText } from "../messages.ts";

/** What the runner should know about a plan. */
export function PlanNotes({ notes, unit }: { notes: readonly PlanNote[]; unit: LengthUnit }) {
  const lang = useLang();
  return notes.map((note) => (
    <div key={note.code} className="mb-6">
      <Notice>{noteText(note, unit, lang)}</Notice>
    </div>
  ));
}
