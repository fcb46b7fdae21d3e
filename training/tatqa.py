"""Human questions on tables and text of annual reports, as candidates to rank.

    python3 tatqa.py tatqa_dataset_dev.json.gz OUT.jsonl

A context (a table with its paragraphs) stands for a page; the hard wrong ones are those that share most
words with the question. The page is told as the product tells it: heading, nearest lines, best stretch.
"""
import collections
import gzip
import json
import math
import random
import re
import sys

FIGURE = re.compile(r"[$€£¥(]*\s*\d[\d,.]*\s*[%)]*")
LINES, LINE, PASSAGE, STEM, WRONG = 5, 100, 320, 6, 15


def plain(text):
    return re.sub(r"\s+", " ", FIGURE.sub(" ", text)).strip()


def stems(text):
    return {word[:STEM] for word in re.findall(r"[a-z0-9&/%]+", text.lower()) if len(word) > 3}


def context_lines(context):
    lines = [" ".join(cell for cell in row if cell) for row in context["table"]["table"]]
    for paragraph in context["paragraphs"]:
        words, line = paragraph["text"].split(), ""
        for word in words:
            if len(line) + len(word) > LINE:
                lines.append(line)
                line = ""
            line += (" " if line else "") + word
        lines.append(line)
    return [line for line in lines if sum(c.isalpha() for c in line) > 3]


def gist(lines, question):
    wanted = stems(question)
    near = sorted((-sum(stem in line.lower() for stem in wanted), at) for at, line in enumerate(lines) if at > 1)
    nearest = sorted(at for score, at in near[:LINES] if score < 0)
    best = max(range(len(lines)), key=lambda at: sum(stem in " ".join(lines[at:at + 4]).lower() for stem in wanted))
    told = [plain(line)[:LINE] for line in lines[:2]] + [plain(lines[at])[:LINE] for at in nearest]
    told.append(plain(" ".join(lines[best:best + 5]))[:PASSAGE])
    return " ; ".join(dict.fromkeys(part for part in told if part))


def main(source, out, seed=7):
    rng = random.Random(int(seed))
    with gzip.open(source) as file:
        contexts = json.load(file)
    lines = [context_lines(context) for context in contexts]
    words = [stems(" ".join(each)) for each in lines]
    rare = collections.Counter(stem for each in words for stem in each)
    weight = {stem: math.log(len(contexts) / count) for stem, count in rare.items()}
    with open(out, "w") as file:
        for at, context in enumerate(contexts):
            for question in context["questions"]:
                asked = stems(question["question"])
                others = sorted((n for n in range(len(contexts)) if n != at),
                                key=lambda n: -sum(weight[stem] for stem in asked & words[n]))
                wrong = others[:WRONG - 5] + rng.sample(others[WRONG - 5:60], 5)
                form = rng.choice(["10-K", "10-K FY2019", "10-K FY2018", "annual report"])
                candidates = [{"hit": n == at, "text": f"{form} ; " + gist(lines[n], question["question"])} for n in [at] + wrong]
                file.write(json.dumps({"id": question["uid"], "kind": "human", "company": f"tatqa-{at}",
                                       "question": question["question"], "candidates": candidates}) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
