import type { Page } from 'playwright/test';

/** Texts that their box or the window cuts off, and texts that overlap; one line each. */
export const layoutFlaws = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const slack = 1.5;
    const touches = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
    /** Calls `ask` once per element: nothing moves during the check. */
    const onceFor = <Answer>(ask: (element: Element) => Answer): ((element: Element) => Answer) => {
      const known = new Map<Element, Answer>();
      return (element) => {
        const answer = known.get(element) ?? ask(element);
        known.set(element, answer);
        return answer;
      };
    };
    const edgeOf = onceFor((element) => element.getBoundingClientRect());
    const styleOf = onceFor((element) => {
      const { textOverflow, overflowX, overflowY, position, backgroundColor } =
        getComputedStyle(element);
      return { textOverflow, overflowX, overflowY, position, backgroundColor };
    });
    const describe = ({ data }: Text): string => JSON.stringify(data.trim().slice(0, 60));

    /** Whether a part of the rectangle is visible: neither covered nor scrolled away. */
    const isSeen = (element: Element, rect: DOMRect): boolean =>
      [0.1, 0.5, 0.9].some((share) => {
        const hit = document.elementFromPoint(
          rect.left + rect.width * share,
          rect.top + rect.height / 2,
        );
        return hit !== null && (hit === element || element.contains(hit) || hit.contains(element));
      });

    const isShortened = (element: Element): boolean => styleOf(element).textOverflow === 'ellipsis';

    /** Whether a box from `start` up to `outer` shortens the text with an ellipsis. */
    const isShortenedIn = (outer: Element, start: Element): boolean => {
      for (let box: Element | null = start; box; box = box === outer ? null : box.parentElement) {
        if (isShortened(box)) return true;
      }
      return false;
    };

    /** The nearest box that cuts the rectangle off, unless a scrolling box comes first. */
    const cutBy = (start: Element, rect: DOMRect): Element | null => {
      for (let box: Element | null = start; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = styleOf(box);
        if (isShortened(box)) return null;
        const edge = edgeOf(box);
        const outside = rect.right > edge.right + slack || rect.left < edge.left - slack;
        const below = rect.bottom > edge.bottom + slack || rect.top < edge.top - slack;
        if (/auto|scroll/u.test(overflowX) || /auto|scroll/u.test(overflowY)) return null;
        if (outside && /hidden|clip/u.test(overflowX)) return box;
        if (below && /hidden|clip/u.test(overflowY)) return box;
        if (position === 'fixed') break;
      }
      return null;
    };

    /** The part of the rectangle that the boxes around it show. */
    const clipped = (start: Element, { left, top, right, bottom }: DOMRect): DOMRect => {
      const edges = { left, top, right, bottom };
      for (let box: Element | null = start; box; box = box.parentElement) {
        if (styleOf(box).overflowX === 'visible') continue;
        const edge = edgeOf(box);
        edges.left = Math.max(edges.left, edge.left);
        edges.top = Math.max(edges.top, edge.top);
        edges.right = Math.min(edges.right, edge.right);
        edges.bottom = Math.min(edges.bottom, edge.bottom);
      }
      const width = Math.max(0, edges.right - edges.left);
      return new DOMRect(edges.left, edges.top, width, Math.max(0, edges.bottom - edges.top));
    };

    /** The nearest positioned box with its own background, which may cover the rest of the page. */
    const layerOf = (start: Element | null): Element | null => {
      for (let box = start; box; box = box.parentElement) {
        const { position, backgroundColor } = styleOf(box);
        const isAbove = position !== 'static' && position !== 'relative';
        if (isAbove && !backgroundColor.endsWith(', 0)')) return box;
      }
      return null;
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen: {
      readonly text: Text;
      readonly layer: Element | null;
      readonly rects: readonly DOMRect[];
    }[] = [];
    const flaws: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node as Text;
      const element = text.parentElement;
      if (!element || text.data.trim() === '' || !element.checkVisibility()) continue;
      const box = element.getBoundingClientRect();
      // Text for screen readers only.
      if (box.width <= 1 || box.height <= 1 || element.closest('option')) continue;
      // Values of the service, which the grid shortens itself.
      if (element.closest('[role="gridcell"]')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      const shown = rects.filter((rect) => isSeen(element, rect));
      if (shown.length === 0) continue;
      const parts = shown.map((rect) => clipped(element, rect));
      seen.push({ text, layer: layerOf(element), rects: parts });
      const cutter = shown.map((rect) => cutBy(element, rect)).find((found) => found);
      if (cutter) flaws.push(`cut: ${describe(text)} by ${cutter.tagName}.${cutter.className}`);
      const inner = element.closest('button, h1, h2, h3, th, label, a, [role="tab"]');
      if (inner instanceof HTMLElement && !isShortenedIn(inner, element)) {
        const wide = inner.getBoundingClientRect();
        const out = shown.find((rect) => rect.right > wide.right + slack);
        if (out) flaws.push(`out of its ${inner.tagName}: ${describe(text)}`);
      }
    }
    for (const [place, { text, layer, rects }] of seen.entries()) {
      for (const other of seen.slice(place + 1)) {
        if (layer !== other.layer) continue;
        if (rects.some((a) => other.rects.some((b) => touches(a, b)))) {
          flaws.push(`overlap: ${describe(text)} and ${describe(other.text)}`);
        }
      }
    }
    for (const select of document.querySelectorAll('select')) {
      if (select.checkVisibility() && select.scrollWidth > select.clientWidth + slack) {
        flaws.push(`cut: ${JSON.stringify(select.selectedOptions[0]?.text)} in a SELECT`);
      }
    }
    const page = document.scrollingElement;
    if (page && page.scrollWidth > innerWidth) flaws.push('the window scrolls sideways');
    return flaws;
  });
