import { Form, href } from "react-router";
import type { OpenInvitation } from "#features/accounts/people/people.ts";
import { openInvitations } from "#features/accounts/people/queries.server.ts";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Records } from "#ui/list/records.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { withQuery } from "#values/address.ts";
import { formatDay, toDay } from "#values/day.ts";
import { readPageNumber } from "#values/form/paging.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/invitations.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const page = readPageNumber(args.url.searchParams.get("page"));
  return { invitations: await openInvitations(services(args.context), page) };
}

export const meta: Route.MetaFunction = () => officeMeta("Invitations");

/** The invitations that have not been used yet. */
export default function Invitations({ loaderData: { invitations } }: Route.ComponentProps) {
  const addressOf = (page: number) => withQuery(href("/admin/users/invitations"), { page });
  return (
    <>
      <ToolHeading
        lead="Who was invited and has not come yet. A link works for seven days."
        actions={
          <>
            <ButtonLink to={href("/admin/users")} look="quiet">
              All users
            </ButtonLink>
            <ButtonLink to={href("/admin/users/new")}>Add User</ButtonLink>
          </>
        }
      >
        Invitations
      </ToolHeading>
      <div className="grid gap-6">
        {invitations.rows.length > 0 ? (
          <Records
            caption="Open invitations"
            columns={columns}
            rows={invitations.rows}
            keyOf={({ id }) => id}
          />
        ) : (
          <EmptyState title="No open invitations" icon="mail" />
        )}
        <Pagination page={invitations.page} pages={invitations.pages} addressOf={addressOf} />
      </div>
    </>
  );
}

const columns = [
  { title: "Email", cell: ({ email }: OpenInvitation) => email },
  { title: "Sent", cell: ({ sentAt }: OpenInvitation) => formatDay(toDay(sentAt)) },
  {
    title: "Works until",
    cell: ({ expiresAt, isOver }: OpenInvitation) =>
      isOver ? (
        <span className="text-danger">Over since {formatDay(toDay(expiresAt))}</span>
      ) : (
        formatDay(toDay(expiresAt))
      ),
  },
  {
    title: "Invited by",
    cell: ({ invitedBy }: OpenInvitation) => invitedBy ?? "a former admin",
  },
  {
    title: "Actions",
    hideTitle: true,
    cell: ({ id, email }: OpenInvitation) => (
      <span className="flex flex-wrap gap-x-2">
        <Form method="post" action={href("/admin/users/invitations/:id/resend", { id })}>
          <Button type="submit" look="plain" size="small">
            Send again <span className="sr-only">to {email}</span>
          </Button>
        </Form>
        <details>
          <summary className="button button-plain button-small">
            Withdraw <span className="sr-only">the invitation of {email}</span>
          </summary>
          <Form
            method="post"
            action={href("/admin/users/invitations/:id/withdraw", { id })}
            className="grid gap-2 px-3 py-2 text-sm"
          >
            <p>The link in the mail to {email} leads nowhere any more.</p>
            <Button type="submit" look="danger" size="small" className="w-fit">
              Withdraw invitation
            </Button>
          </Form>
        </details>
      </span>
    ),
  },
];
