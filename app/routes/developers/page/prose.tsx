import { Fragment, type ReactNode } from "react";

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

/** A piece of code to copy, with a caption. */
export function Code({ title, children }: { title: string; children: string }) {
  return (
    <figure className="mt-4 min-w-0">
      <figcaption className="text-sm text-muted">{title}</figcaption>
      {/* A long line is scrolled to by keyboard, too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <pre tabIndex={0} className="card mt-1 overflow-x-auto p-4 text-sm">
        <code>{children}</code>
      </pre>
    </figure>
  );
}

/** A sentence of the document, with the parts between backticks as code. */
export function Words({ text }: { text: string }) {
  return text.split("`").map((part, place) => {
    const key = `${place} ${part}`;
    return place % 2 === 0 ? <Fragment key={key}>{part}</Fragment> : <code key={key}>{part}</code>;
  });
}
