import { comparison, type Offered } from "#features/membership/plans/advertised.ts";
import { plans, type Tier } from "#features/membership/plans/plans.ts";
import { Icon } from "#ui/icon.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Section } from "#ui/page/page.tsx";

/** The contents of the plans, row by row. */
export function ComparePlans({ own }: { own: Tier | null }) {
  return (
    <Section title="Compare Plans" className="pt-16">
      <table className="compare">
        <caption className="sr-only">What each plan holds</caption>
        <thead>
          <tr>
            <td />
            {plans.map(({ tier, name }) => (
              <th key={tier} scope="col" className={`compare-${tier}`}>
                {name}
                {tier === own && <span className="compare-own">Current Plan</span>}
              </th>
            ))}
          </tr>
        </thead>
        {comparison.map((group) => (
          <tbody key={group.name}>
            <tr className="compare-group">
              <th scope="rowgroup" colSpan={4}>
                {group.name}
              </th>
            </tr>
            {group.rows.map(({ name, offered, path }) => (
              <tr key={name}>
                <th scope="row">{path ? <TextLink to={path}>{name}</TextLink> : name}</th>
                {plans.map(({ tier }) => (
                  <td key={tier}>
                    <OfferedMark offered={offered[tier]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Section>
  );
}

function OfferedMark({ offered }: { offered: Offered }) {
  if (typeof offered === "string") return offered;
  if (offered) return <Icon name="check" label="Included" className="size-5 text-pine" />;
  return (
    <>
      <span aria-hidden="true" className="text-muted">
        –
      </span>
      <span className="sr-only">Not included</span>
    </>
  );
}
