/** Turns while something is on its way. */
export function Spinner() {
  return <span aria-hidden="true" className="spinner" />;
}

/** Stands where something is loading. */
export function LoadingLine() {
  return (
    <p role="status" className="spinner-line">
      <Spinner />
      Loading...
    </p>
  );
}
