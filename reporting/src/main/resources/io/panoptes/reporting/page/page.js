(() => {
  'use strict';
  const root = document.documentElement;
  const said = document.getElementById('said');
  root.classList.add('js');

  const say = text => { said.textContent = text; };

  document.addEventListener('click', async event => {
    const button = event.target.closest('[data-copy]');
    if (!button) return;
    const label = button.textContent;
    try {
      await navigator.clipboard.writeText(button.dataset.copy);
      button.textContent = 'Copied';
      say('Copied');
    } catch {
      button.textContent = 'Select and copy by hand';
    }
    setTimeout(() => { button.textContent = label; }, 1500);
  });

  const findings = () => [...document.querySelectorAll('.finding')];
  const current = () => document.activeElement?.closest?.('.finding');

  const move = step => {
    const all = findings();
    if (all.length === 0) return;
    const at = all.indexOf(current());
    const next = all[at < 0 ? (step > 0 ? 0 : all.length - 1) : Math.min(all.length - 1, Math.max(0, at + step))];
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'start' });
  };

  const toggle = () => {
    const details = [...(current() ?? document).querySelectorAll('.finding details, details')];
    const open = details.some(one => !one.open);
    details.forEach(one => { one.open = open; });
  };

  document.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, textarea')) return;
    const action = { j: () => move(1), k: () => move(-1), o: toggle, t: () => scrollTo({ top: 0 }) }[event.key];
    if (action) { event.preventDefault(); action(); }
  });

  if (!document.body.dataset.live) return;

  // The new page is parsed without running anything in it; parts that did not change stay as they are.
  const update = text => {
    const fresh = new DOMParser().parseFromString(text, 'text/html');
    const opened = new Set([...document.querySelectorAll('details[open][id]')].map(one => one.id));
    const focused = document.activeElement?.id;
    document.title = fresh.title;
    document.body.className = fresh.body.className;
    for (const id of ['pill', 'nav']) replace(document.getElementById(id), fresh.getElementById(id));
    const main = document.getElementById('main');
    const wanted = [...fresh.getElementById('main').children];
    wanted.forEach((part, index) => {
      const present = document.getElementById(part.id);
      if (!present || present.parentElement !== main) main.insertBefore(document.adoptNode(part), main.children[index] ?? null);
      else replace(present, part);
    });
    const ids = new Set(wanted.map(part => part.id));
    [...main.children].filter(part => !ids.has(part.id)).forEach(part => part.remove());
    opened.forEach(id => { const one = document.getElementById(id); if (one) one.open = true; });
    if (focused && document.activeElement === document.body) document.getElementById(focused)?.focus({ preventScroll: true });
  };

  const plain = element => {
    const copy = element.cloneNode(true);
    copy.querySelectorAll('details').forEach(one => one.removeAttribute('open'));
    return copy.outerHTML;
  };

  const replace = (old, fresh) => {
    if (old && fresh && plain(old) !== plain(fresh)) old.replaceWith(document.adoptNode(fresh));
  };

  let failures = 0;
  const poll = async () => {
    try {
      const answer = await fetch(document.body.dataset.live, { cache: 'no-store' });
      if (!answer.ok) throw new Error(answer.statusText);
      const before = findings().length;
      update(await answer.text());
      failures = 0;
      if (findings().length > before) say(`${findings().length} findings`);
    } catch {
      failures += 1;
      if (failures === 3) {
        const pill = document.getElementById('pill');
        pill.className = 'pill warn';
        pill.textContent = 'connection lost';
        say('The run has ended, or its page is closed. The report is in the folder of the run.');
      }
    }
    setTimeout(poll, failures < 3 ? 1500 : 10000);
  };
  setTimeout(poll, 1500);
})();
