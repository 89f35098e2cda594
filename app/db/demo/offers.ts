import type { partnerOffers } from "../schema.ts";

/** Partners that do not exist: all of them say that they are examples, and lead nowhere. */
export const demoOffers: (typeof partnerOffers.$inferInsert)[] = [
  {
    partner: "Example Shoes",
    title: "Road and trail shoes",
    benefit: "15% off one pair. An example of the demo: this shop does not exist.",
    voucher: "EXAMPLE-SHOES-15",
    link: "https://shoes.example/members",
    fromTier: "sprinter",
  },
  {
    partner: "Example Hydration",
    title: "Bottles, belts and vests",
    benefit: "20% off everything for a race weekend. An example of the demo.",
    voucher: "EXAMPLE-DRINK-20",
    link: "https://hydration.example/dorsal",
    fromTier: "sprinter",
  },
  {
    partner: "Example Lodge",
    title: "The night before the start",
    benefit: "30% off two nights near the start, breakfast at four. An example of the demo.",
    voucher: "EXAMPLE-LODGE-30",
    link: "https://lodge.example/runners",
    fromTier: "elite",
  },
  {
    partner: "Example Physio",
    title: "Running analysis",
    benefit: "40% off a first session on the treadmill. An example of the demo.",
    voucher: "EXAMPLE-PHYSIO-40",
    link: "https://physio.example/analysis",
    fromTier: "elite",
  },
];
