import { Form, href } from "react-router";
import { Button } from "#ui/button.tsx";

/** Cancels the deletion of the viewer's account. */
export function KeepForm({ look = "primary" }: { look?: "primary" | "quiet" }) {
  return (
    <Form method="post" action={href("/account/data/keep")}>
      <Button type="submit" look={look} size="small">
        Keep my account
      </Button>
    </Form>
  );
}
