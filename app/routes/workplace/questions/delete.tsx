import { Form } from "react-router";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { questionProblems } from "#features/registrations/questions/messages.ts";
import {
  findOwnQuestion,
  submitDeletion,
} from "#features/registrations/questions/screens/submission.server.ts";
import { WrittenText } from "#features/registrations/questions/screens/written-text.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { serverAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { DeletionForm } from "#ui/overlay/deletion-form.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formatDay } from "#values/day.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../../handle.ts";
import { requireEditor } from "../editor.server.ts";
import type { Route } from "./+types/delete.ts";

export const handle: Handle = { keepsPages: true };

export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  return findOwnQuestion(args, editor, args.params);
}

export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  return submitDeletion(args, editor, { at, ...args.params });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  serverAnswer(serverAction(), () => ({ problem: questionProblems["not-saved"] }));

export const shouldRevalidate = isServerReached;

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Delete Question", es: "Eliminar pregunta" }, pageLanguages(matches).lang);

/** Asks for confirmation before a question is deleted. */
export default function DeleteQuestion({
  loaderData: { race, question, questionId },
  actionData,
}: Route.ComponentProps) {
  const say = useSay();
  const at = useWorkplace();
  const lang = useLang();
  const isBusy = useIsSending(at.deleteQuestion(race.id, questionId));
  const out = at.questions(race.id);
  return (
    <>
      <BackLink to={out}>{say({ en: "Questions", es: "Preguntas" })}</BackLink>
      <ToolHeading lead={`${race.name}, ${formatDay(race.startDate, lang)}`}>
        {say({ en: "Delete this question?", es: "¿Eliminar esta pregunta?" })}
      </ToolHeading>
      {question ? (
        <DeletionForm
          form={Form}
          isBusy={isBusy}
          out={out}
          problem={actionData?.problem ?? null}
          button={say({ en: "Delete", es: "Eliminar" })}
        >
          <p>
            <WrittenText>{question.text}</WrittenText>
          </p>
        </DeletionForm>
      ) : (
        <Notice kind="problem">{questionProblems["no-question"]}</Notice>
      )}
    </>
  );
}
