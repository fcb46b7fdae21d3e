// What every page has: a key that leads to the search box, and buttons that copy the page's address.
addEventListener("keydown", event => {
  const typing = /^(input|textarea|select)$/i.test(event.target.tagName ?? "");
  const asked = (event.key === "/" && !typing) || (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey));
  if (!asked) return;
  event.preventDefault();
  const box = document.querySelector("#query, .ask-line input, main input[type=search], main input[type=text]");
  if (box) box.focus();
  else location.href = "/";
});

for (const button of document.querySelectorAll("[data-copy]")) button.hidden = !navigator.clipboard;
new MutationObserver(() => document.querySelectorAll("[data-copy][hidden]").forEach(each => (each.hidden = !navigator.clipboard)))
  .observe(document.body, { childList: true, subtree: true });
addEventListener("click", async event => {
  const button = event.target.closest?.("[data-copy]");
  if (!button) return;
  await navigator.clipboard.writeText(location.href.split("#")[0]);
  button.textContent = "Copied";
});
