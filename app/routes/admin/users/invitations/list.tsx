import { Form, href } from "react-router";
import type { OpenInvitation } from "#features/accounts/people/people.ts";
import { openInvitations } from "#features/accounts/people/queries.server.ts";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { RecordLine, Records } from "#ui/list/records.tsx";
import { menuColumn, RowAction, RowMenu, RowQuestion } from "#ui/list/row-menu.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { withQuery } from "#values/address.ts";
import { formatDay, toDay } from "#values/day.ts";
import { readPageNumber } from "#values/form/paging.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/list.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const page = readPageNumber(args.url.searchParams.get("page"));
  return { invitations: await openInvitations(services(args.context), page) };
}

export const meta: Route.MetaFunction = () => officeMeta("Invitations", "en");

/** The invitations that have not been used yet. */
export default function Invitations({ loaderData: { invitations } }: Route.ComponentProps) {
  const addressOf = (page: number) => withQuery(href("/admin/users/invitations"), { page });
  return (
    <>
      <ToolHeading
        lead="People who were invited and have not joined yet. A link works for seven days."
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
  {
    title: "Email",
    room: 45,
    cell: ({ email }: OpenInvitation) => <RecordLine>{email}</RecordLine>,
  },
  {
    title: "Sent",
    room: "whole" as const,
    cell: ({ sentAt }: OpenInvitation) => formatDay(toDay(sentAt), "en"),
  },
  {
    title: "Works until",
    room: "whole" as const,
    cell: ({ expiresAt, isOver }: OpenInvitation) =>
      isOver ? (
        <span className="text-danger">Over since {formatDay(toDay(expiresAt), "en")}</span>
      ) : (
        formatDay(toDay(expiresAt), "en")
      ),
  },
  {
    title: "Invited by",
    room: 25,
    cell: ({ invitedBy }: OpenInvitation) => (
      <RecordLine>{invitedBy ?? "a former admin"}</RecordLine>
    ),
  },
  menuColumn(({ id, email }: OpenInvitation) => (
    <RowMenu name={email}>
      <RowAction
        action={href("/admin/users/invitations/:id/:change", { id, change: "resend" })}
        about={`to ${email}`}
      >
        Send again
      </RowAction>
      <RowQuestion label="Withdraw" about={`the invitation of ${email}`} isDanger>
        <Form
          method="post"
          action={href("/admin/users/invitations/:id/:change", { id, change: "withdraw" })}
        >
          <p>The link in the email to {email} no longer works.</p>
          <Button type="submit" look="danger" size="small">
            Withdraw invitation
          </Button>
        </Form>
      </RowQuestion>
    </RowMenu>
  )),
];
