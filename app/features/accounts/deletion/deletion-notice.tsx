import { Form, href } from "react-router";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Container } from "#ui/page/page.tsx";
import type { Day } from "#values/day.ts";
import { deletedOn } from "./deletion.ts";

/** Shown on every page while the account waits for its deletion. */
export function DeletionNotice({ day }: { day: Day }) {
  const say = useSay();
  return (
    <aside
      aria-label={say({ en: "Deletion of your account", es: "Eliminación de tu cuenta" })}
      className="border-b border-line bg-sunken"
    >
      <Container className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        <p className="font-semibold text-danger">{say(deletedOn(day))}</p>
        <KeepForm look="quiet" />
      </Container>
    </aside>
  );
}

/** Cancels the deletion of the viewer's account. */
function KeepForm({ look = "primary" }: { look?: "primary" | "quiet" }) {
  const say = useSay();
  return (
    <Form method="post" action={href("/account/data/keep")}>
      <Button type="submit" look={look} size="small">
        {say({ en: "Keep my account", es: "Conservar mi cuenta" })}
      </Button>
    </Form>
  );
}
