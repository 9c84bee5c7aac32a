/** Texts that the specification fixes word for word. Source: specification §4, §5 and §8. */
export const MESSAGES = {
  interestNeeded: "Please add at least one interest before starting a module.",
  subtopicsFailed: "Could not generate subtopics.",
  moduleStartFailed: "Failed to start module.",
  interestAddFailed: "Failed to submit interest.",
  interestRemoveFailed: "Failed to remove interest.",
  leaveDialogue: "You'll lose the current dialogue progress if you exit. Are you sure?",
  contentFailed: "Failed to load content.",
  emailNeeded: "Please enter your email address.",
  fieldsNeeded: "Please fill in all fields.",
} as const;
