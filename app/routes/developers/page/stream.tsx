import { mostStreams, raceEventKinds } from "#features/race-events/race-event.ts";
import { exampleEvent, streamCall, streamReader } from "#features/race-events/stream/example.ts";
import { Code } from "./code.tsx";

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
