import { type ChangeEvent, useState } from "react";
import { href, useHref } from "react-router";
import type { SentDocument } from "#features/experts/applications/application.ts";
import { documentLimits, formatFileSize } from "#features/experts/applications/documents.ts";
import { type DocumentRefusal, documentRefusals } from "#features/experts/applications/messages.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { useSay } from "#ui/language/language.tsx";
import { withQuery } from "#values/address.ts";
import { documentFormats } from "#values/form/document-format.ts";
import type { Sentence, Words } from "#values/say.ts";

const megabytes = documentLimits.bytes / 1024 / 1024;
const hint = {
  en: `PDF, JPEG, PNG or WebP; at most ${documentLimits.count} documents of ${megabytes} MB each.`,
  es: `PDF, JPEG, PNG o WebP; hasta ${documentLimits.count} documentos de ${megabytes} MB cada uno.`,
};

/**
 * The documents that are stored, each with a button to remove it, and a field for more. With scripts,
 * a file that is too large is refused before it is sent.
 */
export function DocumentsField({
  documents,
  error,
  occasion,
  hasRemoved,
}: {
  documents: SentDocument[];
  error: Sentence | undefined;
  /** Whether the form was sent to remove a document. */
  hasRemoved: boolean;
  /** Changes once the chosen files are stored: the field is empty then. */
  occasion: string | null;
}) {
  const say = useSay();
  const [chosen, setChosen] = useState<{ problem: Words | null; occasion: string | null } | null>(
    null,
  );
  const said = chosen?.occasion === occasion ? chosen.problem : error;

  function check({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const problem = problemOf([...(input.files ?? [])], documents.length);
    if (problem) input.value = "";
    setChosen({ problem, occasion });
  }

  return (
    <div className="grid gap-3">
      {documents.length > 0 && (
        <ul
          aria-label={say({ en: "Stored documents", es: "Documentos guardados" })}
          className="divide-y divide-line border-y border-line"
        >
          {documents.map((stored) => (
            <StoredDocument key={stored.id} stored={stored} />
          ))}
        </ul>
      )}
      <Field
        label={
          documents.length > 0
            ? say({ en: "More documents", es: "Más documentos" })
            : say({ en: "Documents", es: "Documentos" })
        }
        hint={say(hint)}
        error={said ?? undefined}
      >
        {(control) => (
          <input
            {...control}
            key={occasion}
            // The button that was pressed is gone with its document; the page goes on here.
            // biome-ignore lint/a11y/noAutofocus: only in the answer to that button
            autoFocus={hasRemoved}
            type="file"
            name="documents"
            multiple
            accept={documentFormats}
            onChange={check}
            className="input file-input"
          />
        )}
      </Field>
    </div>
  );
}

function StoredDocument({ stored: { id, name, bytes } }: { stored: SentDocument }) {
  const say = useSay();
  const removal = withQuery(href("/experts/apply"), { change: "remove", document: id });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
      <span className="min-w-0 wrap-anywhere">
        <a href={useHref(href("/experts/apply/documents/:id", { id }))} download className="link">
          {name}
        </a>{" "}
        <span className="text-sm text-muted">{formatFileSize(bytes)}</span>
      </span>
      <Button type="submit" look="plain" size="small" formAction={useHref(removal)}>
        {say({ en: "Remove", es: "Quitar" })}
        <span className="sr-only"> {name}</span>
      </Button>
    </li>
  );
}

function problemOf(files: readonly File[], stored: number): Words | null {
  const refused = files.flatMap(({ name, size }, place): DocumentRefusal[] => {
    if (size > documentLimits.bytes) return [{ name, problem: "too-heavy" }];
    return stored + place >= documentLimits.count ? [{ name, problem: "too-many" }] : [];
  });
  return refused.length > 0 ? documentRefusals(refused) : null;
}
