import { raceEventKinds } from "#features/race-events/race-event.ts";
import { exampleEvent, streamCall } from "#features/race-events/stream/example.ts";

/** How a program hears of what happens as it happens. */
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
      <p className="mt-2">
        A comment comes every 30 seconds while nothing happens. After a cut, wait 1, 2, 5 and then
        10 seconds before each try, and name the last event in <code>Last-Event-ID</code>: what
        happened meanwhile is sent first, for 30 days. The stream ends when the access token expires
        or the session ends; come back with the next token. A person has at most six streams at a
        time.
      </p>
      <Code title="Following the stream">{streamCall(origin)}</Code>
      <Code title="An event">{exampleEvent}</Code>
    </>
  );
}

function Code({ title, children }: { title: string; children: string }) {
  return (
    <figure className="mt-4">
      <figcaption className="text-sm text-muted">{title}</figcaption>
      {/* A long line is scrolled to by keyboard, too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <pre tabIndex={0} className="card mt-1 overflow-x-auto p-4 text-sm">
        <code>{children}</code>
      </pre>
    </figure>
  );
}
