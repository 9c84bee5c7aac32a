import type { ReactNode } from "react";

/** Icons are decoration: the words beside them, or the button's name, say what they mean. */
function icon(drawing: ReactNode) {
  return function Icon({ className = "size-5" }: { className?: string }) {
    return (
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={`shrink-0 ${className}`}
      >
        {drawing}
      </svg>
    );
  };
}

export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const LockIcon = icon(
  <>
    <rect x="5.5" y="10.5" width="13" height="9" rx="2" />
    <path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5" />
  </>,
);
export const CloseIcon = icon(<path d="m6.5 6.5 11 11m0-11-11 11" />);
export const PlusIcon = icon(<path d="M12 6v12M6 12h12" />);
export const ChevronIcon = icon(<path d="m8 10 4 4 4-4" />);
export const ArrowIcon = icon(<path d="M5 12h14m-5.5-5.5L19 12l-5.5 5.5" />);
export const PencilIcon = icon(<path d="m5 19 1-4L16.5 4.5l3 3L9 18zM14 7l3 3" />);
export const MoveIcon = icon(
  <path d="M12 4v16M4 12h16M9.5 6.5 12 4l2.5 2.5M9.5 17.5 12 20l2.5-2.5M6.5 9.5 4 12l2.5 2.5M17.5 9.5 20 12l-2.5 2.5" />,
);
export const BookIcon = icon(
  <path d="M12 7c-1.8-1.3-4.3-2-7.5-2v13c3.2 0 5.7.7 7.5 2 1.8-1.3 4.3-2 7.5-2V5c-3.2 0-5.7.7-7.5 2Zm0 0v13" />,
);
export const PageIcon = icon(<path d="M6 4.5h12v15H6zM9 9h6m-6 3.5h6M9 16h3.5" />);
export const RetryIcon = icon(<path d="M18.5 12a6.5 6.5 0 1 1-1.9-4.6L18.5 9m0-4.5V9H14" />);
export const AlertIcon = icon(<path d="M12 4 2.75 19.5h18.5zM12 10v4.5m0 2.25v.25" />);
export const HelpIcon = icon(
  <path d="M12 19.5S4 14.75 4 9.25A4.25 4.25 0 0 1 12 7.2a4.25 4.25 0 0 1 8 2.05c0 5.5-8 10.25-8 10.25Z" />,
);
export const StopIcon = icon(<rect x="7" y="7" width="10" height="10" rx="1.5" />);
