"""fit.py FOLDER [--pairs N] [--steps N] [--threads N]: fits the network to what write-pairs.ts wrote there.

Four stages: pairs of arguments and key points (kpa), what people wrote before (base), what people typed (typed, with speech
acts), and the same with more of what is nearly right and wrong (apart). All chance comes from SEED, the stage and the step, so that a stage that was stopped goes on from its checkpoint as
though it had not been. --pairs and --steps are for trying the program.
"""
import argparse
import json
import lzma
import math
import os
import random
import time

import torch
from torch import nn

from net import Base, Net, encode, encode_alone, load_tokenizer

SEED = 1
BATCH = 48
SAVE_EVERY = 100
# How much a pair counts, by its source; what is no answer to the step counts less as a wrong one.
WEIGHTS = {
    "answers-3": 2, "answers-4": 2, "answers-5": 2, "panel": 2, "panel-2": 2, "typed": 2, "written": 1, "labelled": 1, "exchanged": 1, "negated": 1,
    "turned": 1.5, "strange": 0.7, "talk": 0.5, "unrelated": 0.5, "heap": 0.5, "cross": 0.3, "elsewhere": 0.3, "listed": 0.6,
    "stored": 1,
}
NO_ANSWER = 0.4
# The share of a source's pairs that each pass draws anew: in the stage of older answers, which is BASE's, of those pairs
# alone in which nothing is earned (and of what keys list); in the last stage, which is TYPED's, of all. Without a share: all.
BASE = {
    "written": 0.6, "labelled": 0.7, "cross": 0.2, "elsewhere": 0.15, "talk": 0.3, "strange": 0.2, "unrelated": 0.4,
    "heap": 0.6, "listed": 0.1, "negated": 0.3,
}
TYPED = {
    "written": 0.15, "labelled": 0.2, "turned": 0.4, "strange": 0.03, "talk": 0.08, "cross": 0.06, "elsewhere": 0.05,
    "unrelated": 0.15, "exchanged": 0.6, "heap": 0.2, "listed": 0.06, "panel": 0.6, "typed": 0.4, "negated": 0.25,
    "stored": 0.7,
}
# In the last stage: opposites, and answers with one word exchanged or a "not" put in, beside some of what people typed.
APART = {
    **TYPED, "answers-3": 0.35, "answers-4": 0.35, "answers-5": 0.35, "panel-2": 0.35, "panel": 0.35, "written": 0.08,
    "exchanged": 1, "negated": 0.7, "listed": 0.16, "stored": 0.3,
}
TYPED_ONLY = {"answers-3", "answers-4", "answers-5", "panel-2"}
# Passes and rates. What people typed comes last and most often: it teaches most.
STAGES = [("kpa", 1, 1e-4), ("base", 1, 1e-4), ("typed", 3, 7e-5), ("apart", 1, 4e-5)]
# They read what people typed, and speech acts beside it.
OF_TYPED = {"typed": TYPED, "apart": APART}
KPA_PAIRS = 16_000
# In the last stages every second step reads a batch for speech acts besides; so many parts of answers to one of others.
ACT_EVERY = 2
ACT_ANSWERS = 0.5
ACT_BATCH = 24
# After the first stage every second step takes the vectors of some texts by themselves back to the base's.
VECTOR_EVERY = 2
VECTOR_BATCH = 32

options = argparse.ArgumentParser()
options.add_argument("folder")
options.add_argument("--pairs", type=int, default=0)
options.add_argument("--steps", type=int, default=0)
options.add_argument("--threads", type=int, default=2)
args = options.parse_args()
torch.set_num_threads(args.threads)
torch.use_deterministic_algorithms(True)
torch.manual_seed(SEED)

here = os.path.dirname(os.path.abspath(__file__))
path = lambda name: os.path.join(args.folder, name)
read = lambda name: [json.loads(line) for line in open(path(name), encoding="utf8")]
ACTS = json.load(open(path("acts.json")))
TEXTS = json.load(open(path("texts.json")))
POINTS = read("points.jsonl")
TURNS = [turn for turn in read("turns.jsonl") if turn["split"] == "fit"]
tokenizer = load_tokenizer()
net = Net(len(ACTS))
base = Base()


def kpa_pairs():
    """(texts of the first, message, target, weight); opposed key points are certain negatives."""
    with lzma.open(os.path.join(here, "../../datasets/kpa.jsonl.xz"), "rt", encoding="utf8") as lines:
        for line in lines:
            one = json.loads(line)
            yield [f"reason: {one['b']}", f"conclusion: {one['b']}"], one["a"], float(one["y"]), 1.0


def own_pairs(stage, chance):
    """The pairs of a pass. Where some point of several is stated, all are handed on, and the likeliest is believed."""
    keep = OF_TYPED.get(stage, BASE)
    for turn in TURNS:
        source = turn["source"]
        if source not in WEIGHTS or (stage == "base" and source in TYPED_ONLY):
            continue
        weight = WEIGHTS[source] * (NO_ANSWER if turn["acts"] and turn["acts"][0] != "answer" else 1)
        share = keep.get(source, 1)
        if turn["isOneOf"]:
            yield [POINTS[at]["texts"] for at, _ in turn["pairs"]], turn["message"], 1.0, weight
            continue
        for at, earned in turn["pairs"]:
            if earned is None or ((earned == 0 or stage in OF_TYPED or source == "listed") and chance.random() > share):
                continue
            yield POINTS[at]["texts"], turn["message"], float(earned), weight


def act_turns():
    answers = [t for t in TURNS if t["acts"] == ["answer"] and t["source"] != "turned"]
    others = [t for t in TURNS if t["acts"] and t["acts"] != ["answer"]]
    return answers, others


def batches(pairs, chance):
    """Batches of like length out of thirty at a time, in an order by chance."""
    length = lambda pair: len(pair[1]) + len(str(pair[0][0]))
    chance.shuffle(pairs)
    found = []
    for at in range(0, len(pairs), BATCH * 30):
        near = sorted(pairs[at : at + BATCH * 30], key=length)
        found += [near[of : of + BATCH] for of in range(0, len(near), BATCH)]
    chance.shuffle(found)
    return found


def autocast():
    """Half as long where the processor calculates with bfloat16; many times as long where it does not."""
    return torch.autocast("cpu", torch.bfloat16, enabled=torch.cpu._is_avx512_bf16_supported())


def likeliest(several, message):
    net.eval()
    with torch.inference_mode(), autocast():
        logits, _, _ = net(**encode(tokenizer, [texts[0] for texts in several], [message] * len(several)))
    net.train()
    return several[int(logits.float().argmax())]


def pair_loss(batch, chance):
    firsts = []
    for texts, message, _, _ in batch:
        texts = likeliest(texts, message) if isinstance(texts[0], list) else texts
        firsts.append(chance.choice(texts))
    with autocast():
        logits, _, _ = net(**encode(tokenizer, firsts, [pair[1] for pair in batch]))
    targets = torch.tensor([pair[2] for pair in batch])
    weights = torch.tensor([pair[3] for pair in batch])
    losses = nn.functional.binary_cross_entropy_with_logits(logits.float(), targets, reduction="none")
    return (losses * weights).sum() / weights.sum()


def act_loss(answers, others, chance):
    size = int(ACT_BATCH * ACT_ANSWERS)
    batch = chance.sample(answers, min(size, len(answers))) + chance.sample(others, min(ACT_BATCH - size, len(others)))
    with autocast():
        _, logits, _ = net(**encode(tokenizer, [chance.choice(t["lines"]) for t in batch], [t["message"] for t in batch]))
    # A message that is two acts at once is half of each.
    targets = torch.zeros(len(batch), len(ACTS))
    for row, turn in enumerate(batch):
        for act in turn["acts"]:
            targets[row, ACTS.index(act)] += 1 / len(turn["acts"])
    return nn.functional.cross_entropy(logits.float(), targets)


def vector_loss(chance):
    inputs = encode_alone(tokenizer, chance.sample(TEXTS, min(VECTOR_BATCH, len(TEXTS))))
    with torch.no_grad(), autocast():
        wanted = base(**inputs)
    with autocast():
        _, _, vectors = net(**inputs)
    return (1 - (vectors * wanted).sum(-1)).mean()


def save(name, content):
    torch.save(content, path(name + ".part"))
    os.replace(path(name + ".part"), path(name))


def fit(stage, passes, rate):
    def pass_of(number):
        chance = random.Random(f"{SEED} {stage} {number}")
        pairs = list(kpa_pairs() if stage == "kpa" else own_pairs(stage, chance))
        most = args.pairs or (KPA_PAIRS if stage == "kpa" else len(pairs))
        return batches(chance.sample(pairs, min(most, len(pairs))), chance)

    encoder = [weight for weight in net.encoder.parameters() if weight.requires_grad]
    heads = [*net.pair.parameters(), *net.act.parameters()]
    optimizer = torch.optim.AdamW([{"params": encoder}, {"params": heads}], lr=rate, weight_decay=0.01)
    answers, others = act_turns()
    order = [batch for number in range(passes) for batch in pass_of(number)]
    steps = min(args.steps or len(order), len(order))
    begin = 0
    if os.path.exists(path("checkpoint.pt")):
        kept = torch.load(path("checkpoint.pt"))
        if kept["stage"] == stage:
            net.load_state_dict(kept["net"])
            optimizer.load_state_dict(kept["optimizer"])
            begin = kept["step"]
    print(f"{stage}: {sum(map(len, order))} pairs in {passes} passes, {steps} steps from {begin}", flush=True)
    net.train()
    started, run = time.time(), 0.0
    for step in range(begin, steps):
        chance = random.Random(f"{SEED} {stage} step {step}")
        torch.manual_seed(chance.randrange(2**31))
        factor = min(1, (step + 1) / (0.06 * steps + 1)) * max(0.02, 1 - step / steps)
        for group, times in zip(optimizer.param_groups, (1, 5)):
            group["lr"] = rate * times * factor
        loss = pair_loss(order[step], chance)
        if stage in OF_TYPED and step % ACT_EVERY == 0:
            loss = loss + act_loss(answers, others, chance)
        if stage != "kpa" and step % VECTOR_EVERY == 0:
            loss = loss + vector_loss(chance)
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimizer.step()
        run += loss.item()
        if (step + 1) % 50 == 0 or step + 1 == steps:
            each = (time.time() - started) / (step + 1 - begin)
            print(f"{stage} {step + 1}/{steps} loss {run / (step % 50 + 1):.3f}, {each:.2f} s a step", flush=True)
            run = 0.0
        if (step + 1) % SAVE_EVERY == 0:
            state = {"stage": stage, "step": step + 1, "net": net.state_dict(), "optimizer": optimizer.state_dict()}
            save("checkpoint.pt", state)


for stage, passes, rate in STAGES:
    done = f"{stage}.pt"
    if os.path.exists(path(done)):
        net.load_state_dict(torch.load(path(done)))
        print(f"{stage}: was fitted already", flush=True)
        continue
    fit(stage, passes, rate)
    save(done, net.state_dict())
