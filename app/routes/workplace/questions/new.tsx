import { questionProblems } from "#features/registrations/questions/messages.ts";
import { QuestionScreen } from "#features/registrations/questions/screens/question-screen.tsx";
import {
  loadQuestions,
  submitNewQuestion,
} from "#features/registrations/questions/screens/submission.server.ts";
import { questionTemplates } from "#features/registrations/questions/templates.ts";
import { editorAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../../handle.ts";
import { requireEditor } from "../editor.server.ts";
import type { Route } from "./+types/new.ts";

export const handle: Handle = { keepsPages: true };

export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  const { race, distances } = await loadQuestions(args, editor, args.params.id);
  const named = args.url.searchParams.get("template");
  return {
    race,
    distances,
    template: questionTemplates.find(({ name }) => name === named) ?? null,
  };
}

export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  return submitNewQuestion(args, editor, { at, id: args.params.id });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  editorAnswer(args, questionProblems["not-saved"]);

export const shouldRevalidate = isServerReached;

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "New Question", es: "Nueva pregunta" }, pageLanguages(matches).lang);

export default function NewQuestion({ loaderData, actionData }: Route.ComponentProps) {
  const { race, distances, template } = loaderData;
  return (
    <QuestionScreen
      key={template?.name}
      race={race}
      distances={distances}
      question={null}
      questionId={null}
      template={template}
      errors={actionData ?? null}
    />
  );
}
