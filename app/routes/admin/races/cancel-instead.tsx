import { Form, href } from "react-router";
import { Button } from "#ui/button.tsx";
import { formatCount } from "#values/text/count.ts";

/** Offers to cancel a race that runners have entered, instead of deleting it. */
export function CancelInstead({
  id,
  runners,
  cancelled,
}: {
  id: string;
  runners: number;
  /** Registrations that their runners have cancelled. */
  cancelled: number;
}) {
  return (
    <section aria-labelledby="instead" className="card grid gap-3 px-5 py-4">
      <h2 id="instead" className="text-lg">
        {formatCount(runners)} {runners === 1 ? "runner is" : "runners are"} registered
        {cancelled > 0 && `, ${formatCount(cancelled)} cancelled`}
      </h2>
      <p>
        A race that is cancelled keeps its page and its registrations, takes no more runners, and
        tells those who are registered by mail.
      </p>
      <Form method="post" action={href("/admin/races/edit/:id/cancel", { id })}>
        <Button type="submit">Cancel the race instead</Button>
      </Form>
    </section>
  );
}
