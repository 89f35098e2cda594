import { useState } from "react";
import { data, href, redirect, useLocation } from "react-router";
import { ask } from "#features/assistant/asking/ask.server.ts";
import {
  findVisibleAssistant,
  visibleAssistants,
} from "#features/assistant/managing/queries.server.ts";
import { askMessages, chatBroken } from "#features/assistant/threads/messages.ts";
import { chatOwnerOf, questionOwnerOf } from "#features/assistant/threads/owner.server.ts";
import { allowanceOf, findThread } from "#features/assistant/threads/queries.server.ts";
import { findRaceToEnter } from "#features/races/page/race-page.server.ts";
import { clientAddress, services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import { useSay } from "#ui/language/language.tsx";
import { statusOf } from "#ui/page/missing-title.ts";
import { withQuery } from "#values/address.ts";
import { formOf } from "#values/form/form.ts";
import { readId } from "#values/id.ts";
import { lengthUnitOf } from "#values/web/cookie.ts";
import { languageOf } from "#values/web/language.ts";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import type { Handle } from "../../handle.ts";
import { DrawerHead } from "../drawer-button.tsx";
import type { Route } from "./+types/conversation.ts";
import { ConversationView } from "./conversation-view.tsx";

export const handle: Handle = { keepsPages: true };

export async function loader(asked: Route.LoaderArgs) {
  const { request, params, context } = asked;
  const { db, now, limits } = services(context);
  const { searchParams, origin } = new URL(request.url);
  const owner = await chatOwnerOf(asked);
  const shown = {
    unit: lengthUnitOf(request.headers.get("Cookie")),
    url: `${origin}${href("/chat/:threadId?")}`,
  };
  if (params.threadId !== undefined) {
    const [thread, allowance] = await Promise.all([
      findThread({ db, now }, owner, params.threadId, languageOf(asked.url)),
      allowanceOf({ db, now, limits }, owner),
    ]);
    if (!thread) throw data("Conversation Not Found", 404);
    const { assistant, race } = thread;
    return { ...shown, thread, assistants: [], assistant, race, allowance };
  }
  const [assistants, race, allowance] = await Promise.all([
    visibleAssistants({ db }, languageOf(asked.url)),
    raceOf(searchParams.get("race")),
    allowanceOf({ db, now, limits }, owner),
  ]);
  const named = assistants.find(({ id }) => id === searchParams.get("assistant"));
  const assistant = named ?? (race && assistants[0]) ?? null;
  return { ...shown, thread: null, assistants, assistant, race, allowance };

  async function raceOf(id: string | null) {
    const found = id && (await findRaceToEnter({ db }, id));
    return found ? { id: found.id, name: found.name } : null;
  }
}

/** A question of a browser without a script: its answer is the page of the conversation. */
export async function action(asked: Route.ActionArgs) {
  const { request, params, context } = asked;
  const form = await formOf(request);
  const assistant = readId(form.get("assistant"));
  const typed = String(form.get("text") ?? "");
  const text = form.has("text") ? typed : await starterOf(assistant);
  if (text === null) {
    return redirect(withQuery(href("/chat/:threadId?"), { assistant }), 303);
  }
  const { owner, cookie } = await questionOwnerOf(asked);
  const answer = await ask(
    services(context),
    {
      owner,
      text,
      thread: params.threadId ?? null,
      assistant,
      race: readId(form.get("race")),
      requestKey: null,
      instead: null,
      unit: lengthUnitOf(request.headers.get("Cookie")),
      lang: languageOf(asked.url),
      address: clientAddress(context),
    },
    request.signal,
  );
  if ("problem" in answer) {
    const { problem, allowance } = answer;
    if (problem === "no-thread") throw data(askMessages[problem].en, 404);
    const message = allowance?.hint ?? askMessages[problem];
    return data({ refusal: { problem, message }, typed }, 400);
  }
  let { threadId } = params;
  for await (const event of answer.events) {
    if ("started" in event) threadId = event.started.thread;
  }
  const headers = cookie ? { "Set-Cookie": cookie } : undefined;
  return redirect(href("/chat/:threadId?", { threadId }), { status: 303, headers });

  async function starterOf(id: string | null) {
    const found = id && (await findVisibleAssistant(services(context), id, languageOf(asked.url)));
    return found ? found.conversationStarter : null;
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(pageLanguages(matches), {
    title: loaderData?.thread?.title ?? { en: "AI Assistant", es: "Asistente de IA" },
    description: {
      en: "Ask about races, training, pacing and race day. The running assistant finds races that fit and answers at any hour.",
      es: "Pregunta sobre carreras, entrenamiento, ritmos y el día de la carrera. El asistente para corredores encuentra carreras para ti y responde a cualquier hora.",
    },
    url: loaderData?.url ?? "/chat",
    indexed: loaderData?.thread === null,
  });

export default function ConversationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { thread, assistants, race, allowance, unit } = loaderData;
  const location = useLocation();
  // A document does not know the state of its address: only a browser does.
  const arrival = arrivalOf(useHydrated() ? location.state : null);
  const [begun, setBegun] = useState<{ thread: string; key: string } | null>(null);
  const first = assistants[0] ?? null;
  const chosen = loaderData.assistant ?? (arrival.wantsDefault ? first : null);
  const isChoosing = !thread && !chosen;
  // A conversation that was begun here keeps its screen, and its stream, when it gets its address.
  const key = thread ? (begun?.thread === thread.id ? begun.key : thread.id) : location.key;
  return (
    <ConversationView
      key={key}
      thread={thread}
      assistant={isChoosing ? first : chosen}
      choices={isChoosing ? assistants : null}
      race={race}
      allowance={allowance}
      unit={unit}
      refused={actionData ?? null}
      sendsStarter={arrival.isPicked || arrival.wantsDefault}
      onStarted={(started) => setBegun({ thread: started, key })}
    />
  );
}

/**
 * The page keeps its frame, with ERR-37 in place of what could not be read. A conversation of another
 * person does not exist either.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const say = useSay();
  const { pathname } = useLocation();
  if (statusOf(error) !== 404) {
    return (
      <>
        <DrawerHead />
        <div className="chat-page">
          <div className="chooser">
            <h1>{say({ en: "AI Assistant", es: "Asistente de IA" })}</h1>
            <p role="alert" className="chooser-lead">
              {say(chatBroken)}
            </p>
            <p>
              <ButtonLink to={pathname} reloadDocument>
                {say({ en: "Try again", es: "Intentar de nuevo" })}
              </ButtonLink>
            </p>
          </div>
        </div>
      </>
    );
  }
  return (
    <>
      <DrawerHead />
      <div className="chat-page">
        <div className="chooser">
          <h1>
            {say({ en: "This conversation is not here", es: "Esta conversación no está aquí" })}
          </h1>
          <p className="chooser-lead">
            {say({
              en: "It was deleted, or it belongs to another account. Conversations of guests are kept in the browser in which they began.",
              es: "Se eliminó o es de otra cuenta. Las conversaciones sin cuenta se guardan en el navegador donde empezaron.",
            })}
          </p>
          <p>
            <ButtonLink to={href("/chat/:threadId?")}>
              {say({ en: "New Chat", es: "Nueva conversación" })}
            </ButtonLink>
          </p>
        </div>
      </div>
    </>
  );
}

/** How a visitor came to the chat. */
type Arrival = {
  /** An assistant was picked from the list a moment ago. */
  isPicked: boolean;
  /** A link asks for the first assistant instead of the list: see `defaultAssistant` of the site. */
  wantsDefault: boolean;
};

/** @param state - of the navigation: anything that a page has put there */
function arrivalOf(state: unknown): Arrival {
  return { isPicked: isSet(state, "isPicked"), wantsDefault: isSet(state, "useDefaultAssistant") };
}

function isSet(state: unknown, flag: string): boolean {
  return typeof state === "object" && state !== null && Reflect.get(state, flag) === true;
}
