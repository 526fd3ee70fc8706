// A ruler for the page as it is shown now: answers a line for everything that is wrong with it.
(least) => {
  const found = new Set();
  const root = document.scrollingElement;
  const SLACK = 1.5; // px that nobody sees

  const name = (e) => {
    const classes = [...e.classList].filter((each) => !each.startsWith('svelte-')).join('.');
    const part = e.dataset?.at ?? e.dataset?.tool ?? '';
    return `${e.tagName.toLowerCase()}.${classes}${part} '${(e.textContent ?? '').trim().slice(0, 30)}'`;
  };
  const note = (what, e, { left, top, right, bottom }) =>
    found.add(`${what}: ${name(e)} ${[left, top, right, bottom].map(Math.round)}`);

  // Nothing moves meanwhile: what is asked of an element is worked out once.
  const once = (work) => {
    const known = new Map();
    return (e) => {
      if (!known.has(e)) known.set(e, work(e));
      return known.get(e);
    };
  };
  const styleOf = once((e) => {
    const { overflowX, overflowY, display, position } = getComputedStyle(e);
    return { overflowX, overflowY, display, position };
  });
  const boxOf = (thing) => {
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const frameOf = once(boxOf);
  const common = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const leaves = (box, frame, slack = SLACK) =>
    box.left < frame.left - slack ||
    box.right > frame.right + slack ||
    box.top < frame.top - slack ||
    box.bottom > frame.bottom + slack;

  const rolls = (overflow) => overflow === 'auto' || overflow === 'scroll';
  const isShown = once(
    (e) =>
      e.checkVisibility({ visibilityProperty: true }) &&
      getComputedStyle(e).clipPath === 'none' &&
      !e.closest('[inert], .hidden, .veil, .tip, svg.flying'),
  );

  // All that a part can show, by scrolling where it scrolls.
  const extentOf = once((e) => {
    const { overflowX, overflowY } = styleOf(e);
    const extent = boxOf(e);
    if (rolls(overflowX)) {
      extent.left -= e.scrollLeft;
      extent.right = extent.left + e.scrollWidth + 4;
    }
    if (rolls(overflowY)) {
      extent.top -= e.scrollTop;
      extent.bottom = extent.top + e.scrollHeight + 4;
    }
    return extent;
  });

  const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const page = {
    left: 0,
    top: -scrollY,
    right: root.scrollWidth - scrollX,
    bottom: root.scrollHeight - scrollY,
  };

  // What of a box is in sight; notes where it is cut, and if no scrolling leads to it.
  const inSight = (e, box, what) => {
    let sight = box;
    let whole = { ...box };
    let cut = false;
    let isFixed = false;
    for (let at = what === 'text' ? e : e.parentElement; at && at !== document.body; at = at.parentElement) {
      const style = styleOf(at);
      const clips = style.overflowX !== 'visible' && !['contents', 'inline'].includes(style.display);
      if (clips && !(at instanceof SVGElement)) {
        const frame = frameOf(at);
        if (!cut && leaves(whole, extentOf(at))) note(`${what} is cut by ${name(at)}`, e, whole);
        cut ||= leaves(whole, extentOf(at));
        if (rolls(style.overflowX)) [whole.left, whole.right] = [frame.left, frame.right];
        if (rolls(style.overflowY)) [whole.top, whole.bottom] = [frame.top, frame.bottom];
        sight = common(sight, frame);
      }
      isFixed ||= style.position === 'fixed';
      if (isFixed) break;
    }
    if (!cut && leaves(whole, isFixed ? window : page)) note(`${what} is out of reach`, e, whole);
    return sight;
  };

  // What a text is written on, unless that scrolls.
  const isPaper = once((e) => {
    const { backgroundColor, boxShadow } = getComputedStyle(e);
    return backgroundColor !== 'rgba(0, 0, 0, 0)' || boxShadow !== 'none';
  });
  const paperOf = once((e) => {
    for (let at = e; at && at !== document.body; at = at.parentElement) {
      const style = styleOf(at);
      const roams = at instanceof SVGElement || rolls(style.overflowX) || rolls(style.overflowY);
      if (roams || (style.position === 'fixed' && at !== e)) return null;
      if (isPaper(at)) return at;
    }
    return null;
  });

  // How much larger something is shown than it says.
  const scaleOf = (e) => {
    const { width } = e.getBoundingClientRect();
    return Math.abs(width - e.offsetWidth) < 1 || !e.offsetWidth ? 1 : width / e.offsetWidth; // it is rounded
  };

  // A word is in one line; but a name may be longer than there is room for where four play.
  const LONG_NAME = 8; // letters
  const lookAtWords = (text) => {
    const e = text.parentElement;
    if (e instanceof SVGElement || e.closest('code, .mono') || getComputedStyle(e).hyphens === 'auto') return;
    const range = document.createRange();
    for (const { 0: word, index } of text.data.matchAll(/(?<![\p{L}\d])\p{L}{2,}(?![\p{L}\d])/gu)) {
      if (word.length >= LONG_NAME && e.closest('.strip, .opponent')) continue;
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const [first, ...others] = range.getClientRects();
      if (others.some(({ top }) => top > first.top + 3)) note(`'${word}' is broken`, e, boxOf(range));
    }
  };

  const sizeOf = once((e) => {
    const scale = e instanceof SVGElement ? e.getScreenCTM().a : scaleOf(e);
    return parseFloat(getComputedStyle(e).fontSize) * scale;
  });

  const lookAtText = (text) => {
    const e = text.parentElement;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = boxOf(range);
    if (box.left === box.right) return [];
    const isDrawn = e instanceof SVGElement;
    const size = sizeOf(e);
    if (size < least.text - 0.05) note(`text of ${size.toFixed(1)} px`, e, box);
    if (!isDrawn && e.clientWidth && e.scrollWidth > e.clientWidth + 1 && !rolls(styleOf(e).overflowX))
      note('text is wider than its box', e, boxOf(e));
    const paper = paperOf(e);
    if (paper && leaves(box, frameOf(paper), 4)) note(`text leaves ${name(paper)}`, e, box);
    lookAtWords(text);
    const sight = inSight(e, box, 'text');
    return [...range.getClientRects()].map((line) => ({ e, sight: common(line, sight) }));
  };

  // A part that scrolls in less than it should.
  const isSlit = once((e) => {
    const scrolls = rolls(styleOf(e).overflowY) && e.scrollHeight > e.clientHeight + 2;
    return scrolls && e.clientHeight < least.window;
  });

  const lookAtTarget = (e) => {
    const box = boxOf(e);
    const [width, height] = [box.right - box.left, box.bottom - box.top].map(Math.round);
    if (!width) return [];
    const isInWords = e.matches('a:not(.button)') && e.closest('p, h1');
    if (!isInWords && Math.min(width, height) < least.target) note(`a target of ${width} by ${height} px`, e, box);
    if (e.matches('[data-at^=place-]') && width < least.card) note(`a card of ${width} px`, e, box);
    for (let at = e.parentElement; at; at = at.parentElement) {
      if (isSlit(at)) note(`a slit of ${at.clientHeight} px`, at, boxOf(at));
    }
    return [{ e, sight: inSight(e, box, 'a target') }];
  };

  // A picture in a sentence, and the bracket before or the full stop after it: on one line.
  const lookAtNeighbours = (picture) => {
    const box = boxOf(picture);
    const range = document.createRange();
    const walk = document.createTreeWalker(picture.closest('p, li'), NodeFilter.SHOW_TEXT);
    for (const [step, end] of [['previousNode', -1], ['nextNode', 0]]) {
      walk.currentNode = picture;
      let text = walk[step]();
      while (text && (!text.data || picture.contains(text))) text = walk[step]();
      if (!text?.data.at(end).trim()) continue;
      range.setStart(text, end && text.length + end);
      range.setEnd(text, range.startOffset + 1);
      const sign = boxOf(range);
      if (sign.bottom <= box.top || box.bottom <= sign.top) note(`parted from '${text.data.at(end)}'`, picture, box);
    }
  };

  const keepApart = (all, what, slack) =>
    all.forEach(({ e, sight }, i) =>
      all.slice(i + 1).forEach((other) => {
        const { left, top, right, bottom } = common(sight, other.sight);
        if (right - left <= slack || bottom - top <= slack) return;
        if (e.contains(other.e) || other.e.contains(e)) return;
        note(`${what} in the way of ${name(other.e)}`, e, sight);
      }),
    );

  if (root.scrollWidth > innerWidth + 1) note('the page is too wide', root, boxOf(root));

  // what lies over the rest, which is not asked then
  const OVER = 'dialog[open], [aria-modal=true], .menu, .ending, .lobby, .coach';
  const layer = document.querySelector(OVER) ? OVER : 'body';

  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const e = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || e.closest('script, style, option, noscript') || !isShown(e)) continue;
    texts.push(...lookAtText(walk.currentNode));
  }
  keepApart(
    texts.filter(({ e }) => e.closest(layer)),
    'text',
    3,
  );

  [...document.querySelectorAll(':is(p, li) .picture')].filter(isShown).forEach(lookAtNeighbours);

  const SMALL = '.strip :is(.face, .deed, .coins, .points)';
  keepApart(
    [...document.querySelectorAll(SMALL)].filter(isShown).map((e) => ({ e, sight: boxOf(e) })),
    'a picture',
    1,
  );

  const TARGETS = 'button, a[href], input, select, summary, label:has(input), .tile';
  const targets = [...document.querySelectorAll(TARGETS)]
    .filter((e) => isShown(e) && e.closest(layer) && !(e.matches('input') && e.closest('label')))
    .flatMap(lookAtTarget);
  keepApart(targets, 'a target', 1);

  return [...found];
};
