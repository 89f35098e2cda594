import { Container } from "#ui/page/page.tsx";
import type { Day } from "#values/day.ts";
import { KeepForm } from "./keep-form.tsx";
import { deletedOn } from "./messages.ts";

/** Shown on every page while the account waits for its deletion. */
export function DeletionNotice({ day }: { day: Day }) {
  return (
    <aside aria-label="Deletion of your account" className="border-b border-line bg-sunken">
      <Container className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        <p className="font-semibold text-danger">{deletedOn(day)}</p>
        <KeepForm look="quiet" />
      </Container>
    </aside>
  );
}
