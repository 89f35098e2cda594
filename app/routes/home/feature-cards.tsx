import { href } from "react-router";
import { Icon, type IconName } from "#ui/icon.tsx";
import { Card } from "#ui/list/card.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";

const features: { icon: IconName; title: string; text: string; action: string; to: string }[] = [
  {
    icon: "chat",
    title: "AI Assistant",
    text: "Ask about training, pacing or which race to run next, at any hour.",
    action: "Chat with AI",
    to: href("/chat/:threadId?"),
  },
  {
    icon: "people",
    title: "Expert Services",
    text: "Coaches and training groups who know your distance and your city.",
    action: "Find Experts",
    to: href("/services"),
  },
  {
    icon: "star",
    title: "Premium Benefits",
    text: "Personal plans, deeper analysis and partner offers for members.",
    action: "Go Premium",
    to: href("/membership"),
  },
];

/** The hub's offers besides races. */
export function FeatureCards() {
  return (
    <section aria-label="What else is here" className="mt-16 grid gap-6 md:grid-cols-3">
      {features.map((feature) => (
        <Card key={feature.title} className="flex flex-col items-start p-6">
          <Icon name={feature.icon} className="size-8 text-signal" />
          <h2 className="mt-4 text-xl">{feature.title}</h2>
          <p className="mt-2 mb-5 text-muted">{feature.text}</p>
          <TextLink look="strong" to={feature.to} className="mt-auto">
            {feature.action}
          </TextLink>
        </Card>
      ))}
    </section>
  );
}
