import { href } from "react-router";
import type { Coach } from "#features/coaches/coach.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Rating } from "#ui/list/stars.tsx";

/** A virtual coach: nobody takes it for a person. */
export function CoachCard({
  coach,
  isBusy,
  onReach,
  onStart,
}: {
  coach: Coach;
  /** A session is starting. */
  isBusy: boolean;
  /** The visitor reaches for the button. */
  onReach: () => void;
  onStart: (button: HTMLElement | null) => void;
}) {
  return (
    <article className="expert-card card">
      <div className="expert-card-head">
        <img
          src={coach.portrait}
          alt=""
          width={112}
          height={112}
          decoding="async"
          className="expert-card-portrait"
        />
        <div className="expert-card-who">
          <h2 className="expert-card-name">
            {coach.persona_name} <span className="ai-badge">AI</span>
          </h2>
          <p className="expert-card-role">Virtual Running Coach</p>
          <p className="expert-card-place">Available 24/7</p>
          {coach.rating !== null && coach.reviews !== null && (
            <p className="flex flex-wrap items-baseline gap-x-2">
              <Rating average={coach.rating} count={coach.reviews} unit={["review", "reviews"]} />
              {coach.isSample && <span className="text-muted">Sample rating</span>}
            </p>
          )}
        </div>
      </div>
      <p className="coach-card-prompt">{coach.system_prompt}</p>
      <ul className="expert-card-specialties" aria-label="Specialties">
        {coach.specialties.map((specialty) => (
          <li key={specialty} className="chip">
            {specialty}
          </li>
        ))}
      </ul>
      <div className="expert-card-foot">
        <span className="inline-flex items-center gap-1.5">
          <Icon name="clock" /> Instant
        </span>
        <strong>Free</strong>
        {/* Without a script the session is a page of its own. */}
        <form
          method="post"
          action={href("/functions/tavus-conversation")}
          onSubmit={(event) => {
            event.preventDefault();
            onStart(event.currentTarget.querySelector("button"));
          }}
        >
          <input type="hidden" name="action" value="start" />
          <input type="hidden" name="persona_id" value={coach.persona_id} />
          <Button
            type="submit"
            disabled={isBusy}
            onPointerEnter={onReach}
            onFocus={onReach}
            aria-label={`Start Video Call with ${coach.persona_name}`}
          >
            Start Video Call
          </Button>
        </form>
      </div>
    </article>
  );
}
