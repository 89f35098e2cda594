import { Form, href } from "react-router";
import type { OwnSession } from "#features/accounts/security/sessions.server.ts";
import { Button } from "#ui/button.tsx";
import { Section } from "#ui/page/page.tsx";
import { formatDay, toDay } from "#values/day.ts";

/** Every session of this account. */
export function Sessions({ sessions }: { sessions: OwnSession[] }) {
  return (
    <Section
      title="Where you are signed in"
      className="pt-12"
      action={
        sessions.length > 1 && (
          <Form method="post" action={href("/account/security/sessions/end-others")}>
            <Button type="submit" look="quiet" size="small">
              Sign out everywhere else
            </Button>
          </Form>
        )
      }
    >
      <ul className="card divide-y divide-line">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4"
          >
            <div className="min-w-0">
              <h3>{session.device}</h3>
              <p className="text-sm text-muted">
                {[
                  session.address,
                  `signed in ${formatDay(toDay(session.signedInAt))}`,
                  `last used ${formatDay(toDay(session.lastUsedAt))}`,
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
            </div>
            {session.isCurrent ? (
              <p className="font-semibold text-pine">This browser</p>
            ) : (
              <Form method="post" action={href("/account/security/sessions/:id/end", session)}>
                <Button
                  type="submit"
                  look="quiet"
                  size="small"
                  aria-label={`Sign out ${session.device}`}
                >
                  Sign out
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
