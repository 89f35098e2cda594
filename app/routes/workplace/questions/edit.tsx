import { questionProblems } from "#features/registrations/questions/messages.ts";
import { QuestionScreen } from "#features/registrations/questions/screens/question-screen.tsx";
import {
  findOwnQuestion,
  submitQuestion,
} from "#features/registrations/questions/screens/submission.server.ts";
import { editorAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
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

export const clientAction = (args: Route.ClientActionArgs) =>
  editorAnswer(args, questionProblems["not-saved"]);

export const shouldRevalidate = isServerReached;

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Edit Question", es: "Editar pregunta" }, pageLanguages(matches).lang);

/** A question that somebody else deleted meanwhile leaves what was typed. */
export default function EditQuestion({ loaderData, actionData }: Route.ComponentProps) {
  return <QuestionScreen {...loaderData} template={null} errors={actionData ?? null} />;
}
