import { Form, useNavigation } from "react-router";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import {
  findOwnQuestion,
  submitDeletion,
} from "#features/registrations/questions/screens/submission.server.ts";
import { WrittenText } from "#features/registrations/questions/screens/written-text.tsx";
import { useSay } from "#ui/language/language.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { DeletionForm } from "#ui/overlay/deletion-form.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
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

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Delete Question", es: "Eliminar pregunta" }, pageLanguages(matches).lang);

/** Asks for confirmation before a question is deleted. */
export default function DeleteQuestion({
  loaderData: { race, question },
  actionData,
}: Route.ComponentProps) {
  const say = useSay();
  const at = useWorkplace();
  const isBusy = useNavigation().formMethod === "POST";
  const out = at.questions(race.id);
  return (
    <>
      <BackLink to={out}>{say({ en: "Questions", es: "Preguntas" })}</BackLink>
      <ToolHeading lead={race.name}>
        {say({ en: "Delete this question?", es: "¿Eliminar esta pregunta?" })}
      </ToolHeading>
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
    </>
  );
}
