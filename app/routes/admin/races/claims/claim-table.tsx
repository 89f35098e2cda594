import { Form, href, useNavigation } from "react-router";
import {
  type ClaimRecord,
  type ClaimStatus,
  claimStatuses,
  claimStatusWords,
  noteLimit,
} from "#features/claims/inbox/inbox.ts";
import { linkingProblems } from "#features/organizers/messages.ts";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { RecordLine, RecordLink, RecordMore } from "#ui/list/record-lines.tsx";
import { dayColumn, type RecordColumn, Records } from "#ui/list/records.tsx";
import { menuColumn, RowLink, RowMenu, RowQuestion } from "#ui/list/row-menu.tsx";
import { formatDay } from "#values/day.ts";
import { mailLink } from "#values/web/addresses/mail-link.ts";

const looks: Record<ClaimStatus, string> = {
  new: "border-signal font-semibold",
  contacted: "border-sky text-sky",
  done: "border-edge text-slate",
};

/** The values of a refused form, with the id of its claim. */
type Typed = Partial<Record<string, string>> | null;

/** Each claim with its race, what was written, and what can be done about it. */
export function ClaimTable({ claims, typed }: { claims: ClaimRecord[]; typed: Typed }) {
  return (
    <Records
      caption="Race claims"
      columns={columnsWith(typed)}
      rows={claims}
      keyOf={({ id }) => id}
    />
  );
}

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
            gets a mail. Link it only when you know that {name} organizes the race.
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
