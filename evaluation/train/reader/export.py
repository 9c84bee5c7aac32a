"""export.py FOLDER: the mean of typed.pt and apart.pt as reader.onnx, weights of eight bits, with three outputs, and tokenizer.json beside it."""
import json
import os
import sys

import onnxruntime
import torch
from onnxruntime.quantization import QuantType, quantize_dynamic

from net import BASE, Net, encode, load_tokenizer

folder = sys.argv[1]
path = lambda name: os.path.join(folder, name)
net = Net(len(json.load(open(path("acts.json")))))
# Of the last stage so much: it tells better what is nearly right, and hears less of what is right.
APART = 0.3
typed, apart = torch.load(path("typed.pt")), torch.load(path("apart.pt"))
net.load_state_dict({name: torch.lerp(typed[name], apart[name], APART) if typed[name].is_floating_point() else typed[name] for name in typed})
net.eval()
tokenizer = load_tokenizer()
names = ["input_ids", "attention_mask", "token_type_ids"]
inputs = encode(tokenizer, ["conclusion: Fines should go."] * 2, ["scrap them", "keep the fines for late books"])
values = tuple(inputs[name] for name in names)
torch.onnx.export(
    net, values, path("whole.onnx"), input_names=names, output_names=["logit", "acts", "vector"], opset_version=17, dynamo=False,
    dynamic_axes={**{name: {0: "batch", 1: "tokens"} for name in names}, "logit": {0: "batch"}, "acts": {0: "batch"}, "vector": {0: "batch"}},
)
quantize_dynamic(path("whole.onnx"), path("reader.onnx"), weight_type=QuantType.QInt8, per_channel=True)
os.remove(path("whole.onnx"))
# The base cuts and fills up to 128 tokens; the product does both itself.
tokens = json.load(open(os.path.join(BASE, "tokenizer.json"), encoding="utf8"))
json.dump({**tokens, "truncation": None, "padding": None}, open(path("tokenizer.json"), "w", encoding="utf8"), ensure_ascii=False, separators=(",", ":"))
# Another number of pairs, of other lengths: nothing of the example may have stuck.
inputs = encode(tokenizer, ["reason: Fines keep people away. they stay at home", "flaw: Few were asked.", "a b"], ["no", "few " * 30, "a"])
with torch.inference_mode():
    exact = [output.flatten().tolist() for output in net(**inputs)]
session = onnxruntime.InferenceSession(path("reader.onnx"), providers=["CPUExecutionProvider"])
eight = [output.flatten().tolist() for output in session.run(None, {name: inputs[name].numpy() for name in names})]
off = max(abs(one - other) for of in (0, 1, 2) for one, other in zip(exact[of], eight[of], strict=True))
print(f"reader.onnx, {os.path.getsize(path('reader.onnx')) / 1e6:.1f} MB; eight bits change logits by {off:.3f} at most")
