import type { Handle } from "../../handle.ts";
import styles from "../session.css?url";
import type { Route } from "./+types/reopen.ts";
import { loadSession, submitMark } from "./session-page.server.ts";
import { SessionPage, sessionMeta } from "./session-page.tsx";

export const handle: Handle = { keepsPages: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** The page of the session, on which a refusal is said. */
export function loader(args: Route.LoaderArgs) {
  return loadSession(args);
}

/** `POST /training/sessions/:id/reopen` opens a session again that was done or skipped. */
export function action(args: Route.ActionArgs) {
  return submitMark(args, "planned", "The session is open again.");
}

export const meta: Route.MetaFunction = ({ loaderData }) => sessionMeta(loaderData);

export default function ReopenSession({ loaderData, actionData }: Route.ComponentProps) {
  return <SessionPage page={loaderData} outcome={actionData ?? null} />;
}
