import { data, Form, href, useNavigation } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import {
  type ClaimRecord,
  type ClaimStatus,
  claimGone,
  claimStatuses,
  claimStatusWords,
  claimsNotLoaded,
  claimUpdated,
  noteLimit,
} from "#features/claims/claim.ts";
import { handleClaim, searchClaims } from "#features/claims/claims.server.ts";
import { claimHandling, readClaimFilters } from "#features/claims/schema.ts";
import { linkingProblems } from "#features/organizers/organizer.ts";
import type { Handle } from "#routes/handle.ts";
import { requestId, services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { ListTools } from "#ui/list/list-tools.tsx";
import {
  dayColumn,
  type RecordColumn,
  RecordLine,
  RecordLink,
  RecordMore,
  Records,
} from "#ui/list/records.tsx";
import { menuColumn, RowLink, RowMenu, RowQuestion } from "#ui/list/row-menu.tsx";
import { NotLoaded } from "#ui/message/not-loaded.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { withQuery } from "#values/address.ts";
import { formatDay } from "#values/day.ts";
import { formErrors, formOf, readForm } from "#values/form/form.ts";
import { readPageNumber } from "#values/form/paging.ts";
import { mailLink } from "#values/web/addresses/email-address.ts";
import { pathOf } from "#values/web/language.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Route } from "./+types/list.ts";

const looks: Record<ClaimStatus, string> = {
  new: "border-signal font-semibold",
  contacted: "border-sky text-sky",
  done: "border-edge text-slate",
};

const columnsWith = (typed: Typed): RecordColumn<ClaimRecord>[] => [
  {
    title: "Race",
    room: 32,
    cell: ({ race }) => (
      <>
        <RecordLink to={href("/races/:id", { id: race.id })}>{race.name}</RecordLink>
        <RecordLine isQuiet>
          {`${formatDay(race.startDate, "en")} · ${race.city}, ${race.country}`}
        </RecordLine>
      </>
    ),
  },
  {
    title: "Claimant",
    room: 26,
    isPlain: true,
    cell: ({ name, email, phone }) => (
      <>
        <RecordLine>{name}</RecordLine>
        <RecordLine isQuiet>{[email, phone].filter(Boolean).join(" · ")}</RecordLine>
      </>
    ),
  },
  {
    title: "Message and note",
    room: 30,
    isPlain: true,
    cell: (claim) => <Written claim={claim} />,
  },
  dayColumn("Claimed", ({ createdAt }) => createdAt),
  {
    title: "Status",
    room: "whole",
    isPlain: true,
    cell: ({ status }) => (
      <span className={`chip ${looks[status]}`}>{claimStatusWords[status]}</span>
    ),
  },
  menuColumn((claim) => (
    <ClaimMenu claim={claim} typed={typed?.claim === claim.id ? typed : null} />
  )),
];

export const handle: Handle = { keepsPages: true };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { db, log } = services(args.context);
  const { searchParams } = args.url;
  const filters = readClaimFilters(searchParams);
  const page = readPageNumber(searchParams.get("page"));
  try {
    return data({ filters, claims: await searchClaims({ db }, filters, page) });
  } catch (error) {
    log.error({ error, id: requestId(args.context) }, "claims could not be loaded");
    return data({ filters, claims: null }, 500);
  }
}

/** Also after a refusal: the claim may be gone. */
export const shouldRevalidate = () => true;

/** Stores the status of a claim and its note. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  // A claim is shown on no page.
  const form = await formOf(args.request);
  const { value, errors } = readForm(claimHandling, form);
  if (errors) return data(errors, 400);
  const { db, now } = services(args.context);
  const isKnown = await handleClaim({ db, now }, admin, value);
  if (!isKnown) return data(formErrors(claimGone, form), 404);
  return seeOtherSaying(pathOf(args.url) + args.url.search, claimUpdated);
}

export const meta: Route.MetaFunction = () => officeMeta("Race Claims", "en");

/** The claims of organizers, the latest first. */
export default function Claims({ loaderData, actionData }: Route.ComponentProps) {
  const { filters, claims } = loaderData;
  const { words, status } = filters;
  const addressOf = (page: number) =>
    withQuery(href("/admin/races/claims"), { q: words, status, page });
  const problem = actionData && (actionData.form ?? Object.values(actionData.fields)[0]);
  return (
    <>
      <ListTools label="Search by race, name or email" words={words}>
        <Select
          label="Status"
          name="status"
          defaultValue={status ?? ""}
          options={[
            { value: "", label: "All" },
            ...claimStatuses.map((value) => ({ value, label: claimStatusWords[value] })),
          ]}
        />
      </ListTools>
      <div className="mt-4 grid gap-4">
        {problem && <Notice kind="problem">{problem}</Notice>}
        {!claims && <NotLoaded again={addressOf(1)}>{claimsNotLoaded}</NotLoaded>}
        {claims && claims.rows.length > 0 && (
          <ClaimTable claims={claims.rows} typed={actionData?.typed ?? null} />
        )}
        {claims?.rows.length === 0 && <EmptyState title="No race claims found" />}
        {claims && <Pagination page={claims.page} pages={claims.pages} addressOf={addressOf} />}
      </div>
    </>
  );
}

/** The values of a refused form, with the id of its claim. */
type Typed = Partial<Record<string, string>> | null;

/** Each claim with its race, what was written, and what can be done about it. */
function ClaimTable({ claims, typed }: { claims: ClaimRecord[]; typed: Typed }) {
  return (
    <Records
      caption="Race claims"
      columns={columnsWith(typed)}
      rows={claims}
      keyOf={({ id }) => id}
    />
  );
}

function Written({ claim: { message, note } }: { claim: ClaimRecord }) {
  if (!message && !note) return null;
  return (
    <RecordMore
      line={
        <>
          {message && <span className="record-part">{message}</span>}
          {note && <span className="record-part text-muted">Note: {note}</span>}
        </>
      }
    />
  );
}

function ClaimMenu({ claim, typed }: { claim: ClaimRecord; typed: Typed }) {
  const { race, name, email } = claim;
  return (
    <RowMenu name={`the claim of ${race.name} by ${name}`} isOpen={typed !== null}>
      <a href={mailLink(email, `Your claim of ${race.name}`)}>Email the claimant</a>
      <RowLink to={href("/admin/races/edit/:id", { id: race.id })} about={race.name}>
        Edit the race
      </RowLink>
      <LinkingForm claim={claim} />
      <HandlingForm claim={claim} typed={typed} />
    </RowMenu>
  );
}

/** Makes the claimant an organizer after a confirmation, or says what is missing for that. */
function LinkingForm({ claim }: { claim: ClaimRecord }) {
  const { id, email, name, race, hasAccount, isOrganizer } = claim;
  if (isOrganizer) return null;
  return (
    <RowQuestion label="Link as organizer" about={`of ${race.name}`}>
      {hasAccount ? (
        <Form method="post" action={href("/admin/races/claims/:id/link", { id })}>
          <p>
            The account of {email} can change {race.name} and its registrations from then on, and
            gets an email. Link it only when you know that {name} organizes the race.
          </p>
          <Button type="submit" size="small">
            Link the account
          </Button>
        </Form>
      ) : (
        <p>{linkingProblems["no-account"]}</p>
      )}
    </RowQuestion>
  );
}

/** The status of a claim with its note, closed until it is opened. */
function HandlingForm({
  claim: { id, status, note, race },
  typed,
}: {
  claim: ClaimRecord;
  typed: Partial<Record<string, string>> | null;
}) {
  const isBusy = useNavigation().formMethod === "POST";
  return (
    // A change of state closes it again.
    <RowQuestion
      key={`${status} ${note}`}
      label="Status and note"
      about={`of ${race.name}`}
      isOpen={typed !== null}
    >
      <Form method="post" preventScrollReset>
        <input type="hidden" name="claim" value={id} />
        <Select
          label="Status"
          name="status"
          defaultValue={typed?.status ?? status}
          options={claimStatuses.map((value) => ({ value, label: claimStatusWords[value] }))}
        />
        <TextArea
          label="Note"
          name="note"
          maxLength={noteLimit}
          defaultValue={typed?.note ?? note ?? ""}
          hint="Only administrators see it."
        />
        <Button type="submit" size="small" busy={isBusy}>
          Save
        </Button>
      </Form>
    </RowQuestion>
  );
}
