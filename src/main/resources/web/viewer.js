// Shows the source of a figure of the report beside it. The frame itself runs no script.
const frame = document.getElementById("frame");
const source = document.getElementById("source");
let asked = 0;

async function show(id) {
  const mine = ++asked;
  try {
    const answer = await fetch(`${source.dataset.base}/${encodeURIComponent(id)}?alone=true`, { headers: { Accept: "text/html" } });
    if (!answer.ok || mine !== asked) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    source.replaceChildren(...[...fresh.body.childNodes].map(node => document.adoptNode(node)));
  } catch {
    source.textContent = "The connection was lost; try again.";
  }
}

function listen() {
  frame.contentDocument?.addEventListener("click", event => {
    const figure = event.target.closest?.("[data-fact]");
    if (figure) {
      event.preventDefault();
      show(figure.dataset.fact);
    }
  });
}

addEventListener("click", event => {
  const figure = event.target.closest?.(".marks li[data-fact]");
  if (figure && event.target.closest("a")) {
    event.preventDefault();
    show(figure.dataset.fact);
  }
});
frame.addEventListener("load", listen);
listen();
