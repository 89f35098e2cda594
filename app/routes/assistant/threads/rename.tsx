import { data, Form, href, redirect, useNavigation } from "react-router";
import { renameThread } from "#features/assistant/threads/commands.server.ts";
import { longestTitle, threadMessages } from "#features/assistant/threads/messages.ts";
import { chatOwnerOf } from "#features/assistant/threads/owner.server.ts";
import { renameForm } from "#features/assistant/threads/schema.ts";
import { services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { formErrors, formOf, readForm } from "#values/form/form.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/rename.ts";
import { ownThread } from "./own-thread.server.ts";
import { ThreadPage } from "./thread-page.tsx";

export const handle: Handle = { keepsPages: true };

export async function loader(asked: Route.LoaderArgs) {
  const { title } = await ownThread(asked, asked.params.id);
  return { title };
}

export async function action(asked: Route.ActionArgs) {
  const { id } = asked.params;
  const form = await formOf(asked.request);
  const read = readForm(renameForm, form);
  if (read.errors) return data(read.errors, 400);
  const owner = await chatOwnerOf(asked);
  const refused = await renameThread(services(asked.context), owner, id, read.value.title);
  if (refused) return data(formErrors(threadMessages[refused.problem], form), 404);
  return redirect(href("/chat/:threadId?", { threadId: id }), 303);
}

export const meta: Route.MetaFunction = () => [
  { title: "Rename conversation · Dorsal" },
  { name: "robots", content: "noindex" },
];

export default function RenameThread({ loaderData, actionData, params }: Route.ComponentProps) {
  const isSending = useNavigation().formMethod === "POST";
  return (
    <ThreadPage title="Rename conversation">
      <Form method="post" className="grid gap-5">
        {actionData?.form && <Notice kind="problem">{actionData.form}</Notice>}
        <TextField
          label="Name"
          name="title"
          defaultValue={actionData?.typed.title ?? loaderData.title ?? ""}
          error={actionData?.fields.title}
          maxLength={longestTitle}
          required
          autoComplete="off"
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isSending}>
            Save
          </Button>
          <ButtonLink to={href("/chat/:threadId?", { threadId: params.id })} look="plain">
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </ThreadPage>
  );
}
