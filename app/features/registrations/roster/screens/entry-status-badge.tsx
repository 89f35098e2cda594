import {
  type RegistrationStatus,
  registrationStatusWords,
} from "#features/registrations/registration.ts";

const looks: Record<RegistrationStatus, string> = {
  registered: "border-sky text-sky",
  confirmed: "border-pine text-pine",
  completed: "border-edge text-slate",
  cancelled: "border-danger text-danger",
};

/** The state of an entry in its colour. */
export function EntryStatusBadge({ status }: { status: RegistrationStatus }) {
  return <span className={`chip ${looks[status]}`}>{registrationStatusWords[status]}</span>;
}
