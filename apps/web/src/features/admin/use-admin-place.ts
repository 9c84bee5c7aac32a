import { useCallback, useEffect, useState } from "react";
import { entryOf, FIRST_PLACE, placeOf, type AdminPlace } from "../../lib/admin-place.ts";

/**
 * Where the supervisor is. Each place is an entry of the browser's history, so that its back button leads
 * from a student to the table and a reload comes back to the student, while the address stays as it is.
 */
export function useAdminPlace(userId: string): [AdminPlace, (place: AdminPlace) => void] {
  const [place, setPlace] = useState(() => placeOf(userId, history.state) ?? FIRST_PLACE);

  useEffect(() => {
    const follow = () => setPlace(placeOf(userId, history.state) ?? FIRST_PLACE);
    if (placeOf(userId, history.state) === null) {
      history.replaceState(entryOf(userId, FIRST_PLACE), "");
    }
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [userId]);

  const go = useCallback(
    (next: AdminPlace) => {
      history.pushState(entryOf(userId, next), "");
      setPlace(next);
    },
    [userId],
  );
  return [place, go];
}
