import { startTransition } from "react";
import { Page } from "./app/page.tsx";
import { takeArrival } from "./lib/arrival.ts";
import { takePageStart } from "./lib/page-start.ts";
import { isUnbegun } from "./lib/history-stack.ts";
import { readPayment } from "./lib/payment-storage.ts";
import { createRoot, hydrateRoot } from "./lib/react-root.ts";
import "./styles/index.css";

// First of all: nothing is to be asked for while a token is in the address.
const arrival = takeArrival();
const start = takePageStart();

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");

// A payment under way is to be confirmed first, whatever the page came with; and nobody begins a dialogue by a reload.
const isAsDrawn = !(start?.kind === "resumed" && isUnbegun(start.session.user_id));
if (start !== null && isAsDrawn && arrival.kind === "plain" && readPayment() === null) {
  // In small steps: what is to be seen is there already, and may be scrolled meanwhile.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, <Page arrival={start} />));
  // Where passwords are not used, the server knows who is there, and has nothing drawn.
  else createRoot(root).render(<Page arrival={start} />);
} else {
  createRoot(root).render(<Page arrival={arrival} />);
}
