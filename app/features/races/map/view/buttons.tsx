/** Zooming without a wheel and without fingers. */
export function Buttons() {
  return (
    <div className="map-buttons needs-script">
      <button type="button" aria-label="Zoom in" data-zoom="in">
        <Sign path="M12 5v14M5 12h14" />
      </button>
      <button type="button" aria-label="Zoom out" data-zoom="out">
        <Sign path="M5 12h14" />
      </button>
    </div>
  );
}

function Sign({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
