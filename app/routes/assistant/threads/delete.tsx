import { data, Form, href, redirect, useNavigation } from "react-router";
import { deleteThread } from "#features/assistant/threads/commands.server.ts";
import { threadMessages } from "#features/assistant/threads/messages.ts";
import { chatOwnerOf } from "#features/assistant/threads/owner.server.ts";
import { services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
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
  if (refused) throw data(threadMessages[refused.problem], 404);
  return redirect(href("/chat/:threadId?"), 303);
}

export const meta: Route.MetaFunction = () => [
  { title: "Delete conversation · Dorsal" },
  { name: "robots", content: "noindex" },
];

export default function DeleteThread({ loaderData, params }: Route.ComponentProps) {
  const { title, count } = loaderData;
  return (
    <ThreadPage title="Delete this conversation?">
      <p>
        <strong>{title ?? "Untitled"}</strong> and its {count} messages are deleted. This cannot be
        undone.
      </p>
      <Form method="post" className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" look="danger" busy={useNavigation().formMethod === "POST"}>
          Delete
        </Button>
        <ButtonLink to={href("/chat/:threadId?", { threadId: params.id })} look="plain">
          Keep it
        </ButtonLink>
      </Form>
    </ThreadPage>
  );
}
