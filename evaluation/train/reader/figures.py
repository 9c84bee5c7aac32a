"""figures.py FOLDER: reads the turns kept out of fitting with reader.onnx; writes limits.json and figures.md."""
import collections
import json
import os
import sys

import numpy
import onnxruntime

from net import encode, load_tokenizer

# So many wrong answers may reach the upper limit of a kind, and so many right ones may stay below the lower one.
CREDITED, MISSED = 0.1, 0.02
# Between these lie the limits; a kind with fewer examples than FEW on a side borrows from what people wrote before.
UNSURE, ACCEPTED, FEW = (0.05, 0.15), (0.6, 0.95), 30
# Finds that no key lists have to be surer, and values, of which the order decides; of these kinds fewer wrong ones lie high.
OWN_ACCEPTED = 0.76
KIND_ACCEPTED = {"value": 0.66, "conclusion": 0.45, "fallacy": 0.45, "statistical_flaw": 0.45}
TYPED = {"answers-3", "answers-4", "answers-5", "panel", "panel-2", "typed"}
SETS = ["panel-2", "answers-3", "answers-4", "answers-5", "written", "labelled", "strange"]

folder = sys.argv[1]
path = lambda name: os.path.join(folder, name)
read = lambda name: [json.loads(line) for line in open(path(name), encoding="utf8")]
ACTS = json.load(open(path("acts.json")))
POINTS = read("points.jsonl")
TURNS = [turn for turn in read("turns.jsonl") if turn["split"] != "fit"]
LIMIT = int(sys.argv[2]) if len(sys.argv) > 2 else 0
if LIMIT:
    TURNS = TURNS[:: max(1, len(TURNS) // LIMIT)]
tokenizer = load_tokenizer()
session = onnxruntime.InferenceSession(path("reader.onnx"), providers=["CPUExecutionProvider"])


def run(pairs, output):
    """The output for each pair, those of a like length together."""
    found = [None] * len(pairs)
    order = sorted(range(len(pairs)), key=lambda at: len(pairs[at][0]) + len(pairs[at][1]))
    for begin in range(0, len(order), 16):
        batch = order[begin : begin + 16]
        inputs = encode(tokenizer, [pairs[at][0] for at in batch], [pairs[at][1] for at in batch], "np")
        rows = session.run([output], {name: inputs[name] for name in ("input_ids", "attention_mask", "token_type_ids")})[0]
        for at, row in zip(batch, rows):
            found[at] = row
    return found


def score():
    asked = [(turn, at, earned) for turn in TURNS for at, earned in turn["pairs"]]
    logits = run([(POINTS[at]["texts"][0], turn["message"]) for turn, at, _ in asked], "logit")
    for turn in TURNS:
        turn["read"] = []
    for (turn, at, earned), logit in zip(asked, logits):
        turn["read"].append((family(POINTS[at]), 1 / (1 + numpy.exp(-float(logit))), earned))
    spoken = [turn for turn in TURNS if turn["acts"]]
    for turn, row in zip(spoken, run([(turn["lines"][0], turn["message"]) for turn in spoken], "acts")):
        turn["heard"] = ACTS[int(numpy.argmax(row))]


def family(point):
    return f"own {point['kind']}" if point["own"] else point["kind"]


def quantile(values, share):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, max(0, int(len(ordered) * share)))] if ordered else 0.5


def draw_limits():
    limits = {}
    for kind in sorted({family(point) for point in POINTS}):
        def of(earned, sources):
            return [
                likely for turn in TURNS
                if turn["split"] == "limits" and (sources is None or turn["source"] in sources)
                and (earned == 1 or turn["label"] == "wrong")
                for family_, likely, found in turn["read"] if family_ == kind and found == earned
            ]
        right, wrong = of(1, TYPED), of(0, TYPED)
        if min(len(right), len(wrong)) < FEW:
            right, wrong = of(1, None), of(0, None)
        unsure = numpy.clip(quantile(right, MISSED), *UNSURE)
        least = OWN_ACCEPTED if kind.startswith("own ") else KIND_ACCEPTED.get(kind, ACCEPTED[0])
        accepted = numpy.clip(quantile(wrong, 1 - CREDITED), least, ACCEPTED[1])
        limits[kind] = [round(float(min(unsure, accepted)), 3), round(float(accepted), 3)]
    return limits


def auc(right, wrong):
    ordered = sorted([(value, 1) for value in right] + [(value, 0) for value in wrong])
    below = won = 0
    for _, is_right in ordered:
        won += below * is_right
        below += 1 - is_right
    return f"{won / (len(right) * len(wrong)):.3f}" if right and wrong else "–"


def zone(turn):
    """2 where a point is accepted, 1 where one is unsure, 0 where all are missed."""
    return max(int(likely >= LIMITS[kind][1]) + int(likely >= LIMITS[kind][0]) for kind, likely, _ in turn["read"])


def share(part, whole):
    return f"{100 * part / whole:.0f}" if whole else "–"


def zones_of(turns):
    counts = collections.Counter(map(zone, turns))
    return " / ".join(share(counts[at], len(turns)) for at in (2, 1, 0))


def best(turns):
    return [max(likely for _, likely, _ in turn["read"]) for turn in turns]


def row(name, turns):
    with_label = lambda label: [turn for turn in turns if turn["label"] == label and turn["read"]]
    right, wrong, partial = with_label("right"), with_label("wrong"), with_label("partial")
    credited = share(sum(zone(turn) == 2 for turn in wrong), len(wrong))
    return (
        f"| {name} | {len(right)} / {len(wrong)} | {zones_of(right)} | {credited} | {zones_of(partial)} "
        f"| {auc(best(right), best(wrong))} |"
    )


def tables():
    test = [turn for turn in TURNS if turn["split"] == "test"]
    head = "right / wrong | right: accepted / unsure / missed | wrong: credited | partial | AUC |\n|---|---|---|---|---|---|"
    yield "| set | " + head
    for name in SETS:
        yield row(name, [turn for turn in test if turn["source"] == name])
    typed = [turn for turn in test if turn["source"] in TYPED]
    yield "\nThe typed sets by what the step asks for:\n\n| step | " + head
    for step in sorted({turn["step"] for turn in typed if turn["step"]}):
        yield row(step, [turn for turn in typed if turn["step"] == step])
    yield "\nEach kind of point by itself:\n\n| point | states it / does not | AUC | limits |\n|---|---|---|---|"
    for kind, limits in LIMITS.items():
        pairs = [(likely, earned) for turn in typed for family_, likely, earned in turn["read"] if family_ == kind]
        right, wrong = ([likely for likely, earned in pairs if earned == of] for of in (1, 0))
        yield f"| {kind} | {len(right)} / {len(wrong)} | {auc(right, wrong)} | {limits[0]:.2f} {limits[1]:.2f} |"
    yield "\n| wrong by | messages | credited |\n|---|---|---|"
    for name, what in {
        "exchanged": "a number, day, scope or party exchanged", "negated": "\"not\" put in",
        "listed": "an opposite or a misconception of a key",
        "talk": "talk", "unseen": "talk of another kind", "heap": "heaps of the passage's words",
        "unrelated": "another argument's claim",
    }.items():
        turns = [turn for turn in test if turn["source"] == name and turn["label"] == "wrong" and turn["read"]]
        yield f"| {what} | {len(turns)} | {share(sum(zone(turn) == 2 for turn in turns), len(turns))} % |"
    yield "\n| speech act | messages | heard | taken for an answer |\n|---|---|---|---|"
    for act in ACTS:
        turns = [turn for turn in test if turn["acts"][:1] == [act] and len(turn["acts"]) == 1]
        heard = sum(turn["heard"] == act for turn in turns)
        yield f"| {act} | {len(turns)} | {share(heard, len(turns))} % | {share(sum(turn['heard'] == 'answer' for turn in turns), len(turns))} % |"


score()
LIMITS = draw_limits()
json.dump(LIMITS, open(path("limits.json"), "w"), indent=2)
text = "\n".join(tables())
open(path("figures.md"), "w", encoding="utf8").write(text + "\n")
print(text)
