"""Trains the cross-encoder on ranked candidates and exports it as ONNX, int8.

    python3 train.py DATA OUT

DATA holds base.npz (weights.py), tokenizer.json, train.jsonl and tatqa.jsonl (questions with candidates),
and any number of judge-*.jsonl to score. OUT gets scores.json (each question scored by a model that saw no
filing of its company) and reranker.onnx (trained on all companies).
"""
import gzip
import json
import pathlib
import random
import sys
import time

import numpy
import torch
from tokenizers import Tokenizer
from torch import nn
from transformers import BertConfig, BertModel

QUESTION, LONGEST, WRONG = 44, 144, 11
EPOCHS, GROUPS, RATE = 4, 48, 6e-5
BEFORE = 5.0  # how much the ranking before counts: the model learns what to correct in it
FOLDS = 4
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"


class Pairs:
    """[CLS] question [SEP] text [SEP], cut as the product cuts."""

    def __init__(self, path):
        self.tokenizer = Tokenizer.from_file(path)
        self.tokenizer.no_padding()
        self.tokenizer.no_truncation()
        self.known = {}

    def ids(self, text, most):
        if text not in self.known:
            self.known[text] = self.tokenizer.encode(text, add_special_tokens=False).ids[:LONGEST]
        return self.known[text][:most]

    def batch(self, pairs):
        rows, types = [], []
        for question, text in pairs:
            left = [101] + self.ids(question, QUESTION) + [102]
            right = self.ids(text, LONGEST - len(left) - 1) + [102]
            rows.append(left + right)
            types.append([0] * len(left) + [1] * len(right))
        longest = max(map(len, rows))
        pad = lambda lists: torch.tensor([each + [0] * (longest - len(each)) for each in lists])
        return pad(rows).to(DEVICE), pad([[1] * len(each) for each in rows]).to(DEVICE), pad(types).to(DEVICE)


class CrossEncoder(nn.Module):
    def __init__(self, base):
        super().__init__()
        self.bert = BertModel(BertConfig(hidden_size=384, num_hidden_layers=6, num_attention_heads=12, intermediate_size=1536,
                                         attn_implementation="eager"), add_pooling_layer=False)
        packed = dict(numpy.load(base))
        packed["embeddings.word_embeddings.weight"] = packed.pop("words").astype(numpy.float32) * packed.pop("scale")
        weights = {name: torch.tensor(value.astype(numpy.float32)) for name, value in packed.items()}
        missing = self.bert.load_state_dict(weights, strict=False)
        assert not missing.unexpected_keys and all("position_ids" in name for name in missing.missing_keys), missing
        self.head = nn.Linear(768, 1)

    def forward(self, input_ids, attention_mask, token_type_ids):
        states = self.bert(input_ids=input_ids, attention_mask=attention_mask, token_type_ids=token_type_ids).last_hidden_state
        mask = attention_mask.unsqueeze(-1).to(states.dtype)
        mean = (states * mask).sum(1) / mask.sum(1)
        return self.head(torch.cat([states[:, 0], mean], dim=1)).squeeze(-1)


def read(path):
    opener = gzip.open if str(path).endswith(".gz") else open
    with opener(path, "rt") as file:
        return [json.loads(line) for line in file]


def group(question, rng):
    right = [each for each in question["candidates"] if each["hit"]]
    wrong = [each for each in question["candidates"] if not each["hit"]]
    near = wrong[:16]
    chosen = rng.sample(near, min(len(near), WRONG))
    return [rng.choice(right)] + chosen


def train(questions, pairs, base, seed):
    torch.manual_seed(seed)
    rng = random.Random(seed)
    model = CrossEncoder(base).to(DEVICE)
    steps = EPOCHS * (len(questions) // GROUPS)
    optimizer = torch.optim.AdamW(model.parameters(), lr=RATE, weight_decay=0.01)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=max(steps, 1) + 1, pct_start=0.1)
    model.train()
    shown, started = [], time.time()
    for epoch in range(EPOCHS):
        rng.shuffle(questions)
        for at in range(0, len(questions) - GROUPS + 1, GROUPS):
            groups = [(q["question"], group(q, rng)) for q in questions[at:at + GROUPS]]
            batch = pairs.batch([(asked, each["text"]) for asked, members in groups for each in members])
            with torch.autocast(DEVICE, dtype=torch.bfloat16):
                scores = model(*batch).float()
            loss, from_ = 0, 0
            for _, members in groups:
                before = torch.tensor([each.get("base", 0.0) for each in members], device=DEVICE)
                part = scores[from_:from_ + len(members)] + (BEFORE * before if rng.random() < 0.7 else 0)
                loss = loss - torch.log_softmax(part, 0)[0]
                from_ += len(members)
            loss = loss / len(groups)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            shown.append(loss.item())
        print(f"  epoch {epoch + 1}: loss {numpy.mean(shown[-20:]):.3f}, {time.time() - started:.0f} s", flush=True)
    return model.eval()


@torch.no_grad()
def score(model, questions, pairs):
    result = {}
    for question in questions:
        batch = pairs.batch([(question["question"], each["text"]) for each in question["candidates"]])
        with torch.autocast(DEVICE, dtype=torch.bfloat16):
            scores = model(*batch).float().tolist()
        result[question["id"]] = [round(each, 4) for each in scores]
    return result


def export(model, pairs, sample, out):
    from onnxruntime.quantization import QuantType, quantize_dynamic
    model = model.cpu().float()
    batch = [each.cpu() for each in sample]
    names = ["input_ids", "attention_mask", "token_type_ids"]
    plain = out / "reranker-fp32.onnx"
    torch.onnx.export(model, tuple(batch), str(plain), input_names=names, output_names=["score"], opset_version=17, dynamo=False,
                      dynamic_axes={name: {0: "pairs", 1: "length"} for name in names} | {"score": {0: "pairs"}})
    quantize_dynamic(str(plain), str(out / "reranker.onnx"), weight_type=QuantType.QInt8, per_channel=True)
    plain.unlink()


def main(data, out):
    data, out = pathlib.Path(data), pathlib.Path(out)
    pairs = Pairs(str(data / "tokenizer.json"))
    usable = lambda q: any(each["hit"] for each in q["candidates"]) and any(not each["hit"] for each in q["candidates"])
    own = [q for q in read(data / "train.jsonl.gz") if usable(q)]
    human = [q for q in read(data / "tatqa.jsonl.gz") if usable(q)]
    judges = {path.name.split(".")[0]: read(path) for path in sorted(data.glob("judge-*"))}
    companies = sorted({q["company"] for qs in judges.values() for q in qs} | {q["company"] for q in own})
    print(len(own), "made,", len(human), "human questions;", len(companies), "companies", flush=True)
    scores = {name: {} for name in judges}
    for fold in range(FOLDS):
        held = set(companies[fold::FOLDS])
        print("held:", sorted(held), flush=True)
        model = train([q for q in own if q["company"] not in held] + human, pairs, data / "base.npz", 7)
        for name, questions in judges.items():
            scores[name] |= score(model, [q for q in questions if q["company"] in held], pairs)
        (out / "scores.json").write_text(json.dumps(scores))
    model = train(own + human, pairs, data / "base.npz", 7)
    export(model, pairs, pairs.batch([("What is revenue?", each["text"]) for each in own[0]["candidates"][:4]]), out)
    print("done", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
