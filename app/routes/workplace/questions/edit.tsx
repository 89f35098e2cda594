import { QuestionScreen } from "#features/registrations/questions/screens/question-screen.tsx";
import {
  findOwnQuestion,
  submitQuestion,
} from "#features/registrations/questions/screens/submission.server.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../../handle.ts";
import { requireEditor } from "../editor.server.ts";
import type { Route } from "./+types/edit.ts";

export const handle: Handle = { keepsPages: true };

export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  return findOwnQuestion(args, editor, args.params);
}

export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  return submitQuestion(args, editor, { at, ...args.params });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Edit Question", es: "Editar pregunta" }, pageLanguages(matches).lang);

export default function EditQuestion({ loaderData, actionData }: Route.ComponentProps) {
  return <QuestionScreen {...loaderData} template={null} errors={actionData ?? null} />;
}
