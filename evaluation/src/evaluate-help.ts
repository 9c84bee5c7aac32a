/** What `npm run evaluate -- --help` prints. */
export const EVALUATE_HELP = `npm run evaluate -- [options]

How well the built-in tutor judges answers (free, some minutes):
  npm run evaluate                   agreement with the labelled answers, and how simulated learners fare
    --module=3                       one module, or several: 3,5
    --labels                         without the learners
    --show                           lists every disagreement

What the leak check makes of honest replies and of telling sentences (free, a minute):
  npm run evaluate -- --leaks
    --show                           lists refused sentences of honest replies, and telling ones that get through

How a tutor speaks with learners:
  npm run evaluate -- --tutor llm    the tutor that TUTOR, TUTOR_MODEL, TUTOR_BASE_URL and TUTOR_API_KEY name
  npm run evaluate -- --tutor built-in
  npm run evaluate -- --calibrate    has the judge label our labelled turns: a judge is believed only after that
  npm run evaluate -- --judge-run FILE   judges the replies of an earlier run
    --estimate                       says what it would do and cost, and sends nothing
    --dialogues 14  --modules 1,5  --learners ideal,weak  --seed 1
    --judged 50                      judges so many replies, drawn by the seed
    --no-judge                       judges none
    --tokens 4000000                 begins nothing new after so many tokens
    --concurrency 4
    --results evaluation-results     folder for runs and calibrations
  The judge is JUDGE, JUDGE_MODEL, JUDGE_BASE_URL and JUDGE_API_KEY; else it is the tutor's own model.

See docs/tutoring.md.`;
