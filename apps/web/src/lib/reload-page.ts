let reloading = false;

/** Loads the page anew without a warning: what is under way is taken up again. */
export function reloadPage(): void {
  reloading = true;
  location.reload();
}

/** Whether the page is left to be loaded anew. */
export function isReloading(): boolean {
  return reloading;
}
