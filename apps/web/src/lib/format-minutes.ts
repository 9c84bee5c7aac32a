/** Minutes in words, as exact as a supervisor wants them: "4 min", "1 h 20 min". */
export function formatMinutes(minutes: number): string {
  if (minutes === 0) return "0 min";
  const whole = Math.round(minutes);
  if (whole < 1) return "under 1 min";
  if (whole < 60) return `${whole} min`;
  const rest = whole % 60;
  return `${Math.floor(whole / 60).toLocaleString("en")} h${rest === 0 ? "" : ` ${rest} min`}`;
}
