/** How a program follows the stream; `ACCESS_TOKEN` stands for the token of a signed-in person. */
export function streamCall(origin: string): string {
  return `curl -N ${origin}/realtime/v1/stream \\
  -H "Authorization: Bearer ACCESS_TOKEN" \\
  -H "Last-Event-ID: 41"`;
}

/** The same in a browser: `EventSource` cannot send a header. */
export function streamReader(origin: string): string {
  return `const answer = await fetch("${origin}/realtime/v1/stream", {
  headers: { Authorization: \`Bearer \${accessToken}\`, "Last-Event-ID": lastId },
});
for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
  parser.feed(text); // the parser of eventsource-parser, for example
}`;
}

/** An event as it arrives. */
export const exampleEvent = `id: 42
event: registration.created
data: {"race_id":"7b1f…","registration_id":"c95e…","at":"2027-03-01T09:30:00.000Z","own":false}`;
