import { data, Form, href, redirect, useNavigation } from "react-router";
import { renameThread } from "#features/assistant/threads/commands.server.ts";
import { longestTitle, threadMessages } from "#features/assistant/threads/messages.ts";
import { chatOwnerOf } from "#features/assistant/threads/owner.server.ts";
import { renameForm } from "#features/assistant/threads/schema.ts";
import { services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { formErrors, formOf, readForm } from "#values/form/form.ts";
import { sayIn } from "#values/say.ts";
import { pageLanguages } from "#values/web/page-meta.ts";
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

export const meta: Route.MetaFunction = ({ matches }) => [
  {
    title: sayIn(pageLanguages(matches).lang)({
      en: "Rename conversation · Dorsal",
      es: "Cambiar nombre de la conversación · Dorsal",
    }),
  },
  { name: "robots", content: "noindex" },
];

export default function RenameThread({ loaderData, actionData, params }: Route.ComponentProps) {
  const say = useSay();
  const isSending = useNavigation().formMethod === "POST";
  return (
    <ThreadPage
      title={say({ en: "Rename conversation", es: "Cambiar el nombre de la conversación" })}
    >
      <Form method="post" className="grid gap-5">
        {actionData?.form && <Notice kind="problem">{actionData.form}</Notice>}
        <TextField
          label={say({ en: "Name", es: "Nombre" })}
          name="title"
          defaultValue={actionData?.typed.title ?? loaderData.title ?? ""}
          error={actionData?.fields.title}
          maxLength={longestTitle}
          required
          autoComplete="off"
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isSending}>
            {say({ en: "Save", es: "Guardar" })}
          </Button>
          <ButtonLink to={href("/chat/:threadId?", { threadId: params.id })} look="plain">
            {say({ en: "Cancel", es: "Cancelar" })}
          </ButtonLink>
        </div>
      </Form>
    </ThreadPage>
  );
}
