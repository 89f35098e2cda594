(() => {
  const { origin } = new URL(document.currentScript.src);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("STYLE");

  /** `<dorsal-widget kind="rating" race="…">`: what stands inside it shows until the widget is there. */
  class DorsalWidget extends HTMLElement {
    static observedAttributes = ["kind", "race", "filter", "limit", "theme", "accent", "lang"];

    connectedCallback() {
      this.show();
    }

    attributeChangedCallback() {
      if (this.isConnected) this.show();
    }

    async show() {
      const asked = {};
      this.asked = asked;
      // All attributes of a new element are told one by one.
      await null;
      if (this.asked !== asked) return;
      try {
        const answer = await fetch(this.address(), {
          credentials: "omit",
          referrerPolicy: "no-referrer",
        });
        if (!answer.ok) return;
        const html = await answer.text();
        if (this.asked !== asked) return;
        const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
        root.adoptedStyleSheets = [sheet];
        root.innerHTML = html;
      } catch {
        // Without the network, what stands inside stays.
      }
    }

    address() {
      const kind = this.getAttribute("kind");
      const query = new URLSearchParams(
        kind === "calendar" ? (this.getAttribute("filter") ?? "") : "",
      );
      for (const name of ["limit", "theme", "accent"]) {
        if (this.hasAttribute(name)) query.set(name, this.getAttribute(name));
      }
      query.set("as", "fragment");
      const race = `race/${encodeURIComponent(this.getAttribute("race") ?? "")}`;
      const path = kind === "calendar" ? kind : kind === "rating" ? `${race}/rating` : race;
      const prefix = this.getAttribute("lang") === "es" ? "/es" : "";
      return `${origin}${prefix}/widgets/${path}?${query}`;
    }
  }

  if (!customElements.get("dorsal-widget")) customElements.define("dorsal-widget", DorsalWidget);
})();
