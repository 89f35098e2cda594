import { data, Form, href, redirect } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { findOwnFiles, sendFile } from "#features/registrations/files/commands.server.ts";
import {
  fileMegabytes,
  fileProblems,
  formatWords,
  type SentFileProblem,
} from "#features/registrations/files/messages.ts";
import { fileStateWords } from "#features/registrations/questions/file-state.ts";
import { WrittenText } from "#features/registrations/questions/screens/written-text.tsx";
import { services } from "#services/context.ts";
import { fileFormOf } from "#services/sent-files.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { LimitedFileField } from "#ui/form/files/limited-file-field.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { useIsSending } from "#ui/form/sending.ts";
import { formAnswer } from "#ui/form/server-answer.ts";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { type FormErrors, formErrors } from "#values/form/form.ts";
import { upTo } from "#values/form/upload.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../../handle.ts";
import { missingRegistration } from "../missing.ts";
import type { Route } from "./+types/send-file.ts";

/** No cached page says what runners have sent. */
export const handle: Handle = { keepsPages: true };

const bodyLimit = upTo(fileMegabytes + 1, fileProblems["too-heavy"]);

/** `GET` and `POST /registrations/:id/files/:question`: sends a file that the organizer asks for. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const { id, question } = args.params;
  const found = await findOwnFiles(services(args.context), viewer, id);
  const file = found?.files.find(({ questionId }) => questionId === question);
  if (!found || !file) throw data("Registration not found", 404);
  if (found.isClosed || file.condition === "approved") {
    throw redirect(href("/registrations/:id", { id }), 303);
  }
  return { id, raceName: found.raceName, file };
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const { id: registrationId, question: questionId } = args.params;
  const form = await fileFormOf(args, viewer, bodyLimit);
  const key = { registrationId, questionId };
  const { problem } = await sendFile(services(args.context), viewer, key, form.get("file"));
  if (problem !== null) return refused(problem, form);
  return seeOtherSaying(href("/registrations/:id", { id: registrationId }), {
    en: "Your file is with the organizer.",
    es: "El organizador tiene tu archivo.",
  });
}

function refused(problem: SentFileProblem, form: FormData) {
  if (problem === "gone") throw data("Registration not found", 404);
  const status = problem === "closed" ? 409 : problem === "too-often" ? 429 : 400;
  const field = problem === "closed" ? null : "file";
  return data<FormErrors>(formErrors(fileProblems[problem], form, field), status);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  formAnswer(serverAction(), fileProblems.failed);

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) =>
  loaderData
    ? officeMeta({ en: "Send a file", es: "Enviar un archivo" }, pageLanguages(matches).lang)
    : missingRegistration(matches, error);

export default function SendFile({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { id, raceName, file } = loaderData;
  const errors = actionData ?? null;
  const form = useFirstInvalid(errors);
  const action = href("/registrations/:id/files/:question", { id, question: file.questionId });
  const isBusy = useIsSending(action);
  return (
    <Container className="py-10 sm:py-14">
      <div className="grid max-w-170 gap-6">
        <PageHeading lead={raceName}>
          <WrittenText>{file.question}</WrittenText>
        </PageHeading>
        {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
        {file.refusal !== null && (
          <Notice kind="problem">
            {say(fileStateWords.refused)}: {file.refusal}
          </Notice>
        )}
        {(file.hint.en !== null || file.hint.es !== null) && (
          <p>
            <WrittenText>{file.hint}</WrittenText>
          </p>
        )}
        <p className="max-w-text">
          {say({
            en: "Only the organizer can open this file. It is deleted 30 days after the race.",
            es: "Solo el organizador puede abrir este archivo. Se elimina 30 días después de la carrera.",
          })}
        </p>
        <Form
          ref={form}
          method="post"
          action={action}
          encType="multipart/form-data"
          className="grid max-w-100 gap-4"
        >
          <LimitedFileField
            label={say({ en: "Your file", es: "Tu archivo" })}
            hint={say(formatWords)}
            accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
            megabytes={fileMegabytes}
            tooLarge={() => say(fileProblems["too-heavy"])}
            error={errors?.fields.file}
            answer={errors}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={isBusy}>
              {say({ en: "Send file", es: "Enviar archivo" })}
            </Button>
            <ButtonLink look="quiet" to={href("/registrations/:id", { id })}>
              {say({ en: "Cancel", es: "Cancelar" })}
            </ButtonLink>
          </div>
        </Form>
      </div>
    </Container>
  );
}
