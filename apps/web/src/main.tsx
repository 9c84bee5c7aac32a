import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Page } from "./app/page.tsx";
import { takeArrival } from "./lib/arrival.ts";
import { takeKnownStranger } from "./lib/known-stranger.ts";
import { readPayment } from "./lib/payment-storage.ts";
import "./styles/index.css";

// First of all: nothing is to be asked for while a token is in the address.
const arrival = takeArrival();
const isStranger = takeKnownStranger() && arrival.kind === "plain" && readPayment() === null;

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");

// Takes the place of the log-in that came with the page, in one go: nothing is typed into what then goes.
flushSync(() =>
  createRoot(root).render(<Page arrival={isStranger ? { kind: "stranger" } : arrival} />),
);
root.inert = false;
