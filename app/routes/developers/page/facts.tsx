import type { ReactNode } from "react";

/** Names, each with its description. */
export function Facts({ facts }: { facts: readonly { name: ReactNode; about: ReactNode }[] }) {
  return (
    <dl className="mt-4 grid gap-3">
      {facts.map(({ name, about }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <div key={place} className="grid gap-x-6 md:grid-cols-[16rem_minmax(0,1fr)]">
          <dt className="min-w-0 wrap-anywhere">{name}</dt>
          <dd className="min-w-0 text-muted wrap-anywhere">{about}</dd>
        </div>
      ))}
    </dl>
  );
}
