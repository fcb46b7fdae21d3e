// Shows a figure's source beside it; without this, the mark leads to the list below.
let open = null;

function close() {
  open?.remove();
  open = null;
}

function show(mark) {
  const note = document.querySelector(mark.getAttribute("href"));
  if (!note) return;
  close();
  open = document.createElement("div");
  open.className = "beside";
  open.setAttribute("role", "note");
  for (const node of note.childNodes) open.append(node.cloneNode(true));
  document.body.append(open);
  const at = mark.getBoundingClientRect();
  const left = Math.min(at.left + scrollX, scrollX + document.documentElement.clientWidth - open.offsetWidth - 16);
  const below = at.bottom + open.offsetHeight + 8 < innerHeight;
  open.style.left = `${Math.max(8, left)}px`;
  open.style.top = `${below ? at.bottom + scrollY + 6 : at.top + scrollY - open.offsetHeight - 6}px`;
}

/** Opens the passage that a chip cites, beside the answer or below it on a small screen. */
function cite(chip) {
  const passage = document.querySelector(chip.getAttribute("href"));
  if (!passage) return;
  document.querySelectorAll(".passages .chosen").forEach(each => each.classList.remove("chosen"));
  passage.classList.add("chosen");
  const page = passage.querySelector("details");
  if (page) page.open = true;
  passage.scrollIntoView({ block: "nearest" });
  passage.focus({ preventScroll: true });
}

addEventListener("click", event => {
  const mark = event.target.closest?.("a.ref");
  const chip = event.target.closest?.("a.chip");
  if (chip) {
    event.preventDefault();
    cite(chip);
  } else if (mark) {
    event.preventDefault();
    show(mark);
  } else if (open && !open.contains(event.target)) {
    close();
  }
});
addEventListener("keydown", event => event.key === "Escape" && close());
addEventListener("focusin", event => event.target.matches?.("a.ref") && event.target.matches(":focus-visible") && show(event.target));

// a mark shows its source on hover too, without being chosen
addEventListener("mouseover", event => {
  const mark = event.target.closest?.("a.ref");
  if (mark) show(mark);
  else if (open && !open.contains(event.target)) close();
});
