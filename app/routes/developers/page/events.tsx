import { href } from "react-router";
import { mostStreams, raceEventKinds } from "#features/race-events/race-event.ts";
import { exampleEvent, streamCall, streamReader } from "#features/race-events/stream/example.ts";
import { exampleMessages } from "#features/race-events/webhooks/example-messages.ts";
import { eventWords } from "#features/race-events/webhooks/messages.ts";
import {
  failingDays,
  mostEndpoints,
  mostTries,
  overlapHours,
  waits,
} from "#features/race-events/webhooks/webhook.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Code, Facts } from "./prose.tsx";

const shown = ["registration.created", "review.published", "results.published"] as const;

/** How the server of an organizer hears of events. */
export function Webhooks() {
  return (
    <>
      <p>
        Add an address at a race in <TextLink to={href("/organize")}>your workspace</TextLink>, at
        most {mostEndpoints} for a race, and choose its events:
      </p>
      <Facts
        facts={raceEventKinds.map((kind) => ({
          name: <code>{kind}</code>,
          about: eventWords[kind].en,
        }))}
      />
      {shown.map((kind) => (
        <Code key={kind} title={`The body of ${kind}`}>
          {JSON.stringify(exampleMessages[kind], null, 2)}
        </Code>
      ))}
      <ul className="mt-4 grid list-disc gap-2 pl-5">
        <li>
          <code>timestamp</code> is the time of the event, and <code>data</code> the state when the
          message is sent. The events of registrations have the same members, and none tells who a
          runner is: read that at <code>/races/{"{id}"}/registrations</code>. The OpenAPI document
          has the schemas under <code>webhooks</code>.
        </li>
        <li>
          <code>registration.updated</code> also comes when a runner has another start wave or time
          slot for the kit, and when a desk checks the runner in or takes that back.
        </li>
        <li>
          <code>results.published</code> comes for each distance and for each corrected version:
          read the rows at <code>/races/{"{id}"}/results</code>.
        </li>
        <li>
          Check <code>webhook-signature</code> with the secret of the address, as Standard Webhooks
          describes. For {overlapHours} hours after a new secret a message has two signatures, of
          the new secret and of the previous one.
        </li>
        <li>
          Answer with 200 to 299 within ten seconds. Redirects are not followed. Any other answer is
          retried, {mostTries} tries in all: at once, then after {waitWords()}, with the same{" "}
          <code>webhook-id</code>.
        </li>
        <li>
          410 pauses the address, and so do {failingDays} days in which every try fails. You get an
          email, and resume the address in your workspace.
        </li>
        <li>Events arrive in any order, and one may arrive twice, with the same webhook-id.</li>
      </ul>
    </>
  );
}

/** `1 minute, 5 minutes, 3 hours` */
function waitWords(): string {
  const words = waits.map((seconds) => {
    const [count, unit] = seconds < 3600 ? [seconds / 60, "minute"] : [seconds / 3600, "hour"];
    return `${count} ${unit}${count === 1 ? "" : "s"}`;
  });
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** How a program hears of events as they happen. */
export function Stream({ origin }: { origin: string }) {
  return (
    <>
      <p>
        An app in which somebody is signed in hears at once what happens to the races that the
        person organizes, and to the person's own registrations:{" "}
        <code className="wrap-anywhere">{`GET ${origin}/realtime/v1/stream`}</code> answers with
        server-sent events. Their kinds are {raceEventKinds.join(", ")}. An event holds ids only;{" "}
        <code>own</code> says whether the registration is the person's own.
      </p>
      <ul className="mt-4 grid list-disc gap-2 pl-5">
        <li>
          Read it with <code>fetch</code>: <code>EventSource</code> of browsers cannot send{" "}
          <code>Authorization</code>, and the token is not taken from the address.
        </li>
        <li>A comment comes every 30 seconds while nothing happens.</li>
        <li>
          After a cut, wait 1, 2, 5 and then 10 seconds before each try, and name the last event in{" "}
          <code>Last-Event-ID</code>: what happened meanwhile is sent first, for 30 days. An id that
          this site has not given yet is 400 with <code>bad_last_event_id</code>: connect without
          one.
        </li>
        <li>
          The stream ends when the access token expires or the session ends; connect again with the
          next token.
        </li>
        <li>A person has at most {mostStreams} streams at a time; another one is 429.</li>
      </ul>
      <Code title="Following the stream">{streamCall(origin)}</Code>
      <Code title="In a browser">{streamReader(origin)}</Code>
      <Code title="An event">{exampleEvent}</Code>
    </>
  );
}
