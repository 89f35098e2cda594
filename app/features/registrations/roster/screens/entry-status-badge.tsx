import {
  type RegistrationStatus,
  registrationStatusWords,
} from "#features/registrations/registration.ts";
import { useSay } from "#ui/language/language.tsx";

const looks: Record<RegistrationStatus, string> = {
  registered: "border-sky text-sky",
  confirmed: "border-pine text-pine",
  completed: "border-edge text-slate",
  cancelled: "border-danger text-danger",
};

/** The state of an entry in its colour. */
export function EntryStatusBadge({ status }: { status: RegistrationStatus }) {
  const say = useSay();
  return <span className={`chip ${looks[status]}`}>{say(registrationStatusWords[status])}</span>;
}
