import { QuestionScreen } from "#features/registrations/questions/screens/question-screen.tsx";
import {
  loadQuestions,
  submitNewQuestion,
} from "#features/registrations/questions/screens/submission.server.ts";
import { questionTemplates } from "#features/registrations/questions/templates.ts";
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
      template={template}
      errors={actionData ?? null}
    />
  );
}
