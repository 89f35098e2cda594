import type { Source } from "./source.ts";

/** The sources on running while taking medicine, for the article and for the warnings. */
export const medicineSources: readonly Source[] = [
  {
    name: "HealthLink BC, Blood thinners: signs of abnormal bleeding, 2022",
    address: "https://healthlinkbc.ca/health-topics/blood-thinners-signs-abnormal-bleeding",
    seen: "2026-11-28",
  },
  {
    name: "Mayo Clinic, Beta blockers: how do they affect exercise?, 2023",
    address:
      "https://www.mayoclinic.org/diseases-conditions/high-blood-pressure/expert-answers/beta-blockers/faq-20058369",
    seen: "2026-11-29",
  },
  {
    name: "Mayo Clinic, Rhabdomyolysis from statins, 2025",
    address:
      "https://www.mayoclinic.org/diseases-conditions/high-blood-cholesterol/expert-answers/rhabdomyolysis/faq-20057817",
    seen: "2026-11-29",
  },
  {
    name: "ISMP, Certain medicines increase the risk of heatstroke",
    address:
      "https://consumermedsafety.org/medication-safety-articles/item/809-certain-medicines-increase-the-risk-of-heatstroke",
    seen: "2026-11-29",
  },
  {
    name: "MPR, Fluoroquinolones gain boxed warning for tendon rupture (FDA, 2008)",
    address: "https://www.empr.com/uncategorized/fluoroquinolones-gain-boxed-warning/",
    seen: "2026-11-29",
  },
];
