import { Form, useHref } from "react-router";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { fileStateWords } from "../../questions/file-state.ts";
import { writtenIn } from "../../questions/question.ts";
import { WrittenText } from "../../questions/screens/written-text.tsx";
import type { EntryFile } from "../entry-files.server.ts";
import { longestRefusal } from "../schema.ts";

/** The files of an entry, with what an organizer decides about them. */
export function FilesToReview({
  registrationId,
  files,
}: {
  registrationId: string;
  files: readonly EntryFile[];
}) {
  const say = useSay();
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="files" className="grid gap-4">
      <h2 id="files" className="text-xl">
        {say({ en: "Files", es: "Archivos" })}
      </h2>
      <ul className="grid gap-4">
        {files.map((file) => (
          <li key={file.questionId} className="grid gap-3">
            <p>
              <WrittenText>{file.question}</WrittenText>
              {!file.isRequired && ` ${say({ en: "(optional)", es: "(opcional)" })}`}:{" "}
              <strong>{say(fileStateWords[file.condition])}</strong>
              {file.refusal !== null && ` (${file.refusal})`}
            </p>
            {file.fileId !== null && (
              <Decision registrationId={registrationId} fileId={file.fileId} file={file} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The file, and the two decisions about one that nobody has decided on. */
function Decision({
  registrationId,
  fileId,
  file: { question, condition },
}: {
  registrationId: string;
  fileId: string;
  file: EntryFile;
}) {
  const say = useSay();
  const lang = useLang();
  const action = useWorkplace().sentFile(registrationId, fileId);
  const isBusy = useIsSending(action);
  const about = <span className="sr-only">: {writtenIn(question, lang).text}</span>;
  return (
    <>
      <p>
        <a href={useHref(action)} download className="link">
          {say({ en: "Open the file", es: "Abrir el archivo" })}
          {about}
        </a>
      </p>
      {condition === "received" && (
        <>
          <Form method="post" action={action} preventScrollReset>
            <Button type="submit" name="decision" value="approve" size="small" busy={isBusy}>
              {say({ en: "Approve", es: "Aprobar" })}
              {about}
            </Button>
          </Form>
          <Form
            method="post"
            action={action}
            preventScrollReset
            className="grid justify-items-start gap-3"
          >
            <TextField
              name="reason"
              label={say({ en: "Reason for the runner", es: "Motivo para el corredor" })}
              maxLength={longestRefusal}
              required
              autoComplete="off"
            />
            <Button
              type="submit"
              name="decision"
              value="refuse"
              look="quiet"
              size="small"
              busy={isBusy}
            >
              {say({ en: "Refuse", es: "Rechazar" })}
              {about}
            </Button>
          </Form>
        </>
      )}
    </>
  );
}
