/**
 * React's entrance, part of React's own file (`vite.config.ts`): to make React ready takes a phone as long as to
 * make the app ready, and the page may be scrolled between the two.
 */
export { createRoot, hydrateRoot } from "react-dom/client";
