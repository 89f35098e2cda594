import { Facts } from "./facts.tsx";

export type ShownLimit = { what: string; times: number; seconds: number };

/** How often programs may call. */
export function Limits({ limits }: { limits: readonly ShownLimit[] }) {
  return (
    <>
      <p>
        Answers name the limit in <code>RateLimit-Policy</code> and what is left of it in{" "}
        <code>RateLimit</code>. Over a limit the answer is 429 with <code>Retry-After</code>: wait
        for that many seconds.
      </p>
      <Facts
        facts={limits.map(({ what, times, seconds }) => ({
          name: what,
          about: `${times.toLocaleString("en")} in ${spanOf(seconds)}`,
        }))}
      />
    </>
  );
}

function spanOf(seconds: number): string {
  if (seconds % 3600 === 0) return seconds === 3600 ? "an hour" : `${seconds / 3600} hours`;
  return seconds === 60 ? "a minute" : `${seconds / 60} minutes`;
}
