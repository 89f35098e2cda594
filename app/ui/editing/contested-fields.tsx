import { Notice } from "#ui/message/notice.tsx";
import type { Meanwhile } from "#values/form/three-way.ts";
import { columnWords } from "#values/text/column-words.ts";
import { shorten } from "#values/text/shorten.ts";

/** Longer texts are told from each other by their beginnings. */
const shownLetters = 160;

/** The conflicting values of two administrators. */
export function ContestedFields({
  sentence,
  contested,
}: Pick<Meanwhile, "contested"> & { sentence: string | null }) {
  return (
    <Notice kind="problem">
      <p className="font-semibold">{sentence}</p>
      <dl className="mt-3 grid gap-3">
        {contested.map(({ name, theirs, yours }) => (
          <div key={name}>
            <dt className="font-semibold">{columnWords(name)}</dt>
            <dd className="wrap-anywhere">Stored now: {shown(name, theirs)}</dd>
            <dd className="wrap-anywhere">Yours: {shown(name, yours)}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}

function shown(name: string, text: string): string {
  if (text === "") return isTick(name) ? "no" : "nothing";
  if (text.startsWith("/media/")) return "another picture";
  return isTick(name) ? text : `“${shorten(text, shownLetters)}”`;
}

const isTick = (name: string) => name.startsWith("is_");
