import styles from "../session.css?url";
import type { Route } from "./+types/session.ts";
import { loadSession } from "./session-page.server.ts";
import { SessionPage, sessionMeta } from "./session-page.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export function loader(args: Route.LoaderArgs) {
  return loadSession(args);
}

export const meta: Route.MetaFunction = ({ loaderData }) => sessionMeta(loaderData);

export default function Session({ loaderData }: Route.ComponentProps) {
  return <SessionPage page={loaderData} />;
}
