import { data, href } from "react-router";
import {
  type PeopleFilter,
  type PeopleOrder,
  type PeopleSearch,
  type Person,
  peopleFilters,
  peopleNotLoaded,
  peopleOrders,
} from "#features/accounts/people/people.ts";
import { searchPeople } from "#features/accounts/people/queries.server.ts";
import { readPeopleSearch } from "#features/accounts/people/schema.ts";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { viewerName } from "#features/accounts/viewer.ts";
import { requestId, services } from "#services/context.ts";
import { ButtonLink, buttonClass } from "#ui/button.tsx";
import { Select } from "#ui/form/select.tsx";
import { Avatar } from "#ui/list/avatar.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { ListTools } from "#ui/list/list-tools.tsx";
import { dayColumn, RecordLine, RecordLink, Records } from "#ui/list/records.tsx";
import { menuColumn, RowMenu } from "#ui/list/row-menu.tsx";
import { NotLoaded } from "#ui/message/not-loaded.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { DialogLink } from "#ui/overlay/dialog-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { withQuery } from "#values/address.ts";
import { readPageNumber } from "#values/form/paging.ts";
import { formatTotal } from "#values/text/count.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/list.ts";
import { PersonActions, StandingBadges } from "./person-actions.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireAdmin(args);
  const { searchParams } = args.url;
  const search = readPeopleSearch(searchParams);
  const page = readPageNumber(searchParams.get("page"));
  const own = services(args.context);
  try {
    return data({ search, viewerId: userId, people: await searchPeople(own, search, page) });
  } catch (error) {
    own.log.error({ error, id: requestId(args.context) }, "users could not be loaded");
    return data({ search, viewerId: userId, people: null }, 500);
  }
}

export const meta: Route.MetaFunction = () => officeMeta("User Management", "en");

const filterWords: Record<PeopleFilter, string> = {
  all: "All",
  active: "Active",
  inactive: "Inactive",
  admins: "Admins",
  members: "Members",
};

const orderWords: Record<PeopleOrder, string> = {
  email: "Email",
  name: "Last name",
  seen: "Last sign-in",
};

/** All accounts, the latest first unless they are sorted. */
export default function Users({ loaderData }: Route.ComponentProps) {
  const { search, people, viewerId } = loaderData;
  const addressOf = (page: number) => addressOfPage(search, page);
  return (
    <>
      <ToolHeading
        lead={people && formatTotal(people, ["user", "users"], "en")}
        actions={
          <>
            <ButtonLink to={href("/admin/users/invitations")} look="quiet">
              Invitations
            </ButtonLink>
            <DialogLink
              to={href("/admin/users/new")}
              load={loadDialog}
              dialog={({ InviteDialog }, close) => <InviteDialog onClose={close} />}
              className={buttonClass()}
            >
              Add User
            </DialogLink>
          </>
        }
      >
        User Management
      </ToolHeading>
      <ListTools label="Search by name or email" words={search.words}>
        <Select
          label="Show"
          name="show"
          defaultValue={search.filter}
          key={search.filter}
          options={peopleFilters.map((value) => ({ value, label: filterWords[value] }))}
        />
        <Select
          label="Sort by"
          name="order"
          defaultValue={search.order ?? ""}
          key={search.order}
          options={[
            { value: "", label: "Latest first" },
            ...peopleOrders.map((value) => ({ value, label: orderWords[value] })),
          ]}
        />
      </ListTools>
      <div className="mt-4 grid gap-4">
        {!people && <NotLoaded again={addressOf(1)}>{peopleNotLoaded}</NotLoaded>}
        {people && people.rows.length > 0 && (
          <Records
            caption="Users"
            columns={columnsFor(viewerId, addressOf(people.page))}
            rows={people.rows}
            keyOf={({ userId }) => userId}
          />
        )}
        {people?.rows.length === 0 && <EmptyState title="No users found" icon="people" />}
        {people && <Pagination page={people.page} pages={people.pages} addressOf={addressOf} />}
      </div>
    </>
  );
}

const loadDialog = () => import("./invite-dialog.tsx");

function addressOfPage({ words, filter, order }: PeopleSearch, page: number) {
  return withQuery(href("/admin/users"), {
    q: words,
    show: filter !== "all" && filter,
    order,
    page: page > 1 && page,
  });
}

/** @param here - the address of this page of the list, where the actions of a row lead back to */
function columnsFor(viewerId: string, here: string) {
  return [
    {
      title: "User",
      room: 60,
      cell: (person: Person) => (
        <span className="record-lead">
          <Avatar name={viewerName(person)} image={person.image} className="size-8 text-xs" />
          <span>
            <RecordLink to={href("/admin/users/:id", { id: person.userId })}>
              {person.email}
            </RecordLink>
            {nameOf(person) && <RecordLine isQuiet>{nameOf(person)}</RecordLine>}
          </span>
        </span>
      ),
    },
    dayColumn("Created", ({ createdAt }: Person) => createdAt),
    {
      title: "Account",
      room: "whole" as const,
      isPlain: true,
      cell: (person: Person) => (
        <>
          <StandingBadges person={person} />
          {person.userId === viewerId && <span className="text-sm text-muted"> This is you</span>}
        </>
      ),
    },
    menuColumn(
      (person: Person) => person.userId !== viewerId && <PersonMenu person={person} to={here} />,
    ),
  ];
}

function nameOf({ firstName, lastName }: Person): string {
  return [firstName, lastName].filter(Boolean).join(" ");
}

/** The actions of a row in the list of users. */
function PersonMenu({ person, to }: { person: Person; to: string }) {
  if (person.isGuest) return null;
  return (
    <RowMenu name={person.email}>
      <PersonActions person={person} to={to} isInMenu />
    </RowMenu>
  );
}
