// Makes tables sortable by their heads and puts moments into the reader's zone.
export function localTimes(root = document) {
  const format = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  for (const time of root.querySelectorAll("time[datetime]")) {
    const part = Object.fromEntries(format.formatToParts(new Date(time.dateTime)).map(each => [each.type, each.value]));
    time.textContent = `${part.day} ${part.month} ${part.year}, ${part.hour}:${part.minute}`;
  }
}

const value = cell => {
  const text = cell.textContent.replace(/\s+/g, " ").trim();
  const number = Number.parseFloat(text.replace(/[,$%]/g, ""));
  return Number.isNaN(number) ? text.toLowerCase() : number;
};

function sortable(table) {
  [...table.tHead.rows[0].cells].forEach((head, column) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "sort";
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", () => {
      const down = head.getAttribute("aria-sort") === "ascending";
      for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
      head.setAttribute("aria-sort", down ? "descending" : "ascending");
      const body = table.tBodies[0];
      const rows = [...body.rows].sort((one, other) => {
        const a = value(one.cells[column]);
        const b = value(other.cells[column]);
        const order = typeof a === typeof b ? (a < b ? -1 : a > b ? 1 : 0) : typeof a === "number" ? -1 : 1;
        return down ? -order : order;
      });
      body.append(...rows);
    });
  });
}

export function tables(root = document) {
  root.querySelectorAll("table[data-sortable]:not([data-ready])").forEach(table => {
    table.dataset.ready = "";
    sortable(table);
  });
}

tables();
localTimes();
