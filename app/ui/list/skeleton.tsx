import { useSay } from "#ui/language/language.tsx";

/** A breathing bar that stands for what is still coming; give it the size of that. */
export function Skeleton({ className = "h-4 w-full" }: { className?: string }) {
  return <div aria-hidden="true" className={`skeleton ${className}`} />;
}

/** Three dots that come and go while something small is loading. */
export function LoadingDots({ label }: { label?: string }) {
  const say = useSay();
  return (
    <span role="status" className="loading-dots">
      <span className="sr-only">{label ?? say({ en: "Loading...", es: "Cargando…" })}</span>
      <i />
      <i />
      <i />
    </span>
  );
}
