"""Makes questions with their pages out of filings, without a language model.

    python3 questions.py PDFS DOCUMENTS.json METRICS.tsv OUT.jsonl [SEED]

PDFS holds the filings; pages are read by `pdftotext -layout`. Each line of OUT has the shape that
`footnote eval retrieval` reads: id, question, company, doc, evidence, and the kind it was made as.
"""
import collections
import json
import pathlib
import random
import re
import subprocess
import sys

FIGURE = re.compile(r"[$(]*\s*\d[\d,.]*\)?%?")
LOOSE = re.compile(r"  |[;.] |\b(we|our|is|are|was|were|include[ds]?|which|that|approximately|than|its)\b"
                   r"|\b(of|to|in|by|and|at|the|for|with|from|or|a|on|december|january|ended|may|june|september|note|page|item)$", re.I)
STATEMENTS = {
    "income": (r"statements? of (consolidated )?(income|operations|earnings)|income statements?",
               ["income statement", "statement of income", "P&L", "statement of operations"]),
    "balance": (r"balance sheets?|statements? of financial (position|condition)",
                ["balance sheet", "statement of financial position"]),
    "cash_flow": (r"statements? of (consolidated )?cash flows?", ["cash flow statement", "statement of cash flows"]),
}
OWN_ROWS = {
    "income": r"cost of|operating (income|profit|expenses)|before|income tax|net (income|earnings)|diluted",
    "balance": r"total assets|current (assets|liabilities)|total liabilities|retained|payable|goodwill",
    "cash_flow": r"operating activities|investing activities|financing activities|depreciation|dividends",
}
HEADINGS = {
    r"legal proceedings|litigation": ["Is {c} party to any significant lawsuits {p}?", "What court cases does {c} report {p}?",
                                      "Are there legal disputes that could hurt {c} {p}?"],
    r"competition|competitive conditions": ["Who competes with {c}?", "How does {c} describe its rivals {p}?"],
    r"employees|human capital": ["How many people work for {c} {p}?", "What is the headcount of {c} {p}?"],
    r"properties": ["Where are the sites of {c} {p}?", "How much floor space does {c} own or rent {p}?"],
    r"acquisitions?|business combinations?": ["Which businesses did {c} buy {p}?", "What takeovers did {c} complete {p}?",
                                              "What did {c} pay for companies it bought {p}?"],
    r"income taxes|provision for income taxes": ["Why did the tax rate of {c} differ from the statutory one {p}?",
                                                 "What was the effective tax rate of {c} {p}?"],
    r"segment (information|results|data)|business segments|reportable segments": [
        "How did each segment of {c} do {p}?", "Which segment of {c} earned most {p}?", "What divisions does {c} report {p}?"],
    r"geographic (information|areas|data)": ["In which regions does {c} sell {p}?", "How much of the sales of {c} came from abroad {p}?"],
    r"seasonality|seasonal": ["Is the business of {c} seasonal?"],
    r"leases?|lease obligations": ["What rents does {c} owe in coming years {p}?", "What are the lease liabilities of {c} {p}?"],
    r"debt|borrowings|long-term debt": ["What bonds and loans does {c} have outstanding {p}?", "When does the debt of {c} fall due {p}?"],
    r"share repurchases?|stock repurchases?|repurchases of common stock": ["How many of its own shares did {c} buy back {p}?"],
    r"pension|retirement|postretirement": ["How well funded are the pension plans of {c} {p}?"],
    r"goodwill": ["Did {c} write down goodwill {p}?", "How much goodwill does each segment of {c} carry {p}?"],
    r"restructuring": ["What did {c} spend on restructuring {p}?"],
    r"subsequent events?": ["What happened at {c} after the end of the period {p}?"],
    r"dividends?": ["What dividend did {c} pay {p}?"],
    r"stock-based compensation|share-based compensation|stock options?": ["What did stock awards cost {c} {p}?"],
    r"earnings per share": ["How did {c} compute its earnings per share {p}?"],
    r"liquidity and capital resources|liquidity": ["Can {c} pay its obligations {p}?", "How does {c} fund itself {p}?"],
    r"capital expenditures": ["What does {c} plan to invest in plant {p}?"],
    r"critical accounting (estimates|policies)": ["Which accounting estimates of {c} need most judgement {p}?"],
    r"revenue recognition": ["When does {c} book revenue {p}?"],
    r"research and development": ["How much does {c} spend on research {p}?"],
    r"customers": ["Who buys from {c} {p}?", "Does {c} depend on a few customers {p}?"],
    r"raw materials|supply chain|suppliers": ["On which suppliers and materials does {c} depend {p}?"],
    r"environmental": ["What environmental liabilities does {c} have {p}?"],
    r"foreign (currency|exchange)": ["How do exchange rates affect {c} {p}?"],
    r"executive officers|directors": ["Who runs {c} {p}?"],
    r"outlook|guidance": ["What does {c} expect for the coming period {p}?"],
    r"commitments|contractual obligations|contingencies": ["What has {c} committed itself to pay {p}?"],
    r"gross (profit|margin)": ["What moved the gross margin of {c} {p}?"],
    r"operating (income|margin|expenses)": ["Why did operating profit of {c} change {p}?"],
    r"fair value": ["Which assets does {c} carry at fair value {p}?"],
}
DRIVERS = re.compile(
    r"\b((?:[A-Z][\w&'-]*|[a-z&-]+)(?: [\w&,'-]+){0,7}?) (increased|decreased|declined|grew|rose|fell|improved|was higher|was lower)"
    r"[^.]{0,90}?(primarily|due to|driven by|as a result of|reflecting|because|attributable to)")
NAMES = {"American Express": ["American Express", "AmEx"], "PepsiCo": ["PepsiCo", "Pepsico"], "Nike": ["Nike", "NIKE"],
         "Best Buy": ["Best Buy"], "3M": ["3M"]}


def metrics(path):
    """What accounts write, to what readers say."""
    by_written = {}
    for line in pathlib.Path(path).read_text().splitlines():
        cells = line.split("\t")
        if not line.startswith("#") and len(cells) > 3:
            for written in cells[3].split("|"):
                by_written.setdefault(written, cells[2].split("|"))
    return by_written


def ratios(path):
    """Figures made of others: what readers call them, and the statements their parts stand in."""
    entries = {cells[0]: cells for line in pathlib.Path(path).read_text().splitlines()
               if not line.startswith("#") and len(cells := line.split("\t")) > 3}
    for cells in entries.values():
        parts = [entries[part] for part in (cells[4].split(",") if len(cells) > 4 and cells[4] else []) if part in entries]
        kinds = sorted({part[1].split(",")[0] for part in parts} & STATEMENTS.keys())
        if kinds:
            yield cells[2].split("|"), kinds


def plain(text):
    text = re.sub(r"\([^)]{0,40}\)", " ", text.lower().replace("'", "").replace("’", ""))
    return re.sub(r"[^a-z0-9&/%]+", " ", text).strip()


def pages(pdf):
    """A filing's pages; a text beside it that pdftotext made before is taken instead."""
    ready = pdf.with_suffix(".txt")
    if ready.exists():
        return ready.read_text(errors="replace").split("\f")
    text = subprocess.run(["pdftotext", "-layout", str(pdf), "-"], capture_output=True, check=True).stdout
    return text.decode("utf8", "replace").split("\f")


def rows(page):
    """Names of table rows: words, then figures."""
    for line in page.splitlines():
        found = FIGURE.search(line, 3)
        if found and len(FIGURE.findall(line, found.start())) >= 2:
            label = re.sub(r"[.\s$—:-]+$", "", line[:found.start()]).strip()
            if 4 < len(label) < 70 and len(re.findall("[A-Za-z]", label)) > 4 and not LOOSE.search(label):
                yield label


def statement(page):
    lines = [line.strip() for line in page.splitlines() if line.strip()]
    if sum(bool(re.search(r"\d[\d,.]*\)?$|—$", line)) for line in lines) < max(8, 0.3 * len(lines)):
        return None
    head = " ".join(line for line in lines[:6] if len(line) < 110).lower()
    for kind, (heading, _) in STATEMENTS.items():
        found = {m.group(0) for m in re.finditer(OWN_ROWS[kind], "\n".join(lines).lower())}
        if re.search(heading, head) and "comprehensive" not in head[:160] and not re.search("notes to|note [0-9]|supplemental", head) and len(found) >= 3:
            return kind
    return None


class Filing:
    def __init__(self, name, company, kind, period, texts):
        self.name, self.company, self.kind, self.texts = name, company, kind, texts
        self.year = int(re.search(r"\d{4}", str(period) or name).group(0))
        quarter = re.search(r"(\d{4})Q(\d)", name)
        self.quarter = int(quarter.group(2)) if quarter else None

    def when(self, rng):
        if self.quarter:
            return rng.choice(["in Q{q} {y}", "in Q{q} of FY{y}", "in the {w} quarter of {y}", "for Q{q} FY{y}", "in {q}Q{s}"]).format(
                q=self.quarter, y=self.year, w=["first", "second", "third", "fourth"][self.quarter - 1], s=self.year % 100)
        return rng.choice(["in FY{y}", "in fiscal {y}", "in {y}", "for FY{y}", "as of FY{y}", "at the end of {y}", "for fiscal year {y}",
                           "in FY{s:02d}", "between FY{b} and FY{y}", "from {b} to {y}"]).format(y=self.year, b=self.year - 1, s=self.year % 100)


class Maker:
    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.made = []

    def add(self, filing, kind, question, numbers):
        question = re.sub(r"\s+", " ", question).strip()
        question = question[0].upper() + question[1:]
        self.made.append({"id": f"{kind}-{len(self.made):05d}", "kind": kind, "question": question, "company": filing.company,
                          "doc": filing.name, "evidence": [{"doc": filing.name, "page": n} for n in numbers]})

    def name(self, filing):
        return self.rng.choice(NAMES.get(filing.company, [filing.company]))

    def line_items(self, filing, by_written, most):
        found = [(n, kind, label) for n, text in enumerate(filing.texts, 1) if (kind := statement(text)) for label in rows(text)]
        self.rng.shuffle(found)
        for n, kind, label in found[:most]:
            asked = by_written.get(plain(label))
            said = self.rng.choice(asked) if asked and self.rng.random() < 0.75 else label.lower()
            c, p = self.name(filing), filing.when(self.rng)
            form = self.rng.choice(["What was {c}'s {s} {p}?", "How much {s} did {c} report {p}?", "How large was the {s} of {c} {p}?",
                                    "What is the {s} of {c} {p}?", "{c} {s} {p}", "Did the {s} of {c} grow {p}?",
                                    "Has {c} raised its {s} {p}?", "How did {s} at {c} develop {p}?"])
            question = form.format(c=c, s=said, p=p)
            if self.rng.random() < 0.35:
                named = self.rng.choice(STATEMENTS[kind][1])
                question = self.rng.choice(["Going by the {n}: {q}", "{q} Use the {n}.", "{q} Look at the {n} only."]).format(n=named, q=question)
            self.add(filing, "statement", question, [n])

    def made_of(self, filing, made, most):
        where = {}
        for n, text in enumerate(filing.texts, 1):
            if n > 8 and (kind := statement(text)):
                where.setdefault(kind, n)
        possible = [(names, kinds) for names, kinds in made if all(kind in where for kind in kinds)]
        for names, kinds in self.rng.sample(possible, min(most, len(possible))):
            form = self.rng.choice([
                "What is the {s} of {c} {p}?", "What was {c}'s {s} {p}? Round to two decimals.", "Compute {s} for {c} {p}.",
                "Is the {s} of {c} healthy {p}?", "Does {c} have a rising {s} {p}? If it is no useful measure for such a company, say so.",
                "Has the {s} of {c} improved {p}?", "How did {c}'s {s} develop {p}?", "Would you call the {s} of {c} strong {p}?",
                "What is the three year average {s} of {c} up to {y}?", "How much did {s} of {c} change {p}?"])
            question = form.format(c=self.name(filing), s=self.rng.choice(names), p=filing.when(self.rng), y=filing.year)
            if self.rng.random() < 0.3:
                question += " Use the " + " and the ".join(self.rng.choice(STATEMENTS[kind][1]) for kind in kinds) + "."
            self.add(filing, "ratio", question, sorted({where[kind] for kind in kinds}))

    def table_rows(self, filing, most):
        where = collections.defaultdict(set)
        for n, text in enumerate(filing.texts, 1):
            if statement(text) is None:
                for label in rows(text):
                    where[label.lower()].add(n)
        rare = [(label, numbers) for label, numbers in where.items() if len(numbers) == 1 and len(label.split()) >= 2]
        self.rng.shuffle(rare)
        for label, numbers in rare[:most]:
            form = self.rng.choice(["What was {c}'s {s} {p}?", "How much was {s} at {c} {p}?", "{s} of {c} {p}?", "How did {s} of {c} change {p}?",
                                    "What share did {s} have at {c} {p}?"])
            self.add(filing, "row", form.format(c=self.name(filing), s=label, p=filing.when(self.rng)), sorted(numbers))

    def headings(self, filing, most):
        found = []
        for n, text in enumerate(filing.texts, 1):
            lines = [line.strip() for line in text.splitlines()]
            if sum(bool(re.search(r"\.{4,}|\s\d{1,3}$", line)) for line in lines) > 12 and n < 8:
                continue  # contents
            for at, line in enumerate(lines):
                title = re.sub(r"^(item\s+\d+[ab]?\.?|note\s+\d+\s*[-–—:.]*|\d+\.|\(\d+\))\s*", "", line, flags=re.I).strip(" .:–—-")
                after = " ".join(lines[at + 1:at + 9])
                if 4 < len(title) < 60 and not re.search(r"[\d;:,.]|table of contents|form 10|\binc\b|continued|annual report|signature|exhibit", title, re.I) \
                        and not LOOSE.search(title) and len(after) > 350 and not title.endswith(",") \
                        and (title.isupper() or title.istitle() or sum(w[:1].isupper() for w in title.split()) >= 0.6 * len(title.split())):
                    found.append((n, title))
        self.rng.shuffle(found)
        for n, title in found[:most]:
            c, p = self.name(filing), filing.when(self.rng) if self.rng.random() < 0.8 else ""
            forms = [form for pattern, forms in HEADINGS.items() if re.fullmatch(f"(?:.* )?(?:{pattern})(?: .*)?", title.lower()) for form in forms]
            if forms and self.rng.random() < 0.8:
                self.add(filing, "topic", self.rng.choice(forms).format(c=c, p=p).replace(" ?", "?"), [n])
            elif not forms:
                form = self.rng.choice(["What does {c} say about {t} {p}?", "Explain {t} at {c} {p}.", "{t} of {c} {p}?", "How does {c} treat {t} {p}?"])
                self.add(filing, "heading", form.format(c=c, t=title.lower(), p=p).replace(" ?", "?"), [n])

    def drivers(self, filing, most):
        found = []
        for n, text in enumerate(filing.texts, 1):
            flat = re.sub(r"\s+", " ", text)
            for match in DRIVERS.finditer(flat):
                subject = re.sub(r"^(the|our|in|and|for|of|total|this|these|which|that|such)\b\s*", "", match.group(1), flags=re.I)
                if 2 < len(subject) < 60 and not re.search(r"\d", subject):
                    found.append((n, subject.lower(), match.group(2)))
        self.rng.shuffle(found)
        for n, subject, moved in found[:most]:
            form = self.rng.choice(["Why did {s} of {c} change {p}?", "What drove {s} at {c} {p}?", "What explains the move in {s} of {c} {p}?",
                                    "Which factors moved {c}'s {s} {p}?", "What was behind {c}'s {s} {p}?"])
            self.add(filing, "driver", form.format(c=self.name(filing), s=subject, p=filing.when(self.rng)), [n])

    def sentences(self, filing, most):
        found = []
        for n, text in enumerate(filing.texts, 1):
            flat = re.sub(r"\s+", " ", text)
            for sentence in re.split(r"(?<=[.;]) (?=[A-Z])", flat):
                words = re.findall(r"[A-Za-z][A-Za-z'-]{3,}", sentence)
                if 10 <= len(words) <= 32 and not re.search(r"\.{4}", sentence):
                    found.append((n, words))
        self.rng.shuffle(found)
        for n, words in found[:most]:
            kept = [w for w in words if len(w) > 4 and self.rng.random() < 0.45][:8]
            if len(kept) >= 3:
                form = self.rng.choice(["What about {s} at {c} {p}?", "{c}: {s} {p}?", "Does {c} mention {s} {p}?", "How is {c} affected by {s} {p}?"])
                self.add(filing, "sentence", form.format(c=self.name(filing), s=" ".join(kept).lower(), p=filing.when(self.rng)), [n])


def main(pdfs, documents, lexicon, out, seed=7):
    by_written = metrics(lexicon)
    made = list(ratios(lexicon))
    maker = Maker(int(seed))
    for document in json.loads(pathlib.Path(documents).read_text()):
        pdf = pathlib.Path(pdfs) / (document["doc_name"] + ".pdf")
        if pdf.exists() or pdf.with_suffix(".txt").exists():
            filing = Filing(document["doc_name"], document["company"], document["doc_type"], document["doc_period"], pages(pdf))
            large = len(filing.texts) > 30
            maker.line_items(filing, by_written, 40 if large else 12)
            maker.made_of(filing, made, 25 if large else 8)
            maker.table_rows(filing, 25 if large else 8)
            maker.headings(filing, 50 if large else 8)
            maker.drivers(filing, 25 if large else 8)
            maker.sentences(filing, 15 if large else 6)
    pathlib.Path(out).write_text("".join(json.dumps(each) + "\n" for each in maker.made))
    print(len(maker.made), collections.Counter(each["kind"] for each in maker.made))


if __name__ == "__main__":
    main(*sys.argv[1:])
