const listeners = new Set<() => void>();

/** Calls the listener whenever the server no longer knows us; answers how to stop that. */
export function subscribeToSessionLoss(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Says that a call was refused with 401 although we believed to be logged in. */
export function announceSessionLoss(): void {
  for (const listener of listeners) listener();
}
