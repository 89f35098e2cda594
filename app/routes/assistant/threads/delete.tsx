import { data, Form, href, redirect, useNavigation } from "react-router";
import { deleteThread } from "#features/assistant/threads/commands.server.ts";
import { threadMessages } from "#features/assistant/threads/messages.ts";
import { chatOwnerOf } from "#features/assistant/threads/owner.server.ts";
import { services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { sayIn } from "#values/say.ts";
import { pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/delete.ts";
import { ownThread } from "./own-thread.server.ts";
import { ThreadPage } from "./thread-page.tsx";

export const handle: Handle = { keepsPages: true };

/** Asks before a conversation is deleted. */
export async function loader(asked: Route.LoaderArgs) {
  const { title, messages } = await ownThread(asked, asked.params.id);
  return { title, count: messages.length };
}

export async function action(asked: Route.ActionArgs) {
  const owner = await chatOwnerOf(asked);
  const refused = await deleteThread(services(asked.context), owner, asked.params.id);
  if (refused) throw data(threadMessages[refused.problem].en, 404);
  return redirect(href("/chat/:threadId?"), 303);
}

export const meta: Route.MetaFunction = ({ matches }) => [
  {
    title: sayIn(pageLanguages(matches).lang)({
      en: "Delete conversation · Dorsal",
      es: "Eliminar conversación · Dorsal",
    }),
  },
  { name: "robots", content: "noindex" },
];

export default function DeleteThread({ loaderData, params }: Route.ComponentProps) {
  const say = useSay();
  const { title, count } = loaderData;
  return (
    <ThreadPage
      title={say({ en: "Delete this conversation?", es: "¿Eliminar esta conversación?" })}
    >
      <p>
        <Rich
          text={say({
            en: `<0>${title ?? "Untitled"}</0> and its ${count} messages are deleted. This cannot be undone.`,
            es: `Se eliminan <0>${title ?? "Sin título"}</0> y sus ${count} mensajes. Esto no se puede deshacer.`,
          })}
          parts={[(words) => <strong>{words}</strong>]}
        />
      </p>
      <Form method="post" className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" look="danger" busy={useNavigation().formMethod === "POST"}>
          {say({ en: "Delete", es: "Eliminar" })}
        </Button>
        <ButtonLink to={href("/chat/:threadId?", { threadId: params.id })} look="plain">
          {say({ en: "Keep it", es: "Conservarla" })}
        </ButtonLink>
      </Form>
    </ThreadPage>
  );
}
