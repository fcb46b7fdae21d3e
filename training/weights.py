"""Reads the fp32 weights of a BERT encoder out of its ONNX file.

    python3 weights.py all-minilm-l6-v2.onnx OUT.npz

Matrices lost their names at export; the node that uses one still says where it stands.
"""
import re
import sys

import numpy
import onnx
from onnx import numpy_helper

PLACE = re.compile(r"/(encoder/layer\.\d+/\S+?)/MatMul(?:_\d+)?$")


def main(model, out):
    graph = onnx.load(model).graph
    tensors = {each.name: numpy_helper.to_array(each) for each in graph.initializer}
    named = {name: value for name, value in tensors.items() if not name.startswith("onnx::") and "position_ids" not in name}
    for node in graph.node:
        if node.op_type == "MatMul" and node.input[1] in tensors and node.input[1].startswith("onnx::"):
            place = PLACE.match(node.name).group(1).replace("/", ".")
            named[place + ".weight"] = tensors[node.input[1]].T  # torch keeps them turned
    words = named.pop("embeddings.word_embeddings.weight")  # half of all numbers: a byte each keeps the file small
    scale = numpy.abs(words).max(1, keepdims=True) / 127
    packed = {name: value.astype(numpy.float16) for name, value in named.items()}
    numpy.savez_compressed(out, words=numpy.round(words / scale).astype(numpy.int8), scale=scale.astype(numpy.float32), **packed)
    print(len(named), "tensors,", sum(value.size for value in named.values()), "numbers")


if __name__ == "__main__":
    main(*sys.argv[1:])
