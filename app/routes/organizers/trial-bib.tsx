/** The trial as a race number. The page says the same in words, so it stays silent. */
export function TrialBib() {
  return (
    <div
      aria-hidden="true"
      className="hidden w-72 rotate-3 overflow-hidden rounded-card border border-line bg-paper text-center shadow-float md:block lg:w-80"
    >
      <div className="flex items-center justify-between bg-signal px-5 py-4 text-on-signal">
        <span className="size-3 rounded-full bg-paper" />
        <span className="font-display text-sm font-bold tracking-wider">FREE TRIAL</span>
        <span className="size-3 rounded-full bg-paper" />
      </div>
      <p className="num pt-8 text-[8.5rem]">14</p>
      <p className="pt-3 pb-8 text-muted">days on the start line</p>
    </div>
  );
}
