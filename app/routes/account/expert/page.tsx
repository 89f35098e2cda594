import { data } from "react-router";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/page.ts";
import { openDesk } from "./desk.server.ts";
import { DeskHead } from "./desk-head.tsx";
import { NoDesk } from "./no-desk.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { desk } = await openDesk(args);
  return data({ desk }, desk ? 200 : 404);
}

export const meta: Route.MetaFunction = () => officeMeta("Your page as an expert");

export default function OwnExpertPage({ loaderData: { desk } }: Route.ComponentProps) {
  if (!desk) return <NoDesk />;
  return <DeskHead desk={desk} title="Your page" />;
}
