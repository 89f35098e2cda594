import type { CSSProperties } from "react";

/** The circle of the filter "Near": its centre, half of its radius, and all of it. */
export function Circle({ x, y, radius }: { x: number; y: number; radius: number }) {
  const place = { "--x": x, "--y": y, "--radius": radius } as CSSProperties;
  return (
    <div className="map-circle" style={place} aria-hidden="true">
      <i />
      <i />
      <b />
    </div>
  );
}
