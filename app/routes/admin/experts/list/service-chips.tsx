/** The first services of an expert, and how many more there are. */
export function ServiceChips({ services, most }: { services: readonly string[]; most: number }) {
  if (services.length === 0) return <p className="text-sm text-muted">No services yet</p>;
  return (
    <ul aria-label="Services" className="flex flex-wrap items-center gap-1.5">
      {services.slice(0, most).map((service) => (
        <li key={service} className="chip max-w-full whitespace-normal wrap-anywhere">
          {service}
        </li>
      ))}
      {services.length > most && (
        <li className="text-sm text-muted">+{services.length - most} more</li>
      )}
    </ul>
  );
}
