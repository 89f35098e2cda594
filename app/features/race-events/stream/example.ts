/** How a program follows the stream; `ACCESS_TOKEN` stands for the token of a signed-in person. */
export function streamCall(origin: string): string {
  return `curl -N ${origin}/realtime/v1/stream \\
  -H "Authorization: Bearer ACCESS_TOKEN" \\
  -H "Last-Event-ID: 41"`;
}

/** An event as it arrives. */
export const exampleEvent = `id: 42
event: registration.created
data: {"race_id":"7b1f…","registration_id":"c95e…","at":"2027-03-01T09:30:00.000Z","own":false}`;
