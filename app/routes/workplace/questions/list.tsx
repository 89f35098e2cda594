import { QuestionsScreen } from "#features/registrations/questions/screens/questions-screen.tsx";
import { loadQuestions } from "#features/registrations/questions/screens/submission.server.ts";
import styles from "#features/registrations/registrations.css?url";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { requireEditor } from "../editor.server.ts";
import type { Route } from "./+types/list.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  return loadQuestions(args, editor, args.params.id);
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Questions", es: "Preguntas" }, pageLanguages(matches).lang);

/** What a race asks of its runners in its own words. */
export default function Questions({ loaderData }: Route.ComponentProps) {
  return <QuestionsScreen {...loaderData} />;
}
