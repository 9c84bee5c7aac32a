/** Lists help lines everywhere. The one address outside of this site to which the chat makes links. */
export const HELP_LINES_URL = "https://findahelpline.com";

/**
 * What somebody is told who writes of wanting to die, of hurting themselves, of being abused or in danger;
 * Markdown. The same words every time, from here and never from a model. Numbers: 988 in the USA and Canada,
 * Samaritans 116 123 in the UK and Ireland, 116 123 as the European Union's line for emotional support.
 */
export const SUPPORT_TEXT = `What you have just written matters more than any exercise.

This is a computer program, an AI, and it cannot help you as a person can. Please speak with somebody now: with someone you trust, or with people who are there for exactly this.

- Is anybody in danger right now? Call your local emergency number: 112 in Europe, 999 in the UK, 911 in the USA and Canada.
- Anywhere in the world: [findahelpline.com](${HELP_LINES_URL}) shows help lines near you.
- USA and Canada: call or text 988.
- UK and Ireland: call Samaritans on 116 123.
- European Union: in many countries 116 123.

A supervisor of this course is told that you may need help, but may not see it at once.

None of this counts against you, and there is no hurry.`;
