import { Form, useNavigation } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { deleteMessage } from "#features/contact/handling.server.ts";
import { findKeptMessage } from "#features/contact/queries.server.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formOf } from "#values/form/form.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/delete.ts";
import { MessageText } from "./message-text.tsx";
import { backToMessages, withMessage } from "./with-message.server.ts";

export const handle: Handle = { keepsPages: true };

/** Asks before a message is deleted for good. */
export async function loader(args: Route.LoaderArgs) {
  return {
    kept: await withMessage(args, (own, _admin, id) => findKeptMessage(own, id)),
    list: backToMessages(args.url.searchParams.get("to")),
  };
}

export async function action(args: Route.ActionArgs) {
  await requireAdmin(args);
  const form = await formOf(args.request);
  await withMessage(args, deleteMessage);
  return seeOtherSaying(backToMessages(form.get("to")), "Message deleted.");
}

export const meta: Route.MetaFunction = () => officeMeta("Delete message");

export default function DeleteMessage({ loaderData: { kept, list } }: Route.ComponentProps) {
  return (
    <div className="max-w-[46rem]">
      <ToolHeading lead="It is gone for good, here and in every list. Copies in mailboxes stay.">
        Delete the message from {kept.name}?
      </ToolHeading>
      <div className="card mb-6 p-5">
        <p className="mb-2 font-semibold">{kept.subject ?? "Without a subject"}</p>
        <MessageText text={kept.message} />
      </div>
      <Form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="to" value={list} />
        <Button type="submit" look="danger" busy={useNavigation().formMethod === "POST"}>
          Delete message
        </Button>
        <ButtonLink to={list} look="plain">
          Keep it
        </ButtonLink>
      </Form>
    </div>
  );
}
