"""Looks at a page with a ruler: what is cut, too small, in the way of something else, or out of reach."""

from typing import Any

from playwright.sync_api import Page

LEAST_TEXT = 11  # px
LEAST_CARD = 64  # px, of a puzzle on offer
LEAST_TARGET = 40  # px, for fingers
LEAST_WINDOW = 90  # px, of a part that scrolls and has something to press

# The page is drawn as it is now: what slides in has arrived.
FRAMES = "() => new Promise(go => requestAnimationFrame(() => requestAnimationFrame(go)))"
# Answers a line for everything that is wrong with what is shown now.
MEASURE = """least => {
    const found = [];
    const name = e => `${e.tagName.toLowerCase()}.${[...e.classList].filter(c => !c.startsWith('svelte-')).join('.')}`
        + (e.dataset?.at ?? e.dataset?.tool ?? '') + ` '${(e.textContent ?? '').trim().slice(0, 30)}'`;
    const note = (what, e, box) => found.push(`${what}: ${name(e)} ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
    const rolls = value => value === 'auto' || value === 'scroll';
    const boxOf = e => { const { left, top, right, bottom } = e.getBoundingClientRect(); return { left, top, right, bottom }; };
    const shown = e => e.checkVisibility({ visibilityProperty: true, opacityProperty: false })
        && getComputedStyle(e).clipPath === 'none' && !e.closest('[inert], .hidden, .veil, svg.flying');
    const root = document.scrollingElement;

    // The part of a box that one sees; notes where it is cut, and where no scrolling leads to it.
    const seen = (e, box, what) => {
        let part = { ...box }, whole = { ...box };
        let fixed = false;
        for (let at = e; at && at !== root && at !== document.body; at = at.parentElement) {
            const style = getComputedStyle(at);
            if ((at !== e || what === 'text') && !(at instanceof SVGElement)) {
                const [x, y] = [style.overflowX, style.overflowY];
                const frame = at.getBoundingClientRect();
                if (x !== 'visible' && style.display !== 'contents' && style.display !== 'inline') {
                    const before = { left: frame.left - at.scrollLeft, top: frame.top - at.scrollTop };
                    const after = { right: before.left + at.scrollWidth, bottom: before.top + at.scrollHeight };
                    const out = whole.left < (rolls(x) ? before.left : frame.left) - 1.5
                        || whole.right > (rolls(x) ? after.right + 4 : frame.right) + 1.5
                        || whole.top < (rolls(y) ? before.top : frame.top) - 1.5
                        || whole.bottom > (rolls(y) ? after.bottom + 4 : frame.bottom) + 1.5;
                    if (out && what) { note(`${what} is cut by ${name(at)}`, e, whole); what = null; }
                    if (rolls(x)) [whole.left, whole.right] = [frame.left, frame.right];
                    if (rolls(y)) [whole.top, whole.bottom] = [frame.top, frame.bottom];
                    part = {
                        left: Math.max(part.left, frame.left), right: Math.min(part.right, frame.right),
                        top: Math.max(part.top, frame.top), bottom: Math.min(part.bottom, frame.bottom),
                    };
                }
            }
            if (style.position === 'fixed') { fixed = true; break; }
        }
        const [right, bottom] = fixed ? [innerWidth, innerHeight] : [root.scrollWidth - scrollX, root.scrollHeight - scrollY];
        const out = whole.left < -1.5 || whole.top < (fixed ? -1.5 : -scrollY - 1.5)
            || whole.right > right + 1.5 || whole.bottom > bottom + 1.5;
        if (out && what) note(`${what} is out of reach`, e, whole);
        return part;
    };

    if (root.scrollWidth > innerWidth + 1) note('the page is too wide', root, boxOf(root));

    // What a text is written on.
    const paper = e => {
        for (let at = e; at && at !== document.body; at = at.parentElement) {
            const style = getComputedStyle(at);
            if (at instanceof SVGElement || style.position === 'fixed' && at !== e) return null;
            if (rolls(style.overflowX) || rolls(style.overflowY)) return null;
            if (style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.boxShadow !== 'none') return at;
        }
        return null;
    };
    const inside = (box, frame) => box.left > frame.left - 2 && box.right < frame.right + 2
        && box.top > frame.top - 4 && box.bottom < frame.bottom + 4;
    const texts = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
        const text = words.currentNode, e = text.parentElement;
        if (!text.data.trim() || e.closest('script, style, option, noscript') || !shown(e)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = boxOf(range);
        if (box.right === box.left) continue;
        const scale = e instanceof SVGElement ? e.getScreenCTM().a : 1;
        const size = parseFloat(getComputedStyle(e).fontSize) * scale;
        if (size < least.text - 0.05) note(`text of ${size.toFixed(1)} px`, e, box);
        texts.push({ e, part: seen(e, box, 'text') });
        const card = paper(e);
        if (card && !inside(box, card.getBoundingClientRect())) note(`text leaves ${name(card)}`, e, box);
        const frame = e.getBoundingClientRect();
        if (!(e instanceof SVGElement) && e.clientWidth && e.scrollWidth > e.clientWidth + 1 && !rolls(getComputedStyle(e).overflowX))
            note('text is wider than its box', e, frame);
    }

    const lower = document.querySelector('[aria-modal=true], .menu')?.parentElement ? '[aria-modal=true], .menu' : 'body';
    const targets = [...document.querySelectorAll('button, a[href], input, select, summary, label:has(input), .tile')]
        .filter(e => shown(e) && e.closest(lower) && !(e.matches('input') && e.closest('label')))
        .map(e => ({ e, box: boxOf(e), part: seen(e, boxOf(e), 'a target') }))
        .filter(({ box }) => box.right - box.left > 0);
    for (const { e, box } of targets) {
        const [width, height] = [box.right - box.left, box.bottom - box.top];
        const inWords = e.matches('a:not(.button)') && e.closest('p, h1');
        if (least.target && !inWords && (width < least.target - 0.5 || height < least.target - 0.5))
            note(`a target of ${Math.round(width)} by ${Math.round(height)} px`, e, box);
        if (e.matches('[data-at^=place-]') && width < least.card - 0.5)
            note(`a card of ${Math.round(width)} px`, e, box);
        for (let at = e.parentElement; at; at = at.parentElement) {
            const rolling = rolls(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight + 2;
            if (rolling && at.clientHeight < least.window) note(`a slit of ${at.clientHeight} px`, at, boxOf(at));
        }
    }
    const apart = (all, what, slack) => all.forEach(({ e, part }, i) => all.slice(i + 1).forEach(other => {
        if (e.contains(other.e) || other.e.contains(e)) return;
        const across = Math.min(part.right, other.part.right) - Math.max(part.left, other.part.left);
        const down = Math.min(part.bottom, other.part.bottom) - Math.max(part.top, other.part.top);
        if (across > slack && down > slack) note(`${what} in the way of ${name(other.e)}`, e, part);
    }));
    apart(targets, 'a target', 1);
    apart(texts.filter(({ e }) => e.closest(lower)), 'text', 3);
    return [...new Set(found)];
}"""


def faults(page: Page, *, touch: bool = False) -> list[str]:
    """What is wrong with the page as it is shown, a line each."""
    least: dict[str, Any] = {
        "text": LEAST_TEXT,
        "card": LEAST_CARD,
        "target": LEAST_TARGET if touch else 0,
        "window": LEAST_WINDOW,
    }
    page.evaluate(FRAMES)
    found: list[str] = page.evaluate(MEASURE, least)
    return found
