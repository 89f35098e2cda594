import { Form, useNavigation } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { deleteMessage, findKeptMessage } from "#features/contact/message.server.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formOf } from "#values/form/form.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/delete.ts";
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

export const meta: Route.MetaFunction = () => officeMeta("Delete message", "en");

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

/** Longer texts begin folded, so that one message does not fill the screen. */
const shownLetters = 600;

/** The text of a message, with its line breaks. */
function MessageText({ text }: { text: string }) {
  const cut = cutOf(text);
  return (
    <div className="max-w-text whitespace-pre-wrap [overflow-wrap:anywhere]">
      {cut === text.length ? (
        text
      ) : (
        <details className="group block">
          <summary className="inline">
            {text.slice(0, cut)}
            <span className="link group-open:hidden">Show all of it</span>
          </summary>
          <span>{text.slice(cut)}</span>
        </details>
      )}
    </div>
  );
}

/** Where a long text is folded: between words, never within a letter of two halves. */
function cutOf(text: string): number {
  if (text.length <= shownLetters) return text.length;
  const space = text.slice(0, shownLetters).search(/\s\S*$/);
  if (space > shownLetters / 2) return space;
  return text.slice(0, shownLetters).toWellFormed().endsWith("\ufffd")
    ? shownLetters - 1
    : shownLetters;
}
