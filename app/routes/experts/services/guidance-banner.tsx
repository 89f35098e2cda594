import { servicesAddress } from "#features/experts/search/filters.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";

/** Leads from the people to the machines, who have time at once. */
export function GuidanceBanner() {
  return (
    <section aria-labelledby="guidance" className="guidance-banner">
      <Icon name="clock" className="size-8 text-signal" />
      <div className="guidance-banner-text">
        <h2 id="guidance" className="text-lg">
          Need Instant Guidance
        </h2>
        <p className="text-sm text-muted">
          Talk to a virtual coach by video now, without an appointment.
        </p>
      </div>
      <ButtonLink
        to={servicesAddress({ tab: "virtual" })}
        preventScrollReset
        look="quiet"
        size="small"
      >
        Meet the Virtual Coaches
      </ButtonLink>
    </section>
  );
}
