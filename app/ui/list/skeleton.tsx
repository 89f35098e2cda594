/** A breathing bar that stands for what is still coming; give it the size of that. */
export function Skeleton({ className = "h-4 w-full" }: { className?: string }) {
  return <div aria-hidden="true" className={`skeleton ${className}`} />;
}

/** Three dots that come and go while something small is loading. */
export function LoadingDots({ label = "Loading..." }: { label?: string }) {
  return (
    <span role="status" className="loading-dots">
      <span className="sr-only">{label}</span>
      <i />
      <i />
      <i />
    </span>
  );
}
