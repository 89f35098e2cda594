import { href, useHref } from "react-router";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { fileStateWords } from "../../questions/file-state.ts";
import { writtenIn } from "../../questions/question.ts";
import { WrittenText } from "../../questions/screens/written-text.tsx";
import type { EntryFile } from "../entry-files.server.ts";

/** The files that the organizer asks a runner for, with what has become of them. */
export function EntryFiles({
  registrationId,
  files,
  isClosed,
}: {
  registrationId: string;
  files: readonly EntryFile[];
  /** The entry is cancelled, or the race is over. */
  isClosed: boolean;
}) {
  const say = useSay();
  const lang = useLang();
  if (files.length === 0) return null;
  const isNeeded = ({ isRequired, condition }: EntryFile) =>
    isRequired && (condition === "missing" || condition === "refused");
  return (
    <section id="files" aria-labelledby="entry-files" className="mt-8 grid gap-3">
      <h2 id="entry-files" className="text-lg font-bold">
        {say({ en: "Files for the organizer", es: "Archivos para el organizador" })}
      </h2>
      {!isClosed && files.some(isNeeded) && (
        <Notice kind="problem">
          {say({
            en: "The organizer still needs a file from you.",
            es: "El organizador todavía necesita un archivo tuyo.",
          })}
        </Notice>
      )}
      <ul className="grid gap-3">
        {files.map(({ questionId, question, isRequired, condition, fileId, refusal }) => (
          <li key={questionId}>
            <WrittenText>{question}</WrittenText>
            {!isRequired && ` ${say({ en: "(optional)", es: "(opcional)" })}`}:{" "}
            <strong>{say(fileStateWords[condition])}</strong>
            {refusal !== null && <p className="text-muted">{refusal}</p>}
            <p className="flex flex-wrap gap-x-5 gap-y-2">
              {fileId !== null && <OwnFileLink registrationId={registrationId} fileId={fileId} />}
              {!isClosed && condition !== "approved" && (
                <TextLink
                  to={href("/registrations/:id/files/:question", {
                    id: registrationId,
                    question: questionId,
                  })}
                >
                  {condition === "missing"
                    ? say({ en: "Send the file", es: "Enviar el archivo" })
                    : say({ en: "Send another file", es: "Enviar otro archivo" })}
                  <span className="sr-only">: {writtenIn(question, lang).text}</span>
                </TextLink>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnFileLink({ registrationId, fileId }: { registrationId: string; fileId: string }) {
  const say = useSay();
  const path = useHref(
    href("/registrations/:id/sent-files/:file", { id: registrationId, file: fileId }),
  );
  return (
    <a href={path} download className="link">
      {say({ en: "Your file", es: "Tu archivo" })}
    </a>
  );
}
