import { Form, href } from "react-router";
import type { OwnApplication } from "#features/experts/applications/application.ts";
import { Button } from "#ui/button.tsx";
import { withQuery } from "#values/address.ts";
import { formatFullDay, toDay } from "#values/day.ts";

/** What has become of the application that was sent last. */
export function ApplicationState({ application }: { application: OwnApplication }) {
  const { status, sentAt, decidedAt, note } = application;
  const sentOn = formatFullDay(toDay(sentAt));
  const decidedOn = decidedAt && formatFullDay(toDay(decidedAt));
  return (
    <section aria-label="State of your application" className="card p-5 sm:p-6">
      {status === "pending" && (
        <>
          <h2 className="text-xl">Your application is being read</h2>
          <p className="mt-2 max-w-text">
            You sent it on {sentOn}. You get an email once it is decided; until then you can change
            it below.
          </p>
          <Withdraw id={application.id} />
        </>
      )}
      {status === "declined" && (
        <>
          <h2 className="text-xl">Your application was declined</h2>
          <p className="mt-2">An administrator decided on {decidedOn} and wrote:</p>
          <blockquote className="mt-3 border-l-4 border-line pl-3 whitespace-pre-line wrap-anywhere">
            {note}
          </blockquote>
          <p className="mt-3">You can apply again with the form below.</p>
        </>
      )}
      {status === "withdrawn" && (
        <>
          <h2 className="text-xl">You have withdrawn your application</h2>
          <p className="mt-2">
            You had sent it on {sentOn}. You can apply again with the form below.
          </p>
        </>
      )}
      {status === "approved" && (
        <>
          <h2 className="text-xl">Your application was approved</h2>
          <p className="mt-2 max-w-text">
            That was on {decidedOn}. The page is no longer linked to your account; to have another
            one, apply again with the form below.
          </p>
        </>
      )}
    </section>
  );
}

/** Asks once more, without scripts too. */
function Withdraw({ id }: { id: string }) {
  return (
    <details className="mt-4">
      <summary className="link w-fit cursor-pointer py-1">Withdraw the application</summary>
      <Form
        method="post"
        action={withQuery(href("/experts/apply"), { change: "withdraw" })}
        className="mt-3 grid gap-3"
      >
        <input type="hidden" name="application" value={id} />
        <p className="max-w-text">
          Nobody decides about it then, and its documents are deleted later. You can apply again at
          any time.
        </p>
        <Button type="submit" look="danger" size="small" className="justify-self-start">
          Withdraw
        </Button>
      </Form>
    </details>
  );
}
