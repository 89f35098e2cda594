import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Section } from "#ui/page/page.tsx";

/** A plan that runs is ended first, and can be deleted then. */
export function EndOfPlan({ hasEnded }: { hasEnded: boolean }) {
  if (hasEnded) {
    return (
      <details className="mt-10">
        <summary className="text-danger">Delete this plan</summary>
        <Form method="post" className="mt-3 grid gap-3">
          <p>It is deleted with its sessions and its calendar. Your activities stay.</p>
          <div>
            <Button type="submit" look="danger" name="intent" value="delete">
              Delete Plan
            </Button>
          </div>
        </Form>
      </details>
    );
  }
  return (
    <Section title="End the plan">
      <Form method="post">
        <Button type="submit" look="quiet" name="intent" value="end">
          End this plan
        </Button>
        <p className="mt-2 text-sm text-muted">It stays readable and downloadable.</p>
      </Form>
    </Section>
  );
}
