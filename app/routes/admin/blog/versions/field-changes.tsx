import type { FieldChange, TextChange } from "#features/blog/editing/version.ts";
import { columnWords } from "#values/text/column-words.ts";

/** What differs between two versions. Additions and removals are told without colours too. */
export function FieldChanges({ changes }: { changes: readonly FieldChange[] }) {
  if (changes.length === 0) return <p className="text-muted">These versions are the same.</p>;
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">
        <ins className="version-added">underlined</ins>: added ·{" "}
        <del className="version-removed">struck through</del>: removed
      </p>
      {changes.map(({ name, changes: pieces }) => (
        <section key={name} aria-label={columnWords(name)} className="card p-5">
          <h3 className="mb-2 text-lg">{columnWords(name)}</h3>
          <p className="whitespace-pre-wrap wrap-anywhere">
            {pieces.map((piece, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces have their place as their name
              <Piece key={at} {...piece} />
            ))}
          </p>
        </section>
      ))}
    </div>
  );
}

function Piece({ kind, text }: TextChange) {
  if (kind === "same") return text;
  const isAdded = kind === "added";
  const Mark = isAdded ? "ins" : "del";
  return (
    <Mark className={isAdded ? "version-added" : "version-removed"}>
      <span className="sr-only">{isAdded ? "[added: " : "[removed: "}</span>
      {text}
      <span className="sr-only">]</span>
    </Mark>
  );
}
