const box = document.getElementById('box');
const log = document.getElementById('log');
const MOST_LINES = 40;

/** The path comes each second; it has a place of its own. */
const SAID = ['ready', 'height', 'display-spinner', 'hide-spinner', 'enableRework', 'reload'];

function note(text) {
  const line = document.createElement('li');
  line.textContent = text;
  log.prepend(line);
  while (log.children.length > MOST_LINES) log.lastChild.remove();
}

for (const action of SAID) {
  box.addEventListener(`wayfold-${action}`, ({ detail }) => {
    const { action: _, version: _version, ...rest } = detail;
    note(`${action} ${Object.values(rest).join(', ')}`.trim());
  });
}
box.addEventListener('wayfold-path', ({ detail }) => {
  document.getElementById('path').textContent = `${detail.path} (${detail.pageId})`;
});

function ask(operation, params) {
  box.wayfold.ask(operation, params).then(
    (answer) => note(`${operation}: ${JSON.stringify(answer)}`),
    (error) => note(`${operation}: refused, ${error.message}`),
  );
}

document.getElementById('ask').addEventListener('submit', (event) => {
  event.preventDefault();
  ask('places', { q: event.target.elements.q.value, limit: 3 });
});

const DO = {
  submit: () => box.wayfold.submit(),
  metric: () => box.wayfold.metric('article-read', 1),
  consent: () => box.wayfold.consent(true),
  unlisted: () => ask('orders', { id: 1 }),
};
for (const button of document.querySelectorAll('[data-do]')) {
  button.addEventListener('click', () => DO[button.dataset.do]());
}
