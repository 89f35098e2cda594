import { data, href, redirect } from "react-router";
import { chatOwnerOf } from "#features/assistant/threads/owner.server.ts";
import { findRoom } from "#features/coaches/room/room.server.ts";
import { sayMessages } from "#features/coaches/room/room.ts";
import { languageOfBrowser, type RoomLanguage } from "#features/coaches/room/spoken-language.ts";
import { endSession } from "#features/coaches/sessions/commands.server.ts";
import { services } from "#services/context.ts";
import { sayIn } from "#values/say.ts";
import { lengthUnitOf } from "#values/web/cookie.ts";
import { languageOf } from "#values/web/language.ts";
import { pageLanguages } from "#values/web/page-meta.ts";
import { saidBefore, saidNow } from "#values/web/said.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/room.ts";
import { RoomView } from "./room/room-view.tsx";

export const handle: Handle = { keepsPages: true, framedBy: "site" };

/** The room of a session with the built-in coach, for its owner alone. */
export async function loader(asked: Route.LoaderArgs) {
  const { request, params, context } = asked;
  const owner = await chatOwnerOf(asked);
  const room = await findRoom(services(context), owner, params.id, languageOfRequest(asked));
  if (!room) throw data(sayMessages["no-session"], 404);
  const isFramed = request.headers.get("Sec-Fetch-Dest") === "iframe";
  const cookies = request.headers.get("Cookie");
  const said = saidBefore(cookies);
  const shown = { room, isFramed, said, unit: lengthUnitOf(cookies) };
  const headers = said ? { "Set-Cookie": saidNow() } : undefined;
  return data(shown, { headers });
}

/** Greets in Spanish on a Spanish page, or when the browser prefers Spanish. */
function languageOfRequest({ request, url }: Route.LoaderArgs): RoomLanguage {
  if (languageOf(url) === "es") return "es";
  const tags = (request.headers.get("Accept-Language") ?? "").split(",").map((tag) => tag.trim());
  return languageOfBrowser(tags);
}

/** Ends the session where the room is a separate page. */
export async function action(asked: Route.ActionArgs) {
  const { params, context } = asked;
  const owner = await chatOwnerOf(asked);
  const isOwn = await endSession(services(context), owner, params.id, "closed");
  if (!isOwn) throw data(sayMessages["no-session"], 404);
  return redirect(href("/coach-sessions/:id", { id: params.id }), 303);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  {
    title: sayIn(pageLanguages(matches).lang)({
      en: `Session with ${loaderData?.room.coach.name ?? "a coach"} · Dorsal`,
      es: `Sesión con ${loaderData?.room.coach.name ?? "un entrenador"} · Dorsal`,
    }),
  },
  { name: "robots", content: "noindex" },
];

export default function Room({ loaderData }: Route.ComponentProps) {
  // A session that has ended meanwhile begins with another state.
  const { room } = loaderData;
  return <RoomView key={`${room.id} ${room.isOver}`} {...loaderData} />;
}
