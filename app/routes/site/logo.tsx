/** The mark of Dorsal: a bib with its two punched holes and a D for its number. */
export function Logo() {
  return (
    <>
      <svg viewBox="0 0 30 24" aria-hidden="true" className="w-7.5 shrink-0">
        <rect x="1" y="1" width="28" height="22" rx="4" fill="var(--color-signal)" />
        <g fill="var(--color-paper)">
          <circle cx="6" cy="6" r="1.9" />
          <circle cx="24" cy="6" r="1.9" />
          <path d="M9 18.5v-9h5.2c3.6 0 6.3 1.6 6.3 4.5s-2.7 4.5-6.3 4.5z" />
        </g>
      </svg>
      Dorsal
    </>
  );
}
