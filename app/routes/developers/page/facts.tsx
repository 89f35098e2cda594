import type { ReactNode } from "react";

/** Names with what is said about each. */
export function Facts({ facts }: { facts: readonly { name: ReactNode; about: ReactNode }[] }) {
  return (
    <dl className="mt-2 grid gap-x-6 gap-y-3 md:grid-cols-[minmax(0,16rem)_minmax(0,1fr)]">
      {facts.map(({ name, about }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <div key={place} className="contents">
          <dt className="wrap-anywhere">{name}</dt>
          <dd className="min-w-0 text-muted wrap-anywhere max-md:-mt-3">{about}</dd>
        </div>
      ))}
    </dl>
  );
}
