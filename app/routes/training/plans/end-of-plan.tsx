import { Form, href } from "react-router";
import { Button } from "#ui/button.tsx";
import { Section } from "#ui/page/page.tsx";

/** A plan that runs is ended first, and can be deleted then. */
export function EndOfPlan({ id, hasEnded }: { id: string; hasEnded: boolean }) {
  if (hasEnded) {
    return (
      <details className="mt-10">
        <summary className="text-danger">Delete this plan</summary>
        <Form
          method="post"
          action={href("/training/plans/:id/delete", { id })}
          className="mt-3 grid gap-3"
        >
          <p>It is deleted with its sessions and its calendar. Your activities stay.</p>
          <div>
            <Button type="submit" look="danger">
              Delete Plan
            </Button>
          </div>
        </Form>
      </details>
    );
  }
  return (
    <Section title="End the plan">
      <Form method="post" action={href("/training/plans/:id/end", { id })}>
        <Button type="submit" look="quiet">
          End this plan
        </Button>
        <p className="mt-2 text-sm text-muted">It stays readable and downloadable.</p>
      </Form>
    </Section>
  );
}
