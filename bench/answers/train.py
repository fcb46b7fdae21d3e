"""Trains the model that says how well a sentence answers a question; README.md says what it reads."""
import functools
import json
import math
import os
import random
import sys

import numpy as np
import torch
from tokenizers import Tokenizer
from torch import nn
from transformers import BertForSequenceClassification

FOLDER, WHAT = sys.argv[1], sys.argv[2]
CLS, SEP = 101, 102
MOST_OF_QUESTION, MOST_TOKENS = 44, 144  # as OnnxReranker cuts them
EPOCHS, RATE, QUESTIONS_AT_ONCE = 8, 8e-5, 24
MOST_RIGHT, MOST_WRONG = 4, 12  # sentences of a question in one step
PAIRS_AT_ONCE = 512
NONE = -1e4

tokenizer = Tokenizer.from_file(f"{FOLDER}/tokenizer.json")
tokenizer.no_padding()
tokenizer.no_truncation()


def read(name):
    path = f"{FOLDER}/{name}.json"
    return json.load(open(path)) if os.path.exists(path) else []


@functools.cache
def encoded(question, sentence):
    ask = [CLS] + tokenizer.encode(question, add_special_tokens=False).ids[:MOST_OF_QUESTION] + [SEP]
    told = tokenizer.encode(sentence, add_special_tokens=False).ids[: MOST_TOKENS - len(ask) - 1] + [SEP]
    return ask + told, [0] * len(ask) + [1] * len(told)


def batch(pairs):
    texts = [encoded(*pair) for pair in pairs]
    shape = len(texts), max(len(ids) for ids, _ in texts)
    ids, mask, kinds = (np.zeros(shape, dtype=np.int64) for _ in range(3))
    for i, (tokens, parts) in enumerate(texts):
        ids[i, : len(tokens)] = tokens
        mask[i, : len(tokens)] = 1
        kinds[i, : len(tokens)] = parts
    inputs = {"input_ids": ids, "attention_mask": mask, "token_type_ids": kinds}
    return {name: torch.from_numpy(values).cuda() for name, values in inputs.items()}


def target(sentence):
    """The label, softened by the larger model: most where nobody read the sentence."""
    label = sentence["label"]
    if "t" not in sentence:
        return label
    share = 0.3 if sentence.get("judged") or label > 0.5 else 0.6
    return (1 - share) * label + share / (1 + math.exp(-sentence["t"]))


def chosen(question):
    extra = [{"text": question["extra"], "label": 1.0}] if question.get("extra") else []
    sentences = question["cands"] + extra
    right = [each for each in sentences if each["label"] > 0.5]
    wrong = [each for each in sentences if each["label"] <= 0.5]
    return right[:MOST_RIGHT] + random.sample(wrong, min(len(wrong), MOST_WRONG))


def loss_of(model, questions):
    sentences = [chosen(question) for question in questions]
    places = [(i, j) for i, own in enumerate(sentences) for j in range(len(own))]
    with torch.autocast("cuda", dtype=torch.bfloat16):
        scores = model(**batch([(questions[i]["q"], sentences[i][j]["text"]) for i, j in places])).logits[:, 0].float()
    wanted = torch.tensor([target(sentences[i][j]) for i, j in places], device="cuda")
    alone = nn.functional.binary_cross_entropy_with_logits(scores, wanted)
    rows, columns = torch.tensor(places, device="cuda").T
    shape = len(questions), max(len(own) for own in sentences)
    every = torch.full(shape, NONE, device="cuda").index_put((rows, columns), scores)
    right = torch.tensor([sentences[i][j]["label"] > 0.5 for i, j in places], device="cuda")
    best = torch.full(shape, NONE, device="cuda").index_put((rows, columns), scores.masked_fill(~right, NONE))
    ranked = torch.logsumexp(every, 1) - torch.logsumexp(best, 1)
    has_one = torch.zeros(shape, device="cuda").index_put((rows, columns), right.float()).amax(1)
    return alone + 0.3 * (ranked * has_one).sum() / has_one.sum().clamp(min=1)


def trained(questions):
    random.seed(1)
    torch.manual_seed(1)
    model = BertForSequenceClassification.from_pretrained(f"{FOLDER}/start", num_labels=1).cuda()
    questions = [each for each in questions if each["cands"]]
    steps = EPOCHS * math.ceil(len(questions) / QUESTIONS_AT_ONCE)
    matrices = [each for each in model.parameters() if each.ndim >= 2]
    others = [each for each in model.parameters() if each.ndim < 2]
    groups = [{"params": matrices, "weight_decay": 0.02}, {"params": others, "weight_decay": 0}]
    optimizer = torch.optim.AdamW(groups, lr=RATE)
    rate = torch.optim.lr_scheduler.LambdaLR(
        optimizer, lambda step: min(step / (0.1 * steps), max(0.0, (steps - step) / (0.9 * steps)))
    )
    for _ in range(EPOCHS):
        random.shuffle(questions)
        model.train()
        for start in range(0, len(questions), QUESTIONS_AT_ONCE):
            optimizer.zero_grad()
            loss_of(model, questions[start : start + QUESTIONS_AT_ONCE]).backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            rate.step()
    return model.eval()


def scored(model, questions):
    pairs = [(question["q"], each["text"]) for question in questions for each in question["cands"]]
    order = sorted(range(len(pairs)), key=lambda i: len(encoded(*pairs[i])[0]))
    scores = np.zeros(len(pairs))
    with torch.no_grad(), torch.autocast("cuda", dtype=torch.bfloat16):
        for start in range(0, len(order), PAIRS_AT_ONCE):
            part = order[start : start + PAIRS_AT_ONCE]
            scores[part] = model(**batch([pairs[i] for i in part])).logits[:, 0].float().cpu().numpy()
    ends = np.cumsum([len(question["cands"]) for question in questions])
    return [own.tolist() for own in np.split(scores, ends[:-1])]


def report(name, questions, scores):
    json.dump(scores, open(f"{FOLDER}/{name}-scores.json", "w"))
    best = sorted(
        ((max(own), question["cands"][int(np.argmax(own))]["label"] > 0.5)
         for question, own in zip(questions, scores) if own),
        reverse=True,
    )
    right = np.cumsum([ok for _, ok in best]) / np.arange(1, len(best) + 1)
    answered = {share: max((i + 1 for i in range(9, len(right)) if right[i] >= share), default=0) for share in (0.9, 0.8, 0.7)}
    print(f"{name}: {len(best)} questions; the best sentence is right for {right[-1]:.1%}; answered at precision {answered}")


def measure():
    train, test = read("train"), read("test")
    companies = sorted({each["group"] for each in train})
    random.Random(3).shuffle(companies)
    scores = [[] for _ in train]
    for part in range(4):
        out = set(companies[part::4])
        model = trained([each for each in train if each["group"] not in out])
        left = [i for i, each in enumerate(train) if each["group"] in out]
        for i, own in zip(left, scored(model, [train[i] for i in left])):
            scores[i] = own
    report("train", train, scores)
    if test:
        report("test", test, scored(trained(train), test))


def export():
    from onnxruntime.quantization import QuantType, quantize_dynamic

    class Score(nn.Module):
        def __init__(self, model):
            super().__init__()
            self.model = model

        def forward(self, input_ids, attention_mask, token_type_ids):
            return self.model(input_ids=input_ids, attention_mask=attention_mask, token_type_ids=token_type_ids).logits

    model = trained(read("train")).cpu()
    model.config._attn_implementation = "eager"
    ids, kinds = encoded("Why did sales fall?", "Sales fell because of lower demand.")
    inputs = torch.tensor([ids, ids]), torch.ones(2, len(ids), dtype=torch.long), torch.tensor([kinds, kinds])
    names = ["input_ids", "attention_mask", "token_type_ids"]
    axes = {name: {0: "pairs", 1: "tokens"} for name in names} | {"score": {0: "pairs"}}
    whole = f"{FOLDER}/whole.onnx"
    torch.onnx.export(
        Score(model), inputs, whole, input_names=names, output_names=["score"],
        dynamic_axes=axes, opset_version=17, dynamo=False,
    )
    quantize_dynamic(whole, f"{FOLDER}/answers.onnx", weight_type=QuantType.QInt8, per_channel=True)


{"measure": measure, "export": export}[WHAT]()
