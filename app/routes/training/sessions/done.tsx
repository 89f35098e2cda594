import type { Handle } from "../../handle.ts";
import styles from "../session.css?url";
import type { Route } from "./+types/done.ts";
import { loadSession, submitMark } from "./session-page.server.ts";
import { SessionPage, sessionMeta } from "./session-page.tsx";

export const handle: Handle = { keepsPages: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** The page of the session, on which a refusal is said. */
export function loader(args: Route.LoaderArgs) {
  return loadSession(args);
}

/** `POST /training/sessions/:id/done` marks the session as done. */
export function action(args: Route.ActionArgs) {
  return submitMark(args, "done", "Done. Well run.");
}

export const meta: Route.MetaFunction = ({ loaderData }) => sessionMeta(loaderData);

export default function SessionDone({ loaderData, actionData }: Route.ComponentProps) {
  return <SessionPage page={loaderData} outcome={actionData ?? null} />;
}
