import { Form, href } from "react-router";
import { Button } from "#ui/button.tsx";
import { StarsInput } from "#ui/form/stars-input.tsx";
import { Stars } from "#ui/list/stars.tsx";

/** Asks how the session was; works without a script. */
export function StarsForm({
  session,
  coach,
  given,
}: {
  session: string;
  coach: string;
  given: number | null;
}) {
  if (given !== null) {
    return (
      <p role="status">
        Thank you. You gave this session <Stars value={given} />
      </p>
    );
  }
  return (
    <Form method="post" action={href("/coach-sessions/:id/rate", { id: session })}>
      <StarsInput name="stars" label={`How was your session with ${coach}?`} defaultValue={0} />
      <Button type="submit" size="small" className="mt-2">
        Send
      </Button>
    </Form>
  );
}
