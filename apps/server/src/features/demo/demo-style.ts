/** How the demo's pages look: the web app's paper, ink and accent, without its build. */
export const DEMO_STYLE = `:root {
  color-scheme: light dark;
  --paper: #f6f5f1;
  --surface: #fffefb;
  --ink: #1e1d1a;
  --ink-soft: #58554c;
  --line: #dedad0;
  --accent: #1f5c4a;
  --accent-soft: #e2ede7;
  --on-accent: #ffffff;
}

@media (prefers-color-scheme: dark) {
  :root {
    --paper: #141614;
    --surface: #1c1f1c;
    --ink: #e9e7df;
    --ink-soft: #adaa9e;
    --line: #323630;
    --accent: #8fceb4;
    --accent-soft: #20352c;
    --on-accent: #10221b;
  }
}

* {
  box-sizing: border-box;
}

body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 1.0625rem/1.6 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}

main {
  max-width: 44rem;
  margin: 0 auto;
  padding: 2rem 1.25rem 4rem;
}

h1, h2 {
  margin: 0 0 0.5rem;
  font-family: ui-serif, Georgia, "Times New Roman", serif;
  line-height: 1.25;
  overflow-wrap: anywhere;
}

h1 {
  font-size: 1.75rem;
}

h2 {
  font-size: 1.25rem;
}

a {
  color: var(--accent);
  overflow-wrap: anywhere;
}

:focus-visible {
  outline: 2.5px solid var(--accent);
  outline-offset: 2px;
}

button, .button {
  display: inline-block;
  min-height: 2.75rem;
  padding: 0.5rem 1.25rem;
  border: 0;
  border-radius: 0.5rem;
  background: var(--accent);
  color: var(--on-accent);
  font: inherit;
  font-weight: 600;
  text-decoration: none;
  cursor: pointer;
}

button.quiet, .button.quiet {
  border: 1px solid var(--accent);
  background: transparent;
  color: var(--accent);
}

.notice {
  margin: 1rem 0;
  padding: 0.75rem 1rem;
  border-radius: 0.5rem;
  background: var(--accent-soft);
}

.cards {
  margin: 1.5rem 0 0;
  padding: 0;
  list-style: none;
}

.card {
  margin: 0 0 1.25rem;
  padding: 1.25rem;
  border: 1px solid var(--line);
  border-radius: 0.75rem;
  background: var(--surface);
}

.soft {
  margin: 0 0 0.75rem;
  color: var(--ink-soft);
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
}

.letter {
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
`;
