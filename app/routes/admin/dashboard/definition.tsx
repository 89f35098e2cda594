/**
 * A name that tells what it means: to whoever points at it or comes to it by keyboard, and for good
 * when it is pressed. It needs no script.
 */
export function Definition({ of: name, children }: { of: string; children: string }) {
  return (
    <details className="definition">
      <summary>{name}</summary>
      <p>{children}</p>
    </details>
  );
}
