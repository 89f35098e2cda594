import { Fragment, type ReactNode } from "react";

type Part = (inner: ReactNode) => ReactNode;

/**
 * A sentence with elements in it, which stays one sentence in every language: `<0>…</0>` becomes
 * `parts[0]` around the words, `<1/>` becomes `parts[1]` without any. What
 * people typed goes into `parts`: in the text it would be read as markup.
 * @example
 * <Rich
 *   text={say({ en: "Read <0>the rules</0> first.", es: "Lee antes <0>las reglas</0>." })}
 *   parts={[(words) => <Link to={to}>{words}</Link>]}
 * />
 */
export function Rich({ text, parts }: { text: string; parts: readonly Part[] }): ReactNode {
  const shown: ReactNode[] = [];
  let end = 0;
  for (const found of text.matchAll(/<(\d)(?:\/>|>(.*?)<\/\1>)/gs)) {
    const [whole, place, inner] = found;
    shown.push(text.slice(end, found.index));
    const words = inner === undefined ? null : <Rich text={inner} parts={parts} />;
    shown.push(<Fragment key={found.index}>{parts[Number(place)]?.(words)}</Fragment>);
    end = found.index + whole.length;
  }
  shown.push(text.slice(end));
  return shown;
}
